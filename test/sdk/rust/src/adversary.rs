//! A server that lies, closes or does not answer.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use halley_client::alloy_primitives::U256;
use halley_client::types::LimitDetail;
use halley_client::{Answers, Client, Entry, Error, ErrorName, Options};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite;

/// Serves HTTP. `reply` gets the number of the request, from 0, and its body, and gives status, headers and body.
fn serve(reply: impl Fn(usize, &str) -> (u16, String, String) + Send + 'static) -> (String, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("http://{}", listener.local_addr().expect("an address"));
    let requests = Arc::new(AtomicUsize::new(0));
    let count = requests.clone();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let (_, body) = request_of(&stream);
            let (status, headers, text) = reply(count.fetch_add(1, Ordering::SeqCst), &body);
            let head =
                format!("HTTP/1.1 {status} x\r\nconnection: close\r\ncontent-length: {}\r\n{headers}\r\n", text.len());
            let mut stream = stream;
            drop(stream.write_all(head.as_bytes()));
            drop(stream.write_all(text.as_bytes()));
        }
    });
    (address, requests)
}

/// The head and the body of a request.
pub(crate) fn request_of(stream: &TcpStream) -> (String, String) {
    let mut reader = BufReader::new(stream);
    let (mut head, mut length) = (String::new(), 0);
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line).unwrap_or(0) == 0 || line == "\r\n" {
            break;
        }
        if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().unwrap_or(0);
        }
        head.push_str(&line);
    }
    let mut body = vec![0; length];
    drop(reader.read_exact(&mut body));
    (head, String::from_utf8(body).unwrap_or_default())
}

const JSON: &str = "content-type: application/json\r\n";

fn answer(text: impl Fn(&str) -> String + Send + 'static) -> String {
    serve(move |_, body| {
        let request: Value = serde_json::from_str(body).unwrap_or_default();
        (200, JSON.into(), text(&request["id"].to_string()))
    })
    .0
}

fn result(json: &str) -> String {
    let json = json.to_owned();
    answer(move |id| format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{json}}}"#))
}

async fn block_number(address: &str, options: Options) -> Error {
    let client = Client::with_options(address, options).await.expect("a client");
    client.eth().block_number().await.expect_err("the lie was believed")
}

#[tokio::test]
async fn malformed_answers_are_errors() {
    let lies = [
        answer(|_| r#"{"jsonrpc":"2.0","id":999,"result":"0x1"}"#.into()),
        answer(|id| format!(r#"{{"jsonrpc":"2.0","id":"{id}","result":"0x1"}}"#)),
        answer(|_| r#"{"jsonrpc":"2.0","result":"0x1"}"#.into()),
        answer(|id| format!(r#"{{"jsonrpc":"2.0","id":{id}}}"#)),
        answer(|_| "<html>".into()),
        answer(|_| String::new()),
        answer(|id| format!(r#"{{"jsonrpc":"2.0","id":{id},"error":{{"code":-32000}}}}"#)),
        answer(|id| format!(r#"{{"jsonrpc":"2.0","id":{id},"error":{{"message":"x"}}}}"#)),
        answer(|id| format!(r#"{{"jsonrpc":"2.0","id":{id},"error":"x"}}"#)),
        answer(|id| format!(r#"[{{"id":{id},"result":"0x1"}},{{"id":{id},"result":"0x1"}}]"#)),
        result(&format!("{}{}", "[".repeat(100_000), "]".repeat(100_000))),
        result("{}"),
        result("null"),
        result("true"),
        result(r#""0xzz""#),
        result(r#""-0x1""#),
        result(&format!(r#""0x{}""#, "f".repeat(5000))),
    ];
    for lie in lies {
        let error = block_number(&lie, Options::default()).await;
        assert!(matches!(error, Error::Malformed { .. }), "{error:?}");
    }
}

#[tokio::test]
async fn an_answer_that_is_too_large_is_not_read() {
    let mut options = Options::default();
    options.max_answer_bytes = 1000;
    let error = block_number(&result(&format!(r#""0x{}""#, "0".repeat(5000))), options).await;
    assert!(matches!(error, Error::AnswerTooLarge), "{error:?}");
}

#[tokio::test]
async fn no_answer_is_a_time_out() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let mut options = Options::default();
    options.timeout = Duration::from_millis(50);
    let error = block_number(&format!("http://{}", listener.local_addr().expect("an address")), options).await;
    assert!(matches!(error, Error::Timeout), "{error:?}");
}

#[tokio::test]
async fn only_reads_are_sent_again() {
    let (address, requests) = serve(|number, body| {
        let request: Value = serde_json::from_str(body).unwrap_or_default();
        let text = format!(r#"{{"id":{},"result":"0x1"}}"#, request["id"]);
        if number < 2 { (503, String::new(), String::new()) } else { (200, JSON.into(), text) }
    });
    let client = Client::connect(&address).await.expect("a client");
    let error = client.eth().send_raw_transaction(&[1].into()).await.expect_err("it was sent again");
    assert!(matches!(error, Error::Http { status: 503, .. }), "{error:?}");
    assert_eq!(requests.load(Ordering::SeqCst), 1);
    client.eth().block_number().await.expect("a number");
    assert_eq!(requests.load(Ordering::SeqCst), 3);
}

#[tokio::test]
async fn a_redirect_to_another_host_is_not_followed() {
    let (other, seen) = serve(|_, _| (200, JSON.into(), "{}".into()));
    let (address, _) = serve(move |_, _| (307, format!("location: {other}\r\n"), String::new()));
    let mut options = Options::default();
    options.token = Some("secret".into());
    options.retries = 0;
    let error = block_number(&address, options.clone()).await;
    assert!(!error.to_string().contains("secret"), "{error}");
    let error = Client::with_options(&address.replace("http", "ws"), options).await.expect_err("it was followed");
    assert!(!error.to_string().contains("secret"), "{error}");
    assert_eq!(seen.load(Ordering::SeqCst), 0);
}

#[tokio::test]
async fn the_password_of_a_url_is_in_no_error() {
    let mut options = Options::default();
    options.retries = 0;
    let error = block_number("http://user:hunter2@127.0.0.1:1/", options.clone()).await;
    assert!(!format!("{error} {error:?}").contains("hunter2"), "{error:?}");
    let error = Client::with_options("ws://user:hunter2@127.0.0.1:1/", options).await.expect_err("nobody listens");
    assert!(!format!("{error} {error:?}").contains("hunter2"), "{error:?}");
}

#[tokio::test]
async fn an_error_of_a_whole_batch_is_typed() {
    let address = answer(|_| {
        r#"{"id":null,"error":{"code":-32005,"message":"batch too large: 2 requests exceed the limit of 1","data":{"limit":1}}}"#.into()
    });
    let client = Client::connect(&address).await.expect("a client");
    let mut batch = client.batch();
    batch.eth().block_number().expect("an entry");
    batch.eth().gas_price().expect("an entry");
    let error = batch.send().await.expect_err("it was believed");
    assert_eq!(error.name(), Some(ErrorName::BatchTooLarge));
    let rpc = error.rpc().expect("an answer");
    assert_eq!(rpc.data_as::<LimitDetail>().map(|detail| detail.limit), Some(1));
    assert_eq!(rpc.arguments.get("value").map(String::as_str), Some("2"));
}

#[tokio::test]
async fn answers_of_a_batch_come_in_any_order() {
    let address = serve(|_, body| {
        let requests: Vec<Value> = serde_json::from_str(body).unwrap_or_default();
        let answers: Vec<String> =
            requests.iter().rev().map(|one| format!(r#"{{"id":{},"result":"0x{}"}}"#, one["id"], one["id"])).collect();
        (200, JSON.into(), format!("[{}]", answers.join(",")))
    })
    .0;
    let client = Client::connect(&address).await.expect("a client");
    let mut batch = client.batch();
    let first = batch.eth().block_number().expect("an entry");
    let second = batch.eth().gas_price().expect("an entry");
    let mut answers = batch.send().await.expect("answers");
    assert_eq!(answers.result(first).expect("a number").to_string(), "1");
    assert_eq!(answers.result(second).expect("a price").to_string(), "2");
}

/// A chain that began anew is shorter: a subscription that waited for its old next block would be silent.
#[tokio::test]
async fn a_subscription_goes_on_after_the_head_of_a_chain_that_began_anew() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("ws://{}", listener.local_addr().expect("an address"));
    let (asked, blocks) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        // The chain has 100 blocks, and after the connection broke 5.
        for (newest, is_last) in [("0x64", false), ("0x5", true)] {
            let (stream, _) = listener.accept().expect("a connection");
            let mut socket = tungstenite::accept(stream).expect("a WebSocket");
            while let Ok(message) = socket.read() {
                let Ok(request) = serde_json::from_slice::<Value>(&message.into_data()) else { continue };
                let is_subscribe = request["method"] == "eth_subscribe";
                if is_subscribe {
                    asked.send(request["params"][1]["fromBlock"].to_string()).expect("a test that waits");
                }
                let text = json!({"jsonrpc": "2.0", "id": request["id"], "result": newest}).to_string();
                socket.send(tungstenite::Message::text(text)).expect("a client");
                if is_subscribe && !is_last {
                    break;
                }
            }
        }
    });
    let client = Client::connect(&address).await.expect("a client");
    let _heads = client.subscribe_new_heads(None).await.expect("a subscription");
    let blocks = tokio::task::spawn_blocking(move || {
        [(); 2].map(|()| blocks.recv_timeout(Duration::from_secs(60)).expect("a subscription"))
    });
    assert_eq!(blocks.await.expect("blocks"), [r#""0x65""#, r#""0x6""#]);
}

pub(crate) type ServerSocket = tungstenite::WebSocket<TcpStream>;
type Lie = fn(&mut ServerSocket);

/// Serves WebSockets. `reply` gets the number of the request, from 0, and the request.
pub(crate) fn serve_sockets(reply: impl Fn(usize, &Value, &mut ServerSocket) + Send + 'static) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("ws://{}", listener.local_addr().expect("an address"));
    std::thread::spawn(move || {
        let mut requests = 0;
        for stream in listener.incoming().flatten() {
            let Ok(mut socket) = tungstenite::accept(stream) else { continue };
            while let Ok(message) = socket.read() {
                let Ok(request) = serde_json::from_slice::<Value>(&message.into_data()) else { continue };
                reply(requests, &request, &mut socket);
                requests += 1;
            }
        }
    });
    address
}

pub(crate) fn say(socket: &mut ServerSocket, text: impl Into<String>) {
    drop(socket.send(tungstenite::Message::text(text.into())));
}

#[tokio::test]
async fn a_lie_over_a_web_socket_is_an_error_and_the_next_call_works() {
    let lies: [(&str, Lie); 9] = [
        ("an id of nobody", |socket| say(socket, r#"{"id":999,"result":"0x1"}"#)),
        ("true as id", |socket| say(socket, r#"{"id":true,"result":"0x1"}"#)),
        ("no id", |socket| say(socket, r#"{"result":"0x1"}"#)),
        ("no JSON", |socket| say(socket, "{")),
        ("very deep", |socket| say(socket, "[".repeat(100_000))),
        ("bytes", |socket| drop(socket.send(tungstenite::Message::binary(vec![0, 255])))),
        ("garbage", |socket| drop(socket.get_mut().write_all(&[255; 64]))),
        ("half a frame", |socket| {
            drop(socket.get_mut().write_all(b"\x81\x7e\x03\xe8{\"id\":"));
            drop(socket.get_mut().shutdown(Shutdown::Both));
        }),
        ("closed", |socket| drop(socket.get_mut().shutdown(Shutdown::Both))),
    ];
    for (name, lie) in lies {
        let address = serve_sockets(move |number, request, socket| match number {
            0 => lie(socket),
            _ => say(socket, json!({"id": request["id"], "result": "0x7"}).to_string()),
        });
        let mut options = Options::default();
        options.retries = 0;
        let client = Client::with_options(&address, options).await.expect("a client");
        let error = client.eth().block_number().await.expect_err(name);
        assert!(matches!(error, Error::Malformed { .. } | Error::Connection(_)), "{name}: {error:?}");
        assert_eq!(client.eth().block_number().await.expect(name).to_string(), "7", "{name}");
    }
}

#[tokio::test]
async fn a_slow_consumer_gets_an_error_and_foreign_notifications_are_passed_over() {
    let address = serve_sockets(|_, request, socket| {
        say(socket, json!({"id": request["id"], "result": "0x1"}).to_string());
        if request["method"] != "eth_subscribe" {
            return;
        }
        for (subscription, byte) in [("0x99", "99"), ("0x1", "01"), ("0x1", "02"), ("0x1", "03")] {
            let params = json!({"subscription": subscription, "result": format!("0x{}", byte.repeat(32))});
            say(socket, json!({"method": "eth_subscription", "params": params}).to_string());
        }
    });
    let mut options = Options::default();
    options.max_notifications = 2;
    let client = Client::with_options(&address, options).await.expect("a client");
    let mut hashes = client.subscribe_new_pending_transactions(None).await.expect("a subscription");
    // An answer that comes after the notifications says that they are there.
    client.eth().block_number().await.expect("a number");
    for byte in [1, 2] {
        let hash = hashes.next().await.expect("a notification").expect("a hash");
        assert_eq!(serde_json::to_value(hash).expect("JSON"), json!(format!("0x{}", format!("{byte:02}").repeat(32))));
    }
    let error = hashes.next().await.expect("an error").expect_err("it goes on");
    assert!(matches!(error, Error::SlowConsumer), "{error:?}");
}

/// A server for each transport, which answers a batch with the same text.
fn serve_batches(text: impl Fn(&Value) -> Value + Clone + Send + 'static) -> [String; 2] {
    let of_body = text.clone();
    let http = serve(move |_, body| {
        let requests = serde_json::from_str(body).unwrap_or_default();
        (200, JSON.into(), of_body(&requests).to_string())
    });
    [http.0, serve_sockets(move |_, requests, socket| say(socket, text(requests).to_string()))]
}

async fn batch_of_two(address: &str) -> (Result<Answers, Error>, Entry<U256>, Entry<U256>) {
    let mut options = Options::default();
    options.timeout = Duration::from_secs(10);
    let client = Client::with_options(address, options).await.expect("a client");
    let mut batch = client.batch();
    let first = batch.eth().block_number().expect("an entry");
    let second = batch.eth().gas_price().expect("an entry");
    (batch.send().await, first, second)
}

#[tokio::test]
async fn a_missing_answer_of_a_batch_fails_that_call_alone() {
    for address in serve_batches(|requests| json!([{"id": requests[1]["id"], "result": "0x2"}])) {
        let (answers, first, second) = batch_of_two(&address).await;
        let mut answers = answers.expect("answers");
        let error = answers.result(first).expect_err("a number");
        assert!(matches!(error, Error::Malformed { .. }), "{error:?}");
        assert_eq!(answers.result(second).expect("a price").to_string(), "2");
    }
}

#[tokio::test]
async fn a_batch_that_is_refused_as_a_whole_is_a_typed_error_at_once() {
    let message = "batch too large: 2 requests exceed the limit of 1";
    let error = json!({"code": -32005, "message": message, "data": {"limit": 1}});
    let (of_nobody, of_first) = (error.clone(), error);
    let servers = [
        serve_batches(move |_| json!({"id": null, "error": of_nobody})),
        serve_batches(move |requests| json!({"id": requests[0]["id"], "error": of_first})),
    ];
    for address in servers.concat() {
        let error = batch_of_two(&address).await.0.expect_err("it was believed");
        assert_eq!(error.name(), Some(ErrorName::BatchTooLarge), "{address}: {error:?}");
    }
}
