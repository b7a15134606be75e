//! The files that others copy into their repositories: they must be YAML, and every `provost` command in them must be one
//! that the program takes.

use crate::PROGRAM;
use provost_tests::root;
use saphyr::{LoadableYamlNode as _, Yaml};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

/// Returns every text in a document.
fn texts<'y>(yaml: &'y Yaml<'y>, found: &mut Vec<&'y str>) {
    if let Some(text) = yaml.as_str() {
        found.push(text);
    }
    for item in yaml.as_sequence().into_iter().flatten() {
        texts(item, found);
    }
    for (_, item) in yaml.as_mapping().into_iter().flatten() {
        texts(item, found);
    }
}

/// Returns the commands of `provost` in a document, as words, with what a shell would put in.
fn commands(text: &str) -> Vec<Vec<String>> {
    let documents = Yaml::load_from_str(text).unwrap();
    let mut found = Vec::new();
    for document in &documents {
        texts(document, &mut found);
    }
    let lines = found
        .iter()
        .flat_map(|text| text.split(['\n', ';']))
        .map(|line| line.trim().trim_start_matches("then "));
    let lines = lines.filter_map(|line| line.strip_prefix("provost "));
    lines
        .map(|line| {
            let line =
                line.split(" || ").next().unwrap().split(" | ").next().unwrap().split(" >> ").next().unwrap();
            let line = line.split(" > ").next().unwrap();
            let words = line.split_whitespace().map(|word| word.trim_matches('"').replace("$PACKS", "packs"));
            words
                .map(|word| {
                    word.replace("$BASE", "HEAD")
                        .replace("$GAMES", "3")
                        .replace("$CI_MERGE_REQUEST_DIFF_BASE_SHA", "HEAD")
                })
                .collect()
        })
        .collect()
}

fn run(folder: &Path, args: &[String]) -> Output {
    let mut command = Command::new(PROGRAM);
    command.args(args).current_dir(folder).env_remove("GITHUB_STEP_SUMMARY").env_remove("GITHUB_WORKSPACE");
    command.output().unwrap()
}

/// Makes a repository with a pack in `packs`, as `provost new` writes it.
fn repository(name: &str) -> std::path::PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ci-files").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(folder.join("packs")).unwrap();
    let args = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
    for line in [
        "new pack frost --in packs",
        "new entry mercenary snow-owl --in packs/frost",
        "new test owls --in packs/frost",
    ] {
        let output = run(&folder, &args(line));
        assert_eq!(output.status.code(), Some(0), "{line}: {output:?}");
    }
    let git = |line: &str| {
        let output = Command::new("git").args(line.split(' ')).current_dir(&folder).output().unwrap();
        assert!(output.status.success(), "{line}: {output:?}");
    };
    git("init -q");
    git("add .");
    git("-c user.name=Tester -c user.email=tester@example.org commit -q -m first");
    folder
}

#[test]
fn commands_of_the_workflows_run_on_a_new_pack() {
    for (file, least) in [("docs/ci/github-actions.yml", 4), ("docs/ci/gitlab-ci.yml", 4)] {
        let folder = repository(file.rsplit('/').next().unwrap());
        // The pull request changes a card, so that there is something to tell and to play.
        let card = folder.join("packs/frost/mercenaries/snow-owl.toml");
        let text = fs::read_to_string(&card).unwrap();
        assert!(text.contains("cost = 11"), "{text}");
        fs::write(&card, text.replace("cost = 11", "cost = 2")).unwrap();
        let commands = commands(&read(file));
        assert!(commands.len() >= least, "{file}: {commands:?}");
        for command in commands {
            let output = run(&folder, &command);
            assert_eq!(output.status.code(), Some(0), "{file}: {command:?}: {output:?}");
            if command.contains(&"--simulate".to_owned()) {
                let told = String::from_utf8(output.stdout).unwrap();
                assert!(told.contains("| cost | 11 | 2 |") && told.contains("### Balance of"), "{told}");
            }
        }
    }
}

#[test]
fn hooks_check_whole_folders() {
    let text = read(".pre-commit-hooks.yaml");
    let documents = Yaml::load_from_str(&text).unwrap();
    let hooks = documents[0].as_sequence().unwrap();
    assert_eq!(hooks.len(), 2);
    let folder = repository("hooks");
    for hook in hooks {
        assert_eq!(hook["pass_filenames"].as_bool(), Some(false));
        let entry = hook["entry"].as_str().unwrap().strip_prefix("provost ").unwrap();
        let args = hook["args"].as_sequence().unwrap().iter().map(|arg| arg.as_str().unwrap().to_owned());
        let words: Vec<String> = entry.split(' ').map(str::to_owned).chain(args).collect();
        assert_eq!(run(&folder, &words).status.code(), Some(0), "{words:?}");
    }
}
