//! How long the language server takes in a pack of 10,000 entries: findings after a keystroke, and the longest that any
//! question waits while it looks at everything again.
//!
//! `PROVOST=target/release/provost cargo bench -p provost-tests --bench server` measures that program; without `PROVOST` it
//! is the one that the tests use.
#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "a measurement that cannot set itself up fails; a missing key of JSON is null; it prints what it measured"
)]

use provost_tests::synthetic;
use serde_json::{Value, json};
use std::io::{BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// How many entries.
const ENTRIES: usize = 10_000;
/// How often each change is made.
const TIMES: i64 = 5;
/// How long questions are asked after a change: the server waits for quiet first, and then looks at everything.
const ASKING: Duration = Duration::from_millis(1500);

fn main() {
    // `cargo test` only sees that it can be built.
    if !std::env::args().any(|arg| arg == "--bench") {
        return;
    }
    let folder = write_pack();
    let mut client = Client::start(&folder);
    let card = synthetic::card(6);
    client.open(&card);
    client.findings();
    client.longest_wait();

    let effect = card.replace("pay 1 gold", "pay 1 gol");
    let renamed = card.replace("id = \"card-6\"", "id = \"card-6-b\"");
    let broken = card.replace("kind = ", "kind  ");
    for (what, text) in
        [("a slip inside an effect", effect), ("another id", renamed), ("TOML that cannot be read", broken)]
    {
        assert_ne!(text, card, "{what}");
        let (mut there, mut back, mut waits) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..TIMES {
            there.push(client.change(&text));
            waits.push(client.longest_wait());
            back.push(client.change(&card));
            waits.push(client.longest_wait());
        }
        println!("{what}: findings {}; after the repair {}", told(there), told(back));
        println!("    longest wait of a question in the 1.5 s after each change: {}", told(waits));
    }
    client.leave();
}

fn told(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let ms = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1000.0);
    format!("median {:.1} ms, slowest {:.1} ms", ms(times.get(times.len() / 2)), ms(times.last()))
}

/// Writes the pack to disk, one file an entry.
fn write_pack() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("large-pack");
    std::fs::remove_dir_all(&folder).ok();
    for file in synthetic::pack(ENTRIES).files {
        let path = folder.join(&file.path);
        std::fs::create_dir_all(path.parent().expect("it lies in a folder")).expect("it can be made");
        let provost_interpreter::pack::Content::Text(text) = file.content else { continue };
        std::fs::write(path, text).expect("it can be written");
    }
    folder
}

/// A client; its messages come with the time at which they arrived.
struct Client {
    server: Child,
    input: ChildStdin,
    messages: Receiver<(Instant, Value)>,
    uri: String,
    version: i64,
    next: i64,
}

impl Client {
    fn start(folder: &Path) -> Self {
        let program =
            std::env::var("PROVOST").unwrap_or_else(|_| env!("CARGO_BIN_EXE_provost-under-test").to_owned());
        let mut server = Command::new(program)
            .arg("lsp")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let input = server.stdin.take().expect("it has an input");
        let mut output = BufReader::new(server.stdout.take().expect("it has an output"));
        let (sender, messages) = channel();
        std::thread::spawn(move || {
            while let Some(message) = read(&mut output) {
                if sender.send((Instant::now(), message)).is_err() {
                    return;
                }
            }
        });
        let uri = format!("file://{}", folder.join("cards/card-6.toml").display());
        let mut client = Self { server, input, messages, uri, version: 1, next: 0 };
        let folders = json!([{ "uri": format!("file://{}", folder.display()), "name": "large" }]);
        let begun = Instant::now();
        client.ask(
            "initialize",
            &json!({ "processId": null, "capabilities": {}, "workspaceFolders": folders }),
        );
        client.tell("initialized", &json!({}));
        client.hover();
        println!("from the greeting to the first answer: {:.0} ms", begun.elapsed().as_secs_f64() * 1000.0);
        client
    }

    fn send(&mut self, message: &Value) {
        let text = message.to_string();
        let framed = format!("Content-Length: {}\r\n\r\n{text}", text.len());
        self.input
            .write_all(framed.as_bytes())
            .and_then(|()| self.input.flush())
            .expect("the server listens");
    }

    fn tell(&mut self, method: &str, params: &Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    /// Asks, and returns how long the answer took.
    fn ask(&mut self, method: &str, params: &Value) -> Duration {
        self.next += 1;
        let id = self.next;
        let begun = Instant::now();
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        loop {
            let (at, message) = self.messages.recv().expect("the server answers");
            if message["id"] == id {
                return at - begun;
            }
        }
    }

    fn hover(&mut self) -> Duration {
        let params =
            json!({ "textDocument": { "uri": self.uri }, "position": { "line": 1, "character": 2 } });
        self.ask("textDocument/hover", &params)
    }

    fn open(&mut self, text: &str) {
        let document = json!({ "uri": self.uri, "languageId": "toml", "version": 1, "text": text });
        self.tell("textDocument/didOpen", &json!({ "textDocument": document }));
    }

    /// Waits for the findings of the text as it is.
    fn findings(&self) -> Instant {
        loop {
            let (at, message) = self.messages.recv().expect("findings come");
            let params = &message["params"];
            if params["uri"] == self.uri.as_str() && params["version"] == self.version {
                return at;
            }
        }
    }

    /// Changes the text, and returns how long its findings took.
    fn change(&mut self, text: &str) -> Duration {
        self.version += 1;
        let document = json!({ "uri": self.uri, "version": self.version });
        let begun = Instant::now();
        self.tell(
            "textDocument/didChange",
            &json!({ "textDocument": document, "contentChanges": [{ "text": text }] }),
        );
        self.findings() - begun
    }

    /// Lets the server have its quiet, and asks over and over again; returns the longest wait.
    fn longest_wait(&mut self) -> Duration {
        let begun = Instant::now();
        let mut longest = Duration::ZERO;
        // Questions would keep the server from looking at everything, were they asked without a pause.
        std::thread::sleep(Duration::from_millis(290));
        while begun.elapsed() < ASKING {
            std::thread::sleep(Duration::from_millis(15));
            longest = longest.max(self.hover());
        }
        longest
    }

    fn leave(mut self) {
        self.ask("shutdown", &Value::Null);
        self.tell("exit", &Value::Null);
        drop(self.input);
        self.server.wait().ok();
    }
}

/// Reads a message; none at the end.
fn read(output: &mut impl std::io::BufRead) -> Option<Value> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        if output.read_line(&mut line).ok()? == 0 {
            return None;
        }
        match line.trim().split_once(": ") {
            Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                length = value.parse().ok()?;
            }
            Some(_) => {}
            None => break,
        }
    }
    let mut body = vec![0; length];
    output.read_exact(&mut body).ok()?;
    serde_json::from_slice(&body).ok()
}
