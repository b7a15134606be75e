//! The language server, message by message: every request, both position encodings, wrong order, nonsense on the wire,
//! and a client that dies.

use crate::PROGRAM;
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A client that sends what a test tells it to.
struct Client {
    server: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    next: i64,
    /// The latest findings by file name.
    findings: std::collections::BTreeMap<String, Value>,
    folder: PathBuf,
}

const CARD: &str = "id = \"runa\"\nkind = \"mercenary\"\nname = { en = \"Rüna 😀\" }\naffinity = \"water\"\nrole = \"hired\"\n\
                    cost = 1\nreputation = 1\ndice = { strength = 1 }\neffect = '''\non roll: +1 to each magic die.\n'''\n";

impl Client {
    /// Starts a server in a folder with a small pack.
    fn new(name: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::remove_dir_all(&folder).ok();
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        let manifest = "id = \"frost\"\nversion = \"1.0.0\"\ngame = \"monster-lands\"\nname = { en = \"Frost\" }\n\
                        depends = [\"monster-lands\"]\n";
        std::fs::write(folder.join("pack.toml"), manifest).expect("the file can be written");
        std::fs::write(folder.join("runa.toml"), CARD).expect("the file can be written");
        let mut server = Command::new(PROGRAM)
            .arg("lsp")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let input = server.stdin.take();
        let output = BufReader::new(server.stdout.take().expect("it has an output"));
        Self { server, input, output, next: 0, findings: std::collections::BTreeMap::new(), folder }
    }

    fn uri(&self, file: &str) -> String {
        format!("file://{}/{file}", self.folder.display())
    }

    fn write(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("it is open");
        input.write_all(bytes).and_then(|()| input.flush()).expect("the server listens");
    }

    fn send(&mut self, message: &Value) {
        let text = message.to_string();
        self.write(format!("Content-Length: {}\r\n\r\n{text}", text.len()).as_bytes());
    }

    fn tell(&mut self, method: &str, params: &Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    /// Reads a message; `None` at the end.
    fn read(&mut self) -> Option<Value> {
        let mut length = 0;
        loop {
            let mut line = String::new();
            if self.output.read_line(&mut line).ok()? == 0 {
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
        self.output.read_exact(&mut body).ok()?;
        let message: Value = serde_json::from_slice(&body).ok()?;
        if message["method"] == "textDocument/publishDiagnostics" {
            let name = message["params"]["uri"].as_str()?.rsplit('/').next()?.to_owned();
            self.findings.insert(name, message["params"].clone());
        }
        Some(message)
    }

    /// Asks and waits for the answer.
    fn ask(&mut self, method: &str, params: &Value) -> Value {
        self.next += 1;
        let id = self.next;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        loop {
            let message = self.read().unwrap_or_else(|| panic!("no answer to {method}"));
            if message["id"] == id {
                return message;
            }
        }
    }

    fn initialize(&mut self, encodings: &Value) -> Value {
        let folders = json!([{ "uri": self.uri("").trim_end_matches('/'), "name": "frost" }]);
        let capabilities = json!({ "general": { "positionEncodings": encodings } });
        let params = json!({ "processId": null, "rootUri": null, "capabilities": capabilities, "workspaceFolders": folders });
        let answer = self.ask("initialize", &params);
        self.tell("initialized", &json!({}));
        answer["result"].clone()
    }

    fn open(&mut self, file: &str, text: &str) {
        let document = json!({ "uri": self.uri(file), "languageId": "toml", "version": 1, "text": text });
        self.tell("textDocument/didOpen", &json!({ "textDocument": document }));
    }

    /// Waits for findings of a version of a file.
    fn findings(&mut self, file: &str, version: i64) -> Vec<Value> {
        loop {
            if let Some(found) = self.findings.get(file).filter(|found| found["version"] == version) {
                return found["diagnostics"].as_array().cloned().unwrap_or_default();
            }
            assert!(self.read().is_some(), "no findings of {file}");
        }
    }

    fn at(&self, line: u32, character: u32) -> Value {
        json!({ "textDocument": { "uri": self.uri("runa.toml") }, "position": { "line": line, "character": character } })
    }

    /// Closes the connection and waits for the server to exit.
    fn end(mut self) -> (Option<i32>, String) {
        drop(self.input.take());
        let mut rest = Vec::new();
        self.output.read_to_end(&mut rest).ok();
        let status = self.server.wait().expect("the server ends");
        let mut said = String::new();
        self.server.stderr.take().expect("it is piped").read_to_string(&mut said).ok();
        assert!(!said.contains("panicked"), "{said}");
        (status.code(), said)
    }
}

#[test]
fn every_request_is_answered() {
    let mut client = Client::new("lsp-requests");
    let able = client.initialize(&json!(["utf-16"]));
    assert_eq!(able["capabilities"]["positionEncoding"], "utf-16");
    client.open("runa.toml", CARD);
    assert!(client.findings("runa.toml", 1).is_empty());

    let completions = client.ask("textDocument/completion", &client.at(9, 9));
    let items = completions["result"]["items"].as_array().cloned().unwrap_or_default();
    assert!(items.iter().any(|item| item["label"] == "+"), "{completions:#}");
    let hover = client.ask("textDocument/hover", &client.at(9, 1));
    assert!(
        hover["result"]["contents"]["value"].as_str().is_some_and(|text| text.contains("on roll")),
        "{hover:#}"
    );
    let name = client.ask("textDocument/hover", &client.at(0, 7));
    assert!(
        name["result"]["contents"]["value"].as_str().is_some_and(|text| text.contains("_de_")),
        "{name:#}"
    );
    let definition = client.ask("textDocument/definition", &client.at(0, 7));
    assert_eq!(definition["result"][0]["range"]["start"], json!({ "line": 0, "character": 6 }));
    let mut params = client.at(0, 7);
    params["context"] = json!({ "includeDeclaration": true });
    assert_eq!(client.ask("textDocument/references", &params)["result"].as_array().map(Vec::len), Some(1));
    assert_eq!(client.ask("textDocument/prepareRename", &client.at(0, 7))["result"]["placeholder"], "runa");
    let mut params = client.at(0, 7);
    params["newName"] = json!("Not An Id");
    let refused = client.ask("textDocument/rename", &params);
    assert!(
        refused["error"]["message"].as_str().is_some_and(|text| text.contains("is no id")),
        "{refused:#}"
    );
    params["newName"] = json!("runi");
    let renamed = client.ask("textDocument/rename", &params);
    assert_eq!(renamed["result"]["documentChanges"][1]["kind"], "rename", "{renamed:#}");
    let document = json!({ "uri": client.uri("runa.toml") });
    let params = json!({ "textDocument": document, "options": { "tabSize": 4, "insertSpaces": true } });
    assert_eq!(client.ask("textDocument/formatting", &params)["result"], json!([]));
    let params = json!({ "textDocument": document });
    let tokens = client.ask("textDocument/semanticTokens/full", &params);
    assert!(tokens["result"]["data"].as_array().is_some_and(|data| data.len() > 50 && data.len() % 5 == 0));
    let symbols = client.ask("textDocument/documentSymbol", &params);
    assert_eq!(symbols["result"][0]["name"], "runa");
    let found = client.ask("workspace/symbol", &json!({ "query": "run" }));
    assert_eq!(found["result"][0]["name"], "runa", "{found:#}");

    assert_eq!(client.ask("textDocument/inlayHint", &params)["error"]["code"], -32601);
    assert_eq!(client.ask("textDocument/hover", &json!({ "nonsense": 1 }))["error"]["code"], -32602);
    assert_eq!(client.ask("shutdown", &Value::Null)["result"], Value::Null);
    assert_eq!(client.ask("textDocument/hover", &client.at(0, 1))["error"]["code"], -32600);
    client.tell("exit", &Value::Null);
    assert_eq!(client.end().0, Some(0));
}

#[test]
fn typing_is_followed_in_both_encodings() {
    for (encoding, column) in [("utf-16", 22), ("utf-8", 25)] {
        let mut client = Client::new(&format!("lsp-typing-{encoding}"));
        let able = client.initialize(&json!([encoding]));
        assert_eq!(able["capabilities"]["positionEncoding"], encoding);
        client.open("runa.toml", CARD);
        // `Rüna 😀` becomes `Rüna 😀x`, then the effect breaks.
        let here = json!({ "line": 2, "character": column });
        let word = json!({ "start": { "line": 9, "character": 0 }, "end": { "line": 9, "character": 2 } });
        let changes = json!([{ "range": { "start": here, "end": here }, "text": "x" }, { "range": word, "text": "onn" }]);
        let document = json!({ "uri": client.uri("runa.toml"), "version": 2 });
        client
            .tell("textDocument/didChange", &json!({ "textDocument": document, "contentChanges": changes }));
        let found = client.findings("runa.toml", 2);
        assert_eq!(found.len(), 1, "{found:#?}");
        assert_eq!(found[0]["range"]["start"], json!({ "line": 9, "character": 0 }), "{found:#?}");
        let params = json!({
            "textDocument": { "uri": client.uri("runa.toml") },
            "range": found[0]["range"],
            "context": { "diagnostics": [] },
        });
        let actions = client.ask("textDocument/codeAction", &params);
        assert_eq!(actions["result"][0]["kind"], "quickfix", "{actions:#}");
        let hover = client.ask("textDocument/hover", &client.at(2, 14));
        assert!(hover["result"].is_object() || hover["result"].is_null(), "{hover:#}");
        client.end();
    }
}

#[test]
fn a_text_that_is_no_toml_is_followed_too() {
    let mut client = Client::new("lsp-broken");
    client.initialize(&json!(["utf-8"]));
    client.open("runa.toml", "id = \"runa\nkind = ");
    let found = client.findings("runa.toml", 1);
    assert!(found.iter().any(|found| found["code"] == "toml-syntax"), "{found:#?}");
    let kinds = client.ask("textDocument/completion", &client.at(1, 7));
    assert!(kinds["result"]["items"].as_array().is_some_and(|items| items.len() > 5), "{kinds:#}");
    client.end();
}

#[test]
fn what_is_allowed_is_not_shown_and_unused_comments_are() {
    let mut client = Client::new("lsp-allowed");
    client.initialize(&json!(["utf-8"]));
    let warns = CARD.replace("on roll: +1 to each magic die.", "free, once per round: gain 2 potion.");
    let codes = |found: Vec<Value>| -> Vec<String> {
        found.iter().map(|found| found["code"].as_str().unwrap_or_default().to_owned()).collect()
    };
    client.open("runa.toml", &warns);
    assert_eq!(codes(client.findings("runa.toml", 1)), ["number-agreement"]);
    let comment = "# provost: allow(number-agreement) the card says it like this\n";
    let change = |client: &mut Client, version: i64, text: &str| {
        let document = json!({ "uri": client.uri("runa.toml"), "version": version });
        let params = json!({ "textDocument": document, "contentChanges": [{ "text": text }] });
        client.tell("textDocument/didChange", &params);
        client.findings("runa.toml", version)
    };
    let allowed = warns.replace("free", &format!("{comment}free"));
    assert!(change(&mut client, 2, &allowed).is_empty());
    let unused = CARD.replace("on roll", &format!("{comment}on roll"));
    let found = change(&mut client, 3, &unused);
    let range = found[0]["range"].clone();
    assert_eq!(codes(found), ["unused-allow"]);
    // A fix offers to remove the comment.
    let params = json!({
        "textDocument": { "uri": client.uri("runa.toml") },
        "range": range,
        "context": { "diagnostics": [] },
    });
    let actions = client.ask("textDocument/codeAction", &params);
    assert!(actions["result"][0]["edit"].is_object(), "{actions:#}");
    client.end();
}

#[test]
fn a_file_changed_outside_is_read_again() {
    let mut client = Client::new("lsp-outside");
    client.initialize(&json!(["utf-8"]));
    std::fs::write(client.folder.join("runa.toml"), CARD.replace("cost", "costs"))
        .expect("it can be written");
    let event = json!({ "uri": client.uri("runa.toml"), "type": 2 });
    client.tell("workspace/didChangeWatchedFiles", &json!({ "changes": [event] }));
    loop {
        let shown = client.findings.get("runa.toml").and_then(|found| found["diagnostics"].as_array());
        if shown.is_some_and(|found| found.iter().any(|found| found["code"] == "unknown-key")) {
            break;
        }
        assert!(client.read().is_some(), "no findings came");
    }
    client.end();
}

#[test]
fn a_request_before_the_greeting_is_refused() {
    let mut client = Client::new("lsp-order");
    let answer = client.ask("textDocument/hover", &json!({}));
    assert_eq!(answer["error"]["code"], -32002, "{answer:#}");
    client.initialize(&json!(["utf-8"]));
    client.end();
}

#[test]
fn nonsense_on_the_line_ends_the_server() {
    let broken: [&[u8]; 5] = [
        b"this is no message\r\n\r\n",
        b"Content-Length: 12\r\n\r\n{ no json }}",
        b"Content-Length: many\r\n\r\n{}",
        b"Content-Length: 18446744073709551615\r\n\r\n{}",
        b"Content-Length: 900000000000\r\n\r\n{}",
    ];
    for bytes in broken {
        let mut client = Client::new("lsp-nonsense");
        client.initialize(&json!(["utf-8"]));
        client.write(bytes);
        let (code, said) = client.end();
        assert_eq!(code, Some(2), "{said}");
        assert!(said.contains("no message"), "{said}");
    }
}

#[test]
fn a_client_that_dies_takes_the_server_with_it() {
    let mut client = Client::new("lsp-death");
    client.initialize(&json!(["utf-8"]));
    client.open("runa.toml", CARD);
    assert_eq!(client.end().0, Some(1));
    // Before the greeting, in the middle of a message, and with `exit` but no `shutdown`.
    assert_eq!(Client::new("lsp-death-early").end().0, Some(1));
    let mut client = Client::new("lsp-death-middle");
    client.initialize(&json!(["utf-8"]));
    client.write(b"Content-Length: 100\r\n\r\n{\"json");
    assert_eq!(client.end().0, Some(2));
    let mut client = Client::new("lsp-death-rude");
    client.initialize(&json!(["utf-8"]));
    client.tell("exit", &Value::Null);
    assert_eq!(client.end().0, Some(1));
}

#[test]
fn a_client_that_reads_no_more_is_left_although_it_holds_the_line() {
    let mut client = Client::new("lsp-deaf");
    client.initialize(&json!(["utf-8"]));
    let Client { mut server, mut input, output, folder, .. } = client;
    drop(output);
    // The client keeps asking, but the answers cannot be delivered.
    let text = json!({ "jsonrpc": "2.0", "id": 9, "method": "workspace/symbol", "params": { "query": "" } })
        .to_string();
    let message = format!("Content-Length: {}\r\n\r\n{text}", text.len());
    let status = loop {
        if let Some(status) = server.try_wait().expect("it can be asked") {
            break status;
        }
        // Writing fails once the server is gone; the next check notices.
        if let Some(input) = &mut input {
            input.write_all(message.as_bytes()).and_then(|()| input.flush()).ok();
        }
    };
    assert_eq!(status.code(), Some(1), "{}", folder.display());
    drop(input);
}

#[test]
fn a_client_that_greets_wrongly_is_refused_although_it_holds_the_line() {
    let mut client = Client::new("lsp-rude-greeting");
    let answer = client.ask("initialize", &json!({ "capabilities": 7 }));
    assert_eq!(answer["error"]["code"], -32602, "{answer:#}");
    // The connection stays open until the server has exited.
    let status = client.server.wait().expect("the server ends");
    assert_eq!(status.code(), Some(1));
}
