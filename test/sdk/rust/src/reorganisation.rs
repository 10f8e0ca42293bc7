//! Subscriptions whose chain is changed by a server that is told what to do by calls of the test.

use std::net::TcpListener;
use std::ops::RangeInclusive;
use std::time::Duration;

use halley_client::alloy_primitives::{B256, U256};
use halley_client::types::{BlockHead, BlockHeadOrBlock, Log};
use halley_client::{Client, Subscription};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite;

use crate::adversary::{ServerSocket, say, serve_sockets};

/// The blocks up to `head`. Those from `fork` on are of branch `b`, all others of branch `a`.
#[derive(Clone, Copy)]
struct Chain {
    head: u64,
    fork: u64,
}

/// A block or a log as the test writes it: `98a`, and `-98a` for a log that was removed.
type Seen = String;

impl Chain {
    fn name(self, number: u64) -> Seen {
        format!("{number}{}", if number >= self.fork { 'b' } else { 'a' })
    }

    fn hash(self, number: u64) -> B256 {
        hash_of(&self.name(number))
    }
}

/// The name of a block is its hash.
fn hash_of(name: &str) -> B256 {
    B256::left_padding_from(name.as_bytes())
}

fn name_of(hash: B256) -> Seen {
    String::from_utf8_lossy(hash.as_slice()).trim_start_matches('\0').to_owned()
}

fn log(name: &str) -> Value {
    let block = name.trim_start_matches('-');
    let number: u64 = block[..block.len() - 1].parse().expect("a number");
    let removed = name.starts_with('-');
    json!(Log { block_number: U256::from(number), block_hash: hash_of(block), removed, ..Log::default() })
}

/// A connection: what it subscribed to, and the chain that it is told of.
struct Server {
    chain: Chain,
    /// What the chain becomes when a subscription begins.
    next: Option<Chain>,
    name: String,
    asked: Vec<Value>,
}

impl Server {
    fn push(socket: &mut ServerSocket, result: &Value) {
        let params = json!({"subscription": "0x1", "result": result});
        say(socket, json!({"method": "eth_subscription", "params": params}).to_string());
    }

    fn push_blocks(&self, socket: &mut ServerSocket, blocks: RangeInclusive<u64>) {
        for number in blocks {
            let hash = self.chain.hash(number);
            match self.name.as_str() {
                "newHeads" => {
                    let head = BlockHead { number: U256::from(number), hash, ..BlockHead::default() };
                    Self::push(socket, &json!(head));
                }
                _ => Self::push(socket, &log(&self.chain.name(number))),
            }
        }
    }

    /// The result of a request, and what is said after it; `None` cuts the connection.
    fn answer(&mut self, request: &Value, socket: &mut ServerSocket) -> Option<()> {
        let params = &request["params"];
        let mut replies = |result: Value| say(socket, json!({"id": request["id"], "result": result}).to_string());
        match request["method"].as_str()? {
            "eth_blockNumber" => replies(json!(format!("{:#x}", self.chain.head))),
            "eth_getBlockByNumber" => {
                let number = number_of(&params[0]);
                let hash = (number <= self.chain.head).then(|| json!({"hash": self.chain.hash(number)}));
                replies(json!(hash));
            }
            "eth_subscribe" => {
                replies(json!("0x1"));
                self.name = params[0].as_str()?.to_owned();
                self.asked.push(params[1]["fromBlock"].clone());
                self.chain = self.next.take().unwrap_or(self.chain);
                self.push_blocks(socket, number_of(&params[1]["fromBlock"])..=self.chain.head);
            }
            "grow" => {
                let first = self.chain.head + 1;
                self.chain.head = params[0].as_u64()?;
                self.push_blocks(socket, first..=self.chain.head);
                say(socket, json!({"id": request["id"], "result": true}).to_string());
            }
            "switch" => {
                self.chain = Chain { head: params[0].as_u64()?, fork: params[1].as_u64()? };
                self.push_blocks(socket, self.chain.head..=self.chain.head);
                say(socket, json!({"id": request["id"], "result": true}).to_string());
            }
            "remove" => {
                for name in params.as_array()? {
                    Self::push(socket, &log(name.as_str()?));
                }
                say(socket, json!({"id": request["id"], "result": true}).to_string());
            }
            "asked" => replies(json!(self.asked)),
            "cut" => return None,
            _ => replies(json!(true)),
        }
        Some(())
    }
}

fn number_of(quantity: &Value) -> u64 {
    let text = quantity.as_str().expect("a quantity");
    u64::from_str_radix(text.trim_start_matches("0x"), 16).expect("a number")
}

/// Serves one connection after the other, each with its chain, and the one that it becomes when a subscription begins.
fn serve(lives: Vec<(Chain, Option<Chain>)>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("ws://{}", listener.local_addr().expect("an address"));
    std::thread::spawn(move || {
        let mut asked = Vec::new();
        for (chain, next) in lives {
            let (stream, _) = listener.accept().expect("a connection");
            let mut socket = tungstenite::accept(stream).expect("a WebSocket");
            let mut server = Server { chain, next, name: String::new(), asked };
            while let Ok(message) = socket.read() {
                let Ok(request) = serde_json::from_slice::<Value>(&message.into_data()) else { continue };
                if server.answer(&request, &mut socket).is_none() {
                    break;
                }
            }
            asked = server.asked;
        }
    });
    address
}

const fn chain(head: u64, fork: u64) -> Chain {
    Chain { head, fork }
}

/// No block is of branch `b`.
const NEVER: u64 = u64::MAX;

async fn tell(client: &Client, command: &str, params: &[Value]) {
    client.call_raw(command, params).await.expect(command);
}

async fn cut(client: &Client) {
    client.call_raw("cut", &[]).await.expect_err("the connection is there");
}

/// The `fromBlock` of each subscription so far.
async fn asked(client: &Client) -> Value {
    client.call_raw("asked", &[]).await.expect("a list")
}

/// The next notification. The time only ends what hangs.
async fn next<T: DeserializeOwned>(subscription: &mut Subscription<T>) -> T {
    let next = tokio::time::timeout(Duration::from_secs(10), subscription.next());
    next.await.expect("a notification in time").expect("a notification").expect("a notification")
}

async fn heads(subscription: &mut Subscription<BlockHeadOrBlock>, count: usize) -> Vec<Seen> {
    let mut seen = Vec::new();
    for _ in 0..count {
        let BlockHeadOrBlock::BlockHead(head) = next(subscription).await else { panic!("a whole block") };
        seen.push(name_of(head.hash));
    }
    seen
}

async fn logs(subscription: &mut Subscription<Log>, count: usize) -> Vec<Seen> {
    let mut seen = Vec::new();
    for _ in 0..count {
        let log = next(subscription).await;
        seen.push(format!("{}{}", if log.removed { "-" } else { "" }, name_of(log.block_hash)));
    }
    seen
}

async fn heads_to_100(lives: &[(Chain, Option<Chain>)]) -> (Client, Subscription<BlockHeadOrBlock>) {
    let client = Client::connect(&serve([&[(chain(97, NEVER), None)], lives].concat())).await.expect("a client");
    let mut subscription = client.subscribe_new_heads(None).await.expect("a subscription");
    tell(&client, "grow", &[json!(100)]).await;
    assert_eq!(heads(&mut subscription, 3).await, ["98a", "99a", "100a"]);
    (client, subscription)
}

async fn logs_to_100(lives: &[(Chain, Option<Chain>)]) -> (Client, Subscription<Log>) {
    let client = Client::connect(&serve([&[(chain(97, NEVER), None)], lives].concat())).await.expect("a client");
    let mut subscription = client.subscribe_logs(None).await.expect("a subscription");
    tell(&client, "grow", &[json!(100)]).await;
    assert_eq!(logs(&mut subscription, 3).await, ["98a", "99a", "100a"]);
    (client, subscription)
}

#[tokio::test]
async fn heads_that_were_replaced_while_there_was_no_connection_come() {
    let (client, mut subscription) = heads_to_100(&[(chain(101, 98), None)]).await;
    cut(&client).await;
    assert_eq!(heads(&mut subscription, 4).await, ["98b", "99b", "100b", "101b"]);
    assert_eq!(asked(&client).await, json!(["0x62", "0x62"]));
}

#[tokio::test]
async fn heads_go_on_behind_the_last_one_that_stands() {
    let (client, mut subscription) = heads_to_100(&[(chain(101, 100), None), (chain(102, 100), None)]).await;
    cut(&client).await;
    assert_eq!(heads(&mut subscription, 2).await, ["100b", "101b"]);
    cut(&client).await;
    assert_eq!(heads(&mut subscription, 1).await, ["102b"]);
    assert_eq!(asked(&client).await, json!(["0x62", "0x64", "0x66"]));
}

#[tokio::test]
async fn a_node_that_lags_behind_gives_no_head_twice_and_no_branch_is_missed() {
    let lives = [(chain(98, NEVER), None), (chain(100, NEVER), Some(chain(103, 99)))];
    let (client, mut subscription) = heads_to_100(&lives).await;
    cut(&client).await;
    tell(&client, "wait", &[]).await;
    tell(&client, "grow", &[json!(101)]).await;
    assert_eq!(heads(&mut subscription, 1).await, ["101a"]);
    // The next node knows 100a, and changes its chain when the subscription begins.
    cut(&client).await;
    assert_eq!(heads(&mut subscription, 5).await, ["99b", "100b", "101b", "102b", "103b"]);
}

#[tokio::test]
async fn logs_that_were_replaced_while_there_was_no_connection_are_taken_back() {
    let (client, mut subscription) = logs_to_100(&[(chain(101, 99), None)]).await;
    cut(&client).await;
    assert_eq!(logs(&mut subscription, 5).await, ["-99a", "-100a", "99b", "100b", "101b"]);
    assert_eq!(asked(&client).await, json!(["0x62", "0x62"]));
}

#[tokio::test]
async fn logs_that_were_removed_before_the_cut_are_replaced() {
    let (client, mut subscription) = logs_to_100(&[(chain(101, 98), None)]).await;
    tell(&client, "remove", &[json!("-98a"), json!("-99a"), json!("-100a")]).await;
    cut(&client).await;
    let expected = ["-98a", "-99a", "-100a", "98b", "99b", "100b", "101b"];
    assert_eq!(logs(&mut subscription, 7).await, expected);
    assert_eq!(asked(&client).await, json!(["0x62", "0x62"]));
}

#[tokio::test]
async fn a_cut_between_two_removed_logs_loses_neither() {
    let (client, mut subscription) = logs_to_100(&[(chain(101, 98), None)]).await;
    tell(&client, "remove", &[json!("-98a")]).await;
    cut(&client).await;
    let expected = ["-98a", "-99a", "-100a", "98b", "99b", "100b", "101b"];
    assert_eq!(logs(&mut subscription, 7).await, expected);
}

#[tokio::test]
async fn a_chain_that_changes_while_a_subscription_is_resumed_loses_no_log() {
    let (client, mut subscription) = logs_to_100(&[(chain(100, NEVER), Some(chain(101, 99)))]).await;
    cut(&client).await;
    assert_eq!(logs(&mut subscription, 5).await, ["-99a", "-100a", "99b", "100b", "101b"]);
}

#[tokio::test]
async fn a_node_that_lags_behind_takes_no_log_back() {
    let (client, mut subscription) = logs_to_100(&[(chain(98, NEVER), None), (chain(99, 99), None)]).await;
    cut(&client).await;
    tell(&client, "grow", &[json!(101)]).await;
    assert_eq!(logs(&mut subscription, 1).await, ["101a"]);
    // The next node lags as well, and it is on another branch.
    cut(&client).await;
    assert_eq!(logs(&mut subscription, 4).await, ["-99a", "-100a", "-101a", "99b"]);
}

#[tokio::test]
async fn a_node_that_lags_behind_the_first_head_gives_it_once() {
    let lives = vec![(chain(99, NEVER), None), (chain(99, NEVER), None)];
    let client = Client::connect(&serve(lives)).await.expect("a client");
    let mut subscription = client.subscribe_new_heads(None).await.expect("a subscription");
    tell(&client, "grow", &[json!(100)]).await;
    assert_eq!(heads(&mut subscription, 1).await, ["100a"]);
    cut(&client).await;
    tell(&client, "grow", &[json!(101)]).await;
    assert_eq!(heads(&mut subscription, 1).await, ["101a"]);
}

/// No log comes for the first blocks of the other branch, so that they replace none by themselves.
#[tokio::test]
async fn a_node_that_lags_behind_and_goes_to_another_branch_takes_logs_back() {
    let (client, mut subscription) = logs_to_100(&[(chain(98, NEVER), None)]).await;
    cut(&client).await;
    let resumed = async { while asked(&client).await != json!(["0x62", "0x62"]) {} };
    tokio::time::timeout(Duration::from_secs(10), resumed).await.expect("a subscription in time");
    tell(&client, "switch", &[json!(102), json!(99)]).await;
    let expected = ["-99a", "-100a", "99b", "100b", "101b", "102b"];
    assert_eq!(logs(&mut subscription, 6).await, expected);
}

#[tokio::test]
async fn a_server_that_cannot_answer_now_is_asked_again() {
    let chain = chain(99, NEVER);
    let address = serve_sockets(move |number, request, socket| {
        let unavailable = json!({"code": -32002, "message": "the node is unavailable: it starts"});
        match request["method"].as_str() {
            Some("cut") => drop(socket.close(None)),
            // The first question after the cut.
            Some("eth_getBlockByNumber") if number == 3 => {
                say(socket, json!({"id": request["id"], "error": unavailable}).to_string());
            }
            Some("eth_getBlockByNumber") => {
                say(socket, json!({"id": request["id"], "result": {"hash": chain.hash(98)}}).to_string());
            }
            Some("eth_subscribe") => {
                say(socket, json!({"id": request["id"], "result": "0x1"}).to_string());
                for block in number_of(&request["params"][1]["fromBlock"])..=if number == 1 { 98 } else { 99 } {
                    Server::push(socket, &log(&chain.name(block)));
                }
            }
            _ => say(socket, json!({"id": request["id"], "result": "0x61"}).to_string()),
        }
    });
    let client = Client::connect(&address).await.expect("a client");
    let mut subscription = client.subscribe_logs(None).await.expect("a subscription");
    assert_eq!(logs(&mut subscription, 1).await, ["98a"]);
    cut(&client).await;
    assert_eq!(logs(&mut subscription, 1).await, ["99a"]);
}
