# The words of the editor in German. The ids are those of the English file; a test compares them.

## Menus

menu-file = Datei
menu-edit = Bearbeiten
menu-go = Gehe zu
menu-view = Ansicht
menu-help = Hilfe

## Actions

action-new-entry = Neuer Eintrag…
    .tip = Schreibt einen Eintrag mit allen Schlüsseln, die seine Art haben muss.
action-new-pack = Neues Paket…
    .tip = Legt einen Ordner für ein eigenes Paket an, das auf einem vorhandenen aufbaut.
action-open-folder = Ordner öffnen…
    .tip = Öffnet die Pakete eines Ordners zum Bearbeiten.
action-copy-pack = Paket in einen Ordner kopieren…
    .tip = Kopiert ein mitgeliefertes Paket in einen Ordner, in dem es geändert werden kann.
action-save = Speichern
    .tip = Schreibt die offene Datei. Kommentare und Reihenfolge bleiben.
action-save-all = Alles speichern
    .tip = Schreibt jede geänderte Datei.
action-quit = Beenden
    .tip = Schließt das Fenster; fragt vorher, wenn etwas nicht gespeichert ist.
action-undo = Rückgängig
    .tip = Nimmt die letzte Änderung zurück, in welcher Datei sie auch war.
action-redo = Wiederholen
    .tip = Tut noch einmal, was zurückgenommen wurde.
action-find = Suchen
    .tip = Sucht einen Text in der offenen Datei.
action-find-everywhere = Überall suchen
    .tip = Sucht einen Text in allen Dateien aller Pakete.
action-replace = Ersetzen
    .tip = Ersetzt einen Text in der offenen Datei.
action-replace-everywhere = Überall ersetzen
    .tip = Ersetzt einen Text in allen änderbaren Dateien, in einem Schritt.
action-quick-fix = Schnell beheben
    .tip = Behebt den Fund an der Schreibmarke, sonst den ersten behebbaren der Datei.
action-format = Formatieren
    .tip = Ordnet die Effekte der offenen Datei. Kommentare bleiben.
action-comment = Zeile auskommentieren
    .tip = Macht die Zeile zum Kommentar oder hebt das auf.
action-rename = Überall umbenennen…
    .tip = Gibt dem, was an der Schreibmarke steht, überall einen anderen Namen; zeigt vorher die Stellen.
action-complete = Vervollständigen
    .tip = Zeigt, was an der Schreibmarke stehen kann.
action-duplicate = Duplizieren…
    .tip = Kopiert den offenen Eintrag unter einer neuen Id.
action-delete = Löschen…
    .tip = Löscht den offenen Eintrag; zeigt vorher, wo er benutzt wird.
action-definition = Zur Definition
    .tip = Geht dorthin, wo das an der Schreibmarke definiert ist.
action-usages = Verwendungen
    .tip = Zeigt jede Stelle, die das an der Schreibmarke nennt.
action-next-problem = Nächster Fund
    .tip = Geht zum nächsten Fund in irgendeiner Datei.
action-previous-problem = Voriger Fund
    .tip = Geht zum Fund davor.
action-back = Zurück
    .tip = Geht dorthin, wo Sie vorher waren.
action-forward = Vor
    .tip = Geht dorthin, wo Sie danach waren.
action-next-hit = Nächste Fundstelle
    .tip = Geht zur nächsten gefundenen Stelle.
action-previous-hit = Vorige Fundstelle
    .tip = Geht zur Stelle davor.
action-author = Schreiben
    .tip = Einen Eintrag schreiben und seine Karte sehen.
action-table = Tabelle
    .tip = Viele Einträge auf einmal sehen und ändern.
action-lab = Labor
    .tip = Eine Lage aufbauen und Schritt für Schritt durchgehen.
action-play = Spielen
    .tip = Eine ganze Partie spielen.
action-balance = Balance
    .tip = Viele Partien spielen lassen und vergleichen.
action-show-form = Als Formular zeigen
    .tip = Zeigt den offenen Eintrag als Formular; Text und Formular sagen dasselbe.
action-show-text = Als Text zeigen
    .tip = Zeigt den offenen Eintrag als Text; Text und Formular sagen dasselbe.
action-show-problems = Funde zeigen
    .tip = Zeigt alles, was in den Paketen gefunden wurde.
action-show-log = Protokoll zeigen
    .tip = Zeigt, was der Editor getan hat.
action-tab-moves = Tab wechselt das Feld
    .tip = Tab verlässt den Text, statt einzurücken; noch einmal stellt es zurück.
action-theme-light = Helles Thema
    .tip = Dunkle Schrift auf hellem Grund.
action-theme-dark = Dunkles Thema
    .tip = Helle Schrift auf dunklem Grund.
action-theme-system = Thema des Systems
    .tip = Folgt dem System.
action-language-en = English
    .tip = Die Oberfläche auf Englisch.
action-language-de = Deutsch
    .tip = Die Oberfläche auf Deutsch.
action-explain = Erklären
    .tip = Erklärt den Fund an der Schreibmarke, mit schlechtem und gutem Beispiel.
action-keys = Tasten
    .tip = Zeigt alle Tasten.
action-welcome = Willkommen
    .tip = Zeigt drei Dinge zum Ausprobieren.

## Names of steps, for undo

step-typing = Tippen in { $what }
step-fix = „{ $what }“ einsetzen
step-format = { $what } formatieren
step-comment = Kommentar in { $what }
step-field = { $what }
step-cells = { $what }
step-replace = „{ $what }“ ersetzen
step-rename = umbenennen: { $what }
step-completion = „{ $what }“
step-new-entry = neuer Eintrag { $what }
step-duplicate = { $what } duplizieren
step-delete = { $what } löschen
step-new-pack = neues Paket { $what }
step-copy-pack = Paket nach { $what } kopieren
step-reload = außerhalb geändert: { $what }
step-recover = wiederhergestellte Dateien: { $what }

## Palette

palette-button = Alles tun
palette-field = Was möchten Sie tun?
palette-hint = ein Befehl, @Eintrag, #Code, :Zeile, ?
palette-nothing = Nichts passt.
palette-line = Gehe zu Zeile { $line }
palette-help-entries = Einträge nach Id oder Name
palette-help-codes = Codes von Funden
palette-help-line = Zu einer Zeile gehen

## Offers

offer-recovered = { $count ->
    [one] Eine Datei war nicht gespeichert, als der Editor zuletzt endete.
   *[other] { $count } Dateien waren nicht gespeichert, als der Editor zuletzt endete.
 }
offer-recover = Wiederherstellen
offer-dismiss = Verwerfen
offer-conflict = { $file } wurde außerhalb geändert, und Sie haben eigene Änderungen.
offer-keep-mine = Meine behalten
offer-take-theirs = Datei von der Platte nehmen
offer-shipped = Die mitgelieferten Pakete stecken im Programm und werden gezeigt, wie sie sind.

## Status

status-saved = Gespeichert
status-unsaved = { $count ->
    [one] 1 Datei nicht gespeichert
   *[other] { $count } Dateien nicht gespeichert
 }
status-entries = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
 }
status-check = geprüft in { $time } ms
status-checking = Prüfe…

## Library

library-filter = Bibliothek filtern
library-filter-hint = Filter: Name, Id oder Art

## Author

author-text = Text
author-form = Formular
author-text-field = Text der Datei
author-file-tip = Die offene Datei; ein Punkt heißt, dass sie nicht gespeichert ist.
author-read-only = nur lesen
author-nothing = Wählen Sie einen Eintrag in der Bibliothek.
text-fix-hint = Strg+. behebt es
card-broken = Der Effekt hat einen Fehler; ist er behoben, steht hier sein Satz.
card-none = Hier erscheint die Karte, sobald der Eintrag gelesen werden kann.

## Form

form-in-lab = Im Labor bearbeiten
form-in-lab-tip = Öffnet das Labor; dort hat alles, womit eine Partie beginnt, ein Formular.
form-estimated = Die Schlüssel, deren Werte geschätzt sind; Tabellen unterlegen sie.
form-none = Das Formular erscheint, sobald der Text gelesen werden kann.
form-add = Hinzufügen
form-remove = Entfernen
form-up = Nach oben
form-effect = Effekt
form-ability = Fähigkeit { $number }
form-add-ability = Fähigkeit hinzufügen

## Table

table-kind = Art
table-filter = Tabelle filtern
table-filter-hint = Filter: cost>=3 affinity:fire estimated
table-count = { $shown } von { $all }
table-id = Id
table-name = Name
table-sort = Nach { $column } ordnen
table-select-all = Alle Zeilen wählen
table-select = { $id } wählen
table-select-none = Keine wählen
table-selected = { $count ->
    [one] 1 Zeile
   *[other] { $count } Zeilen
 }
table-bulk-column = Zu ändernde Spalte
table-bulk-value = Neuer Wert für alle gewählten Zeilen
table-bulk-hint = 5, +1, −1, fire…
table-apply = Anwenden
table-apply-tip = Ändert alle gewählten Zeilen in einem Schritt.
table-open = Diesen Eintrag öffnen
table-estimated = Eine Schätzung.

## Lists below

bottom-problems = Funde: { $errors } Fehler, { $warnings ->
    [one] 1 Warnung
   *[other] { $warnings } Warnungen
 }
bottom-search = Gefunden: { $count }
bottom-usages = Verwendungen von { $name }: { $count }
bottom-log = Protokoll
problems-none = Nichts zu beanstanden.
problem-error = Fehler
problem-warning = Warnung
problem-fix = Beheben: { $fix }
problem-explain = Diesen Code erklären

## Finding and replacing

search-what = Suchen
search-with = Ersetzen durch
search-exact = Groß und klein
search-everywhere = Alle Dateien
search-count = { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
 }
search-next = Weiter
search-replace-all = Alle ersetzen
search-close = Suche schließen
search-nothing = Nichts gefunden.

## Dialogs

dialog-id = Id
dialog-id-hint = kleine Buchstaben und Bindestriche, etwa snow-owl
dialog-id-form = „{ $id }“ ist keine Id: kleine Buchstaben, Ziffern und einzelne Bindestriche, ein Buchstabe zuerst
dialog-id-used = es gibt schon einen Eintrag „{ $id }“
dialog-kind = Art
dialog-pack = Paket
dialog-below = Baut auf
dialog-folder = Ordner
dialog-folder-empty = nennen Sie einen Ordner
dialog-folder-used = diesen Ordner gibt es schon; nennen Sie einen neuen
dialog-browse = Durchsuchen…
dialog-make = Anlegen
dialog-copy = Kopieren
dialog-open = Öffnen
dialog-cancel = Abbrechen
dialog-close = Schließen
dialog-duplicate = { $id } duplizieren
dialog-delete = { $id } löschen?
dialog-delete-do = Löschen
dialog-delete-unused = Nichts nennt ihn.
dialog-delete-used = { $count ->
    [one] Eine Stelle nennt ihn und wird falsch:
   *[other] { $count } Stellen nennen ihn und werden falsch:
 }
dialog-rename = { $name } umbenennen
dialog-rename-do = Umbenennen
dialog-rename-places = { $count ->
    [one] Eine Stelle ändert sich:
   *[other] { $count } Stellen ändern sich:
 }
dialog-rename-read-only = { $file } kann nur gelesen werden; kopieren Sie das Paket erst in einen Ordner
dialog-copy-pack = Die Kopie tritt in diesem Fenster an die Stelle des mitgelieferten Pakets.
dialog-unsaved = Einige Dateien sind nicht gespeichert
dialog-leave = Ohne Speichern schließen

## Welcome

welcome-title = Willkommen bei Provost
welcome-what = Schreiben Sie Karten für Monster Lands und Kingdom Defenders, sehen Sie sie, wie sie gedruckt werden, probieren Sie sie aus, spielen Sie damit, und erfahren Sie jeden Fehler sofort.
welcome-try = Drei Dinge zum Ausprobieren:
welcome-lab = Eine Karte ausprobieren
    .tip = Das Labor baut eine Situation auf, in der es auf die offene Karte ankommt, und zeigt Schritt für Schritt, was ausgelöst wird und warum.
welcome-play = Eine Partie spielen
    .tip = Sie gegen einen Agenten, auf einem Brett. Züge zurücknehmen, um Rat fragen, mitten in der Partie eine Karte ändern.
welcome-write = Eine eigene Karte schreiben
    .tip = Legen Sie ein Paket in einem Ordner an, dann eine Karte. Vertippen Sie sich und drücken Sie Strg+., um es zu beheben.
welcome-begin = Umsehen
welcome-again = Beim Start zeigen

## Log

log-saved = { $file } gespeichert
log-save-failed = { $file } wurde nicht gespeichert: { $why }
log-reloaded = { $file } wurde außerhalb geändert und neu gelesen
log-format-same = die Datei ist schon formatiert
log-format-refused = ein Effekt kann nicht gelesen werden, darum wurde nichts formatiert
log-cells-refused = { $count ->
    [one] 1 Zelle kann diesen Wert nicht aufnehmen
   *[other] { $count } Zellen können diesen Wert nicht aufnehmen
 }
log-no-definition = an der Schreibmarke steht nichts, das einen eigenen Namen hat
log-nothing-to-explain = das Handbuch sagt nichts zu dieser Stelle
log-read-only = die mitgelieferten Pakete können nicht geändert werden; kopieren Sie eines in einen Ordner, oder legen Sie ein eigenes an

## Views to come


### Balance

menu-balance = Balance
action-balance-run = Spielen lassen
    .tip = Spielt die Partien im Hintergrund und zeigt, was dabei herauskommt (Strg+Umschalt+B).
action-balance-stop = Anhalten
    .tip = Hört auf zu spielen. Was gespielt ist, bleibt.
action-balance-compare-saved = Mit Gespeichertem vergleichen
    .tip = Spielt dieselben Partien mit den Paketen, wie sie gespeichert sind und wie sie jetzt sind, und sagt, was sich ändert. Etwas muss ungespeichert sein.
action-balance-keep = Zum Vergleichen merken
    .tip = Merkt die Pakete des letzten Laufs, damit spätere Änderungen mit ihnen verglichen werden können.
action-balance-compare-kept = Mit Gemerktem vergleichen
    .tip = Spielt dieselben Partien mit den gemerkten Paketen und wie sie jetzt sind, und sagt, was sich ändert.
action-balance-overview = Balance: Übersicht
    .tip = Diagramme: wer gewinnt, wie lange Partien dauern, wie sie enden.
action-balance-entries = Balance: Einträge
    .tip = Eine Tabelle aller Einträge: angeboten, genommen, genutzt, und was sie für den Sieg bedeuten.
balance-game = Spiel
balance-players = Spieler
balance-as-usual = üblich
balance-none = keins
balance-setup = { $count ->
    [0] Aufbau
   *[other] Aufbau ({ $count })
 }
balance-key-scenario = Szenario
balance-key-packs = Pakete
balance-key-difficulty = Schwierigkeit
balance-key-options = Optionen
balance-key-affinities = Affinitäten im Spiel
balance-key-clans = Clans, Sitz für Sitz
balance-agents = Agenten
balance-agents-pick = Agenten wählen
balance-agents-tip = Einer für alle Sitze, oder mehrere, die von Partie zu Partie die Sitze tauschen
balance-agent-random = nimmt irgendetwas
balance-agent-first = nimmt immer das Erste
balance-agent-greedy = nimmt, was sofort am besten ist
balance-agent-search = schaut einige Aktionen voraus (langsam)
balance-agent-add = und { $name }
balance-games = Partien
balance-first-seed = Erster Startwert
balance-waiting = wartet, bis die Pakete geprüft sind…
balance-progress = { $done } von { $total } Partien
balance-speed = { $speed } je Sekunde
balance-left = noch { $time }
balance-seconds = { $count } s
balance-minutes = { $count } min
balance-kept = gemerkt: { $games } Partien { $game }
balance-errors = { $count ->
    [one] Die Pakete haben einen Fehler; gespielt wird, wenn er weg ist.
   *[other] Die Pakete haben { $count } Fehler; gespielt wird, wenn sie weg sind.
 }
balance-nothing-kept = Zum Vergleichen ist nichts gemerkt.
balance-nothing = Viele Partien spielen lassen und sehen, was herauskommt
balance-nothing-text = Wähle ein Spiel und wer spielt, und lass spielen. Wer gewinnt, wie lange Partien dauern, welche Karten genommen werden, welche Fähigkeiten nie zünden: Jede Zahl hat ihren Fehlerbalken, und hinter jedem Balken stehen Partien, die du öffnen kannst. Ändere eine Karte und vergleiche.
balance-begins = Die ersten Partien werden gespielt
balance-begins-text = Zahlen erscheinen, sobald es welche gibt, und werden genauer.
balance-overview = Übersicht
balance-entries = Einträge ({ $count })
balance-sources = Quellen
balance-sources-what = Was jemand in einer Partie bekommt und verliert, und wodurch. Die Zeilen einer Tabelle ergeben zusammen, was am Ende da ist.
balance-sources-of = Woher es kommt: { $name }
balance-source = Quelle
balance-source-mean = Je Partie und Person
balance-source-times = Wie oft
balance-source-each = Jedes Mal
balance-silent = Nie gezündet ({ $count })
balance-troubles = Ohne Ende ({ $count })
balance-compare = Vergleich
balance-show-figures = Alle Zahlen zeigen
balance-played = { $games } Partien { $game }, gespielt von { $agents }
balance-stale = die Pakete sind seither geändert
balance-stale-tip = Diese Zahlen gelten für die Pakete, wie sie waren. Lass neu spielen, oder vergleiche.
balance-interval = { $low } bis { $high }
balance-by-seat = Sitz
balance-by-agent = Agent
balance-by-affinity = Affinität
balance-by-clan = Clan
balance-seat = Sitz { $number }
balance-wins = Wer gewinnt, nach { $by }
balance-wins-tip = 95-%-Bereich: { $interval }. Wären alle gleich: { $share }. { $players } Spieler, { $score } Punkte im Mittel. Klick zeigt die gewonnenen Partien.
balance-share = gestrichelt: { $share }, wären alle gleich; orange: sicher mehr oder weniger
balance-ranks = Ränge
balance-endings = Wie Partien enden
balance-rounds = Runden einer Partie
balance-decisions = Entscheidungen einer Partie
balance-score = Punkte eines Spielers
balance-best-score = Punkte des Besten
balance-curve = Von Runde zu Runde: { $name }
balance-times = { $count } ×. Klick zeigt die Partien.
balance-spread = Mittel { $mean }; vier von fünf von { $p10 } bis { $p90 }
balance-always = immer { $number }
balance-bar = { $count } ×, { $part }
balance-figures = Zahlen
balance-figures-of = Zahlen zu { $title }
balance-round = Runde { $number }
balance-at-end = am Ende
balance-findings = Was auffällt, das Ärgste zuerst
balance-findings-none = Nichts fällt aus dem Zufall.
balance-finding-tip = Zeigt die Partien oder Einträge dahinter.
balance-finding-troubles = { $count ->
    [1] 1 Partie kam nicht zu ihrem Ende.
   *[other] { $count } Partien kamen nicht zu ihrem Ende.
 }
balance-finding-group = { $name } gewinnt { $win }; gleich wären { $share }.
balance-finding-more = Wer { $name } nimmt, gewinnt { $points } Punkte mehr als seinen Anteil.
balance-finding-less = Wer { $name } nimmt, gewinnt { $points } Punkte weniger als seinen Anteil.
balance-finding-never-taken = { $count ->
    [one] 1 Eintrag wird angeboten und nie genommen.
   *[other] { $count } Einträge werden angeboten und nie genommen.
 }
balance-finding-never-fired = { $count ->
    [one] 1 Fähigkeit hat nie gezündet.
   *[other] { $count } Fähigkeiten haben nie gezündet.
 }
balance-finding-chance = { $found } von { $looked } Zahlen fallen auf; etwa { $expected } täten es schon durch Zufall. Wer ohnehin vorn liegt, kann sich mehr leisten: Eine Karte, die Sieger nehmen, muss nicht der Grund des Sieges sein. Was eine Änderung bewirkt, sagt der Vergleich.
balance-more-entries = { $count } weitere Einträge in der Tabelle
balance-behind-tip = Zeigt die Partien dahinter.
balance-behind-number = { $what }: { $value }
balance-behind-won = Partien, die { $name } gewann
balance-behind-taken = Partien, in denen { $name } genommen wurde
balance-behind-used = Partien, in denen { $name } zündete
balance-behind-offered = Partien, in denen { $name } angeboten wurde
balance-behind-close = Liste der Partien schließen
balance-behind-none = Keine Partie.
balance-behind-all = { $count ->
    [1] 1 Partie, nach ihrem Startwert. Klick öffnet sie.
   *[other] { $count } Partien, nach Startwert. Klick öffnet eine.
 }
balance-behind-some = Die ersten { $shown } von etwa { $count } Partien, nach Startwert. Klick öffnet eine.
balance-open-game = Partie mit Startwert { $seed } öffnen
balance-open-game-tip = Spielt diese Partie noch einmal und öffnet sie in der Ansicht Spielen.
balance-silent-none = Jede Fähigkeit hat gezündet.
balance-silent-what = Fähigkeiten, die in diesen Partien nie gezündet haben. Manche brauchen vielleicht einen Aufbau oder eine Spielerzahl, die nicht gespielt wurde.
balance-silent-of = { $silent } von { $all }
balance-troubles-what = { $count } Partien kamen nicht zu ihrem Ende; die ersten { $shown }:
balance-trouble-at = bei Entscheidung { $step }
balance-filter = Einträge filtern
balance-filter-hint = Filter: taken<5, kind:monster, silent>0, ein Wort…
balance-column-name = Eintrag
    .tip = Öffnet den Eintrag.
balance-column-kind = Art
    .tip = Die Art des Eintrags. Filter: kind:…
balance-column-offered = Angeboten
    .tip = In welchem Teil der Partien er bei einer Entscheidung zur Wahl stand. Filter: offered>50
balance-column-taken = Genommen
    .tip = In welchem Teil der Partien ihn jemand bekam. Filter: taken<5
balance-column-rate = Zugriff
    .tip = Von den Spielern, denen er zur Wahl stand, wie viele ihn bekamen. Mehr als 100 %, wenn er auch ohne Wahl kommt. Filter: rate>50
balance-column-used = Genutzt
    .tip = In welchem Teil der Partien eine seiner Fähigkeiten zündete. Filter: used<5
balance-column-fired = Gezündet
    .tip = Wie oft jede seiner Fähigkeiten zündete, in der Reihenfolge des Textes. Filter: fired>1000
balance-column-silent = Nie gezündet
    .tip = Wie viele seiner Fähigkeiten nie zündeten. Filter: silent>0
balance-column-effect = Wirkung auf den Sieg
    .tip = Die Siegquote derer, die ihn bekamen, weniger ihr Anteil, in Punkten, mit 95-%-Bereich. Kein Beweis: Wer ohnehin vorn liegt, kann sich mehr leisten. Filter: effect>5
balance-takers = { $count } Spieler nahmen ihn.
balance-games-of = Partien…
balance-games-of-entry = Partien mit { $name }
balance-compare-nothing = Noch wurde nichts verglichen.
balance-before-saved = gespeichert
balance-before-kept = gemerkt
balance-compare-what = Vorher: wie { $before }. Nachher: wie es jetzt ist. { $pairs } Startwerte wurden mit beiden gespielt; { $same } dieser Partien sind gleich.
balance-compare-same = Keine Partie ist anders: Die Änderung spielt in diesen Partien keine Rolle.
balance-compare-troubles = { $count } Partien kamen nicht zu ihrem Ende.
balance-compare-decided = { $found } von { $looked } abweichenden Zahlen haben sich sicher geändert (fett); etwa { $expected } schienen es schon durch Zufall.
balance-only-before = Nur vorher: { $entries }
balance-only-after = Nur nachher: { $entries }
balance-change-what = Was
balance-change-before = Vorher
balance-change-after = Nachher
balance-change-by = Änderung mit 95-%-Bereich
balance-points = { $points } Punkte
balance-change-win = Siege: { $name }
balance-change-rounds = Runden
balance-change-decisions = Entscheidungen
balance-change-score = Punkte eines Spielers
balance-change-best-score = Punkte des Besten
balance-change-ending = Ende: { $name }
balance-change-curve = { $name }
balance-change-taken = Genommen: { $name }
balance-change-fired = Gezündet: { $name }

### Lab

menu-lab = Probe
action-try-entry = Ausprobieren
    .tip = Baut eine Lage auf, in der es auf den offenen Eintrag ankommt, und zeigt, ob er tut, was er sagt.
action-lab-restart = Zum Anfang
    .tip = Geht dorthin, wo noch nichts gewählt ist (F5).
action-lab-next = Nächster Schritt
    .tip = Wählt das Nächste; nach der letzten Wahl, die geschrieben steht, die erste Möglichkeit.
action-lab-forward = Schritt vor
    .tip = Wählt das Nächste (. oder F10); nach der letzten Wahl, die geschrieben steht, die erste Möglichkeit.
action-lab-back = Schritt zurück
    .tip = Nimmt die letzte Wahl zurück (,).
action-lab-end = Zur letzten Wahl
    .tip = Wählt alles, was geschrieben steht.
action-lab-keep = Als Test behalten …
    .tip = Schreibt die Lage und was daraus wurde als Test in dein Paket.
action-lab-seed = Andere Würfel
    .tip = Lässt den Zufall bei einer anderen Zahl beginnen; festgelegte Würfel werden frei.
action-lab-run = Spielen
    .tip = Spielt von hier aus viele Male weiter, jedes Mal mit anderen Würfeln und Karten.
action-lab-stop = Anhalten
    .tip = Hört auf zu spielen.
action-lab-odds = Ausrechnen
    .tip = Rechnet die Chancen von hier aus, mit bis zu sechs Millionen Fällen.
action-lab-set-ups = Ausgangslagen zeigen
    .tip = Zeigt die Tests und Szenarien, von denen man ausgehen kann.
action-lab-form = Lage als Formular
    .tip = Alles, woraus die Lage besteht, aus Listen zu wählen.
action-lab-text = Lage als Text
    .tip = Die Lage, wie Tests sie schreiben.
action-new-scenario = Neues Szenario …
    .tip = Schreibt ein Szenario zum Anfangen, mit Erklärungen, in dein Paket.
step-keep-test = Test „{ $what }“ behalten
lab-tab-set-ups = Ausgangslagen
lab-tab-form = Formular
lab-tab-text = Text
lab-game = Spiel im Labor
lab-new = Neu
lab-new-tip = Beginnt mit einem gewöhnlichen Aufbau.
lab-at = { $at } von { $all }
lab-seed = Zufall { $seed }
lab-dice = Würfel { $dice }
lab-trying = suche eine Lage, in der es auf { $entry } ankommt …
lab-waiting = Einen Augenblick …
lab-nothing = Wähle links eine Ausgangslage, oder drücke F5 bei einer Karte in der Schreibansicht.
lab-focus = Probe: { $entry }
lab-origin-tip = Öffnen, wo das steht.
lab-origin-stage = für diese Karte aufgebaut
lab-filter = Ausgangslagen filtern
lab-set-up-count = { $count ->
    [one] 1 Ausgangslage
   *[other] { $count } Ausgangslagen
 }
lab-scenario = Szenario { $id }
lab-text-label = Die Lage als Text
lab-unreadable = Der Text ist nicht lesbar; berichtige ihn unter „Text“.
lab-odd-value = Das ist anders geschrieben; ändere es unter „Text“.
lab-fix = Berichtigen: { $fix }
lab-over = Es wird nichts mehr gefragt.
lab-option-tip = Wählt dies; was danach gewählt war, entfällt.
lab-best = am besten: { $value }
lab-holds = Was der Test erwartet, stimmt.
lab-fails = { $why }
lab-trace = Was geschah, und warum
lab-all = alles
lab-all-tip = Zeigt auch jede Fähigkeit, die nicht ausgelöst wurde, mit dem Ersten, das nicht zutraf.
lab-start = Anfang
lab-go-to = Gehe zu: { $step }
lab-acted = { $entry } hat hier etwas getan.
lab-heard = { $entry } wurde angesehen und nicht ausgelöst. Warum, steht unten.
lab-silent = { $entry } wurde nicht einmal angesehen: Hier kommt der Augenblick nicht vor, auf den es wartet.
lab-trace-fired = { $name } wirkt: { $words }
lab-trace-changed = { $name }: { $what }
lab-trace-answered = { $name } antwortet { $what }: { $words }
lab-trace-branch = weiter mit: { $words }
lab-trace-paid = bezahlt: { $words }
lab-trace-did = tut: { $words }
lab-trace-silent = { $name } wirkt nicht ({ $hook }): { $what }
lab-trace-nothing = { $name }: { $words } – { $what }
lab-why-qualifier = es ist ein anderer Augenblick
lab-why-reach = nicht ihr Pfad, Kampf oder Spieler
lab-why-left = nicht mehr im Spiel
lab-why-condition = „{ $words }“ trifft nicht zu
lab-why-limit = so oft benutzt, wie es geht
lab-why-cost = nicht zu bezahlen
lab-why-nothing = es gibt nichts, womit es getan werden könnte
lab-why-declined = wurde abgelehnt
lab-why-depth = eine Zahl in einer Zahl in einer Zahl bleibt, wie sie ist
lab-why-broken = der Code des Spiels kennt das nicht
lab-place-tip = Diese Zeile öffnen.
lab-odds = Chancen
lab-contest = Wessen Chancen
lab-runs = Von hier aus
lab-count = Wie viele Spiele
lab-agent = Wer wählt
lab-agent-greedy = gierig
lab-agent-random = zufällig
lab-played = { $played } von { $wanted } Spielen
lab-figures = Dasselbe als Tabelle
lab-none = nichts
lab-faces = Augen oder Anzahl
lab-pick-filter = Diese Liste filtern
lab-deck-top = obenauf
lab-deck-only = nur
lab-deck-without = ohne
lab-form-given = Die Lage
lab-form-then = Was dann gelten soll
lab-keep-title = Als Test behalten
lab-keep-name = Was zeigt er?
lab-keep-pack = Paket des Tests
lab-keep-checks = Er prüft:
lab-keep-all = Die ganze Lage zeigen
lab-keep-before = war { $before }
lab-keep-do = Behalten
lab-keep-nowhere = Kein Paket dieses Spiels darf geändert werden: Lege eines an, oder kopiere ein mitgeliefertes in einen Ordner.
lab-keep-nameless = Sag in einem Satz, was der Test zeigt.
lab-kept = behalten in { $file }
lab-carried = Aus der Partie nach { $count } Entscheidungen: { $moment }
lab-carried-hide = Verstanden
lab-carried-never = Nie übernommen werden: die Reihenfolge der Stapel (sie werden neu gemischt), wie oft Fähigkeiten genutzt wurden, und Wirkungen, die eine Weile andauern.
lab-carried-question = Gespielt wird ab dem Anfang des Zuges, Kampfes oder der Phase: Was darin schon getan wurde, kann noch einmal getan werden. In der Partie lautete die Frage: { $question }
lab-carried-over = In der Partie wurde nichts mehr gefragt.
lab-carried-all = Alles andere ist wie in der Partie.
lab-carried-lost = { $count ->
    [one] Eines ist nicht wie in der Partie:
   *[other] { $count } Dinge sind nicht wie in der Partie:
}
lab-carried-row = { $key }: { $there } in der Partie, { $here } hier
lab-edit-scenario = Als Szenario bearbeiten
lab-scenario-rules = Regeln dieses Szenarios
lab-scenario-goals = Ziele
lab-scenario-ranks = Ränge
lab-scenario-shipped = Dieses Szenario ist mitgeliefert und kann nicht geändert werden.
lab-scenario-copy = Eine Kopie davon anlegen …

### Play

menu-play = Spiel
action-play-start = Neues Spiel
    .tip = Beginnt das Spiel, das hier aufgebaut ist; das bisherige wird verlassen
action-play-scenario = Dieses Szenario spielen
    .tip = Beginnt eine Partie des Szenarios, so wie es jetzt geschrieben ist; Sie sitzen am ersten Platz.
action-play-back = Einen Schritt zurück
    .tip = Zeigt den Tisch vor der letzten Entscheidung
action-play-forward = Einen Schritt vor
    .tip = Zeigt den Tisch nach der nächsten Entscheidung, oder lässt einen Agenten eine treffen
action-play-continue = Von hier weiterspielen
    .tip = Verlässt den Rest der Linie und spielt von diesem Schritt aus weiter; die alte Linie bleibt unter „Andere Linien“
action-play-hint = Hinweis
    .tip = Fragt einen vorausschauenden Agenten, was er hier täte, und warum
action-play-pause = Anhalten
    .tip = Agenten warten
action-play-go = Weiter
    .tip = Agenten entscheiden wieder
action-play-set-up = Laboraufbau von hier machen
    .tip = Öffnet das Labor mit der Situation dieses Augenblicks, um sie zu ändern und auszuprobieren. Was eine Situation nicht sagen kann, steht dort.
action-play-save = Speichern…
    .tip = Schreibt das Spiel, wie es bei diesem Schritt steht; auch „provost play --load“ liest es
action-play-save-replay = Aufzeichnung speichern…
    .tip = Schreibt alle Entscheidungen des Spiels; „provost replay“ spielt sie nach
action-play-load = Laden…
    .tip = Liest ein gespeichertes Spiel oder eine Aufzeichnung
play-goals = Ziele und Ränge
play-goals-now = So wären sie, wenn die Partie jetzt endete.
play-welcome = Ein Spiel spielen
play-welcome-how = Wählen Sie oben ein Spiel oder Szenario. Sie sitzen am ersten Platz, Agenten an den anderen; das lässt sich jederzeit ändern.
play-first-game = Anfangen
play-waiting = Die Pakete werden gelesen…
play-thinking = überlegt…
play-seed = Startzahl
play-new-seed = Andere Startzahl
play-new-seed-tip = Andere Würfel und andere Karten im nächsten neuen Spiel
play-you = Sie
play-you-long = Sie: jemand an diesem Fenster
play-seen-by = Gesehen von
play-seen-auto = dem, der spielt
play-seen-all = allen (alles offen)
play-slow = Schritt für Schritt
play-slow-tip = Agenten treffen eine Entscheidung nach der anderen, sodass man folgen kann
play-file = Datei
play-file-pick = Wählen…
play-file-write = Schreiben
play-file-open = Lesen
play-file-cancel = Abbrechen
play-saved = Geschrieben: { $file }
play-read = Gelesen: { $file }
play-failed = { $file }: { $why }
play-errors = { $count ->
    [one] Die Pakete haben einen Fehler; ein Spiel kann beginnen, wenn er behoben ist.
   *[other] Die Pakete haben { $count } Fehler; ein Spiel kann beginnen, wenn sie behoben sind.
}
play-errors-go-on = { $count ->
    [one] Die Pakete haben einen Fehler; das Spiel geht mit den Regeln von vorher weiter.
   *[other] Die Pakete haben { $count } Fehler; das Spiel geht mit den Regeln von vorher weiter.
}
play-other-content = Dieses Spiel wurde mit anderem Inhalt gespielt; seine Entscheidungen wurden mit den jetzigen Regeln neu getroffen.
play-diverged = Mit diesen Regeln weicht das Spiel ab Schritt { $step } ab: „{ $choice }“ ist dort nicht möglich. Sie können von hier weiterspielen oder die Regeln zurückändern.
play-asked-by = Regel
play-choose-for = Hier sitzt ein Agent. Sie können an seiner Stelle wählen.
play-show-all = Alle Möglichkeiten zeigen
play-hint-title = Was ein Agent täte:
play-why-title = Warum
play-why = { $name } wählte „{ $label }“:
play-points = { $points } Punkte
play-share = , { $share } % des Nachdenkens
play-because = ; es entscheidet: { $part } { $worth }
play-no-reasons = Dieser Agent nennt keine Gründe.
play-over = Das Spiel ist vorbei
play-nothing-asked = Hier wird nichts gefragt
play-log = Was geschah
play-open-cause = Klick: den Effekt in der Autorenansicht zeigen
play-back = Zurück
play-forward = Vor
play-step = Schritt
play-step-of = Schritt { $at } von { $count }
play-lines = { $count ->
    [one] 1 andere Linie
   *[other] { $count } andere Linien
}
play-lines-tip = Linien dieses Spiels, die verlassen wurden:
play-line = weicht ab Schritt { $step } ab, { $count } Entscheidungen
