//! Calls, tokens and subscriptions while a connection is opened.

use std::io::Write;
use std::net::TcpListener;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use halley_client::{Client, Error, Options, TokenSource};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite;
use tungstenite::handshake::server::{ErrorResponse, Request, Response};

use crate::adversary::{ServerSocket, request_of, say};

/// Only ends what hangs.
const LONG: Duration = Duration::from_secs(10);

fn listen() -> (TcpListener, String) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("ws://{}", listener.local_addr().expect("an address"));
    (listener, address)
}

/// Answers every request with 7 until the connection is cut, and tells the methods.
fn answer_all(mut socket: ServerSocket, mut tell: impl FnMut(&str)) {
    while let Ok(message) = socket.read() {
        let Ok(request) = serde_json::from_slice::<Value>(&message.into_data()) else { continue };
        let method = request["method"].as_str().unwrap_or_default();
        tell(method);
        if method == "cut" {
            return;
        }
        say(&mut socket, json!({"id": request["id"], "result": "0x7"}).to_string());
    }
}

async fn received<T: Send + 'static>(receiver: Receiver<T>) -> T {
    tokio::task::spawn_blocking(move || receiver.recv_timeout(LONG)).await.expect("a thread").expect("it came")
}

#[tokio::test]
async fn a_call_that_was_given_up_during_a_handshake_is_not_sent() {
    let (listener, address) = listen();
    let (dialled, second_dial) = channel();
    let (go_on, handshake) = channel();
    let (seen, methods) = channel();
    std::thread::spawn(move || {
        let (first, _) = listener.accept().expect("a connection");
        answer_all(tungstenite::accept(first).expect("a WebSocket"), |_| {});
        let (second, _) = listener.accept().expect("a connection");
        dialled.send(()).expect("a test that waits");
        handshake.recv_timeout(LONG).expect("a test that goes on");
        let socket = tungstenite::accept(second).expect("a WebSocket");
        answer_all(socket, |method| seen.send(method.to_owned()).expect("a test that waits"));
    });
    let client = Client::connect(&address).await.expect("a client");
    client.call_raw("cut", &[]).await.expect_err("the connection is there");
    let sender = client.clone();
    let call = tokio::spawn(async move { sender.eth().send_raw_transaction(&[1].into()).await });
    received(second_dial).await;
    call.abort();
    assert!(call.await.expect_err("it was answered").is_cancelled());
    go_on.send(()).expect("a server that waits");
    assert_eq!(client.eth().block_number().await.expect("a number").to_string(), "7");
    assert_eq!(received(methods).await, "eth_blockNumber");
}

/// Tokens that are numbered from 1.
fn numbered_tokens() -> Options {
    let made = AtomicUsize::new(0);
    let mut options = Options::default();
    options.token = Some(TokenSource::new(move || format!("token{}", made.fetch_add(1, Ordering::SeqCst) + 1)));
    options
}

#[tokio::test]
async fn each_http_request_has_a_new_token() {
    let (listener, address) = listen();
    let (seen, heads) = channel();
    std::thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let (head, body) = request_of(&stream);
            let token = head.lines().find_map(|line| line.strip_prefix("authorization: ")).map(str::to_owned);
            seen.send(token).expect("a test that waits");
            let id = serde_json::from_str::<Value>(&body).expect("JSON")["id"].clone();
            let text = json!({"id": id, "result": "0x7"}).to_string();
            let length = text.len();
            let head_lines = format!("content-type: application/json\r\ncontent-length: {length}\r\nconnection: close");
            drop(write!(stream, "HTTP/1.1 200 OK\r\n{head_lines}\r\n\r\n{text}"));
        }
    });
    let client = Client::with_options(&address.replace("ws", "http"), numbered_tokens()).await.expect("a client");
    for _ in 0..2 {
        client.eth().block_number().await.expect("a number");
    }
    let seen: Vec<_> = heads.try_iter().flatten().collect();
    assert_eq!(seen, ["Bearer token1", "Bearer token2"]);
}

#[tokio::test]
async fn a_subscription_whose_new_token_is_refused_ends_with_that_error() {
    for status in [401, 403] {
        let (listener, address) = listen();
        let (seen, tokens) = channel();
        std::thread::spawn(move || {
            for (dial, stream) in listener.incoming().flatten().enumerate() {
                #[expect(clippy::result_large_err, reason = "the type is that of tungstenite")]
                let answer = |request: &Request, response: Response| {
                    seen.send(request.headers()["authorization"].clone()).expect("a test that waits");
                    let mut refusal = ErrorResponse::new(None);
                    *refusal.status_mut() = status.try_into().expect("a status");
                    if dial == 0 { Ok(response) } else { Err(refusal) }
                };
                if let Ok(socket) = tungstenite::accept_hdr(stream, answer) {
                    answer_all(socket, |_| {});
                }
            }
        });
        let client = Client::with_options(&address, numbered_tokens()).await.expect("a client");
        let mut heads = client.subscribe_new_heads(None).await.expect("a subscription");
        client.call_raw("cut", &[]).await.expect_err("the connection is there");
        let end = tokio::time::timeout(LONG, heads.next()).await.expect("an end in time");
        let error = end.expect("an error").expect_err("a head");
        assert!(matches!(error, Error::Http { status: refused, .. } if refused == status), "{error:?}");
        let seen: Vec<_> = tokens.try_iter().collect();
        assert_eq!(seen, ["Bearer token1", "Bearer token2"]);
    }
}
