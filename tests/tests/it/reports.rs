//! The reports that machines read, validated: SARIF against its JSON Schema, JUnit against its XSD, GitHub's
//! workflow commands by a strict parser, JSON against itself in every other form. `fixtures/schemas` has the schemas.

use crate::PROGRAM;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const MANIFEST: &str = "id = \"odd\"\nversion = \"1.0.0\"\ngame = \"monster-lands\"\nname = { en = \"Odd\" }\n\
                        depends = [\"monster-lands\"]\n";

/// A mercenary with this effect.
fn mercenary(id: &str, effect: &str) -> String {
    format!(
        "id = \"{id}\"\nkind = \"mercenary\"\nname = {{ en = \"Tova\" }}\naffinity = \"air\"\nrole = \"hired\"\n\
         cost = 5\nreputation = 2\ndice = {{ magic = 1 }}\neffect = '''\n{effect}\n'''\n"
    )
}

/// Makes a folder with a pack full of mistakes, in files with names that need escaping.
fn odd_pack(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("reports").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    let pack = folder.join("packs/odd, 50% of: it");
    fs::create_dir_all(pack.join("mercenaries")).unwrap();
    fs::write(pack.join("pack.toml"), MANIFEST).unwrap();
    let write = |path: &str, text: &str| fs::write(pack.join(path), text).unwrap();
    write("mercenaries/tova.toml", &mercenary("tova", "free, once per round: gain 2 gold."));
    write("mercenaries/runa.toml", &mercenary("runa", "on reroll, once per round: may rerol 1 magic die."));
    write("mercenaries/größe.toml", &mercenary("größe", "free, once per round: gain 2 potion."));
    // Two places in two files, and characters that neither XML nor a command can hold as they are.
    write("mercenaries/a.toml", &mercenary("twin", "free, once per round: gain 2 gold."));
    write("mercenaries/b.toml", &mercenary("twin", "free, once per round: gain 2 gold."));
    write(
        "mercenaries/c.toml",
        "id = \"c\"\nkind = \"a\\u0007b%0A::error::<x>&]]>\\n\"\nname = { en = \"C\" }\n",
    );
    // More warnings and errors than GitHub shows.
    let many: Vec<String> = (0..15)
        .map(|n| {
            let effect = "free, once per round: gain 2 potion.\nfree, once per round: gain 2 gol.";
            format!("[[entry]]\n{}\n", mercenary(&format!("many-{n}"), effect))
        })
        .collect();
    write("mercenaries/many.toml", &many.join("\n"));
    folder
}

fn provost(folder: &Path, args: &[&str], env: &[(&str, &Path)]) -> Output {
    let mut command = Command::new(PROGRAM);
    command.args(args).current_dir(folder).env_remove("GITHUB_STEP_SUMMARY").env_remove("GITHUB_WORKSPACE");
    command.envs(env.iter().map(|(name, value)| (name, value.as_os_str())));
    command.output().unwrap()
}

/// Runs `provost check packs` in this format; it reports errors and prints nothing else.
fn check(folder: &Path, format: &str) -> String {
    let output = provost(folder, &["check", "packs", "--format", format], &[]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn schema(name: &str) -> String {
    fs::read_to_string(provost_tests::root().join("tests/fixtures/schemas").join(name)).unwrap()
}

// --- JSON -------------------------------------------------------------------------------------------------

#[test]
fn json_and_json_lines_say_the_same() {
    let folder = odd_pack("json");
    let whole: Value = serde_json::from_str(&check(&folder, "json")).unwrap();
    assert_eq!(whole["version"], 1);
    assert_eq!(whole["columns"], "characters");
    let lines: Vec<Value> =
        check(&folder, "jsonl").lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let (summary, findings) = lines.split_last().unwrap();
    assert_eq!(summary["type"], "summary");
    for (key, value) in whole["summary"].as_object().unwrap() {
        assert_eq!(&summary[key], value, "{key}");
    }
    let listed = whole["findings"].as_array().unwrap();
    assert_eq!(listed.len(), findings.len());
    for (line, finding) in findings.iter().zip(listed) {
        assert_eq!((&line["type"], &line["version"]), (&Value::from("finding"), &Value::from(1)));
        for (key, value) in finding.as_object().unwrap() {
            assert_eq!(&line[key], value, "{key}");
        }
    }
    let count = |severity: &str| listed.iter().filter(|finding| finding["severity"] == severity).count();
    assert_eq!(whole["summary"]["errors"], count("error"));
    assert_eq!(whole["summary"]["warnings"], count("warning"));
}

#[test]
fn places_and_repairs_of_json_fit_the_file() {
    let folder = odd_pack("places");
    let whole: Value = serde_json::from_str(&check(&folder, "json")).unwrap();
    let mut repaired = 0;
    for finding in whole["findings"].as_array().unwrap() {
        let text = fs::read_to_string(folder.join(finding["file"].as_str().unwrap())).unwrap();
        let byte = |place: &Value| usize::try_from(place["byte"].as_u64().unwrap()).unwrap();
        for place in [&finding["start"], &finding["end"]] {
            let before = &text[..byte(place)];
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().unwrap().chars().count() + 1;
            assert_eq!(
                (place["line"].as_u64(), place["column"].as_u64()),
                (Some(line as u64), Some(column as u64))
            );
        }
        for edit in finding["fix"]["edits"].as_array().into_iter().flatten() {
            assert!(byte(&edit["start"]) <= byte(&edit["end"]));
            assert!(["safe", "unsafe"].contains(&finding["fix"]["applicability"].as_str().unwrap()));
            repaired += 1;
        }
    }
    assert!(repaired > 15, "{repaired}");
}

// --- SARIF ------------------------------------------------------------------------------------------------

fn sarif(folder: &Path) -> Value {
    serde_json::from_str(&check(folder, "sarif")).unwrap()
}

#[test]
fn sarif_is_valid_against_the_published_schema() {
    // The published pattern of languages has a `]` alone, which JavaScript reads as itself and the validator refuses.
    let schema = schema("sarif-2.1.0.json").replace("{2}]?$", "{2}\\\\]?$");
    let schema: Value = serde_json::from_str(&schema).unwrap();
    let validator = jsonschema::options().should_validate_formats(true).build(&schema).unwrap();
    let log = sarif(&odd_pack("sarif"));
    let mistakes: Vec<String> =
        validator.iter_errors(&log).map(|error| format!("{}: {error}", error.instance_path())).collect();
    assert!(mistakes.is_empty(), "{mistakes:#?}");
    // The schema does reject something.
    let mut broken = log;
    broken["runs"][0]["results"][0]["level"] = Value::from("fatal");
    assert!(!validator.is_valid(&broken));
    let clean = provost(&odd_pack("sarif-clean"), &["check", "--format", "sarif"], &[]);
    assert_eq!(clean.status.code(), Some(0));
    assert!(validator.is_valid(&serde_json::from_slice(&clean.stdout).unwrap()));
}

#[test]
fn sarif_names_rules_that_are_there_and_relative_places() {
    let log = sarif(&odd_pack("sarif-rules"));
    let run = &log["runs"][0];
    let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
    let pages: Vec<&str> = rules.iter().map(|rule| rule["id"].as_str().unwrap()).collect();
    assert_eq!(pages, provost_packs::pages().iter().map(|page| page.code).collect::<Vec<_>>());
    let mut fingerprints = BTreeSet::new();
    for result in run["results"].as_array().unwrap() {
        let index = usize::try_from(result["ruleIndex"].as_u64().unwrap()).unwrap();
        assert_eq!(rules[index]["id"], result["ruleId"]);
        let uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].as_str().unwrap();
        assert!(uri.starts_with("packs/odd%2C%2050%25%20of%3A%20it/"), "{uri}");
        let fingerprint = result["partialFingerprints"]["provostFinding/v1"].as_str().unwrap();
        assert!(fingerprints.insert(fingerprint.to_owned()), "{fingerprint} is there twice");
    }
}

#[test]
fn fingerprints_survive_lines_that_move() {
    let folder = odd_pack("moved");
    let fingerprints = |log: &Value| -> BTreeSet<String> {
        let results = log["runs"][0]["results"].as_array().unwrap();
        results.iter().map(|result| result["partialFingerprints"].to_string()).collect()
    };
    let before = sarif(&folder);
    let file = folder.join("packs/odd, 50% of: it/mercenaries/runa.toml");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, format!("# A comment.\n\n{text}")).unwrap();
    let after = sarif(&folder);
    assert_ne!(before, after, "places have moved");
    assert_eq!(fingerprints(&before), fingerprints(&after));
}

// --- JUnit ------------------------------------------------------------------------------------------------

/// Validates against the XSD and returns what is wrong.
fn junit_mistakes(xml: &str) -> Vec<String> {
    let xsd = schema("junit-10.xsd");
    let xsd = uppsala::parse(&xsd).unwrap();
    let validator = uppsala::XsdValidator::from_schema(&xsd).unwrap();
    let document = uppsala::parse(xml).unwrap_or_else(|error| panic!("{error}\n{xml}"));
    validator.validate(&document).iter().map(|error| format!("{error:?}")).collect()
}

#[test]
fn junit_is_valid_against_its_schema() {
    let folder = odd_pack("junit");
    let xml = check(&folder, "junit");
    assert_eq!(junit_mistakes(&xml), [""; 0]);
    assert!(xml.contains("<testsuite name=\"packs/odd, 50% of: it\""), "{xml}");
    // The schema does reject something: an unknown attribute, a missing one, an unknown element.
    for (from, to) in [("<testcase ", "<testcase sort=\"x\" "), ("errors=\"0\"", ""), ("failure", "mistake")]
    {
        assert!(xml.contains(from));
        assert!(!junit_mistakes(&xml.replace(from, to)).is_empty(), "{to} was accepted");
    }
    let clean = provost(&folder, &["check", "--format", "junit"], &[]);
    assert_eq!(clean.status.code(), Some(0));
    assert_eq!(junit_mistakes(&String::from_utf8(clean.stdout).unwrap()), [""; 0]);
}

#[test]
fn junit_counts_as_failures_what_makes_the_check_fail() {
    let folder = odd_pack("junit-gate");
    let run = |args: &[&str]| {
        let output = provost(&folder, &[&["check", "packs", "--format", "junit"], args].concat(), &[]);
        let xml = String::from_utf8(output.stdout).unwrap();
        xml.matches("<failure").count()
    };
    let report: Value = serde_json::from_str(&check(&folder, "json")).unwrap();
    let total = |key: &str| usize::try_from(report["summary"][key].as_u64().unwrap()).unwrap();
    let (errors, warnings) = (total("errors"), total("warnings"));
    assert!(errors > 15 && warnings > 14);
    assert_eq!(run(&[]), errors);
    assert_eq!(run(&["--max-warnings", &warnings.to_string()]), errors);
    assert_eq!(run(&["--max-warnings", &(warnings - 1).to_string()]), errors + warnings);
    assert_eq!(run(&["--deny", "warnings"]), errors + warnings);
}

#[test]
fn tests_of_content_report_in_junit_too() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cli/test.in");
    let output = provost(&folder, &["test", "--path", "packs", "--format", "junit"], &[]);
    let xml = String::from_utf8(output.stdout).unwrap();
    assert!(xml.contains("<testcase"), "{xml}");
    assert_eq!(junit_mistakes(&xml), [""; 0]);
}

// --- GitHub -----------------------------------------------------------------------------------------------

/// A workflow command, taken apart and with its escapes undone.
#[derive(Debug)]
struct Workflow {
    name: String,
    properties: Vec<(String, String)>,
    message: String,
}

impl Workflow {
    fn get(&self, key: &str) -> &str {
        let found = self.properties.iter().find(|(name, _)| name == key);
        found.map_or_else(|| panic!("no {key} in {self:?}"), |(_, value)| value.as_str())
    }
}

/// Reads `::name key=value,key=value::message`; rejects everything that GitHub would misread.
fn workflow(line: &str) -> Result<Workflow, String> {
    let rest = line.strip_prefix("::").ok_or("does not begin with `::`")?;
    let (head, message) = rest.split_once("::").ok_or("no second `::`")?;
    let (name, properties) = head.split_once(' ').ok_or("no properties")?;
    if !["error", "warning", "notice"].contains(&name) {
        return Err(format!("no command `{name}`"));
    }
    let known = ["title", "file", "col", "endColumn", "line", "endLine"];
    let mut read = Vec::new();
    for property in properties.split(',') {
        let (key, value) = property.split_once('=').ok_or_else(|| format!("no `=` in `{property}`"))?;
        if !known.contains(&key) || read.iter().any(|(other, _)| other == key) {
            return Err(format!("`{key}` is unknown or there twice"));
        }
        if value.contains(':') {
            return Err(format!("a colon in `{value}`"));
        }
        read.push((key.to_owned(), unescape(value, &["%25", "%0D", "%0A", "%3A", "%2C"])?));
    }
    let message = unescape(message, &["%25", "%0D", "%0A"])?;
    Ok(Workflow { name: name.to_owned(), properties: read, message })
}

/// Undoes the escapes; any other use of `%`, and control characters of the line, are mistakes.
fn unescape(text: &str, known: &[&str]) -> Result<String, String> {
    let mut parts = text.split('%');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let escape = format!("%{}", part.get(..2).unwrap_or_default());
        if !known.contains(&escape.as_str()) {
            return Err(format!("`{escape}` in `{text}`"));
        }
        plain.push(char::from(u8::from_str_radix(&escape[1..], 16).unwrap()));
        plain.push_str(&part[2..]);
    }
    if text.contains(['\r', '\n']) { Err("a line end".to_owned()) } else { Ok(plain) }
}

#[test]
fn the_parser_of_commands_is_strict() {
    assert!(workflow("::error file=a,line=1::text").is_ok());
    for line in [
        "error file=a::text",
        "::error file=a,line=1",
        "::fatal file=a::text",
        "::error::text",
        "::error file=a:b::text",
        "::error file=a,b::text",
        "::error path=a::text",
        "::error file=a,file=b::text",
        "::error file=a%20b::text",
        "::error file=a::50% of it",
        "::error file=a::a%3Ab",
    ] {
        assert!(workflow(line).is_err(), "{line} was accepted");
    }
}

#[test]
fn github_gets_the_worst_ten_of_each_kind_and_the_rest_in_a_line() {
    let folder = odd_pack("github");
    let report = check(&folder, "github");
    let (commands, rest): (Vec<&str>, Vec<&str>) = report.lines().partition(|line| line.starts_with("::"));
    let commands: Vec<Workflow> =
        commands.iter().map(|line| workflow(line).unwrap_or_else(|why| panic!("{why}: {line}"))).collect();
    let names: Vec<&str> = commands.iter().map(|command| command.name.as_str()).collect();
    assert_eq!(names, [["error"; 10], ["warning"; 10]].concat());
    let json: Value = serde_json::from_str(&check(&folder, "json")).unwrap();
    let findings = json["findings"].as_array().unwrap();
    let [more, totals] = *rest else { panic!("{rest:?}") };
    assert!(more.starts_with(&format!("{} more, ", findings.len() - 20)), "{more}");
    assert!(totals.starts_with("checked "), "{totals}");
    for command in &commands {
        assert!(folder.join(command.get("file")).is_file(), "{command:?}");
        let line: u64 = command.get("line").parse().unwrap();
        let found = findings.iter().any(|finding| {
            finding["file"] == command.get("file")
                && finding["start"]["line"] == line
                && finding["code"] == command.get("title")
                && command.message.starts_with(finding["message"].as_str().unwrap())
        });
        assert!(found, "{command:?}");
    }
}

#[test]
fn the_step_summary_lists_everything_and_paths_start_at_the_repository() {
    let folder = odd_pack("summary");
    let summary = folder.join("summary.md");
    fs::write(&summary, "before\n").unwrap();
    let env: [(&str, &Path); 2] = [("GITHUB_STEP_SUMMARY", &summary), ("GITHUB_WORKSPACE", &folder)];
    let output = provost(&folder.join("packs"), &["check", ".", "--format", "github"], &env);
    let report = String::from_utf8(output.stdout).unwrap();
    assert!(
        report.contains(" more, not annotated (GitHub shows 10 of a kind): see the summary of this step\n")
    );
    for line in report.lines().filter(|line| line.starts_with("::")) {
        let file = workflow(line).unwrap().get("file").to_owned();
        assert!(file.starts_with("packs/odd, 50% of: it/"), "{file}");
    }
    let page = fs::read_to_string(&summary).unwrap();
    let json: Value = serde_json::from_str(&check(&folder, "json")).unwrap();
    assert!(page.starts_with("before\n### Provost\n"), "{page}");
    let rows: Vec<&str> =
        page.lines().filter(|line| line.starts_with("| error") || line.starts_with("| warning")).collect();
    assert_eq!(rows.len(), json["findings"].as_array().unwrap().len());
    for row in rows {
        assert_eq!(row.replace("\\|", "").matches('|').count(), 5, "{row}");
        assert!(!row.contains("<x>"), "{row}");
    }
}

#[test]
fn failed_tests_of_content_are_annotated() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cli/test.in");
    let output = provost(&folder, &["test", "--path", "packs", "--format", "github"], &[]);
    let report = String::from_utf8(output.stdout).unwrap();
    for line in report.lines().filter(|line| line.starts_with("::")) {
        workflow(line).unwrap();
    }
    assert!(report.lines().any(|line| line.starts_with("::error ")), "{report}");
}

// --- All forms --------------------------------------------------------------------------------------------

#[test]
fn every_form_ends_with_the_same_exit_code() {
    let folder = odd_pack("codes");
    let warned = folder.join("packs/odd, 50% of: it/mercenaries");
    for entry in fs::read_dir(&warned).unwrap() {
        fs::remove_file(entry.unwrap().path()).unwrap();
    }
    let clean = mercenary("tova", "free, once per round: gain 2 gold.");
    let cases = [
        (clean.clone(), [0, 0, 0, 0]),
        (clean.replace("gold", "potion"), [0, 1, 1, 0]),
        (clean.replace("gold", "gol"), [1, 1, 1, 0]),
    ];
    for (text, codes) in cases {
        fs::write(warned.join("tova.toml"), text).unwrap();
        for format in ["text", "short", "json", "jsonl", "github", "sarif", "junit"] {
            let gates: [&[&str]; 4] =
                [&[], &["--deny", "warnings"], &["--max-warnings", "0"], &["--exit-zero"]];
            for (gate, code) in gates.into_iter().zip(codes) {
                let output = provost(&folder, &[&["check", "packs", "--format", format], gate].concat(), &[]);
                assert_eq!(output.status.code(), Some(code), "{format} {gate:?}");
            }
        }
    }
    let output = provost(&folder, &["check", "nowhere", "--exit-zero", "--format", "json"], &[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
}
