//! Sweeps as `docs/sweeps.md` describes them: shards in any order, one of them killed, merged to the bytes of one run.

use crate::PROGRAM;
use provost_tests::{root, skipped};
use saphyr::{LoadableYamlNode as _, Yaml};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

const SHARDS: usize = 4;
const OPTIONS: [&str; 4] = ["--game", "kingdom-defenders", "--games", "90"];

/// A folder in which `provost` is the program under test.
struct Sweep {
    folder: PathBuf,
    path: String,
}

impl Sweep {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sweeps").join(name);
        fs::remove_dir_all(&folder).ok();
        fs::create_dir_all(folder.join("bin")).unwrap();
        symlink(PROGRAM, folder.join("bin/provost")).unwrap();
        let path = format!("{}:{}", folder.join("bin").display(), std::env::var("PATH").unwrap_or_default());
        Self { folder, path }
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.folder).env("PATH", &self.path).stdin(Stdio::null());
        command
    }

    fn provost(&self, args: &[&str]) -> Output {
        self.command(PROGRAM).args(args).output().unwrap()
    }

    /// Returns the bytes of one run over all seeds.
    fn whole(&self) -> Vec<u8> {
        let args = [&["simulate"], &OPTIONS[..], &["--format", "json", "--out", "one.json"]].concat();
        assert_eq!(self.provost(&args).status.code(), Some(0));
        fs::read(self.folder.join("one.json")).unwrap()
    }

    /// Plays a shard, and kills it at once.
    fn killed(&self, shard: usize) {
        fs::create_dir_all(self.folder.join("sweep")).unwrap();
        let (number, file) = (format!("{shard}/{SHARDS}"), format!("sweep/part-{shard}.json"));
        let mut command = self.command(PROGRAM);
        command.arg("simulate").args(OPTIONS).args(["--shard", &number, "--format", "json", "--out", &file]);
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        std::thread::sleep(Duration::from_millis(50));
        child.kill().unwrap();
        child.wait().unwrap();
        fs::remove_file(self.folder.join(&file)).ok();
    }

    /// Runs a recipe twice, the first time with a shard killed before, and compares the bytes.
    fn runs(&self, program: &str, args: &[&str]) {
        let whole = self.whole();
        self.killed(1);
        for _ in 0..2 {
            let output = self.command(program).args(args).output().unwrap();
            assert_eq!(output.status.code(), Some(0), "{program} {args:?}: {output:?}");
            assert_eq!(fs::read(self.folder.join("sweep/whole.json")).unwrap(), whole, "{program}");
            fs::remove_file(self.folder.join("sweep/part-2.json")).unwrap();
            fs::remove_file(self.folder.join("sweep/whole.json")).unwrap();
        }
    }

    fn has(&self, program: &str) -> bool {
        let found =
            self.command(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        found.is_ok_and(|status| status.success())
    }
}

fn recipe(name: &str) -> String {
    root().join("docs/sweeps").join(name).to_string_lossy().into_owned()
}

#[test]
fn shards_merge_to_the_bytes_of_one_run() {
    let sweep = Sweep::new("plain");
    let whole = sweep.whole();
    sweep.killed(0);
    // Not the last one yet.
    for shard in [2, 0, 1] {
        let (number, file) = (format!("{shard}/{SHARDS}"), format!("part-{shard}.json"));
        let args =
            [&["simulate"], &OPTIONS[..], &["--shard", &number, "--format", "json", "--out", &file]].concat();
        assert_eq!(sweep.provost(&args).status.code(), Some(0));
        let output = sweep.provost(&args);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains(&format!("shard {number} is in {file} already")), "{said}");
    }
    let merge = ["simulate", "merge", "part-2.json", "part-0.json", "part-1.json", "--expect", "1..90"];
    let output = sweep.provost(&merge);
    assert_eq!(
        (output.status.code(), output.stdout.as_slice()),
        (Some(1), &b"--seeds 68..90\n"[..]),
        "{output:?}"
    );
    // What is printed is what the command takes.
    let missing = String::from_utf8(output.stdout).unwrap();
    let words: Vec<&str> = missing.split_whitespace().collect();
    let args = [&["simulate"], &OPTIONS[..2], &words, &["--format", "json", "--out", "part-3.json"]].concat();
    assert_eq!(sweep.provost(&args).status.code(), Some(0));
    let output = sweep.provost(&[&merge[..], &["part-3.json", "--format", "json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert_eq!(output.stdout, whole);
}

#[test]
fn a_shard_of_another_sweep_is_played_anew() {
    let sweep = Sweep::new("other");
    let args = |games: &'static str| {
        [
            "simulate",
            "--game",
            "kingdom-defenders",
            "--games",
            games,
            "--shard",
            "0/3",
            "--format",
            "json",
            "--out",
            "a.json",
        ]
    };
    for games in ["30", "33"] {
        assert_eq!(sweep.provost(&args(games)).status.code(), Some(0));
    }
    let text = fs::read_to_string(sweep.folder.join("a.json")).unwrap();
    assert!(text.contains("\"last\": 11"), "{text}");
}

#[test]
fn gnu_parallel_runs_a_sweep() {
    let sweep = Sweep::new("parallel");
    if !sweep.has("parallel") {
        return skipped("gnu_parallel_runs_a_sweep", "apt install parallel");
    }
    let shards = SHARDS.to_string();
    sweep.runs("sh", &[&[recipe("parallel.sh").as_str(), &shards, "sweep"], &OPTIONS[..]].concat());
}

#[test]
fn snakemake_runs_a_sweep() {
    let sweep = Sweep::new("snakemake");
    if !sweep.has("snakemake") {
        return skipped("snakemake_runs_a_sweep", "pip install snakemake");
    }
    let options = format!("options={}", OPTIONS.join(" "));
    let file = recipe("Snakefile");
    let config = ["--config", "shards=4", "folder=sweep", &options];
    sweep.runs(
        "snakemake",
        &[&["--snakefile", &file, "--cores", "2", "--quiet", "all"], &config[..]].concat(),
    );
}

#[test]
fn dask_runs_a_sweep() {
    let sweep = Sweep::new("dask");
    let there =
        sweep.command("python3").args(["-c", "import dask.distributed"]).stderr(Stdio::null()).status();
    if !there.is_ok_and(|status| status.success()) {
        return skipped("dask_runs_a_sweep", "pip install dask[distributed]");
    }
    let shards = SHARDS.to_string();
    sweep.runs("python3", &[&[recipe("dask_sweep.py").as_str(), &shards, "sweep"], &OPTIONS[..]].concat());
}

/// Slurm's own part is to number the tasks; a cluster on this machine runs them if it is up (`docs/sweeps/slurm-here.sh`).
#[test]
fn slurm_runs_a_sweep() {
    let sweep = Sweep::new("slurm");
    let whole = sweep.whole();
    let cluster = sweep.command("sinfo").args(["-h", "-t", "idle"]).output();
    let up = cluster.is_ok_and(|output| output.status.success() && !output.stdout.is_empty());
    let script = recipe("slurm.sbatch");
    let run = |sweep: &Sweep| {
        if up {
            let array = format!("--array=0-{}", SHARDS - 1);
            let mut command = sweep.command("sbatch");
            command.args(["--wait", "--mem=0", &array, &script, "sweep"]).args(OPTIONS);
            assert!(command.output().unwrap().status.success());
        } else {
            skipped("slurm_runs_a_sweep", "apt install slurm-wlm munge; tasks are run without it");
            for shard in 0..SHARDS {
                let mut task = sweep.command("sh");
                task.args([script.as_str(), "sweep"]).args(OPTIONS);
                task.env("SLURM_ARRAY_TASK_ID", shard.to_string())
                    .env("SLURM_ARRAY_TASK_COUNT", SHARDS.to_string());
                assert!(task.output().unwrap().status.success());
            }
        }
    };
    sweep.killed(2);
    for _ in 0..2 {
        run(&sweep);
        let parts: Vec<String> = (0..SHARDS).map(|shard| format!("sweep/part-{shard}.json")).collect();
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        let merged = sweep.provost(&[&["simulate", "merge"], &parts[..], &["--format", "json"]].concat());
        assert_eq!(merged.stdout, whole);
        fs::remove_file(sweep.folder.join("sweep/part-3.json")).unwrap();
    }
}

/// The keys that matter are where Kubernetes reads them, and the command is one that the program takes.
#[test]
fn the_job_of_kubernetes_is_an_indexed_one() {
    let text = fs::read_to_string(recipe("kubernetes.yaml")).unwrap();
    let documents = Yaml::load_from_str(&text).unwrap();
    let job = &documents[0];
    assert_eq!((job["apiVersion"].as_str(), job["kind"].as_str()), (Some("batch/v1"), Some("Job")));
    let spec = &job["spec"];
    assert_eq!(spec["completionMode"].as_str(), Some("Indexed"));
    assert_eq!(
        spec["template"]["spec"]["restartPolicy"].as_str(),
        Some("Never"),
        "an index is tried anew in a new pod"
    );
    let shards = spec["completions"].as_integer().unwrap();
    let script = spec["template"]["spec"]["containers"][0]["args"][0].as_str().unwrap();
    assert!(script.contains(&format!("$JOB_COMPLETION_INDEX/{shards}\"")), "{script}");
    let sweep = Sweep::new("kubernetes");
    let script = script.replace("/sweep/", "").replace("--games 1000000 --agent greedy", "--games 100");
    let output = sweep.command("sh").args(["-c", &script]).env("JOB_COMPLETION_INDEX", "7").output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(sweep.folder.join("part-7.json").is_file());
}
