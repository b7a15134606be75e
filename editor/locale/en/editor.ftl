# The words of the editor in English. An action has a `tip`: what it does, in a sentence.

## Menus

menu-file = File
menu-edit = Edit
menu-go = Go
menu-view = View
menu-help = Help

## Actions

action-new-entry = New entry…
    .tip = Writes an entry with every key that its kind must have.
action-new-pack = New pack…
    .tip = Makes a folder for a pack of your own, on top of an existing one.
action-open-folder = Open folder…
    .tip = Opens the packs in a folder for editing.
action-copy-pack = Copy pack to a folder…
    .tip = Copies a shipped pack to a folder, where it can be changed.
action-save = Save
    .tip = Writes the open file. Comments and order stay as they are.
action-save-all = Save all
    .tip = Writes every file that has changed.
action-quit = Quit
    .tip = Closes the window; asks first if something is not saved.
action-undo = Undo
    .tip = Takes the last change back, in whichever file it was.
action-redo = Redo
    .tip = Does again what was taken back.
action-find = Find
    .tip = Looks for a text in the open file.
action-find-everywhere = Find everywhere
    .tip = Looks for a text in all files of all packs.
action-replace = Replace
    .tip = Replaces a text in the open file.
action-replace-everywhere = Replace everywhere
    .tip = Replaces a text in all files that can be changed, as one step.
action-quick-fix = Quick fix
    .tip = Repairs what was found at the cursor, or the first thing in the file that can be repaired.
action-format = Format
    .tip = Lays out the effects of the open file. Comments stay.
action-comment = Comment line
    .tip = Makes the line a comment, or no longer.
action-rename = Rename everywhere…
    .tip = Gives what stands at the cursor another name, wherever it is named; shows the places first.
action-complete = Complete
    .tip = Lists what can stand at the cursor.
action-duplicate = Duplicate…
    .tip = Copies the open entry under a new id.
action-delete = Delete…
    .tip = Deletes the open entry; shows first where it is used.
action-definition = Go to definition
    .tip = Goes to where the thing at the cursor is defined.
action-usages = Find usages
    .tip = Lists every place that names the thing at the cursor.
action-next-problem = Next problem
    .tip = Goes to the next finding in any file.
action-previous-problem = Previous problem
    .tip = Goes to the finding before.
action-back = Back
    .tip = Goes to where you were before.
action-forward = Forward
    .tip = Goes to where you were after.
action-next-hit = Next hit
    .tip = Goes to the next place that was found.
action-previous-hit = Previous hit
    .tip = Goes to the place before.
action-author = Author
    .tip = Write one entry and see its card.
action-table = Table
    .tip = See and change many entries at once.
action-lab = Lab
    .tip = Set up a situation and step through it.
action-play = Play
    .tip = Play a whole game.
action-balance = Balance
    .tip = Let many games be played, and compare.
action-show-form = Show as form
    .tip = Shows the open entry as a form; text and form say the same.
action-show-text = Show as text
    .tip = Shows the open entry as text; text and form say the same.
action-show-problems = Show problems
    .tip = Shows everything that was found in all packs.
action-show-log = Show log
    .tip = Shows what the editor has done.
action-tab-moves = Tab moves focus
    .tip = Lets Tab leave the text instead of indenting; once more turns it back.
action-theme-light = Light theme
    .tip = Dark print on light ground.
action-theme-dark = Dark theme
    .tip = Light print on dark ground.
action-theme-system = Theme of the system
    .tip = Follows the system.
action-language-en = English
    .tip = The interface in English.
action-language-de = Deutsch
    .tip = The interface in German.
action-explain = Explain
    .tip = Explains the finding at the cursor, with a bad and a good example.
action-keys = Keys
    .tip = Lists all keys.
action-welcome = Welcome
    .tip = Shows three things to try.

## Names of steps, for undo

step-typing = typing in { $what }
step-fix = fix “{ $what }”
step-format = format { $what }
step-comment = comment in { $what }
step-field = { $what }
step-cells = { $what }
step-replace = replace “{ $what }”
step-rename = rename { $what }
step-completion = “{ $what }”
step-new-entry = new entry { $what }
step-duplicate = duplicate { $what }
step-delete = delete { $what }
step-new-pack = new pack { $what }
step-copy-pack = copy pack to { $what }
step-reload = changed outside: { $what }
step-recover = recovered files: { $what }

## Palette

palette-button = Do anything
palette-field = What do you want to do?
palette-hint = a command, @entry, #code, :line, ?
palette-nothing = Nothing fits.
palette-line = Go to line { $line }
palette-help-entries = Entries by id or name
palette-help-codes = Codes of findings
palette-help-line = Go to a line

## Offers

offer-recovered = { $count ->
    [one] One file was not saved when the editor ended the last time.
   *[other] { $count } files were not saved when the editor ended the last time.
 }
offer-recover = Recover
offer-dismiss = Dismiss
offer-conflict = { $file } was changed outside, and you have changes of your own.
offer-keep-mine = Keep mine
offer-take-theirs = Take the file on disk
offer-shipped = The shipped packs are inside the program and are shown as they are.

## Status

status-saved = Saved
status-unsaved = { $count ->
    [one] 1 file not saved
   *[other] { $count } files not saved
 }
status-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
 }
status-check = checked in { $time } ms
status-checking = Checking…

## Library

library-filter = Filter the library
library-filter-hint = Filter: name, id or kind

## Author

author-text = Text
author-form = Form
author-text-field = Text of the file
author-file-tip = The open file; a dot means that it is not saved.
author-read-only = read only
author-nothing = Choose an entry in the library.
text-fix-hint = Ctrl+. repairs it
card-broken = The effect has a mistake; repair it, and its sentence appears here.
card-none = The card appears here as soon as the entry can be read.

## Form

form-in-lab = Edit in the lab
form-in-lab-tip = Opens the lab, where everything that a game begins with has a form.
form-estimated = The keys whose values are estimates; tables show them on a ground of their own.
form-none = The form appears as soon as the text can be read.
form-add = Add
form-remove = Remove
form-up = Move up
form-effect = Effect
form-ability = Ability { $number }
form-add-ability = Add ability

## Table

table-kind = Kind
table-filter = Filter the table
table-filter-hint = Filter: cost>=3 affinity:fire estimated
table-count = { $shown } of { $all }
table-id = id
table-name = name
table-sort = Sort by { $column }
table-select-all = Select all rows
table-select = Select { $id }
table-select-none = Select none
table-selected = { $count ->
    [one] 1 row
   *[other] { $count } rows
 }
table-bulk-column = Column to change
table-bulk-value = New value for all selected rows
table-bulk-hint = 5, +1, −1, fire…
table-apply = Apply
table-apply-tip = Changes all selected rows, as one step.
table-open = Open this entry
table-estimated = An estimate.

## Lists below

bottom-problems = Problems: { $errors ->
    [one] 1 error
   *[other] { $errors } errors
 }, { $warnings ->
    [one] 1 warning
   *[other] { $warnings } warnings
 }
bottom-search = Found: { $count }
bottom-usages = Uses of { $name }: { $count }
bottom-log = Log
problems-none = Nothing to complain about.
problem-error = error
problem-warning = warning
problem-fix = Fix: { $fix }
problem-explain = Explain this code

## Finding and replacing

search-what = Find
search-with = Replace with
search-exact = Match case
search-everywhere = All files
search-count = { $count ->
    [one] 1 place
   *[other] { $count } places
 }
search-next = Next
search-replace-all = Replace all
search-close = Close search
search-nothing = Nothing found.

## Dialogs

dialog-id = Id
dialog-id-hint = small letters and hyphens, like snow-owl
dialog-id-form = “{ $id }” is no id: small letters, digits and single hyphens, a letter first
dialog-id-used = there is an entry “{ $id }” already
dialog-kind = Kind
dialog-pack = Pack
dialog-below = On top of
dialog-folder = Folder
dialog-folder-empty = name a folder
dialog-folder-used = this folder exists already; name a new one
dialog-browse = Browse…
dialog-make = Make it
dialog-copy = Copy
dialog-open = Open
dialog-cancel = Cancel
dialog-close = Close
dialog-duplicate = Duplicate { $id }
dialog-delete = Delete { $id }?
dialog-delete-do = Delete
dialog-delete-unused = Nothing names it.
dialog-delete-used = { $count ->
    [one] One place names it and will be wrong:
   *[other] { $count } places name it and will be wrong:
 }
dialog-rename = Rename { $name }
dialog-rename-do = Rename
dialog-rename-places = { $count ->
    [one] One place will change:
   *[other] { $count } places will change:
 }
dialog-rename-read-only = { $file } is read only; copy its pack to a folder first
dialog-copy-pack = The copy takes the place of the shipped pack in this window.
dialog-unsaved = Some files are not saved
dialog-leave = Leave without saving

## Welcome

welcome-title = Welcome to Provost
welcome-what = Write cards for Monster Lands and Kingdom Defenders, see them as they will print, try them out, play with them, and be told of every slip at once.
welcome-try = Three things to try:
welcome-lab = Try a card out
    .tip = The lab sets up a situation in which the open card matters, and shows step by step what fires, and why.
welcome-play = Play a game
    .tip = You against an agent, on a board. Take moves back, ask for a hint, change a card in mid-game.
welcome-write = Write a card of your own
    .tip = Make a pack in a folder of yours, then a card. Misspell a word and press Ctrl+. to repair it.
welcome-begin = Look around
welcome-again = Show this at the start

## Log

log-saved = saved { $file }
log-save-failed = { $file } was not saved: { $why }
log-reloaded = { $file } was changed outside and has been read again
log-format-same = the file is laid out already
log-format-refused = an effect cannot be read, so nothing was laid out
log-cells-refused = { $count ->
    [one] 1 cell could not take that value
   *[other] { $count } cells could not take that value
 }
log-no-definition = nothing with a name of its own stands at the cursor
log-nothing-to-explain = the manual says nothing about this place
log-read-only = the shipped packs cannot be changed; copy one to a folder, or make a pack of your own

## Views to come


### Balance

menu-balance = Balance
action-balance-run = Run
    .tip = Plays the games in the background and shows what comes of them (Ctrl+Shift+B).
action-balance-stop = Stop
    .tip = Stops playing. What has been played stays.
action-balance-compare-saved = Compare with saved
    .tip = Plays the same games with the packs as they are saved and as they are now, and says what changed. Something must be unsaved.
action-balance-keep = Keep for comparing
    .tip = Keeps the packs of the last run, so that later changes can be compared with them.
action-balance-compare-kept = Compare with kept
    .tip = Plays the same games with the packs that were kept and as they are now, and says what changed.
action-balance-overview = Balance: overview
    .tip = Plots: who wins, how long games take, how they end.
action-balance-entries = Balance: entries
    .tip = A table of all entries: offered, taken, used, and what they do to winning.
balance-game = Game
balance-players = Players
balance-as-usual = usual
balance-none = none
balance-setup = { $count ->
    [0] Set-up
   *[other] Set-up ({ $count })
 }
balance-key-scenario = Scenario
balance-key-packs = Packs
balance-key-difficulty = Difficulty
balance-key-options = Options
balance-key-affinities = Affinities in play
balance-key-clans = Clans, seat by seat
balance-agents = Agents
balance-agents-pick = Choose agents
balance-agents-tip = One for all seats, or several who change seats from game to game
balance-agent-random = takes any option
balance-agent-first = always takes the first option
balance-agent-greedy = takes what is best at once
balance-agent-search = looks several actions ahead (slow)
balance-agent-add = and { $name }
balance-games = Games
balance-first-seed = First seed
balance-waiting = waits for the packs to be checked…
balance-progress = { $done } of { $total } games
balance-speed = { $speed } a second
balance-left = { $time } left
balance-seconds = { $count } s
balance-minutes = { $count } min
balance-kept = kept: { $games } games of { $game }
balance-errors = { $count ->
    [one] The packs have an error; games are played when it is gone.
   *[other] The packs have { $count } errors; games are played when they are gone.
 }
balance-nothing-kept = Nothing was kept to compare with.
balance-nothing = Play many games and see what comes of them
balance-nothing-text = Choose a game and who plays, and press Run. Who wins, how long games take, which cards are taken, which abilities never fire: every figure has its error bar, and behind every bar are games that you can open. Change a card, and compare.
balance-begins = The first games are being played
balance-begins-text = Figures appear as soon as there are some, and grow sharper.
balance-overview = Overview
balance-entries = Entries ({ $count })
balance-sources = Sources
balance-sources-what = What a player gets and loses in a game, and by what. The rows of a table add up to what there is at the end.
balance-sources-of = Where it comes from: { $name }
balance-source = Source
balance-source-mean = A player in a game
balance-source-times = How often
balance-source-each = Each time
balance-silent = Never fired ({ $count })
balance-troubles = Without an end ({ $count })
balance-compare = Compare
balance-show-figures = Show all figures
balance-played = { $games } games of { $game }, played by { $agents }
balance-stale = the packs have changed since
balance-stale-tip = These figures are those of the packs as they were. Run again, or compare.
balance-interval = { $low } to { $high }
balance-by-seat = seat
balance-by-agent = agent
balance-by-affinity = affinity
balance-by-clan = clan
balance-seat = Seat { $number }
balance-wins = Who wins, by { $by }
balance-wins-tip = 95 % interval: { $interval }. If all were alike: { $share }. { $players } players, { $score } points on average. Click for the games they won.
balance-share = dashed: { $share }, if all were alike; orange: certainly more or less
balance-ranks = Ranks
balance-endings = How games end
balance-rounds = Rounds of a game
balance-decisions = Decisions of a game
balance-score = Points of a player
balance-best-score = Points of the best player
balance-curve = From round to round: { $name }
balance-times = { $count } ×. Click for the games.
balance-spread = mean { $mean }; four of five from { $p10 } to { $p90 }
balance-always = always { $number }
balance-bar = { $count } ×, { $part }
balance-figures = Figures
balance-figures-of = Figures of { $title }
balance-round = Round { $number }
balance-at-end = at the end
balance-findings = What stands out, the worst first
balance-findings-none = Nothing stands out from chance.
balance-finding-tip = Shows the games or entries behind it.
balance-finding-troubles = { $count ->
    [1] 1 game did not come to its end.
   *[other] { $count } games did not come to their end.
 }
balance-finding-group = { $name } wins { $win }; alike would be { $share }.
balance-finding-more = Who takes { $name } wins { $points } points more than their share.
balance-finding-less = Who takes { $name } wins { $points } points less than their share.
balance-finding-never-taken = { $count ->
    [one] 1 entry is offered and never taken.
   *[other] { $count } entries are offered and never taken.
 }
balance-finding-never-fired = { $count ->
    [one] 1 ability never fired.
   *[other] { $count } abilities never fired.
 }
balance-finding-chance = { $found } of { $looked } figures stand out; about { $expected } would by chance alone. Who is ahead anyway can afford more: a card that winners take need not be why they win. Compare tells what a change does.
balance-more-entries = { $count } more entries in the table
balance-behind-tip = Lists the games behind it.
balance-behind-number = { $what }: { $value }
balance-behind-won = Games that { $name } won
balance-behind-taken = Games in which { $name } was taken
balance-behind-used = Games in which { $name } fired
balance-behind-offered = Games in which { $name } was offered
balance-behind-close = Close the list of games
balance-behind-none = No game.
balance-behind-all = { $count ->
    [1] 1 game, by its seed. Click to open it.
   *[other] { $count } games, by seed. Click one to open it.
 }
balance-behind-some = The first { $shown } of about { $count } games, by seed. Click one to open it.
balance-open-game = Open the game of seed { $seed }
balance-open-game-tip = Plays this game again and opens it in the Play view.
balance-silent-none = Every ability fired.
balance-silent-what = Abilities that never fired in these games. Some may need a set-up or a number of players that was not played.
balance-silent-of = { $silent } of { $all }
balance-troubles-what = { $count } games did not come to their end; the first { $shown }:
balance-trouble-at = at decision { $step }
balance-filter = Filter the entries
balance-filter-hint = Filter: taken<5, kind:monster, silent>0, a word…
balance-column-name = Entry
    .tip = Opens the entry.
balance-column-kind = Kind
    .tip = The kind of entry. Filter: kind:…
balance-column-offered = Offered
    .tip = In which part of the games it was an option of some decision. Filter: offered>50
balance-column-taken = Taken
    .tip = In which part of the games somebody got it. Filter: taken<5
balance-column-rate = Take rate
    .tip = Of the players to whom it was an option, how many got it. More than 100 % if it also comes without a choice. Filter: rate>50
balance-column-used = Used
    .tip = In which part of the games one of its abilities fired. Filter: used<5
balance-column-fired = Fired
    .tip = How often each of its abilities fired, in the order of the text. Filter: fired>1000
balance-column-silent = Never fired
    .tip = How many of its abilities never fired. Filter: silent>0
balance-column-effect = Effect on winning
    .tip = The rate of winning of those who got it, less their share, in points, with its 95 % interval. No proof: who is ahead anyway can afford more. Filter: effect>5
balance-takers = { $count } players took it.
balance-games-of = Games…
balance-games-of-entry = Games with { $name }
balance-compare-nothing = Nothing has been compared yet.
balance-before-saved = saved
balance-before-kept = kept
balance-compare-what = Before: as { $before }. After: as it is now. { $pairs } seeds were played with both; { $same } of these games are the same.
balance-compare-same = No game differs: the change does not matter in these games.
balance-compare-troubles = { $count } games did not come to their end.
balance-compare-decided = { $found } of { $looked } figures that differ have certainly changed (bold); about { $expected } would seem so by chance alone.
balance-only-before = Only before: { $entries }
balance-only-after = Only after: { $entries }
balance-change-what = What
balance-change-before = Before
balance-change-after = After
balance-change-by = Change, with its 95 % interval
balance-points = { $points } points
balance-change-win = Wins: { $name }
balance-change-rounds = Rounds
balance-change-decisions = Decisions
balance-change-score = Points of a player
balance-change-best-score = Points of the best
balance-change-ending = Ending: { $name }
balance-change-curve = { $name }
balance-change-taken = Taken: { $name }
balance-change-fired = Fired: { $name }

### Lab

menu-lab = Test
action-try-entry = Test this
    .tip = Sets up a situation in which the open entry matters, and shows whether it does what it says.
action-lab-restart = Back to the start
    .tip = Goes to where no choice is made yet (F5).
action-lab-next = Next step
    .tip = Makes the next choice; after the last one that is written, takes the first option.
action-lab-forward = Step forward
    .tip = Makes the next choice (. or F10); after the last one that is written, takes the first option.
action-lab-back = Step back
    .tip = Takes the last choice back (,).
action-lab-end = To the last choice
    .tip = Makes all choices that are written.
action-lab-keep = Keep as test…
    .tip = Writes the situation and what came of it into your pack, as a test.
action-lab-seed = Other dice
    .tip = Starts chance from another number; fixed dice are set free.
action-lab-run = Run
    .tip = Plays on from here many times, each time with other dice and cards.
action-lab-stop = Stop
    .tip = Stops playing.
action-lab-odds = Work out
    .tip = Works out the odds from here, with up to six million cases.
action-lab-set-ups = Show set-ups
    .tip = Lists the tests and scenarios that can be started from.
action-lab-form = Show the situation as a form
    .tip = Everything that the situation is made of, to be picked from lists.
action-lab-text = Show the situation as text
    .tip = The situation as tests write it.
action-new-scenario = New scenario…
    .tip = Writes a scenario to start from, with comments, into your pack.
step-keep-test = keep the test “{ $what }”
lab-tab-set-ups = Set-ups
lab-tab-form = Form
lab-tab-text = Text
lab-game = Game in the lab
lab-new = New
lab-new-tip = Starts from an ordinary set-up.
lab-at = { $at } of { $all }
lab-seed = Seed { $seed }
lab-dice = Dice { $dice }
lab-trying = looking for a situation in which { $entry } matters …
lab-waiting = One moment …
lab-nothing = Choose a set-up on the left, or press F5 on a card in the Author view.
lab-focus = Testing { $entry }
lab-origin-tip = Open where this is written.
lab-origin-stage = set up for this card
lab-filter = Filter the set-ups
lab-set-up-count = { $count ->
    [one] 1 set-up
   *[other] { $count } set-ups
 }
lab-scenario = Scenario { $id }
lab-text-label = The situation as text
lab-unreadable = The text cannot be read; correct it under “Text”.
lab-odd-value = This is written in another form; change it under “Text”.
lab-fix = Fix: { $fix }
lab-over = Nothing is asked any more.
lab-option-tip = Takes this option; choices after it go.
lab-best = best: { $value }
lab-holds = What the test expects holds.
lab-fails = { $why }
lab-trace = What happened, and why
lab-all = everything
lab-all-tip = Lists also every ability that did not fire, with the first thing that was not so.
lab-start = Start
lab-go-to = Go to: { $step }
lab-acted = { $entry } did something here.
lab-heard = { $entry } was looked at, and did not fire. Why, stands below.
lab-silent = { $entry } was not even looked at: nothing here is the moment that it waits for.
lab-trace-fired = { $name } fires: { $words }
lab-trace-changed = { $name }: { $what }
lab-trace-answered = { $name } answers { $what }: { $words }
lab-trace-branch = goes on: { $words }
lab-trace-paid = pays: { $words }
lab-trace-did = does: { $words }
lab-trace-silent = { $name } does not fire ({ $hook }): { $what }
lab-trace-nothing = { $name }: { $words } – { $what }
lab-why-qualifier = the moment is another one
lab-why-reach = not its path, battle or player
lab-why-left = it has left play
lab-why-condition = “{ $words }” does not hold
lab-why-limit = used as often as it may be
lab-why-cost = it cannot be paid
lab-why-nothing = there is nothing to do it to
lab-why-declined = its owner declined
lab-why-depth = a number inside a number inside a number is left alone
lab-why-broken = the game's own code has no such thing
lab-place-tip = Open this line.
lab-odds = Odds
lab-contest = Whose odds
lab-runs = From here
lab-count = How many games
lab-agent = Who chooses
lab-agent-greedy = greedy
lab-agent-random = at random
lab-played = { $played } of { $wanted } games
lab-figures = The same as a table
lab-none = nothing
lab-faces = faces or number
lab-pick-filter = Filter this list
lab-deck-top = on top
lab-deck-only = only
lab-deck-without = without
lab-form-given = The situation
lab-form-then = What is to hold then
lab-keep-title = Keep as test
lab-keep-name = What does it show?
lab-keep-pack = Pack of the test
lab-keep-checks = It checks:
lab-keep-all = Show the whole position
lab-keep-before = was { $before }
lab-keep-do = Keep
lab-keep-nowhere = There is no pack of this game that may be changed: make one, or copy a shipped one to a folder.
lab-keep-nameless = Say in a sentence what the test shows.
lab-kept = kept in { $file }
lab-carried = Taken from the game after { $count } choices: { $moment }
lab-carried-hide = Got it
lab-carried-never = Never taken over: the order of the decks (they are shuffled anew), how often abilities were used, and effects that last for a while.
lab-carried-question = Play begins at the start of the turn, battle or phase: what was done in it already can be done again. In the game the question was: { $question }
lab-carried-over = In the game nothing was asked any more.
lab-carried-all = Everything else is as in the game.
lab-carried-lost = { $count ->
    [one] One thing is not as in the game:
   *[other] { $count } things are not as in the game:
}
lab-carried-row = { $key }: { $there } in the game, { $here } here
lab-edit-scenario = Edit as scenario
lab-scenario-rules = Rules of this scenario
lab-scenario-goals = Goals
lab-scenario-ranks = Ranks
lab-scenario-shipped = This scenario is shipped and cannot be changed.
lab-scenario-copy = Make a copy of it…

### Play

menu-play = Play
action-play-start = New game
    .tip = Begins the game that is set up here; the one before is left
action-play-scenario = Play this scenario
    .tip = Begins a game of the scenario as it is written now; you sit at the first seat.
action-play-back = One step back
    .tip = Shows the table before the last choice
action-play-forward = One step forward
    .tip = Shows the table after the next choice, or lets an agent make one
action-play-continue = Continue from here
    .tip = Leaves the rest of the line and lets the game go on from this step; the old line is kept under “Other lines”
action-play-hint = Hint
    .tip = Asks an agent that looks ahead what it would do here, and why
action-play-pause = Pause
    .tip = Agents wait
action-play-go = Go on
    .tip = Agents choose again
action-play-set-up = Make a lab set-up from here
    .tip = Opens the lab with the situation of this moment, to be changed and tried out. What a situation cannot say is listed there.
action-play-save = Save…
    .tip = Writes the game as it stands at this step; “provost play --load” reads it too
action-play-save-replay = Save replay…
    .tip = Writes all choices of the game; “provost replay” plays them
action-play-load = Load…
    .tip = Reads a saved game or a replay
play-goals = Goals and ranks
play-goals-now = As they would be if the game ended now.
play-welcome = Play a game
play-welcome-how = Choose a game or scenario above. You sit at the first seat, agents at the others; all of that can be changed at any time.
play-first-game = Start
play-waiting = The packs are being read…
play-thinking = thinking…
play-seed = Seed
play-new-seed = Other seed
play-new-seed-tip = Other dice and other cards in the next new game
play-you = You
play-you-long = You: somebody at this window
play-seen-by = Seen by
play-seen-auto = who plays
play-seen-all = everybody (all open)
play-slow = Step by step
play-slow-tip = Agents make one choice at a time, so that one can follow
play-file = File
play-file-pick = Choose…
play-file-write = Write
play-file-open = Read
play-file-cancel = Cancel
play-saved = Written: { $file }
play-read = Read: { $file }
play-failed = { $file }: { $why }
play-errors = { $count ->
    [one] The packs have an error; a game can begin when it is fixed.
   *[other] The packs have { $count } errors; a game can begin when they are fixed.
}
play-errors-go-on = { $count ->
    [one] The packs have an error; the game goes on with the rules from before it.
   *[other] The packs have { $count } errors; the game goes on with the rules from before them.
}
play-other-content = This game was played with other content; its choices were made again with the rules as they are now.
play-diverged = With these rules the game differs from step { $step } on: “{ $choice }” is not possible there. You can go on from here, or change the rules back.
play-asked-by = Rule
play-choose-for = An agent sits here. You can choose in its place.
play-show-all = Show all options
play-hint-title = What an agent would do:
play-why-title = Why
play-why = { $name } chose “{ $label }”:
play-points = { $points } points
play-share = , { $share } % of the thinking
play-because = ; what tells: { $part } { $worth }
play-no-reasons = This agent gives no reasons.
play-over = The game is over
play-nothing-asked = Nothing is asked here
play-log = What happened
play-open-cause = Click: show the effect in the Author view
play-back = Back
play-forward = Forward
play-step = Step
play-step-of = Step { $at } of { $count }
play-lines = { $count ->
    [one] 1 other line
   *[other] { $count } other lines
}
play-lines-tip = Lines of this game that were left:
play-line = differs from step { $step } on, { $count } choices
