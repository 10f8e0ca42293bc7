//! Calls, tokens and subscriptions while a connection is opened.

use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use halley_client::Client;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite;

use crate::adversary::{ServerSocket, say};

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
