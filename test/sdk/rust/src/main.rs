//! The scenario of test/sdk/README.md in Rust.

use std::error::Error;
use std::io::Write;

use halley_client::alloy_primitives::{Address, B256, Bytes, U64, U256};
use halley_client::types::{BlockHeadOrBlock, BlockOrPendingBlock, CallObject, Filter, Log, LogsOptions, Receipt};
use halley_client::{Client, Subscription};
use serde::Deserialize;
use serde_json::{Value, json};

#[cfg(test)]
mod adversary;
#[path = "../../../../generated/sdk/rust/test/calls.rs"]
mod calls;
#[cfg(test)]
mod handshakes;
#[cfg(test)]
mod reorganisation;

type Outcome<T> = Result<T, Box<dyn Error>>;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Input {
    http: String,
    ws: String,
    examples: String,
    account: Address,
    probe: Address,
    deploy: Bytes,
    transactions: Vec<Bytes>,
    calls: Calls,
    from_block: U64,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Calls {
    value: Bytes,
    revert_with_reason: Bytes,
    revert_with_custom_error: Bytes,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Range {
    last_block: U256,
}

struct Scenario {
    input: Input,
    client: Client,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Outcome<()> {
    let file = std::env::args().nth(1).ok_or("the path of the input is missing")?;
    let input: Input = serde_json::from_str(&std::fs::read_to_string(file)?)?;
    let client = Client::connect(&input.http).await?;
    let scenario = Scenario { input, client };
    scenario.read().await?;
    scenario.batch().await?;
    scenario.revert().await?;
    scenario.send().await?;
    scenario.logs().await?;
    scenario.subscribe().await?;
    scenario.concurrent().await?;
    scenario.examples().await
}

impl Scenario {
    async fn read(&self) -> Outcome<()> {
        let eth = self.client.eth();
        let first = U64::from(1);
        print(&json!({
            "step": "read",
            "chainId": eth.chain_id().await?,
            "balance": eth.get_balance(self.input.account, Some(first.into())).await?,
            "block": eth.get_block_by_number(first.into(), Some(false)).await?,
            "transaction": eth.get_transaction_by_hash(B256::ZERO).await?,
        }))
    }

    fn call(&self, data: &Bytes) -> CallObject {
        CallObject { to: Some(self.input.probe), data: Some(data.clone()), ..CallObject::default() }
    }

    async fn batch(&self) -> Outcome<()> {
        let mut batch = self.client.batch();
        let chain_id = batch.eth().chain_id()?;
        let reverted = batch.eth().call(&self.call(&self.input.calls.revert_with_reason), None, None, None)?;
        let value = batch.eth().call(&self.call(&self.input.calls.value), None, None, None)?;
        let mut answers = batch.send().await?;
        let results =
            [settled(answers.result(chain_id))?, settled(answers.result(reverted))?, settled(answers.result(value))?];
        print(&json!({"step": "batch", "results": results}))
    }

    async fn revert(&self) -> Outcome<()> {
        let with_reason = self.revert_of(&self.input.calls.revert_with_reason).await?;
        let with_custom_error = self.revert_of(&self.input.calls.revert_with_custom_error).await?;
        print(&json!({"step": "revert", "withReason": with_reason, "withCustomError": with_custom_error}))
    }

    async fn revert_of(&self, data: &Bytes) -> Outcome<Value> {
        let result = self.client.eth().call(&self.call(data), None, None, None).await;
        let error = result.err().ok_or("the call did not fail")?;
        let rpc = error.rpc().ok_or("the call failed otherwise")?;
        let revert = rpc.revert().ok_or("it is no revert")?;
        Ok(json!({
            "class": rpc.name.map(|name| name.to_string()),
            "code": rpc.code,
            "message": rpc.message,
            "data": revert.data,
            "reason": revert.reason,
        }))
    }

    async fn send(&self) -> Outcome<()> {
        let mut hashes = Vec::new();
        let mut receipts = Vec::new();
        for raw in std::iter::once(&self.input.deploy).chain(&self.input.transactions) {
            let hash = self.client.eth().send_raw_transaction(raw).await?;
            receipts.push(self.receipt(hash).await?);
            hashes.push(hash);
        }
        print(&json!({"step": "send", "hashes": hashes, "receipts": receipts}))
    }

    async fn receipt(&self, hash: B256) -> Outcome<Receipt> {
        loop {
            if let Some(receipt) = self.client.eth().get_transaction_receipt(hash).await? {
                return Ok(receipt);
            }
        }
    }

    async fn logs(&self) -> Outcome<()> {
        let filter = Filter {
            from_block: Some(self.input.from_block.into()),
            address: Some(self.input.probe.into()),
            ..Filter::default()
        };
        print(&json!({"step": "logs", "logs": self.client.eth().get_logs(&filter).await?}))
    }

    async fn subscribe(&self) -> Outcome<()> {
        let client = Client::connect(&self.input.ws).await?;
        let mut heads = client.subscribe_new_heads(None).await?;
        let options = LogsOptions { address: Some(self.input.probe.into()), ..LogsOptions::default() };
        let mut logs = client.subscribe_logs(Some(&options)).await?;
        print(&json!({"ready": "cut"}))?;
        let line = tokio::task::spawn_blocking(|| std::io::stdin().lines().next()).await?;
        let Range { last_block } = serde_json::from_str(&line.ok_or("there is no input")??)?;
        let heads = heads_until(&mut heads, last_block).await?;
        let logs = logs_until(&mut logs, last_block).await?;
        print(&json!({"step": "subscribe", "heads": heads, "logs": logs, "reconnects": client.reconnects()}))
    }

    async fn concurrent(&self) -> Outcome<()> {
        let socket = Client::connect(&self.input.ws).await?;
        let web_socket = self.hundred(&socket).await?;
        print(&json!({"step": "concurrent", "webSocket": web_socket, "http": self.hundred(&self.client).await?}))
    }

    /// How many of 100 requests at once got block 1.
    async fn hundred(&self, client: &Client) -> Outcome<usize> {
        let expected = hash_of_first(&self.client).await?;
        let tasks: Vec<_> = (0..100)
            .map(|_| {
                let client = client.clone();
                tokio::spawn(async move { hash_of_first(&client).await.ok() })
            })
            .collect();
        let mut right = 0;
        for task in tasks {
            right += usize::from(task.await?.as_ref() == Some(&expected));
        }
        Ok(right)
    }

    /// Calls every typed function with the parameters of the contract's examples.
    async fn examples(&self) -> Outcome<()> {
        let contract: Value = serde_json::from_str(&std::fs::read_to_string(std::env::var("HALLEY_CONTRACT")?)?)?;
        let client = Client::connect(&self.input.examples).await?;
        let mut called = Vec::new();
        for method in contract["methods"].as_array().into_iter().flatten() {
            let name = method["name"].as_str().unwrap_or_default();
            for (index, example) in method["examples"].as_array().into_iter().flatten().enumerate() {
                let params = example["params"].as_array().into_iter().flatten();
                let params: Vec<Value> = params.map(|param| param["value"].clone()).collect();
                let result = match calls::call(&client, name, &params) {
                    Some(call) => call.await.map_err(|error| format!("{name}, example {index}: {error}"))?,
                    // eth_subscribe: its typed functions need a WebSocket, and the subscriptions are a step of their own.
                    None => client.call_raw(name, &params).await?,
                };
                called.push(json!({"method": name, "index": index, "result": result}));
            }
        }
        print(&json!({"step": "examples", "called": called}))
    }
}

async fn hash_of_first(client: &Client) -> Result<B256, String> {
    match client.eth().get_block_by_number(U64::from(1).into(), None).await {
        Ok(Some(BlockOrPendingBlock::Block(block))) => Ok(block.hash),
        other => Err(format!("{other:?}")),
    }
}

async fn heads_until(heads: &mut Subscription<BlockHeadOrBlock>, last: U256) -> Outcome<Vec<Value>> {
    let mut seen = Vec::new();
    while let Some(head) = heads.next().await {
        let BlockHeadOrBlock::BlockHead(head) = head? else { return Err("a whole block".into()) };
        seen.push(serde_json::to_value(&head)?);
        if head.number >= last {
            return Ok(seen);
        }
    }
    Err("the subscription ended".into())
}

async fn logs_until(logs: &mut Subscription<Log>, last: U256) -> Outcome<Vec<Log>> {
    let mut seen = Vec::new();
    while let Some(log) = logs.next().await {
        let log = log?;
        let is_last = log.block_number >= last;
        seen.push(log);
        if is_last {
            return Ok(seen);
        }
    }
    Err("the subscription ended".into())
}

fn settled<T: serde::Serialize>(result: halley_client::Result<T>) -> Outcome<Value> {
    match result {
        Ok(value) => Ok(json!({"result": value})),
        Err(error) => {
            let rpc = error.rpc().ok_or_else(|| error.to_string())?;
            Ok(json!({"error": {"code": rpc.code, "message": rpc.message, "data": rpc.data}}))
        }
    }
}

fn print(line: &Value) -> Outcome<()> {
    let mut output = std::io::stdout();
    writeln!(output, "{line}")?;
    Ok(output.flush()?)
}
