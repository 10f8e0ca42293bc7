//! alloy, over HTTP and WebSocket.
use std::{collections::HashSet, env, fs, future::Future, time::Duration, time::Instant};

use alloy::{
    eips::{BlockId, BlockNumberOrTag},
    network::{Ethereum, EthereumWallet, TransactionBuilder, TransactionBuilder7702},
    primitives::{Address, Bytes, U256, address, hex},
    providers::{DynProvider, Provider, ProviderBuilder, WsConnect},
    rpc::client::BatchRequest,
    rpc::types::{Authorization, Filter, TransactionReceipt, TransactionRequest},
    signers::{SignerSync, local::PrivateKeySigner},
    sol,
    sol_types::{SolCall, SolError, SolValue},
};
use futures_util::StreamExt;
use serde_json::{Value, json};

sol! {
    error TooMuch(uint256 asked, uint256 allowed);
    event Counted(uint256 indexed index);
    function value() external view returns (uint256);
    function store(uint256 next, string note) external;
    function count(uint256 logs) external;
    function failWithCustomError(uint256 asked) external pure;
}

type Failure = Box<dyn std::error::Error>;
type Outcome = Result<(), Failure>;

const RECIPIENT: Address = address!("00000000000000000000000000000000DeaDBeef");
const STEP_LIMIT: Duration = Duration::from_secs(30);
/// Watchers that are made to see that no id is lost.
const WATCHERS: usize = 1_000;

struct Client {
    http: DynProvider<Ethereum>,
    ws: DynProvider<Ethereum>,
    address: Address,
    chain_id: u64,
    contract: Address,
}

#[tokio::main]
async fn main() -> Outcome {
    let signer: PrivateKeySigner = env::var("PRIVATE_KEY")?.parse()?;
    let address = signer.address();
    let wallet = EthereumWallet::from(signer);
    let http = ProviderBuilder::default()
        .with_simple_nonce_management()
        .with_gas_estimation()
        .fetch_chain_id()
        .wallet(wallet)
        .connect_http(env::var("RPC_URL")?.parse()?);
    http.client().set_poll_interval(Duration::from_millis(100));
    let ws = ProviderBuilder::new().connect_ws(WsConnect::new(env::var("WS_URL")?)).await?;
    let chain_id: u64 = env::var("CHAIN_ID")?.parse()?;
    let artifact: Value = serde_json::from_str(&fs::read_to_string(env::var("ARTIFACT")?)?)?;
    let code = hex::decode(artifact["bytecode"].as_str().unwrap_or_default())?;
    let mut client = Client { http: http.erased(), ws: ws.erased(), address, chain_id, contract: Address::ZERO };

    step("chain id", async { equal(client.http.get_chain_id().await?, chain_id) }).await;
    step("block 0", client.block_0()).await;
    step("latest block", async {
        let block = client.http.get_block(BlockId::latest()).full().await?.ok_or("no block")?;
        check(block.header.base_fee_per_gas.is_some(), "a base fee")
    })
    .await;
    step("balance", async { check(client.http.get_balance(address).await? > U256::from(10).pow(U256::from(18)), "more than 1") }).await;
    if let Some(contract) = step("deploy", client.deploy(code)).await {
        client.contract = contract;
    }
    let sent = step("send", async { Ok(client.http.send_transaction(transfer()).await?) }).await;
    step("receipt", async {
        let receipt = sent.ok_or("nothing was sent")?.get_receipt().await?;
        let transaction = client.http.get_transaction_by_hash(receipt.transaction_hash).await?.ok_or("no transaction")?;
        check(receipt.status(), "success")?;
        equal(transaction.block_hash, receipt.block_hash)
    })
    .await;
    step("logs", async {
        let receipt = client.execute(storeCall { next: U256::from(9), note: "logs".into() }.abi_encode()).await?;
        let filter = Filter::new().address(client.contract).from_block(receipt.block_number.unwrap_or_default());
        equal(client.http.get_logs(&filter).await?.len(), 1)
    })
    .await;
    step("watch blocks", client.watch_blocks()).await;
    step("watch logs", client.watch_logs()).await;
    step("watch blocks (WebSocket)", client.subscribe_blocks()).await;
    step("watch logs (WebSocket)", client.subscribe_logs()).await;
    step("custom error", client.custom_error()).await;
    step("fees", async {
        let fees = client.http.estimate_eip1559_fees().await?;
        check(fees.max_fee_per_gas > 0, "a fee")?;
        equal(client.http.estimate_gas(transfer().with_from(address)).await?, 21_000)
    })
    .await;
    step("fee history", async {
        let history = client.http.get_fee_history(4, BlockNumberOrTag::Latest, &[25.0, 75.0]).await?;
        equal(history.base_fee_per_gas.len(), history.gas_used_ratio.len() + 1)
    })
    .await;
    step("batch", client.batch()).await;
    step("EIP-7702", client.set_code()).await;
    step("pending", async {
        let block = client.http.get_block(BlockId::pending()).await?.ok_or("no block")?;
        check(block.header.timestamp > 0, "a time")
    })
    .await;
    step("nonce", async {
        let before = client.http.get_transaction_count(address).pending().await?;
        let receipt = client.http.send_transaction(transfer()).await?.get_receipt().await?;
        equal(client.http.get_transaction_count(address).await?, before + 1)?;
        let found = client.http.get_transaction_by_sender_nonce(address, before).await?.ok_or("no transaction")?;
        equal(*found.inner.tx_hash(), receipt.transaction_hash)
    })
    .await;
    step("1,000 watchers of blocks", client.many_watchers()).await;
    step("account", async {
        let account = client.http.get_account(address).await?;
        let info = client.http.get_account_info(client.contract).await?;
        equal(account.balance, client.http.get_balance(address).await?)?;
        equal(info.code, client.http.get_code_at(client.contract).await?)
    })
    .await;
    step("header", async {
        let header = client.http.get_header(BlockId::latest()).await?.ok_or("no header")?;
        let same = client.http.get_header_by_hash(header.hash).await?.ok_or("no header by hash")?;
        equal(same.number, header.number)
    })
    .await;
    step("proof", async {
        check(!client.http.get_proof(address, vec![]).await?.account_proof.is_empty(), "a proof")
    })
    .await;
    step("send and wait in one request", async {
        check(client.http.send_transaction_sync(transfer()).await?.status(), "success")
    })
    .await;
    std::process::exit(0)
}

impl Client {
    async fn block_0(&self) -> Outcome {
        let block = self.http.get_block_by_number(0.into()).await?.ok_or("no block 0")?;
        equal(block.header.number, 0)?;
        let by_hash = self.http.get_block_by_hash(block.header.hash).await?.ok_or("no block by hash")?;
        equal(by_hash.header.number, 0)?;
        equal(block.header.hash, block.header.inner.hash_slow())
    }

    async fn deploy(&self, code: Vec<u8>) -> Result<Address, Failure> {
        let input = [code, U256::from(7).abi_encode()].concat();
        let sent = self.http.send_transaction(TransactionRequest::default().with_deploy_code(input)).await?;
        let contract = sent.get_receipt().await?.contract_address.ok_or("no contract")?;
        let answer = self.http.call(TransactionRequest::default().with_to(contract).with_input(valueCall {}.abi_encode())).await?;
        equal(U256::from_be_slice(&answer), U256::from(7))?;
        Ok(contract)
    }

    async fn watch_blocks(&self) -> Outcome {
        let mut blocks = self.http.watch_blocks().await?.into_stream();
        let mut seen = Vec::new();
        while seen.len() < 5 {
            self.http.send_transaction(transfer()).await?.get_receipt().await?;
            seen.extend(blocks.next().await.ok_or("the watcher ended")?);
        }
        equal(seen.iter().collect::<HashSet<_>>().len(), seen.len())
    }

    async fn watch_logs(&self) -> Outcome {
        let mut logs = self.http.watch_logs(&Filter::new().address(self.contract)).await?.into_stream();
        self.execute(countCall { logs: U256::from(5) }.abi_encode()).await?;
        let mut seen = 0;
        while seen < 5 {
            seen += logs.next().await.ok_or("the watcher ended")?.len();
        }
        equal(seen, 5)
    }

    async fn subscribe_blocks(&self) -> Outcome {
        let mut heads = self.ws.subscribe_blocks().await?.into_stream();
        let mut before = None;
        for _ in 0..5 {
            self.http.send_transaction(transfer()).await?.get_receipt().await?;
            let head = heads.next().await.ok_or("the subscription ended")?;
            if let Some(number) = before {
                equal(head.number, number + 1)?;
            }
            before = Some(head.number);
        }
        Ok(())
    }

    async fn subscribe_logs(&self) -> Outcome {
        let mut logs = self.ws.subscribe_logs(&Filter::new().address(self.contract)).await?.into_stream();
        self.execute(countCall { logs: U256::from(5) }.abi_encode()).await?;
        for _ in 0..5 {
            logs.next().await.ok_or("the subscription ended")?;
        }
        Ok(())
    }

    async fn custom_error(&self) -> Outcome {
        let input = failWithCustomErrorCall { asked: U256::from(500) }.abi_encode();
        let call = TransactionRequest::default().with_to(self.contract).with_input(input);
        let failure = self.http.call(call).await.err().ok_or("it did not revert")?;
        let data = failure.as_error_resp().and_then(|answer| answer.as_revert_data()).ok_or("no revert data")?;
        equal(TooMuch::abi_decode(&data)?.asked, U256::from(500))
    }

    async fn batch(&self) -> Outcome {
        let rpc = self.http.client();
        let mut batch = BatchRequest::new(&rpc);
        let waiters = (10..30u64)
            .map(|index| batch.add_call::<_, U256>("eth_getBalance", &(Address::left_padding_from(&index.to_be_bytes()), "latest")))
            .collect::<Result<Vec<_>, _>>()?;
        batch.send().await?;
        for waiter in waiters {
            waiter.await?;
        }
        Ok(())
    }

    async fn set_code(&self) -> Outcome {
        let authority = PrivateKeySigner::random();
        let authorization = Authorization { chain_id: U256::from(self.chain_id), address: self.contract, nonce: 0 };
        let signature = authority.sign_hash_sync(&authorization.signature_hash())?;
        let request = transfer().with_authorization_list(vec![authorization.into_signed(signature)]);
        let receipt = self.http.send_transaction(request).await?.get_receipt().await?;
        check(receipt.status(), "success")?;
        let expected = [hex!("ef0100").as_slice(), self.contract.as_slice()].concat();
        equal(self.http.get_code_at(authority.address()).await?, Bytes::from(expected))
    }

    /// A watcher whose id is lost ends without an error, so each must see a block that comes after it was made.
    async fn many_watchers(&self) -> Outcome {
        let mut lost = 0;
        for _ in 0..WATCHERS / 100 {
            let mut watchers = Vec::new();
            for _ in 0..100 {
                watchers.push(self.http.watch_blocks().await?.with_poll_interval(Duration::from_millis(50)).into_stream());
            }
            self.http.send_transaction(transfer()).await?.get_receipt().await?;
            for mut watcher in watchers {
                let mut seen = 0;
                while seen == 0 {
                    match watcher.next().await {
                        Some(hashes) => seen += hashes.len(),
                        None => break,
                    }
                }
                lost += usize::from(seen == 0);
            }
        }
        equal(lost, 0)
    }

    async fn execute(&self, input: Vec<u8>) -> Result<TransactionReceipt, Failure> {
        let request = TransactionRequest::default().with_from(self.address).with_to(self.contract).with_input(input);
        let receipt = self.http.send_transaction(request).await?.get_receipt().await?;
        check(receipt.status(), "success")?;
        Ok(receipt)
    }
}

fn transfer() -> TransactionRequest {
    TransactionRequest::default().with_to(RECIPIENT).with_value(U256::from(1))
}

/// Runs a step and prints its line.
async fn step<T>(name: &str, run: impl Future<Output = Result<T, Failure>>) -> Option<T> {
    let started = Instant::now();
    let limit = if name.starts_with("1,000") { STEP_LIMIT * 3 } else { STEP_LIMIT };
    let outcome = match tokio::time::timeout(limit, run).await {
        Ok(outcome) => outcome.map_err(|error| error.to_string()),
        Err(_) => Err(format!("not done within {} s", limit.as_secs())),
    };
    let mut line = json!({ "step": name, "ok": outcome.is_ok(), "ms": started.elapsed().as_millis() as u64 });
    if let Err(reason) = &outcome {
        line["reason"] = json!(reason);
    }
    println!("{line}");
    outcome.ok()
}

fn check(condition: bool, what: &str) -> Outcome {
    if condition { Ok(()) } else { Err(format!("not so: {what}").into()) }
}

fn equal<T: PartialEq + std::fmt::Debug>(actual: T, expected: T) -> Outcome {
    if actual == expected { Ok(()) } else { Err(format!("expected {expected:?}, got {actual:?}").into()) }
}
