// Generated from openrpc.json by `npm run generate`. Do not edit.

//! The methods of the contract, by namespace.

use std::collections::BTreeMap;

use alloy_primitives::{Address, B256, Bytes, U64, U256};
use serde_json::Value;

use crate::catalogue::ErrorName;
use crate::client::{Client, Core};
use crate::error::Result;
use crate::params::{MethodEntry, Params};
use crate::types::*;

impl Client {
    /// The namespace `admin`.
    pub fn admin(&self) -> Admin<'_> {
        Admin { core: &self.core }
    }

    /// The namespace `anvil`.
    pub fn anvil(&self) -> Anvil<'_> {
        Anvil { core: &self.core }
    }

    /// The namespace `debug`.
    pub fn debug(&self) -> Debug<'_> {
        Debug { core: &self.core }
    }

    /// The namespace `erigon`.
    pub fn erigon(&self) -> Erigon<'_> {
        Erigon { core: &self.core }
    }

    /// The namespace `eth`.
    pub fn eth(&self) -> Eth<'_> {
        Eth { core: &self.core }
    }

    /// The namespace `evm`.
    pub fn evm(&self) -> Evm<'_> {
        Evm { core: &self.core }
    }

    /// The namespace `halley`.
    pub fn halley(&self) -> Halley<'_> {
        Halley { core: &self.core }
    }

    /// The namespace `hardhat`.
    pub fn hardhat(&self) -> Hardhat<'_> {
        Hardhat { core: &self.core }
    }

    /// The namespace `miner`.
    pub fn miner(&self) -> Miner<'_> {
        Miner { core: &self.core }
    }

    /// The namespace `net`.
    pub fn net(&self) -> Net<'_> {
        Net { core: &self.core }
    }

    /// The namespace `ots`.
    pub fn ots(&self) -> Ots<'_> {
        Ots { core: &self.core }
    }

    /// The namespace `personal`.
    pub fn personal(&self) -> Personal<'_> {
        Personal { core: &self.core }
    }

    /// The namespace `rpc`.
    pub fn rpc(&self) -> Rpc<'_> {
        Rpc { core: &self.core }
    }

    /// The namespace `trace`.
    pub fn trace(&self) -> Trace<'_> {
        Trace { core: &self.core }
    }

    /// The namespace `txpool`.
    pub fn txpool(&self) -> Txpool<'_> {
        Txpool { core: &self.core }
    }

    /// The namespace `web3`.
    pub fn web3(&self) -> Web3<'_> {
        Web3 { core: &self.core }
    }
}

/// Methods of the namespace `admin`.
#[derive(Clone, Copy, Debug)]
pub struct Admin<'a> {
    core: &'a Core,
}

impl Admin<'_> {
    /// `admin_addPeer`
    ///
    /// Asks the node to connect to a peer, now and whenever the connection breaks.
    ///
    /// True means that the node tries; admin\_peers shows the peer once it is connected. The node forgets the request
    /// when it restarts. It needs `unsafe = true` in the section \[rpc\] of the node's config.toml.
    ///
    /// - `address`: The peer.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn add_peer(&self, address: &str) -> Result<bool> {
        let mut params = Params::new(&ADMIN_ADD_PEER);
        params.push(address)?;
        self.core.call(params).await
    }

    /// `admin_datadir`
    ///
    /// Returns the absolute path of Halley's data folder.
    ///
    /// It is that of --data-dir, not the home folder of the node.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn datadir(&self) -> Result<String> {
        let params = Params::new(&ADMIN_DATADIR);
        self.core.call(params).await
    }

    /// `admin_nodeInfo`
    ///
    /// Returns what the node reports about itself in its network.
    ///
    /// Its `enode` is what admin\_addPeer of a Halley in front of another node takes.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn node_info(&self) -> Result<NetworkNodeInfo> {
        let params = Params::new(&ADMIN_NODE_INFO);
        self.core.call(params).await
    }

    /// `admin_peers`
    ///
    /// Returns the nodes that are connected to the node.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn peers(&self) -> Result<Vec<PeerInfo>> {
        let params = Params::new(&ADMIN_PEERS);
        self.core.call(params).await
    }

    /// `admin_startRPC`
    ///
    /// Starts the HTTP listener.
    ///
    /// WebSockets are taken there too while they are on. An address that is in use is an error. Where private methods
    /// need no token, only addresses of this machine are served.
    ///
    /// - `host`: Host name or address; the last one when left out.
    /// - `port`: TCP port; the last one when left out.
    /// - `cors`: Comma-separated origins of web pages that may call; as --json-rpc.cors-origins when left out.
    /// - `apis`: Comma-separated namespaces. They are the same on all listeners, so only those of --json-rpc.api can be named.
    /// - `vhosts`: Comma-separated host names; as --json-rpc.vhosts when left out.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn start_rpc(
        &self,
        host: Option<&str>,
        port: Option<i64>,
        cors: Option<&str>,
        apis: Option<&str>,
        vhosts: Option<&str>,
    ) -> Result<bool> {
        let mut params = Params::new(&ADMIN_START_RPC);
        params.push(&host)?;
        params.push(&port)?;
        params.push(&cors)?;
        params.push(&apis)?;
        params.push(&vhosts)?;
        self.core.call(params).await
    }

    /// `admin_startWS`
    ///
    /// Starts taking WebSockets, on the WebSocket address and on the HTTP address.
    ///
    /// An address that is in use is an error. Where private methods need no token, only addresses of this machine are
    /// served.
    ///
    /// - `host`: Host name or address; the last one when left out.
    /// - `port`: TCP port; the last one when left out.
    /// - `origins`: Comma-separated origins of web pages that may connect; as --json-rpc.ws-origins when left out.
    /// - `apis`: Comma-separated namespaces. They are the same on all listeners, so only those of --json-rpc.api can be named.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn start_ws(
        &self,
        host: Option<&str>,
        port: Option<i64>,
        origins: Option<&str>,
        apis: Option<&str>,
    ) -> Result<bool> {
        let mut params = Params::new(&ADMIN_START_WS);
        params.push(&host)?;
        params.push(&port)?;
        params.push(&origins)?;
        params.push(&apis)?;
        self.core.call(params).await
    }

    /// `admin_stopRPC`
    ///
    /// Stops the HTTP listener.
    ///
    /// Requests in progress complete, this one too; WebSockets that came over the HTTP address end. Refused while no
    /// separate WebSocket listener runs, because nothing could start it again. True also when it was stopped before.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn stop_rpc(&self) -> Result<bool> {
        let params = Params::new(&ADMIN_STOP_RPC);
        self.core.call(params).await
    }

    /// `admin_stopWS`
    ///
    /// Stops taking WebSockets, and ends those that are open.
    ///
    /// Requests in progress are answered, this one too. Refused while the HTTP listener does not run, because nothing
    /// could start it again. True also when it was stopped before.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn stop_ws(&self) -> Result<bool> {
        let params = Params::new(&ADMIN_STOP_WS);
        self.core.call(params).await
    }
}

/// Methods of the namespace `anvil`.
#[derive(Clone, Copy, Debug)]
pub struct Anvil<'a> {
    core: &'a Core,
}

impl Anvil<'_> {
    /// `anvil_addBalance`
    ///
    /// Adds wei to the balance of an account, up to 2^256 - 1.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `address`: The account.
    /// - `amount`: Wei.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn add_balance(&self, address: Address, amount: U256) -> Result<()> {
        let mut params = Params::new(&ANVIL_ADD_BALANCE);
        params.push(&address)?;
        params.push(&amount)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_autoImpersonateAccount`
    ///
    /// Lets eth\_sendTransaction send from every account without its key, or ends that.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `enabled`: Whether every account is impersonated.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn auto_impersonate_account(&self, enabled: bool) -> Result<()> {
        let mut params = Params::new(&ANVIL_AUTO_IMPERSONATE_ACCOUNT);
        params.push(&enabled)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_dealERC20`
    ///
    /// Sets the balance that an account has of an ERC-20 token.
    ///
    /// Only with the embedded development chain. It sets the storage slot that balanceOf reads, and is an error when no
    /// single slot holds the balance.
    ///
    /// - `address`: The account.
    /// - `token`: The token.
    /// - `amount`: The balance, in the token's smallest unit.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn deal_erc20(&self, address: Address, token: Address, amount: U256) -> Result<()> {
        let mut params = Params::new(&ANVIL_DEAL_ERC20);
        params.push(&address)?;
        params.push(&token)?;
        params.push(&amount)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_dropAllTransactions`
    ///
    /// Removes all pending transactions.
    ///
    /// Only with the embedded development chain.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn drop_all_transactions(&self) -> Result<()> {
        let params = Params::new(&ANVIL_DROP_ALL_TRANSACTIONS);
        self.core.call_nothing(params).await
    }

    /// `anvil_dropTransaction`
    ///
    /// Removes a pending transaction.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `transaction_hash`: Hash of the transaction.
    ///
    /// Result: The hash; null when no such transaction is pending.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn drop_transaction(&self, transaction_hash: B256) -> Result<Option<B256>> {
        let mut params = Params::new(&ANVIL_DROP_TRANSACTION);
        params.push(&transaction_hash)?;
        self.core.call(params).await
    }

    /// `anvil_dumpState`
    ///
    /// Returns the state of the chain, for anvil\_loadState here or of anvil 1.7.1.
    ///
    /// Only with the embedded development chain. It has all accounts, with code and storage, and the header of the
    /// newest block. Blocks and transactions are left out.
    ///
    /// - `preserve_historical_states`: Taken from clients of anvil and not used: the dump has the newest state.
    ///
    /// Result: JSON, compressed with gzip.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn dump_state(&self, preserve_historical_states: Option<bool>) -> Result<Bytes> {
        let mut params = Params::new(&ANVIL_DUMP_STATE);
        params.push(&preserve_historical_states)?;
        self.core.call(params).await
    }

    /// `anvil_getAutomine`
    ///
    /// Returns whether transactions are mined at once.
    ///
    /// Only with the embedded development chain.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_automine(&self) -> Result<bool> {
        let params = Params::new(&ANVIL_GET_AUTOMINE);
        self.core.call(params).await
    }

    /// `anvil_getGenesisTime`
    ///
    /// Returns the time of the first block.
    ///
    /// Only with the embedded development chain.
    ///
    /// Result: Seconds since 1970.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_genesis_time(&self) -> Result<i64> {
        let params = Params::new(&ANVIL_GET_GENESIS_TIME);
        self.core.call(params).await
    }

    /// `anvil_getIntervalMining`
    ///
    /// Returns the interval at which blocks are made.
    ///
    /// Only with the embedded development chain.
    ///
    /// Result: null when no blocks are made by time.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_interval_mining(&self) -> Result<Option<f64>> {
        let params = Params::new(&ANVIL_GET_INTERVAL_MINING);
        self.core.call(params).await
    }

    /// `anvil_impersonateAccount`
    ///
    /// Lets eth\_sendTransaction send from an account without its key.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `address`: The account.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn impersonate_account(&self, address: Address) -> Result<()> {
        let mut params = Params::new(&ANVIL_IMPERSONATE_ACCOUNT);
        params.push(&address)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_loadState`
    ///
    /// Loads a state that anvil\_dumpState returned, here or of anvil 1.7.1.
    ///
    /// Only with the embedded development chain. The accounts are put on top of the newest block; those that the state
    /// does not name stay. Coinbase, gas limit and base fee of the next block are those of the state. When its block is
    /// higher than this chain, empty blocks follow up to its number, at most 10000; its blocks, transactions and
    /// receipts are not loaded.
    ///
    /// - `state`: JSON, compressed with gzip or not.
    ///
    /// Result: Always true.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn load_state(&self, state: &Bytes) -> Result<bool> {
        let mut params = Params::new(&ANVIL_LOAD_STATE);
        params.push(state)?;
        self.core.call(params).await
    }

    /// `anvil_metadata`
    ///
    /// Returns what the development chain is.
    ///
    /// Only with the embedded development chain.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn metadata(&self) -> Result<DevelopmentMetadata> {
        let params = Params::new(&ANVIL_METADATA);
        self.core.call(params).await
    }

    /// `anvil_mine`
    ///
    /// Makes blocks.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `blocks`: Number of blocks; one when left out.
    /// - `interval`: Seconds between the times of the blocks. When left out, those of anvil\_setBlockTimestampInterval, or one.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn mine(&self, blocks: Option<U256>, interval: Option<U256>) -> Result<()> {
        let mut params = Params::new(&ANVIL_MINE);
        params.push(&blocks)?;
        params.push(&interval)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_nodeInfo`
    ///
    /// Returns how the development chain is set up.
    ///
    /// Only with the embedded development chain.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn node_info(&self) -> Result<DevelopmentNodeInfo> {
        let params = Params::new(&ANVIL_NODE_INFO);
        self.core.call(params).await
    }

    /// `anvil_removeBlockTimestampInterval`
    ///
    /// Ends what anvil\_setBlockTimestampInterval began.
    ///
    /// Only with the embedded development chain.
    ///
    /// Result: false when no interval was set.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn remove_block_timestamp_interval(&self) -> Result<bool> {
        let params = Params::new(&ANVIL_REMOVE_BLOCK_TIMESTAMP_INTERVAL);
        self.core.call(params).await
    }

    /// `anvil_removePoolTransactions`
    ///
    /// Removes the pending transactions of an account.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `address`: The sender.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn remove_pool_transactions(&self, address: Address) -> Result<()> {
        let mut params = Params::new(&ANVIL_REMOVE_POOL_TRANSACTIONS);
        params.push(&address)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_reorg`
    ///
    /// Replaces the newest blocks by as many others.
    ///
    /// Only with the embedded development chain. All transactions are checked before the chain goes back. One that
    /// cannot run in its block, because of its nonce, its price or its sender's balance, is left out. Subscriptions and
    /// filters continue with the new blocks; the logs of the replaced blocks come again with removed set to true.
    ///
    /// - `depth`: Number of blocks to replace, at most 1000. The first block stays.
    /// - `tx_block_pairs`: Transactions of the new blocks: each a list of a transaction, signed in hex or as an object for
    ///   eth\_sendTransaction, and of the index of its block, 0 for the first.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn reorg(
        &self,
        depth: U256,
        tx_block_pairs: Option<&[Vec<TransactionObjectOrBytesOrInteger>]>,
    ) -> Result<()> {
        let mut params = Params::new(&ANVIL_REORG);
        params.push(&depth)?;
        params.push(&tx_block_pairs)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_reset`
    ///
    /// Sets the chain back to its first block, or forks a network.
    ///
    /// Only with the embedded development chain. With a URL to fork, the client needs what private methods need: the
    /// server fetches the URL.
    ///
    /// - `options`: With `forking`, the chain becomes a fork of a network, and begins with one of its blocks. Without it, a fork
    ///   becomes an ordinary chain again. When the network does not respond, nothing changes.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn reset(&self, options: Option<&ResetOptions>) -> Result<()> {
        let mut params = Params::new(&ANVIL_RESET);
        params.push(&options)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_rollback`
    ///
    /// Goes back by some blocks: blocks, state and index.
    ///
    /// Only with the embedded development chain. Snapshots of later blocks are dropped. Time continues from that of the
    /// block that becomes the newest. Subscriptions and filters continue with the blocks that replace them; the logs of
    /// the blocks that are gone come again with removed set to true.
    ///
    /// - `depth`: Number of blocks; one when left out or null. The first block stays.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn rollback(&self, depth: Option<U256>) -> Result<()> {
        let mut params = Params::new(&ANVIL_ROLLBACK);
        params.push(&depth)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_setBalance`
    ///
    /// Sets the balance of an account.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `address`: The account.
    /// - `balance`: Wei.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_balance(&self, address: Address, balance: U256) -> Result<()> {
        let mut params = Params::new(&ANVIL_SET_BALANCE);
        params.push(&address)?;
        params.push(&balance)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_setBlockTimestampInterval`
    ///
    /// Fixes the time from one block to the next.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `seconds`: Seconds from each block to the next, at most 253402300799 in all.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_block_timestamp_interval(&self, seconds: U256) -> Result<()> {
        let mut params = Params::new(&ANVIL_SET_BLOCK_TIMESTAMP_INTERVAL);
        params.push(&seconds)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_setChainId`
    ///
    /// Sets the EIP-155 chain id.
    ///
    /// Only with the embedded development chain. evm\_revert and anvil\_reset do not undo it.
    ///
    /// - `chain_id`: 1 to 2^64 - 1.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_chain_id(&self, chain_id: U256) -> Result<()> {
        let mut params = Params::new(&ANVIL_SET_CHAIN_ID);
        params.push(&chain_id)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_setCode`
    ///
    /// Sets the code of an account.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `address`: The account.
    /// - `code`: Runtime code.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_code(&self, address: Address, code: &Bytes) -> Result<()> {
        let mut params = Params::new(&ANVIL_SET_CODE);
        params.push(&address)?;
        params.push(code)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_setCoinbase`
    ///
    /// Sets the miner of the next blocks, which code sees as COINBASE.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `address`: The account.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_coinbase(&self, address: Address) -> Result<()> {
        let mut params = Params::new(&ANVIL_SET_COINBASE);
        params.push(&address)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_setERC20Allowance`
    ///
    /// Sets how much of an owner's ERC-20 tokens a spender may move.
    ///
    /// Only with the embedded development chain. It sets the storage slot that allowance reads, and is an error when no
    /// single slot holds the allowance.
    ///
    /// - `owner`: The owner.
    /// - `spender`: The spender.
    /// - `token`: The token.
    /// - `amount`: The allowance, in the token's smallest unit.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_erc20_allowance(
        &self,
        owner: Address,
        spender: Address,
        token: Address,
        amount: U256,
    ) -> Result<()> {
        let mut params = Params::new(&ANVIL_SET_ERC20_ALLOWANCE);
        params.push(&owner)?;
        params.push(&spender)?;
        params.push(&token)?;
        params.push(&amount)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_setLoggingEnabled`
    ///
    /// Switches on or off what the development chain prints for each request and transaction.
    ///
    /// Only with the embedded development chain. Errors are printed always.
    ///
    /// - `enabled`: Whether lines are printed.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_logging_enabled(&self, enabled: bool) -> Result<()> {
        let mut params = Params::new(&ANVIL_SET_LOGGING_ENABLED);
        params.push(&enabled)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_setMinGasPrice`
    ///
    /// Sets the least price of gas that a transaction must pay.
    ///
    /// Only with the embedded development chain. It is the fee market's own parameter min\_gas\_price. anvil refuses
    /// this method because it has none besides the base fee.
    ///
    /// - `price`: Wei per gas, below 2^128.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_min_gas_price(&self, price: U256) -> Result<()> {
        let mut params = Params::new(&ANVIL_SET_MIN_GAS_PRICE);
        params.push(&price)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_setNextBlockBaseFeePerGas`
    ///
    /// Sets the base fee of the next block.
    ///
    /// Only with the embedded development chain. The base fees after it follow from it.
    ///
    /// - `base_fee`: Wei, below 2^128.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_next_block_base_fee_per_gas(&self, base_fee: U256) -> Result<()> {
        let mut params = Params::new(&ANVIL_SET_NEXT_BLOCK_BASE_FEE_PER_GAS);
        params.push(&base_fee)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_setNonce`
    ///
    /// Sets the nonce of an account.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `address`: The account.
    /// - `nonce`: The nonce of its next transaction.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_nonce(&self, address: Address, nonce: U256) -> Result<()> {
        let mut params = Params::new(&ANVIL_SET_NONCE);
        params.push(&address)?;
        params.push(&nonce)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_setRpcUrl`
    ///
    /// Makes a fork use another server of the same network.
    ///
    /// Only with the embedded development chain. The server must have the same chain id, and the forked block with the
    /// same hash. Headers are sent on only to the host that they were given for. The client needs what private methods
    /// need: the server fetches the URL.
    ///
    /// - `url`: URL of the JSON-RPC server, which begins with http:// or <https://.>
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_rpc_url(&self, url: &str) -> Result<()> {
        let mut params = Params::new(&ANVIL_SET_RPC_URL);
        params.push(url)?;
        self.core.call_nothing(params).await
    }

    /// `anvil_setStorageAt`
    ///
    /// Sets a word of contract storage.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `address`: The account.
    /// - `position`: Storage position.
    /// - `value`: The word.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_storage_at(&self, address: Address, position: U256, value: B256) -> Result<bool> {
        let mut params = Params::new(&ANVIL_SET_STORAGE_AT);
        params.push(&address)?;
        params.push(&position)?;
        params.push(&value)?;
        self.core.call(params).await
    }

    /// `anvil_stopImpersonatingAccount`
    ///
    /// Ends what anvil\_impersonateAccount began.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `address`: The account.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn stop_impersonating_account(&self, address: Address) -> Result<()> {
        let mut params = Params::new(&ANVIL_STOP_IMPERSONATING_ACCOUNT);
        params.push(&address)?;
        self.core.call_nothing(params).await
    }
}

/// Methods of the namespace `debug`.
#[derive(Clone, Copy, Debug)]
pub struct Debug<'a> {
    core: &'a Core,
}

impl Debug<'_> {
    /// `debug_blockProfile`
    ///
    /// Measures the delay of the event loop for some seconds.
    ///
    /// How late the event loop of the main thread is, instead of Go's block profile: everything that waits for it waits
    /// as long. The file is JSON with count, minimum, mean, maximum and percentiles in milliseconds. Afterwards the
    /// measurement is off. It continues when the client leaves or its request times out (json-rpc.http-timeout), and
    /// ends early when the service stops; the file is written in either case.
    ///
    /// - `file`: The file that is made.
    /// - `seconds`: How long, in seconds.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn block_profile(&self, file: &str, seconds: U64) -> Result<()> {
        let mut params = Params::new(&DEBUG_BLOCK_PROFILE);
        params.push(file)?;
        params.push(&seconds)?;
        self.core.call_nothing(params).await
    }

    /// `debug_cpuProfile`
    ///
    /// Records a CPU profile for some seconds.
    ///
    /// The file is a .cpuprofile as Chrome's developer tools and editors open it: what the main thread does, sampled
    /// every millisecond (less often above 100 s). Worker threads are not in it. It continues when the client leaves or
    /// its request times out (json-rpc.http-timeout), and ends early when the service stops; the file is written in
    /// either case.
    ///
    /// - `file`: The file that is made.
    /// - `seconds`: How long, in seconds.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn cpu_profile(&self, file: &str, seconds: U64) -> Result<()> {
        let mut params = Params::new(&DEBUG_CPU_PROFILE);
        params.push(file)?;
        params.push(&seconds)?;
        self.core.call_nothing(params).await
    }

    /// `debug_freeOSMemory`
    ///
    /// Collects all garbage and gives memory back to the system.
    ///
    /// The process does nothing else meanwhile: tens to hundreds of milliseconds, by the size of the heap.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn free_os_memory(&self) -> Result<()> {
        let params = Params::new(&DEBUG_FREE_OS_MEMORY);
        self.core.call_nothing(params).await
    }

    /// `debug_gcStats`
    ///
    /// Returns the garbage collections of the process.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn gc_stats(&self) -> Result<GcStatistics> {
        let params = Params::new(&DEBUG_GC_STATS);
        self.core.call(params).await
    }

    /// `debug_getBlockRlp`
    ///
    /// Returns the RLP of the block of a number.
    ///
    /// The older name of debug\_getRawBlock; returns the same bytes.
    ///
    /// - `block_number`: Block number, also as a JSON integer.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_block_rlp(&self, block_number: U64) -> Result<Bytes> {
        let mut params = Params::new(&DEBUG_GET_BLOCK_RLP);
        params.push(&block_number)?;
        self.core.call(params).await
    }

    /// `debug_getHeaderRlp`
    ///
    /// Returns the RLP of the header of a block number.
    ///
    /// The older name of debug\_getRawHeader; returns the same bytes.
    ///
    /// - `block_number`: Block number, also as a JSON integer.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_header_rlp(&self, block_number: U64) -> Result<Bytes> {
        let mut params = Params::new(&DEBUG_GET_HEADER_RLP);
        params.push(&block_number)?;
        self.core.call(params).await
    }

    /// `debug_getRawBlock`
    ///
    /// Returns the RLP of a block.
    ///
    /// Header, transactions, uncles (none), and withdrawals from Shanghai on. The Keccak-256 hash of the header is not
    /// the block's hash, which comes from the consensus engine; parentHash is such a hash, too.
    ///
    /// - `block`: A block: number, tag, block hash, or EIP-1898 object.
    ///
    /// Result: 0x for a number that no block has, as in geth. A hash that no block has is an error.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_raw_block(&self, block: BlockParameter) -> Result<Bytes> {
        let mut params = Params::new(&DEBUG_GET_RAW_BLOCK);
        params.push(&block)?;
        self.core.call(params).await
    }

    /// `debug_getRawHeader`
    ///
    /// Returns the RLP of a block header.
    ///
    /// RLP with geth's list of fields. Its Keccak-256 hash is not the block's hash, which comes from the consensus
    /// engine; parentHash is such a hash, too.
    ///
    /// - `block`: A block: number, tag, block hash, or EIP-1898 object.
    ///
    /// Result: 0x for a number that no block has, as in geth. A hash that no block has is an error.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_raw_header(&self, block: BlockParameter) -> Result<Bytes> {
        let mut params = Params::new(&DEBUG_GET_RAW_HEADER);
        params.push(&block)?;
        self.core.call(params).await
    }

    /// `debug_getRawReceipts`
    ///
    /// Returns the encoded receipts of a block (EIP-2718).
    ///
    /// Status, cumulative gas, bloom and logs, after the type byte unless the type is 0: what receiptsRoot is the root
    /// of.
    ///
    /// - `block`: A block: number, tag, block hash, or EIP-1898 object.
    ///
    /// Result: In the order of the transactions; null for a number that no block has. A hash that no block has is an
    /// error.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_raw_receipts(&self, block: BlockParameter) -> Result<Option<Vec<Bytes>>> {
        let mut params = Params::new(&DEBUG_GET_RAW_RECEIPTS);
        params.push(&block)?;
        self.core.call(params).await
    }

    /// `debug_getRawTransaction`
    ///
    /// Returns a transaction in its EIP-2718 encoding.
    ///
    /// Also for a pending transaction.
    ///
    /// - `transaction_hash`: Transaction hash.
    ///
    /// Result: 0x when the transaction does not exist, as in geth.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_raw_transaction(&self, transaction_hash: B256) -> Result<Bytes> {
        let mut params = Params::new(&DEBUG_GET_RAW_TRANSACTION);
        params.push(&transaction_hash)?;
        self.core.call(params).await
    }

    /// `debug_goTrace`
    ///
    /// Records trace events for some seconds.
    ///
    /// The file has Chrome's trace format, which chrome://tracing and ui.perfetto.dev open: garbage collections,
    /// compilation, HTTP requests and connections of the main thread, instead of Go's execution trace. Of arguments,
    /// only those of V8 are kept. At 64 MiB it ends. It continues when the client leaves or its request times out
    /// (json-rpc.http-timeout), and ends early when the service stops; the file is written in either case.
    ///
    /// - `file`: The file that is made.
    /// - `seconds`: How long, in seconds.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn go_trace(&self, file: &str, seconds: U64) -> Result<()> {
        let mut params = Params::new(&DEBUG_GO_TRACE);
        params.push(file)?;
        params.push(&seconds)?;
        self.core.call_nothing(params).await
    }

    /// `debug_memStats`
    ///
    /// Returns the memory of the process.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn mem_stats(&self) -> Result<MemoryStatistics> {
        let params = Params::new(&DEBUG_MEM_STATS);
        self.core.call(params).await
    }

    /// `debug_mutexProfile`
    ///
    /// Measures the use of the event loop for some seconds.
    ///
    /// How busy the event loop of the main thread is and which async resources are pending, instead of Go's mutex
    /// profile: all JavaScript contends for this loop. The file is JSON with milliseconds idle and active, the
    /// utilisation from 0 to 1, and the number of pending resources by type. Afterwards the measurement is off. It
    /// continues when the client leaves or its request times out (json-rpc.http-timeout), and ends early when the
    /// service stops; the file is written in either case.
    ///
    /// - `file`: The file that is made.
    /// - `seconds`: How long, in seconds.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn mutex_profile(&self, file: &str, seconds: U64) -> Result<()> {
        let mut params = Params::new(&DEBUG_MUTEX_PROFILE);
        params.push(file)?;
        params.push(&seconds)?;
        self.core.call_nothing(params).await
    }

    /// `debug_printBlock`
    ///
    /// Returns a block as text, for people.
    ///
    /// - `block_number`: Block number, also as a JSON integer.
    ///
    /// Result: Lines of text: the fields of the header, then the transactions, uncles and withdrawals. Programs should
    /// not read it.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn print_block(&self, block_number: U64) -> Result<String> {
        let mut params = Params::new(&DEBUG_PRINT_BLOCK);
        params.push(&block_number)?;
        self.core.call(params).await
    }

    /// `debug_setBlockProfileRate`
    ///
    /// Switches the measurement of the event loop's delay on or off.
    ///
    /// How late the event loop of the main thread is, instead of Go's block profile: everything that waits for it waits
    /// as long. What was measured before is forgotten.
    ///
    /// - `rate`: Nanoseconds between looks at the clock, as in Go; what is below a millisecond counts as one, and more than a
    ///   second as a second. 0 or less: off.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_block_profile_rate(&self, rate: i64) -> Result<()> {
        let mut params = Params::new(&DEBUG_SET_BLOCK_PROFILE_RATE);
        params.push(&rate)?;
        self.core.call_nothing(params).await
    }

    /// `debug_setGCPercent`
    ///
    /// Sets the size of the young generation of the heap.
    ///
    /// It holds for threads that start from then on, such as those that execute calls. V8 fixes the young generation of
    /// the main thread when the process starts: `NODE\_OPTIONS=--max-semi-space-size=\<MiB\>`.
    ///
    /// - `percent`: In percent of V8's default of 16 MiB for each half; at least 1 MiB and at most 256. Negative, in Go no
    ///   collections, is the most.
    ///
    /// Result: The value before; 100 at the start.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_gc_percent(&self, percent: i64) -> Result<i64> {
        let mut params = Params::new(&DEBUG_SET_GC_PERCENT);
        params.push(&percent)?;
        self.core.call(params).await
    }

    /// `debug_setMutexProfileFraction`
    ///
    /// Switches the measurement of the event loop's use on or off.
    ///
    /// How busy the event loop of the main thread is and which async resources are pending, instead of Go's mutex
    /// profile: all JavaScript contends for this loop. What was measured before is forgotten.
    ///
    /// - `rate`: Above 0: on. 0 or less: off.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_mutex_profile_fraction(&self, rate: i64) -> Result<()> {
        let mut params = Params::new(&DEBUG_SET_MUTEX_PROFILE_FRACTION);
        params.push(&rate)?;
        self.core.call_nothing(params).await
    }

    /// `debug_stacks`
    ///
    /// Returns stacks, handles and threads of the process.
    ///
    /// In the place of Go's goroutines: the stack of the main thread (which is that of this request), its native stack,
    /// the handles of its event loop, and the same of each worker thread.
    ///
    /// - `filter`: Only frames and handles that contain this text.
    ///
    /// Result: JSON text: Node's diagnostic report without environment, command line, addresses and limits of the user.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn stacks(&self, filter: Option<&str>) -> Result<String> {
        let mut params = Params::new(&DEBUG_STACKS);
        params.push(&filter)?;
        self.core.call(params).await
    }

    /// `debug_startCPUProfile`
    ///
    /// Begins a CPU profile.
    ///
    /// The file is a .cpuprofile as Chrome's developer tools and editors open it: what the main thread does, sampled
    /// every millisecond (less often above 100 s). Worker threads are not in it. One that is not stopped ends after 300
    /// s.
    ///
    /// - `file`: The file that is made.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn start_cpu_profile(&self, file: &str) -> Result<()> {
        let mut params = Params::new(&DEBUG_START_CPU_PROFILE);
        params.push(file)?;
        self.core.call_nothing(params).await
    }

    /// `debug_startGoTrace`
    ///
    /// Begins to record trace events.
    ///
    /// The file has Chrome's trace format, which chrome://tracing and ui.perfetto.dev open: garbage collections,
    /// compilation, HTTP requests and connections of the main thread, instead of Go's execution trace. Of arguments,
    /// only those of V8 are kept. At 64 MiB it ends. One that is not stopped ends after 300 s.
    ///
    /// - `file`: The file that is made.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn start_go_trace(&self, file: &str) -> Result<()> {
        let mut params = Params::new(&DEBUG_START_GO_TRACE);
        params.push(file)?;
        self.core.call_nothing(params).await
    }

    /// `debug_stopCPUProfile`
    ///
    /// Ends the CPU profile and writes its file.
    ///
    /// V8 puts the profile together in the main thread, which takes some milliseconds.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn stop_cpu_profile(&self) -> Result<()> {
        let params = Params::new(&DEBUG_STOP_CPU_PROFILE);
        self.core.call_nothing(params).await
    }

    /// `debug_stopGoTrace`
    ///
    /// Ends the trace and writes its file.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn stop_go_trace(&self) -> Result<()> {
        let params = Params::new(&DEBUG_STOP_GO_TRACE);
        self.core.call_nothing(params).await
    }

    /// `debug_storageRangeAt`
    ///
    /// Lists slots of a contract within a block.
    ///
    /// Only with an embedded development chain that is not a fork: nodes of the chain do not list the storage of a
    /// contract. Transactions of the block run again as they ran in it.
    ///
    /// - `block`: A block: number, tag, block hash, or EIP-1898 object.
    /// - `transaction_index`: The state is that before this transaction of the block, with those before it run.
    /// - `address`: The contract.
    /// - `key_start`: The lowest hash of a slot that is listed.
    /// - `limit`: Most slots to return.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn storage_range_at(
        &self,
        block: BlockParameter,
        transaction_index: U64,
        address: Address,
        key_start: &Bytes,
        limit: U64,
    ) -> Result<StorageRangeResult> {
        let mut params = Params::new(&DEBUG_STORAGE_RANGE_AT);
        params.push(&block)?;
        params.push(&transaction_index)?;
        params.push(&address)?;
        params.push(key_start)?;
        params.push(&limit)?;
        self.core.call(params).await
    }

    /// `debug_traceBlock`
    ///
    /// Runs the transactions of a block that the request holds, and returns their traces.
    ///
    /// - `block`: RLP of the block, as debug\_getRawBlock returns it. A block that the chain has committed is traced as it was
    ///   committed; any other runs as it is given, on the state of its parent, which must be known.
    /// - `config`: How the trace is made; struct logs when left out.
    ///
    /// Result: One for each transaction, in block order.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn trace_block(&self, block: &Bytes, config: Option<&TraceConfig>) -> Result<Vec<TransactionTrace>> {
        let mut params = Params::new(&DEBUG_TRACE_BLOCK);
        params.push(block)?;
        params.push(&config)?;
        self.core.call(params).await
    }

    /// `debug_traceBlockByHash`
    ///
    /// Runs the transactions of a block again and returns their traces.
    ///
    /// - `block_hash`: Hash of the block.
    /// - `config`: How the trace is made; struct logs when left out.
    ///
    /// Result: One for each transaction, in block order.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn trace_block_by_hash(
        &self,
        block_hash: B256,
        config: Option<&TraceConfig>,
    ) -> Result<Vec<TransactionTrace>> {
        let mut params = Params::new(&DEBUG_TRACE_BLOCK_BY_HASH);
        params.push(&block_hash)?;
        params.push(&config)?;
        self.core.call(params).await
    }

    /// `debug_traceBlockByNumber`
    ///
    /// Runs the transactions of a block again and returns their traces.
    ///
    /// - `block`: The block.
    /// - `config`: How the trace is made; struct logs when left out.
    ///
    /// Result: One for each transaction, in block order.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn trace_block_by_number(
        &self,
        block: BlockNumberOrTag,
        config: Option<&TraceConfig>,
    ) -> Result<Vec<TransactionTrace>> {
        let mut params = Params::new(&DEBUG_TRACE_BLOCK_BY_NUMBER);
        params.push(&block)?;
        params.push(&config)?;
        self.core.call(params).await
    }

    /// `debug_traceCall`
    ///
    /// Runs a call and returns its trace.
    ///
    /// - `call`: The message call.
    /// - `block`: Block whose state is read; latest when left out. pending is refused, as in geth.
    /// - `config`: How the trace is made; struct logs when left out.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn trace_call(
        &self,
        call: &CallObject,
        block: Option<BlockParameter>,
        config: Option<&TraceCallConfig>,
    ) -> Result<Value> {
        let mut params = Params::new(&DEBUG_TRACE_CALL);
        params.push(call)?;
        params.push(&block)?;
        params.push(&config)?;
        self.core.call(params).await
    }

    /// `debug_traceCallMany`
    ///
    /// Runs bundles of calls one after the other, each on what those before it changed, and returns a list of traces
    /// for each bundle.
    ///
    /// - `bundles`: The calls.
    /// - `state_context`: Where they begin; after the newest block when left out.
    /// - `config`: How the traces are made, and what the first call finds; txIndex has no effect.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn trace_call_many(
        &self,
        bundles: &[CallBundle],
        state_context: Option<&CallStateContext>,
        config: Option<&TraceCallConfig>,
    ) -> Result<Vec<Vec<Value>>> {
        let mut params = Params::new(&DEBUG_TRACE_CALL_MANY);
        params.push(bundles)?;
        params.push(&state_context)?;
        params.push(&config)?;
        self.core.call(params).await
    }

    /// `debug_traceTransaction`
    ///
    /// Runs a transaction of a block again and returns its trace.
    ///
    /// - `transaction_hash`: Hash of the transaction.
    /// - `config`: How the trace is made; struct logs when left out.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn trace_transaction(&self, transaction_hash: B256, config: Option<&TraceConfig>) -> Result<Value> {
        let mut params = Params::new(&DEBUG_TRACE_TRANSACTION);
        params.push(&transaction_hash)?;
        params.push(&config)?;
        self.core.call(params).await
    }

    /// `debug_verbosity`
    ///
    /// Sets the level of the log.
    ///
    /// For all parts that debug\_vmodule does not name, until the service stops.
    ///
    /// - `level`: 0 nothing, 1 errors, 2 warnings, 3 information, 4 debugging, 5 and more all.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn verbosity(&self, level: i64) -> Result<()> {
        let mut params = Params::new(&DEBUG_VERBOSITY);
        params.push(&level)?;
        self.core.call_nothing(params).await
    }

    /// `debug_vmodule`
    ///
    /// Sets the level of the log by part of the service.
    ///
    /// Parts are indexer (with the connection to the node), mempool, filters, subscriptions, keystore, signer,
    /// operator, tracing, runtime, server and gateway.
    ///
    /// - `pattern`: List of part=level; \* stands for any text, and the first that fits holds. Empty text removes all.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn vmodule(&self, pattern: &str) -> Result<()> {
        let mut params = Params::new(&DEBUG_VMODULE);
        params.push(pattern)?;
        self.core.call_nothing(params).await
    }

    /// `debug_writeBlockProfile`
    ///
    /// Writes the measured delay of the event loop.
    ///
    /// Since debug\_setBlockProfileRate switched it on; `enabled` is false in the file where it is off.
    ///
    /// - `file`: The file that is made.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn write_block_profile(&self, file: &str) -> Result<()> {
        let mut params = Params::new(&DEBUG_WRITE_BLOCK_PROFILE);
        params.push(file)?;
        self.core.call_nothing(params).await
    }

    /// `debug_writeMemProfile`
    ///
    /// Writes the heap profile.
    ///
    /// The file is a .heapprofile as Chrome's developer tools open it: by function, what it has allocated since the
    /// start that is still in use, sampled every 128 KiB. It has names of functions and sizes, and no content of
    /// memory. V8 puts it together in the main thread.
    ///
    /// - `file`: The file that is made.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn write_mem_profile(&self, file: &str) -> Result<()> {
        let mut params = Params::new(&DEBUG_WRITE_MEM_PROFILE);
        params.push(file)?;
        self.core.call_nothing(params).await
    }

    /// `debug_writeMutexProfile`
    ///
    /// Writes the measured use of the event loop.
    ///
    /// Since debug\_setMutexProfileFraction switched it on; where it is off, `enabled` is false in the file, which then
    /// has the pending resources only.
    ///
    /// - `file`: The file that is made.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn write_mutex_profile(&self, file: &str) -> Result<()> {
        let mut params = Params::new(&DEBUG_WRITE_MUTEX_PROFILE);
        params.push(file)?;
        self.core.call_nothing(params).await
    }
}

/// Methods of the namespace `erigon`.
#[derive(Clone, Copy, Debug)]
pub struct Erigon<'a> {
    core: &'a Core,
}

impl Erigon<'_> {
    /// `erigon_getHeaderByNumber`
    ///
    /// Returns a block header by number or tag.
    ///
    /// - `block_number`: Block number or tag.
    ///
    /// Result: null when the block is unknown.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_header_by_number(&self, block_number: NumberOrTag) -> Result<Option<HeaderOrPendingHeader>> {
        let mut params = Params::new(&ERIGON_GET_HEADER_BY_NUMBER);
        params.push(&block_number)?;
        self.core.call(params).await
    }
}

/// Methods of the namespace `eth`.
#[derive(Clone, Copy, Debug)]
pub struct Eth<'a> {
    core: &'a Core,
}

impl Eth<'_> {
    /// `eth_accounts`
    ///
    /// Returns the addresses that this server can send from.
    ///
    /// On the embedded development chain its funded accounts, then the impersonated ones; on every chain those of the
    /// key store, locked or not, then those of the external signer.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn accounts(&self) -> Result<Vec<Address>> {
        let params = Params::new(&ETH_ACCOUNTS);
        self.core.call(params).await
    }

    /// `eth_baseFee`
    ///
    /// Returns the base fee of the next block in wei per gas.
    ///
    /// Result: null while the chain has no base fee.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn base_fee(&self) -> Result<Option<U256>> {
        let params = Params::new(&ETH_BASE_FEE);
        self.core.call(params).await
    }

    /// `eth_blobBaseFee`
    ///
    /// Returns the price of blob gas in wei.
    ///
    /// Always 0x1, the lowest price: the chain accepts no blobs.
    ///
    /// # Errors
    /// What the server answers, and failures of the connection.
    pub async fn blob_base_fee(&self) -> Result<U256> {
        let params = Params::new(&ETH_BLOB_BASE_FEE);
        self.core.call(params).await
    }

    /// `eth_blockNumber`
    ///
    /// Returns the number of the newest block that the server can serve completely.
    ///
    /// The block, its receipts and its logs are available at once.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn block_number(&self) -> Result<U256> {
        let params = Params::new(&ETH_BLOCK_NUMBER);
        self.core.call(params).await
    }

    /// `eth_call`
    ///
    /// Runs a message call and returns its output.
    ///
    /// - `call`: The message call.
    /// - `block`: Block whose state is read; latest when left out.
    /// - `state_overrides`: Accounts to change before the call.
    /// - `block_overrides`: Fields of the block to change before the call.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn call(
        &self,
        call: &CallObject,
        block: Option<BlockParameter>,
        state_overrides: Option<&BTreeMap<Address, AccountOverride>>,
        block_overrides: Option<&BlockOverrides>,
    ) -> Result<Bytes> {
        let mut params = Params::new(&ETH_CALL);
        params.push(call)?;
        params.push(&block)?;
        params.push(&state_overrides)?;
        params.push(&block_overrides)?;
        self.core.call(params).await
    }

    /// `eth_capabilities`
    ///
    /// Returns, for each kind of data, the first block for which the server has it.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn capabilities(&self) -> Result<Capabilities> {
        let params = Params::new(&ETH_CAPABILITIES);
        self.core.call(params).await
    }

    /// `eth_chainId`
    ///
    /// Returns the EIP-155 chain id.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn chain_id(&self) -> Result<U256> {
        let params = Params::new(&ETH_CHAIN_ID);
        self.core.call(params).await
    }

    /// `eth_coinbase`
    ///
    /// Returns the operator account of the node's validator.
    ///
    /// With the embedded development chain, the account that anvil\_setCoinbase set.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn coinbase(&self) -> Result<Address> {
        let params = Params::new(&ETH_COINBASE);
        self.core.call(params).await
    }

    /// `eth_config`
    ///
    /// Returns the settings of the current and the next fork (EIP-7910).
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn config(&self) -> Result<Config> {
        let params = Params::new(&ETH_CONFIG);
        self.core.call(params).await
    }

    /// `eth_createAccessList`
    ///
    /// Returns the access list that a transaction should carry.
    ///
    /// - `call`: The message call.
    /// - `block`: Block whose state is read; latest when left out.
    /// - `state_overrides`: Accounts to change before the call.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn create_access_list(
        &self,
        call: &CallObject,
        block: Option<BlockParameter>,
        state_overrides: Option<&BTreeMap<Address, AccountOverride>>,
    ) -> Result<AccessListResult> {
        let mut params = Params::new(&ETH_CREATE_ACCESS_LIST);
        params.push(call)?;
        params.push(&block)?;
        params.push(&state_overrides)?;
        self.core.call(params).await
    }

    /// `eth_estimateGas`
    ///
    /// Returns the lowest gas limit with which a transaction succeeds.
    ///
    /// - `call`: The message call.
    /// - `block`: Block whose state is read; latest when left out.
    /// - `state_overrides`: Accounts to change before the call.
    /// - `block_overrides`: Fields of the block to change before the call.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn estimate_gas(
        &self,
        call: &CallObject,
        block: Option<BlockParameter>,
        state_overrides: Option<&BTreeMap<Address, AccountOverride>>,
        block_overrides: Option<&BlockOverrides>,
    ) -> Result<U256> {
        let mut params = Params::new(&ETH_ESTIMATE_GAS);
        params.push(call)?;
        params.push(&block)?;
        params.push(&state_overrides)?;
        params.push(&block_overrides)?;
        self.core.call(params).await
    }

    /// `eth_feeHistory`
    ///
    /// Returns base fees, gas use and tips of a range of blocks.
    ///
    /// The last base fee is the one of the block after the range, computed with the rule of the chain's fee market.
    ///
    /// - `block_count`: Number of blocks.
    /// - `newest_block`: Last block of the range.
    /// - `reward_percentiles`: Percentiles of the tips to return, weighted by gas used, in ascending order.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn fee_history(
        &self,
        block_count: U64,
        newest_block: BlockNumberOrTag,
        reward_percentiles: Option<&[f64]>,
    ) -> Result<FeeHistory> {
        let mut params = Params::new(&ETH_FEE_HISTORY);
        params.push(&block_count)?;
        params.push(&newest_block)?;
        params.push(&reward_percentiles)?;
        self.core.call(params).await
    }

    /// `eth_fillTransaction`
    ///
    /// Fills in the missing fields of a transaction so that it can be signed.
    ///
    /// - `transaction`: What is known of the transaction.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn fill_transaction(&self, transaction: &TransactionToFill) -> Result<FilledTransaction> {
        let mut params = Params::new(&ETH_FILL_TRANSACTION);
        params.push(transaction)?;
        self.core.call(params).await
    }

    /// `eth_gasPrice`
    ///
    /// Returns a gas price in wei that gets a legacy transaction into the next block.
    ///
    /// The base fee of the next block plus the suggested tip, but at least the lowest price that the chain and the node
    /// accept.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn gas_price(&self) -> Result<U256> {
        let params = Params::new(&ETH_GAS_PRICE);
        self.core.call(params).await
    }

    /// `eth_getAccount`
    ///
    /// Returns the balance, nonce and code hash of an account.
    ///
    /// An account that does not exist is empty. The storage root is always zero: the chain has no root for the storage
    /// of one contract.
    ///
    /// - `address`: The account.
    /// - `block`: Block whose state is read; latest when left out.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_account(&self, address: Address, block: Option<BlockParameter>) -> Result<AccountState> {
        let mut params = Params::new(&ETH_GET_ACCOUNT);
        params.push(&address)?;
        params.push(&block)?;
        self.core.call(params).await
    }

    /// `eth_getAccountInfo`
    ///
    /// Returns the balance, nonce and code of an account.
    ///
    /// An account that does not exist is empty.
    ///
    /// - `address`: The account.
    /// - `block`: Block whose state is read; latest when left out.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_account_info(&self, address: Address, block: Option<BlockParameter>) -> Result<AccountInfo> {
        let mut params = Params::new(&ETH_GET_ACCOUNT_INFO);
        params.push(&address)?;
        params.push(&block)?;
        self.core.call(params).await
    }

    /// `eth_getBalance`
    ///
    /// Returns the balance of an account in wei.
    ///
    /// - `address`: The account.
    /// - `block`: Block whose state is read; latest when left out.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_balance(&self, address: Address, block: Option<BlockParameter>) -> Result<U256> {
        let mut params = Params::new(&ETH_GET_BALANCE);
        params.push(&address)?;
        params.push(&block)?;
        self.core.call(params).await
    }

    /// `eth_getBlockByHash`
    ///
    /// Returns a block by hash.
    ///
    /// - `block_hash`: Block hash.
    /// - `full_transactions`: true for whole transactions, false (default) for their hashes.
    ///
    /// Result: null when the block is unknown.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_block_by_hash(&self, block_hash: B256, full_transactions: Option<bool>) -> Result<Option<Block>> {
        let mut params = Params::new(&ETH_GET_BLOCK_BY_HASH);
        params.push(&block_hash)?;
        params.push(&full_transactions)?;
        self.core.call(params).await
    }

    /// `eth_getBlockByNumber`
    ///
    /// Returns a block by number or tag.
    ///
    /// - `block_number`: Block number or tag.
    /// - `full_transactions`: true for whole transactions, false (default) for their hashes.
    ///
    /// Result: null when the block is unknown.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_block_by_number(
        &self,
        block_number: BlockNumberOrTag,
        full_transactions: Option<bool>,
    ) -> Result<Option<BlockOrPendingBlock>> {
        let mut params = Params::new(&ETH_GET_BLOCK_BY_NUMBER);
        params.push(&block_number)?;
        params.push(&full_transactions)?;
        self.core.call(params).await
    }

    /// `eth_getBlockReceipts`
    ///
    /// Returns the receipts of a block, in the order of its transactions.
    ///
    /// - `block`: The block.
    ///
    /// Result: null when the block is unknown.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_block_receipts(&self, block: BlockParameter) -> Result<Option<Vec<Receipt>>> {
        let mut params = Params::new(&ETH_GET_BLOCK_RECEIPTS);
        params.push(&block)?;
        self.core.call(params).await
    }

    /// `eth_getBlockTransactionCountByHash`
    ///
    /// Returns the number of Ethereum transactions in a block.
    ///
    /// - `block_hash`: Block hash.
    ///
    /// Result: null when the block is unknown.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_block_transaction_count_by_hash(&self, block_hash: B256) -> Result<Option<U256>> {
        let mut params = Params::new(&ETH_GET_BLOCK_TRANSACTION_COUNT_BY_HASH);
        params.push(&block_hash)?;
        self.core.call(params).await
    }

    /// `eth_getBlockTransactionCountByNumber`
    ///
    /// Returns the number of Ethereum transactions in a block.
    ///
    /// - `block_number`: Block number or tag.
    ///
    /// Result: null when the block is unknown.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_block_transaction_count_by_number(&self, block_number: BlockNumberOrTag) -> Result<Option<U256>> {
        let mut params = Params::new(&ETH_GET_BLOCK_TRANSACTION_COUNT_BY_NUMBER);
        params.push(&block_number)?;
        self.core.call(params).await
    }

    /// `eth_getCode`
    ///
    /// Returns the code of an account.
    ///
    /// - `address`: The account.
    /// - `block`: Block whose state is read; latest when left out.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_code(&self, address: Address, block: Option<BlockParameter>) -> Result<Bytes> {
        let mut params = Params::new(&ETH_GET_CODE);
        params.push(&address)?;
        params.push(&block)?;
        self.core.call(params).await
    }

    /// `eth_getCompilers`
    ///
    /// Returns an empty list: the server has no compilers.
    ///
    /// # Errors
    /// What the server answers, and failures of the connection.
    pub async fn get_compilers(&self) -> Result<Vec<String>> {
        let params = Params::new(&ETH_GET_COMPILERS);
        self.core.call(params).await
    }

    /// `eth_getFilterChanges`
    ///
    /// Returns what a filter has found since the last call, oldest first.
    ///
    /// Each entry is returned exactly once, even across a restart, an outage of the node, or calls at the same time.
    /// Poll again when a response is long: it ends after the block that reaches 10000 logs (logs-cap), 10000 blocks
    /// (block-range-cap) or the largest response size, and the next call continues there without an error. The logs of
    /// one block are spread over several answers when they do not fit in one. A single log that is larger than any
    /// answer may be is left out: one call fails with limitExceeded, which names the log, and the next call continues
    /// after it. When the node has pruned the next blocks, one call fails with historyPruned and the filter is removed:
    /// later calls fail with filterNotFound, and clients then create a new filter. When blocks go away (evm\_revert,
    /// anvil\_rollback, anvil\_reorg, a node that is rolled back), the logs of them that this filter has returned come
    /// again first, with removed set to true, lowest block first; then come the logs of the new blocks. The receipts of
    /// removed blocks, with their logs, are kept up to 64 MiB and 20000 blocks (x-limits); a filter that needs older
    /// ones is removed: its next call fails with filterNotFound. Each call restarts the timeout of the filter.
    ///
    /// - `filter_id`: The id that was returned when the filter was created.
    ///
    /// Result: Logs, block hashes or transaction hashes, depending on the kind of filter; an empty array when there is
    /// nothing new.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_filter_changes(&self, filter_id: &str) -> Result<Vec<LogOrHash>> {
        let mut params = Params::new(&ETH_GET_FILTER_CHANGES);
        params.push(filter_id)?;
        self.core.call(params).await
    }

    /// `eth_getFilterLogs`
    ///
    /// Returns all logs that match a log filter: what eth\_getLogs returns for the object of the filter.
    ///
    /// The call does not change what eth\_getFilterChanges returns next. It restarts the timeout of the filter.
    ///
    /// - `filter_id`: The id that was returned when the filter was created.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_filter_logs(&self, filter_id: &str) -> Result<Vec<Log>> {
        let mut params = Params::new(&ETH_GET_FILTER_LOGS);
        params.push(filter_id)?;
        self.core.call(params).await
    }

    /// `eth_getHeaderByHash`
    ///
    /// Returns a block header by hash.
    ///
    /// - `block_hash`: Block hash.
    ///
    /// Result: null when the block is unknown.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_header_by_hash(&self, block_hash: B256) -> Result<Option<Header>> {
        let mut params = Params::new(&ETH_GET_HEADER_BY_HASH);
        params.push(&block_hash)?;
        self.core.call(params).await
    }

    /// `eth_getHeaderByNumber`
    ///
    /// Returns a block header by number or tag.
    ///
    /// - `block_number`: Block number or tag.
    ///
    /// Result: null when the block is unknown.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_header_by_number(&self, block_number: BlockNumberOrTag) -> Result<Option<HeaderOrPendingHeader>> {
        let mut params = Params::new(&ETH_GET_HEADER_BY_NUMBER);
        params.push(&block_number)?;
        self.core.call(params).await
    }

    /// `eth_getLogs`
    ///
    /// Returns the logs that match a filter, oldest first.
    ///
    /// - `filter`: Which logs to return.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_logs(&self, filter: &Filter) -> Result<Vec<Log>> {
        let mut params = Params::new(&ETH_GET_LOGS);
        params.push(filter)?;
        self.core.call(params).await
    }

    /// `eth_getProof`
    ///
    /// Returns an account and storage words with proofs.
    ///
    /// The chain has no Merkle-Patricia trie: the proof lists hold ICS-23 commitment proofs, protobuf-encoded, in hex.
    /// A proof for block N verifies against the state root of block N+1.
    ///
    /// - `address`: The account.
    /// - `positions`: Storage positions.
    /// - `block`: Block whose state is read; latest when left out.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_proof(
        &self,
        address: Address,
        positions: &[U256],
        block: Option<BlockParameter>,
    ) -> Result<Proof> {
        let mut params = Params::new(&ETH_GET_PROOF);
        params.push(&address)?;
        params.push(positions)?;
        params.push(&block)?;
        self.core.call(params).await
    }

    /// `eth_getRawTransactionByBlockHashAndIndex`
    ///
    /// Returns a transaction in its EIP-2718 encoding, by its place in a block.
    ///
    /// - `block_hash`: Block hash.
    /// - `index`: Index among the Ethereum transactions of the block, from 0x0.
    ///
    /// Result: null when the transaction does not exist.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_raw_transaction_by_block_hash_and_index(
        &self,
        block_hash: B256,
        index: U64,
    ) -> Result<Option<Bytes>> {
        let mut params = Params::new(&ETH_GET_RAW_TRANSACTION_BY_BLOCK_HASH_AND_INDEX);
        params.push(&block_hash)?;
        params.push(&index)?;
        self.core.call(params).await
    }

    /// `eth_getRawTransactionByBlockNumberAndIndex`
    ///
    /// Returns a transaction in its EIP-2718 encoding, by its place in a block.
    ///
    /// - `block_number`: Block number or tag.
    /// - `index`: Index among the Ethereum transactions of the block, from 0x0.
    ///
    /// Result: null when the transaction does not exist.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_raw_transaction_by_block_number_and_index(
        &self,
        block_number: BlockNumberOrTag,
        index: U64,
    ) -> Result<Option<Bytes>> {
        let mut params = Params::new(&ETH_GET_RAW_TRANSACTION_BY_BLOCK_NUMBER_AND_INDEX);
        params.push(&block_number)?;
        params.push(&index)?;
        self.core.call(params).await
    }

    /// `eth_getRawTransactionByHash`
    ///
    /// Returns a transaction in its EIP-2718 encoding.
    ///
    /// - `transaction_hash`: Transaction hash.
    ///
    /// Result: null when the transaction does not exist.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_raw_transaction_by_hash(&self, transaction_hash: B256) -> Result<Option<Bytes>> {
        let mut params = Params::new(&ETH_GET_RAW_TRANSACTION_BY_HASH);
        params.push(&transaction_hash)?;
        self.core.call(params).await
    }

    /// `eth_getStorageAt`
    ///
    /// Returns a word of contract storage.
    ///
    /// - `address`: The account.
    /// - `position`: Storage position.
    /// - `block`: Block whose state is read; latest when left out.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_storage_at(
        &self,
        address: Address,
        position: U256,
        block: Option<BlockParameter>,
    ) -> Result<B256> {
        let mut params = Params::new(&ETH_GET_STORAGE_AT);
        params.push(&address)?;
        params.push(&position)?;
        params.push(&block)?;
        self.core.call(params).await
    }

    /// `eth_getStorageValues`
    ///
    /// Returns several storage words of several contracts.
    ///
    /// - `requests`: Positions by contract address; at least one position.
    /// - `block`: Block whose state is read; latest when left out.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_storage_values(
        &self,
        requests: &BTreeMap<Address, Vec<U256>>,
        block: Option<BlockParameter>,
    ) -> Result<BTreeMap<Address, Vec<B256>>> {
        let mut params = Params::new(&ETH_GET_STORAGE_VALUES);
        params.push(requests)?;
        params.push(&block)?;
        self.core.call(params).await
    }

    /// `eth_getTransactionByBlockHashAndIndex`
    ///
    /// Returns a transaction by its place in a block.
    ///
    /// - `block_hash`: Block hash.
    /// - `index`: Index among the Ethereum transactions of the block, from 0x0.
    ///
    /// Result: null when the transaction does not exist.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_transaction_by_block_hash_and_index(
        &self,
        block_hash: B256,
        index: U64,
    ) -> Result<Option<Transaction>> {
        let mut params = Params::new(&ETH_GET_TRANSACTION_BY_BLOCK_HASH_AND_INDEX);
        params.push(&block_hash)?;
        params.push(&index)?;
        self.core.call(params).await
    }

    /// `eth_getTransactionByBlockNumberAndIndex`
    ///
    /// Returns a transaction by its place in a block.
    ///
    /// - `block_number`: Block number or tag.
    /// - `index`: Index among the Ethereum transactions of the block, from 0x0.
    ///
    /// Result: null when the transaction does not exist.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_transaction_by_block_number_and_index(
        &self,
        block_number: BlockNumberOrTag,
        index: U64,
    ) -> Result<Option<Transaction>> {
        let mut params = Params::new(&ETH_GET_TRANSACTION_BY_BLOCK_NUMBER_AND_INDEX);
        params.push(&block_number)?;
        params.push(&index)?;
        self.core.call(params).await
    }

    /// `eth_getTransactionByHash`
    ///
    /// Returns a transaction, mined or pending.
    ///
    /// - `transaction_hash`: Transaction hash.
    ///
    /// Result: null when the transaction does not exist.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_transaction_by_hash(&self, transaction_hash: B256) -> Result<Option<Transaction>> {
        let mut params = Params::new(&ETH_GET_TRANSACTION_BY_HASH);
        params.push(&transaction_hash)?;
        self.core.call(params).await
    }

    /// `eth_getTransactionBySenderAndNonce`
    ///
    /// Returns the transaction that an account sent with a nonce, mined or pending.
    ///
    /// The block is found by a binary search over the account's nonces at past blocks, so it needs their state.
    ///
    /// - `sender`: The account that sent the transaction.
    /// - `nonce`: Nonce of the transaction.
    ///
    /// Result: null when the transaction does not exist.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_transaction_by_sender_and_nonce(
        &self,
        sender: Address,
        nonce: U64,
    ) -> Result<Option<Transaction>> {
        let mut params = Params::new(&ETH_GET_TRANSACTION_BY_SENDER_AND_NONCE);
        params.push(&sender)?;
        params.push(&nonce)?;
        self.core.call(params).await
    }

    /// `eth_getTransactionCount`
    ///
    /// Returns the nonce of an account.
    ///
    /// With pending, the pending transactions of the account count too, up to the first gap in their nonces.
    ///
    /// - `address`: The account.
    /// - `block`: Block whose state is read; latest when left out.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_transaction_count(&self, address: Address, block: Option<BlockParameter>) -> Result<U256> {
        let mut params = Params::new(&ETH_GET_TRANSACTION_COUNT);
        params.push(&address)?;
        params.push(&block)?;
        self.core.call(params).await
    }

    /// `eth_getTransactionLogs`
    ///
    /// Returns the logs of a transaction.
    ///
    /// - `transaction_hash`: Transaction hash.
    ///
    /// Result: null when the transaction is unknown or pending.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_transaction_logs(&self, transaction_hash: B256) -> Result<Option<Vec<Log>>> {
        let mut params = Params::new(&ETH_GET_TRANSACTION_LOGS);
        params.push(&transaction_hash)?;
        self.core.call(params).await
    }

    /// `eth_getTransactionReceipt`
    ///
    /// Returns the receipt of a transaction.
    ///
    /// - `transaction_hash`: Transaction hash.
    ///
    /// Result: null when the transaction is unknown or pending; the call does not wait.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_transaction_receipt(&self, transaction_hash: B256) -> Result<Option<Receipt>> {
        let mut params = Params::new(&ETH_GET_TRANSACTION_RECEIPT);
        params.push(&transaction_hash)?;
        self.core.call(params).await
    }

    /// `eth_getUncleByBlockHashAndIndex`
    ///
    /// Returns null: there are no uncles.
    ///
    /// - `block_hash`: Block hash.
    /// - `uncle_index`: Index among the uncles, from 0x0.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_uncle_by_block_hash_and_index(&self, block_hash: B256, uncle_index: U64) -> Result<()> {
        let mut params = Params::new(&ETH_GET_UNCLE_BY_BLOCK_HASH_AND_INDEX);
        params.push(&block_hash)?;
        params.push(&uncle_index)?;
        self.core.call_nothing(params).await
    }

    /// `eth_getUncleByBlockNumberAndIndex`
    ///
    /// Returns null: there are no uncles.
    ///
    /// - `block_number`: Block number or tag.
    /// - `uncle_index`: Index among the uncles, from 0x0.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_uncle_by_block_number_and_index(
        &self,
        block_number: BlockNumberOrTag,
        uncle_index: U64,
    ) -> Result<()> {
        let mut params = Params::new(&ETH_GET_UNCLE_BY_BLOCK_NUMBER_AND_INDEX);
        params.push(&block_number)?;
        params.push(&uncle_index)?;
        self.core.call_nothing(params).await
    }

    /// `eth_getUncleCountByBlockHash`
    ///
    /// Returns the number of uncles of a block, which is zero.
    ///
    /// - `block_hash`: Block hash.
    ///
    /// Result: null when the block is unknown.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_uncle_count_by_block_hash(&self, block_hash: B256) -> Result<Option<U256>> {
        let mut params = Params::new(&ETH_GET_UNCLE_COUNT_BY_BLOCK_HASH);
        params.push(&block_hash)?;
        self.core.call(params).await
    }

    /// `eth_getUncleCountByBlockNumber`
    ///
    /// Returns the number of uncles of a block, which is zero.
    ///
    /// - `block_number`: Block number or tag.
    ///
    /// Result: null when the block is unknown.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_uncle_count_by_block_number(&self, block_number: BlockNumberOrTag) -> Result<Option<U256>> {
        let mut params = Params::new(&ETH_GET_UNCLE_COUNT_BY_BLOCK_NUMBER);
        params.push(&block_number)?;
        self.core.call(params).await
    }

    /// `eth_hashrate`
    ///
    /// Returns 0x0: there is no proof of work.
    ///
    /// # Errors
    /// What the server answers, and failures of the connection.
    pub async fn hashrate(&self) -> Result<U256> {
        let params = Params::new(&ETH_HASHRATE);
        self.core.call(params).await
    }

    /// `eth_maxPriorityFeePerGas`
    ///
    /// Returns a tip in wei per gas that gets a transaction into the next block.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn max_priority_fee_per_gas(&self) -> Result<U256> {
        let params = Params::new(&ETH_MAX_PRIORITY_FEE_PER_GAS);
        self.core.call(params).await
    }

    /// `eth_mining`
    ///
    /// Returns whether this server makes blocks by itself.
    ///
    /// true with the embedded development chain while it mines transactions at once or makes blocks at an interval;
    /// false in front of any other chain.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn mining(&self) -> Result<bool> {
        let params = Params::new(&ETH_MINING);
        self.core.call(params).await
    }

    /// `eth_newBlockFilter`
    ///
    /// Creates a filter for the hashes of new blocks and returns its id.
    ///
    /// A filter that is not polled for 5 minutes (filter-timeout) is removed. It survives a restart of the server; time
    /// during which the server was down does not count.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn new_block_filter(&self) -> Result<String> {
        let params = Params::new(&ETH_NEW_BLOCK_FILTER);
        self.core.call(params).await
    }

    /// `eth_newFilter`
    ///
    /// Creates a filter for the logs of new blocks and returns its id.
    ///
    /// eth\_getFilterChanges returns the logs of blocks after this call. When fromBlock or toBlock is a number, only
    /// blocks in that range count. eth\_getFilterLogs returns what eth\_getLogs returns for the same object, including
    /// logs of blocks before this call. A filter that is not polled for 5 minutes (filter-timeout) is removed. It
    /// survives a restart of the server; time during which the server was down does not count.
    ///
    /// - `filter`: Which logs to return.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn new_filter(&self, filter: &Filter) -> Result<String> {
        let mut params = Params::new(&ETH_NEW_FILTER);
        params.push(filter)?;
        self.core.call(params).await
    }

    /// `eth_newPendingTransactionFilter`
    ///
    /// Creates a filter for the hashes of new pending transactions and returns its id.
    ///
    /// The filter finds the transactions that this server sent and those that the node's mempool lists. A filter that
    /// is not polled for 5 minutes (filter-timeout) is removed. It survives a restart of the server; time during which
    /// the server was down does not count.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn new_pending_transaction_filter(&self) -> Result<String> {
        let params = Params::new(&ETH_NEW_PENDING_TRANSACTION_FILTER);
        self.core.call(params).await
    }

    /// `eth_pendingTransactions`
    ///
    /// Returns the pending transactions that this server knows, in the order in which it learned of them.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn pending_transactions(&self) -> Result<Vec<Transaction>> {
        let params = Params::new(&ETH_PENDING_TRANSACTIONS);
        self.core.call(params).await
    }

    /// `eth_protocolVersion`
    ///
    /// Returns the version of the Ethereum wire protocol.
    ///
    /// # Errors
    /// What the server answers, and failures of the connection.
    pub async fn protocol_version(&self) -> Result<U256> {
        let params = Params::new(&ETH_PROTOCOL_VERSION);
        self.core.call(params).await
    }

    /// `eth_resend`
    ///
    /// Replaces a pending transaction with one of another price or gas limit.
    ///
    /// Finds the pending transaction that equals the given one in all that is signed, signs it again with the given
    /// price and gas limit, and sends it. Of a transaction with fee caps both become the price. A price or a limit of 0
    /// changes nothing. The node decides whether the price is high enough for a replacement; mempools without
    /// replacement refuse it. The account must be unlocked, and the caller must be allowed to use unlocked keys;
    /// otherwise the error is authenticationNeeded, whatever the account is. Accounts of the embedded development chain
    /// need neither.
    ///
    /// - `transaction`: The pending transaction, with its nonce. What it leaves out is filled in as for eth\_sendTransaction, so it
    ///   should have its gas and its fees.
    /// - `gas_price`: Wei per gas; unchanged when left out.
    /// - `gas_limit`: Gas limit; unchanged when left out.
    ///
    /// Result: Hash of the new transaction.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn resend(
        &self,
        transaction: &TransactionObject,
        gas_price: Option<U256>,
        gas_limit: Option<U64>,
    ) -> Result<B256> {
        let mut params = Params::new(&ETH_RESEND);
        params.push(transaction)?;
        params.push(&gas_price)?;
        params.push(&gas_limit)?;
        self.core.call(params).await
    }

    /// `eth_sendRawTransaction`
    ///
    /// Sends a signed transaction.
    ///
    /// The transaction can be found by its hash as soon as the call returns.
    ///
    /// - `transaction`: EIP-2718 encoding of the signed transaction.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn send_raw_transaction(&self, transaction: &Bytes) -> Result<B256> {
        let mut params = Params::new(&ETH_SEND_RAW_TRANSACTION);
        params.push(transaction)?;
        self.core.call(params).await
    }

    /// `eth_sendRawTransactionSync`
    ///
    /// Sends a signed transaction and returns its receipt (EIP-7966).
    ///
    /// - `transaction`: EIP-2718 encoding of the signed transaction.
    /// - `timeout`: Longest wait in milliseconds.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn send_raw_transaction_sync(&self, transaction: &Bytes, timeout: Option<U64>) -> Result<Receipt> {
        let mut params = Params::new(&ETH_SEND_RAW_TRANSACTION_SYNC);
        params.push(transaction)?;
        params.push(&timeout)?;
        self.core.call(params).await
    }

    /// `eth_sendTransaction`
    ///
    /// Signs and sends a transaction with the key of an unlocked account.
    ///
    /// Defaults: gas is the estimate; where that fails, so does the method, with the same error; fees are the suggested
    /// ones; value is 0. The estimate is never raised to a fixed number, since chains of the Cosmos SDK charge for a
    /// part of the gas that a transaction does not use. The nonce follows those of the account's pending transactions;
    /// transactions of one account get their nonces one after another, in order of arrival, and one that is refused
    /// uses none. A fee above json-rpc.txfee-cap is refused before anything is signed. Legacy transactions are signed
    /// for this chain (EIP-155), always. The account must be unlocked, and the caller must be allowed to use unlocked
    /// keys; otherwise the error is authenticationNeeded, whatever the account is. Accounts of the embedded development
    /// chain need neither.
    ///
    /// - `transaction`: The transaction.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn send_transaction(&self, transaction: &TransactionObject) -> Result<B256> {
        let mut params = Params::new(&ETH_SEND_TRANSACTION);
        params.push(transaction)?;
        self.core.call(params).await
    }

    /// `eth_sendTransactionSync`
    ///
    /// Signs and sends a transaction with the key of an unlocked account, and returns its receipt.
    ///
    /// As eth\_sendTransaction, but waits until the transaction is mined.
    ///
    /// - `transaction`: The transaction.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn send_transaction_sync(&self, transaction: &TransactionObject) -> Result<Receipt> {
        let mut params = Params::new(&ETH_SEND_TRANSACTION_SYNC);
        params.push(transaction)?;
        self.core.call(params).await
    }

    /// `eth_sendUnsignedTransaction`
    ///
    /// Sends a transaction of any account, without its key.
    ///
    /// Only with the embedded development chain: no impersonation is needed. Defaults as for eth\_sendTransaction.
    ///
    /// - `transaction`: The transaction.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn send_unsigned_transaction(&self, transaction: &TransactionObject) -> Result<B256> {
        let mut params = Params::new(&ETH_SEND_UNSIGNED_TRANSACTION);
        params.push(transaction)?;
        self.core.call(params).await
    }

    /// `eth_sign`
    ///
    /// Signs a message with the key of an unlocked account.
    ///
    /// The account must be unlocked, and the caller must be allowed to use unlocked keys; otherwise the error is
    /// authenticationNeeded, whatever the account is. Accounts of the embedded development chain need neither.
    ///
    /// - `address`: Account that signs.
    /// - `data`: Bytes of the message. They are signed behind a prefix and their length, so that no signature is one of a
    ///   transaction (EIP-191).
    ///
    /// Result: r and s, 32 bytes each, then 27 or 28.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn sign(&self, address: Address, data: &Bytes) -> Result<Bytes> {
        let mut params = Params::new(&ETH_SIGN);
        params.push(&address)?;
        params.push(data)?;
        self.core.call(params).await
    }

    /// `eth_signTransaction`
    ///
    /// Signs a transaction with the key of an unlocked account, and does not send it.
    ///
    /// Returns the signed bytes, as clients and the specification of Ethereum's execution API have it; geth returns an
    /// object with raw and tx. What eth\_sendTransaction refuses before signing is refused here too. The account must
    /// be unlocked, and the caller must be allowed to use unlocked keys; otherwise the error is authenticationNeeded,
    /// whatever the account is. Accounts of the embedded development chain need neither.
    ///
    /// - `transaction`: The transaction. What it leaves out is filled in, as by eth\_sendTransaction.
    ///
    /// Result: The signed transaction, for eth\_sendRawTransaction.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn sign_transaction(&self, transaction: &TransactionObject) -> Result<Bytes> {
        let mut params = Params::new(&ETH_SIGN_TRANSACTION);
        params.push(transaction)?;
        self.core.call(params).await
    }

    /// `eth_signTypedData`
    ///
    /// Signs typed data (EIP-712) with the key of an unlocked account.
    ///
    /// The data are of version 4: with lists, and with types that hold themselves. The account must be unlocked, and
    /// the caller must be allowed to use unlocked keys; otherwise the error is authenticationNeeded, whatever the
    /// account is. Accounts of the embedded development chain need neither.
    ///
    /// - `address`: Account that signs.
    /// - `typed_data`: The typed data, as an object or as its JSON text.
    ///
    /// Result: r and s, 32 bytes each, then 27 or 28.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn sign_typed_data(&self, address: Address, typed_data: TypedDataOrText) -> Result<Bytes> {
        let mut params = Params::new(&ETH_SIGN_TYPED_DATA);
        params.push(&address)?;
        params.push(&typed_data)?;
        self.core.call(params).await
    }

    /// `eth_simulateV1`
    ///
    /// Runs calls in a chain of simulated blocks.
    ///
    /// - `payload`: The blocks and their calls.
    /// - `block`: Block whose state is read; latest when left out.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn simulate_v1(
        &self,
        payload: &SimulatePayload,
        block: Option<BlockParameter>,
    ) -> Result<Vec<SimulatedBlock>> {
        let mut params = Params::new(&ETH_SIMULATE_V1);
        params.push(payload)?;
        params.push(&block)?;
        self.core.call(params).await
    }

    /// `eth_syncing`
    ///
    /// Returns false, or the progress of the node or of this server while it is catching up.
    ///
    /// Returns false once the node is in sync and this server has the node's newest block. The local index may still
    /// lack older blocks; the server reads those from the node.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn syncing(&self) -> Result<NotSyncingOrSyncStatus> {
        let params = Params::new(&ETH_SYNCING);
        self.core.call(params).await
    }

    /// `eth_uninstallFilter`
    ///
    /// Removes a filter.
    ///
    /// - `filter_id`: The id that was returned when the filter was created.
    ///
    /// Result: false when the filter does not exist.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn uninstall_filter(&self, filter_id: &str) -> Result<bool> {
        let mut params = Params::new(&ETH_UNINSTALL_FILTER);
        params.push(filter_id)?;
        self.core.call(params).await
    }

    /// `eth_unsubscribe`
    ///
    /// Ends a subscription of this WebSocket.
    ///
    /// - `subscription_id`: The id that eth\_subscribe returned.
    ///
    /// Result: false when this connection has no such subscription.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn unsubscribe(&self, subscription_id: &str) -> Result<bool> {
        let mut params = Params::new(&ETH_UNSUBSCRIBE);
        params.push(subscription_id)?;
        self.core.call(params).await
    }
}

/// Methods of the namespace `evm`.
#[derive(Clone, Copy, Debug)]
pub struct Evm<'a> {
    core: &'a Core,
}

impl Evm<'_> {
    /// `evm_increaseTime`
    ///
    /// Moves the time of the next blocks forward.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `seconds`: Seconds to add.
    ///
    /// Result: Total seconds added since the start.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn increase_time(&self, seconds: U256) -> Result<i64> {
        let mut params = Params::new(&EVM_INCREASE_TIME);
        params.push(&seconds)?;
        self.core.call(params).await
    }

    /// `evm_mine`
    ///
    /// Makes a block, or several.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `options`: Time of the first block, in seconds since 1970 and later than the newest block; or an object with the time and
    ///   the number of blocks.
    ///
    /// Result: Always 0x0.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn mine(&self, options: Option<MineOptions>) -> Result<U256> {
        let mut params = Params::new(&EVM_MINE);
        params.push(&options)?;
        self.core.call(params).await
    }

    /// `evm_mine_detailed`
    ///
    /// Makes a block, or several, and returns them.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `options`: Time of the first block, in seconds since 1970 and later than the newest block; or an object with the time and
    ///   the number of blocks.
    ///
    /// Result: The new blocks with whole transactions, and what these returned.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn mine_detailed(&self, options: Option<MineOptions>) -> Result<Vec<MinedBlock>> {
        let mut params = Params::new(&EVM_MINE_DETAILED);
        params.push(&options)?;
        self.core.call(params).await
    }

    /// `evm_revert`
    ///
    /// Sets the chain back to a snapshot: blocks, state, pending transactions and the index.
    ///
    /// Only with the embedded development chain. Subscriptions and filters continue with the blocks that come next; the
    /// logs of the blocks that are gone come again with removed set to true.
    ///
    /// - `snapshot_id`: The id that evm\_snapshot returned. The call removes this snapshot and all later ones.
    ///
    /// Result: false when the snapshot does not exist.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn revert(&self, snapshot_id: U256) -> Result<bool> {
        let mut params = Params::new(&EVM_REVERT);
        params.push(&snapshot_id)?;
        self.core.call(params).await
    }

    /// `evm_setAutomine`
    ///
    /// Switches automatic mining on or off: a block for each transaction, at once.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `enabled`: Whether transactions are mined at once.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_automine(&self, enabled: bool) -> Result<()> {
        let mut params = Params::new(&EVM_SET_AUTOMINE);
        params.push(&enabled)?;
        self.core.call_nothing(params).await
    }

    /// `evm_setBlockGasLimit`
    ///
    /// Sets the gas limit of the next blocks.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `gas_limit`: 1 to 2^63 - 1.
    ///
    /// Result: Always true.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_block_gas_limit(&self, gas_limit: U256) -> Result<bool> {
        let mut params = Params::new(&EVM_SET_BLOCK_GAS_LIMIT);
        params.push(&gas_limit)?;
        self.core.call(params).await
    }

    /// `evm_setIntervalMining`
    ///
    /// Sets the interval at which blocks are made; 0 stops it.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `seconds`: Time between blocks in seconds, at most 2147483.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_interval_mining(&self, seconds: U256) -> Result<()> {
        let mut params = Params::new(&EVM_SET_INTERVAL_MINING);
        params.push(&seconds)?;
        self.core.call_nothing(params).await
    }

    /// `evm_setNextBlockTimestamp`
    ///
    /// Sets the time of the next block.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `timestamp`: Seconds since 1970, later than the newest block and at most 253402300799.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_next_block_timestamp(&self, timestamp: U256) -> Result<()> {
        let mut params = Params::new(&EVM_SET_NEXT_BLOCK_TIMESTAMP);
        params.push(&timestamp)?;
        self.core.call_nothing(params).await
    }

    /// `evm_setTime`
    ///
    /// Sets the chain's clock, which continues from there.
    ///
    /// Only with the embedded development chain. Block times still increase.
    ///
    /// - `timestamp`: Seconds since 1970, at most 253402300799. A greater number is read as milliseconds.
    ///
    /// Result: Seconds by which the clock moved forward; 0 for a step back.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_time(&self, timestamp: U256) -> Result<i64> {
        let mut params = Params::new(&EVM_SET_TIME);
        params.push(&timestamp)?;
        self.core.call(params).await
    }

    /// `evm_snapshot`
    ///
    /// Takes a snapshot of the chain and returns its id.
    ///
    /// Only with the embedded development chain.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn snapshot(&self) -> Result<U256> {
        let params = Params::new(&EVM_SNAPSHOT);
        self.core.call(params).await
    }
}

/// Methods of the namespace `halley`.
#[derive(Clone, Copy, Debug)]
pub struct Halley<'a> {
    core: &'a Core,
}

impl Halley<'_> {
    /// `halley_indexStatus`
    ///
    /// Returns which blocks the index holds, and how far the rest is filled in.
    ///
    /// Reports what this server has stored, without asking the node. Blocks that it lacks are read from the node on
    /// request. The namespace is off by default, because the report is for operators.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn index_status(&self) -> Result<IndexState> {
        let params = Params::new(&HALLEY_INDEX_STATUS);
        self.core.call(params).await
    }
}

/// Methods of the namespace `hardhat`.
#[derive(Clone, Copy, Debug)]
pub struct Hardhat<'a> {
    core: &'a Core,
}

impl Hardhat<'_> {
    /// `hardhat_dropTransaction`
    ///
    /// Removes a pending transaction.
    ///
    /// Only with the embedded development chain.
    ///
    /// - `transaction_hash`: Hash of the transaction.
    ///
    /// Result: false when no such transaction is pending.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn drop_transaction(&self, transaction_hash: B256) -> Result<bool> {
        let mut params = Params::new(&HARDHAT_DROP_TRANSACTION);
        params.push(&transaction_hash)?;
        self.core.call(params).await
    }

    /// `hardhat_setPrevRandao`
    ///
    /// Sets PREVRANDAO of the next block, which shows it as mixHash.
    ///
    /// Only with the embedded development chain. The blocks after it have the value of all other blocks again.
    ///
    /// - `prev_randao`: 32 bytes.
    ///
    /// Result: Always true.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_prev_randao(&self, prev_randao: B256) -> Result<bool> {
        let mut params = Params::new(&HARDHAT_SET_PREV_RANDAO);
        params.push(&prev_randao)?;
        self.core.call(params).await
    }
}

/// Methods of the namespace `miner`.
#[derive(Clone, Copy, Debug)]
pub struct Miner<'a> {
    core: &'a Core,
}

impl Miner<'_> {
    /// `miner_getHashrate`
    ///
    /// Returns 0: the chain has no proof of work.
    ///
    /// Result: A JSON number.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_hashrate(&self) -> Result<i64> {
        let params = Params::new(&MINER_GET_HASHRATE);
        self.core.call(params).await
    }

    /// `miner_setEtherbase`
    ///
    /// Sets the account that the validator's rewards go to.
    ///
    /// Sends a transaction of x/distribution (MsgSetWithdrawAddress) for the operator account of the node's validator,
    /// whose key must be unlocked in the key store. Returns true once a block has it and the chain returns the new
    /// address. eth\_coinbase still returns the operator account. The fee is what the fee market and the node ask for.
    ///
    /// - `address`: Account that gets the rewards.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_etherbase(&self, address: Address) -> Result<bool> {
        let mut params = Params::new(&MINER_SET_ETHERBASE);
        params.push(&address)?;
        self.core.call(params).await
    }

    /// `miner_setExtra`
    ///
    /// Does nothing and returns false: blocks of this chain have no extra data.
    ///
    /// - `extra`: Bytes for the blocks' extra data.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_extra(&self, extra: &Bytes) -> Result<bool> {
        let mut params = Params::new(&MINER_SET_EXTRA);
        params.push(extra)?;
        self.core.call(params).await
    }

    /// `miner_setGasLimit`
    ///
    /// Does nothing and returns false: the gas limit of a block is a consensus parameter.
    ///
    /// - `gas`: Gas of a block.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_gas_limit(&self, gas: U256) -> Result<bool> {
        let mut params = Params::new(&MINER_SET_GAS_LIMIT);
        params.push(&gas)?;
        self.core.call(params).await
    }

    /// `miner_setGasPrice`
    ///
    /// Sets the lowest price of gas that the node accepts, from its next start on.
    ///
    /// Writes minimum-gas-prices in the node's app.toml and changes nothing else there; prices of other denominations
    /// stay. The price is of the EVM's coin: where that has fewer than 18 decimals, wei are converted exactly
    /// (0x3b9aca00 with 6 decimals is 0.001). The node reads the file when it starts, and Halley asks the node for its
    /// price; --minimum-gas-prices overrides it in both. Needs --home.
    ///
    /// - `gas_price`: Lowest price.
    ///
    /// Result: True; a failure is an error.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn set_gas_price(&self, gas_price: U256) -> Result<bool> {
        let mut params = Params::new(&MINER_SET_GAS_PRICE);
        params.push(&gas_price)?;
        self.core.call(params).await
    }

    /// `miner_start`
    ///
    /// Does nothing and returns false: validators make the blocks.
    ///
    /// - `threads`: Number of threads.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn start(&self, threads: Option<U64>) -> Result<bool> {
        let mut params = Params::new(&MINER_START);
        params.push(&threads)?;
        self.core.call(params).await
    }

    /// `miner_stop`
    ///
    /// Does nothing and returns null: validators make the blocks.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn stop(&self) -> Result<()> {
        let params = Params::new(&MINER_STOP);
        self.core.call_nothing(params).await
    }
}

/// Methods of the namespace `net`.
#[derive(Clone, Copy, Debug)]
pub struct Net<'a> {
    core: &'a Core,
}

impl Net<'_> {
    /// `net_listening`
    ///
    /// Returns whether the node accepts peer connections.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn listening(&self) -> Result<bool> {
        let params = Params::new(&NET_LISTENING);
        self.core.call(params).await
    }

    /// `net_peerCount`
    ///
    /// Returns the number of peers of the node, as a JSON number.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn peer_count(&self) -> Result<i64> {
        let params = Params::new(&NET_PEER_COUNT);
        self.core.call(params).await
    }

    /// `net_version`
    ///
    /// Returns the EVM chain id in decimal.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn version(&self) -> Result<String> {
        let params = Params::new(&NET_VERSION);
        self.core.call(params).await
    }
}

/// Methods of the namespace `ots`.
#[derive(Clone, Copy, Debug)]
pub struct Ots<'a> {
    core: &'a Core,
}

impl Ots<'_> {
    /// `ots_getApiLevel`
    ///
    /// Returns the level of Otterscan's API that is served.
    ///
    /// # Errors
    /// What the server answers, and failures of the connection.
    pub async fn get_api_level(&self) -> Result<i64> {
        let params = Params::new(&OTS_GET_API_LEVEL);
        self.core.call(params).await
    }

    /// `ots_getBlockDetails`
    ///
    /// Returns a block without its transactions, and its fees.
    ///
    /// - `block_number`: Block number or tag.
    ///
    /// Result: null when the block is unknown.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_block_details(&self, block_number: NumberOrTag) -> Result<Option<BlockDetails>> {
        let mut params = Params::new(&OTS_GET_BLOCK_DETAILS);
        params.push(&block_number)?;
        self.core.call(params).await
    }

    /// `ots_getBlockDetailsByHash`
    ///
    /// Returns a block without its transactions, and its fees, by hash.
    ///
    /// - `block_hash`: Hash of the block.
    ///
    /// Result: null when the block is unknown.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_block_details_by_hash(&self, block_hash: B256) -> Result<Option<BlockDetails>> {
        let mut params = Params::new(&OTS_GET_BLOCK_DETAILS_BY_HASH);
        params.push(&block_hash)?;
        self.core.call(params).await
    }

    /// `ots_getBlockTransactions`
    ///
    /// Returns a page of the transactions of a block. Page 0 has the last ones.
    ///
    /// - `block_number`: Block number or tag.
    /// - `page_number`: Number of the page, from 0.
    /// - `page_size`: Transactions of a page, from 1.
    ///
    /// Result: null when the block is unknown.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_block_transactions(
        &self,
        block_number: NumberOrTag,
        page_number: U64,
        page_size: U64,
    ) -> Result<Option<BlockTransactionsPage>> {
        let mut params = Params::new(&OTS_GET_BLOCK_TRANSACTIONS);
        params.push(&block_number)?;
        params.push(&page_number)?;
        params.push(&page_size)?;
        self.core.call(params).await
    }

    /// `ots_getContractCreator`
    ///
    /// Returns the transaction that created a contract, and the creator.
    ///
    /// Found in the index by address, and else by a binary search over the account at past blocks, which needs their
    /// state.
    ///
    /// - `address`: The address.
    ///
    /// Result: null for an account without code, and for one whose code came with genesis.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_contract_creator(&self, address: Address) -> Result<Option<ContractCreator>> {
        let mut params = Params::new(&OTS_GET_CONTRACT_CREATOR);
        params.push(&address)?;
        self.core.call(params).await
    }

    /// `ots_getInternalOperations`
    ///
    /// Returns the transfers, creations and selfdestructs of the calls inside a transaction.
    ///
    /// The transaction itself is not among them, and neither is what was undone.
    ///
    /// - `transaction_hash`: Hash of the transaction.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_internal_operations(&self, transaction_hash: B256) -> Result<Vec<InternalOperation>> {
        let mut params = Params::new(&OTS_GET_INTERNAL_OPERATIONS);
        params.push(&transaction_hash)?;
        self.core.call(params).await
    }

    /// `ots_getTransactionBySenderAndNonce`
    ///
    /// Returns the hash of the transaction that an account sent with a nonce.
    ///
    /// The block is found by a binary search over the account's nonces at past blocks, so it needs their state.
    ///
    /// - `sender`: The account that sent the transaction.
    /// - `nonce`: Nonce of the transaction.
    ///
    /// Result: null when the transaction does not exist.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_transaction_by_sender_and_nonce(&self, sender: Address, nonce: U64) -> Result<Option<B256>> {
        let mut params = Params::new(&OTS_GET_TRANSACTION_BY_SENDER_AND_NONCE);
        params.push(&sender)?;
        params.push(&nonce)?;
        self.core.call(params).await
    }

    /// `ots_getTransactionError`
    ///
    /// Returns what a transaction reverted with.
    ///
    /// - `transaction_hash`: Hash of the transaction.
    ///
    /// Result: The revert bytes; 0x when there are none, or when it succeeded.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get_transaction_error(&self, transaction_hash: B256) -> Result<Bytes> {
        let mut params = Params::new(&OTS_GET_TRANSACTION_ERROR);
        params.push(&transaction_hash)?;
        self.core.call(params).await
    }

    /// `ots_hasCode`
    ///
    /// Returns whether an account has code.
    ///
    /// - `address`: The address.
    /// - `block_number`: Block number or tag; latest when left out.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn has_code(&self, address: Address, block_number: Option<NumberOrTag>) -> Result<bool> {
        let mut params = Params::new(&OTS_HAS_CODE);
        params.push(&address)?;
        params.push(&block_number)?;
        self.core.call(params).await
    }

    /// `ots_searchTransactionsAfter`
    ///
    /// Returns transactions that touch an address, in the blocks after a block.
    ///
    /// A page has all matching transactions of its last block, so it may be longer than asked for. Needs
    /// `--trace.index`. Where the index ends, a page is shorter and not the last; a page that would be empty there is
    /// an error that names the blocks that are indexed.
    ///
    /// - `address`: The address.
    /// - `block_number`: The page begins above this block; 0 for the oldest page.
    /// - `page_size`: Transactions of a page, from 1.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn search_transactions_after(
        &self,
        address: Address,
        block_number: U64,
        page_size: U64,
    ) -> Result<TransactionSearchPage> {
        let mut params = Params::new(&OTS_SEARCH_TRANSACTIONS_AFTER);
        params.push(&address)?;
        params.push(&block_number)?;
        params.push(&page_size)?;
        self.core.call(params).await
    }

    /// `ots_searchTransactionsBefore`
    ///
    /// Returns transactions that touch an address, in the blocks before a block.
    ///
    /// A page has all matching transactions of its last block, so it may be longer than asked for. Needs
    /// `--trace.index`. Where the index ends, a page is shorter and not the last; a page that would be empty there is
    /// an error that names the blocks that are indexed.
    ///
    /// - `address`: The address.
    /// - `block_number`: The page begins below this block; 0 for the newest page.
    /// - `page_size`: Transactions of a page, from 1.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn search_transactions_before(
        &self,
        address: Address,
        block_number: U64,
        page_size: U64,
    ) -> Result<TransactionSearchPage> {
        let mut params = Params::new(&OTS_SEARCH_TRANSACTIONS_BEFORE);
        params.push(&address)?;
        params.push(&block_number)?;
        params.push(&page_size)?;
        self.core.call(params).await
    }

    /// `ots_traceTransaction`
    ///
    /// Returns the calls of a transaction in the order in which they began.
    ///
    /// - `transaction_hash`: Hash of the transaction.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn trace_transaction(&self, transaction_hash: B256) -> Result<Vec<TraceEntry>> {
        let mut params = Params::new(&OTS_TRACE_TRANSACTION);
        params.push(&transaction_hash)?;
        self.core.call(params).await
    }
}

/// Methods of the namespace `personal`.
#[derive(Clone, Copy, Debug)]
pub struct Personal<'a> {
    core: &'a Core,
}

impl Personal<'_> {
    /// `personal_ecRecover`
    ///
    /// Returns the account that made a signature of personal\_sign or eth\_sign.
    ///
    /// - `data`: Bytes of the message, without the prefix that is signed with it.
    /// - `signature`: 65 bytes: r and s, then 27 or 28.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn ec_recover(&self, data: &Bytes, signature: &Bytes) -> Result<Address> {
        let mut params = Params::new(&PERSONAL_EC_RECOVER);
        params.push(data)?;
        params.push(signature)?;
        self.core.call(params).await
    }

    /// `personal_importRawKey`
    ///
    /// Encrypts a private key with a passphrase and keeps it in the key store.
    ///
    /// - `private_key`: The private key.
    /// - `passphrase`: Passphrase that encrypts the key. The account stays locked.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn import_raw_key(&self, private_key: &str, passphrase: &str) -> Result<Address> {
        let mut params = Params::new(&PERSONAL_IMPORT_RAW_KEY);
        params.push(private_key)?;
        params.push(passphrase)?;
        self.core.call(params).await
    }

    /// `personal_initializeWallet`
    ///
    /// Makes a new key for a wallet, which is usable and unlocked until it is unpaired or the server exits.
    ///
    /// Refused unless keystore.pairing-password-file is set.
    ///
    /// - `url`: keystore:// and a name of 1 to 64 letters, digits, dots, dashes and underscores.
    ///
    /// Result: The only copy besides the one in memory: the key is never written to disk.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn initialize_wallet(&self, url: &str) -> Result<B256> {
        let mut params = Params::new(&PERSONAL_INITIALIZE_WALLET);
        params.push(url)?;
        self.core.call(params).await
    }

    /// `personal_listAccounts`
    ///
    /// Returns the addresses that this server can send from.
    ///
    /// As eth\_accounts.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn list_accounts(&self) -> Result<Vec<Address>> {
        let params = Params::new(&PERSONAL_LIST_ACCOUNTS);
        self.core.call(params).await
    }

    /// `personal_listWallets`
    ///
    /// Returns the keys of the key store and the paired wallets, and whether they are unlocked.
    ///
    /// Result: In the order of the names of their files; paired wallets come last. Accounts of the embedded development
    /// chain and of an external signer have no wallet.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn list_wallets(&self) -> Result<Vec<KeyWallet>> {
        let params = Params::new(&PERSONAL_LIST_WALLETS);
        self.core.call(params).await
    }

    /// `personal_lockAccount`
    ///
    /// Locks an account: its key is removed from memory.
    ///
    /// - `address`: Account to lock. Nothing happens when it is locked or unknown.
    ///
    /// Result: Always true.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn lock_account(&self, address: Address) -> Result<bool> {
        let mut params = Params::new(&PERSONAL_LOCK_ACCOUNT);
        params.push(&address)?;
        self.core.call(params).await
    }

    /// `personal_newAccount`
    ///
    /// Makes a new key and keeps it in the key store, encrypted with a passphrase.
    ///
    /// - `passphrase`: Passphrase that encrypts the key. The account stays locked.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn new_account(&self, passphrase: &str) -> Result<Address> {
        let mut params = Params::new(&PERSONAL_NEW_ACCOUNT);
        params.push(passphrase)?;
        self.core.call(params).await
    }

    /// `personal_sendTransaction`
    ///
    /// Signs a transaction with the key that a passphrase decrypts, and sends it.
    ///
    /// The account stays locked for everyone else. Accounts of the embedded development chain need no passphrase: any
    /// text will do. Keys of an external signer have none that this server could check, so they are refused.
    ///
    /// - `transaction`: The transaction. What it leaves out is filled in, as by eth\_sendTransaction.
    /// - `passphrase`: Passphrase of the key of from.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn send_transaction(&self, transaction: &TransactionObject, passphrase: &str) -> Result<B256> {
        let mut params = Params::new(&PERSONAL_SEND_TRANSACTION);
        params.push(transaction)?;
        params.push(passphrase)?;
        self.core.call(params).await
    }

    /// `personal_sign`
    ///
    /// Signs a message with the key that a passphrase decrypts, or with that of an unlocked account.
    ///
    /// Accounts of the embedded development chain need no passphrase. Keys of an external signer have none that this
    /// server could check, so they sign without one.
    ///
    /// - `data`: Bytes of the message. They are signed behind a prefix and their length, so that no signature is one of a
    ///   transaction (EIP-191).
    /// - `address`: Account that signs.
    /// - `password`: Passphrase of the key; the account stays locked for everyone else. When left out or null, the account must be
    ///   unlocked.
    ///
    /// Result: r and s, 32 bytes each, then 27 or 28.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn sign(&self, data: &Bytes, address: Address, password: Option<&str>) -> Result<Bytes> {
        let mut params = Params::new(&PERSONAL_SIGN);
        params.push(data)?;
        params.push(&address)?;
        params.push(&password)?;
        self.core.call(params).await
    }

    /// `personal_signTransaction`
    ///
    /// Signs a transaction with the key that a passphrase decrypts, and does not send it.
    ///
    /// The account stays locked for everyone else. Accounts of the embedded development chain need no passphrase: any
    /// text will do. Keys of an external signer have none that this server could check, so they are refused. Returns an
    /// object, as geth does; eth\_signTransaction returns only the bytes.
    ///
    /// - `transaction`: The transaction. What it leaves out is filled in, as by eth\_sendTransaction.
    /// - `passphrase`: Passphrase of the key of from.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn sign_transaction(
        &self,
        transaction: &TransactionObject,
        passphrase: &str,
    ) -> Result<SignedTransaction> {
        let mut params = Params::new(&PERSONAL_SIGN_TRANSACTION);
        params.push(transaction)?;
        params.push(passphrase)?;
        self.core.call(params).await
    }

    /// `personal_unlockAccount`
    ///
    /// Unlocks an account: its key is held in memory, so that eth\_sign, eth\_sendTransaction and others use it.
    ///
    /// Refused without a token unless json-rpc.allow-insecure-unlock is set. Accounts of the embedded development chain
    /// are always unlocked. The duration is at most 9223372036 seconds, as in geth.
    ///
    /// - `address`: Account to unlock.
    /// - `passphrase`: Passphrase of the key.
    /// - `duration`: Seconds until the account is locked again, as a number or as a hex quantity; 0 for until the server exits; 300
    ///   when left out or null. A second call sets the time again.
    ///
    /// Result: Always true.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn unlock_account(&self, address: Address, passphrase: &str, duration: Option<U64>) -> Result<bool> {
        let mut params = Params::new(&PERSONAL_UNLOCK_ACCOUNT);
        params.push(&address)?;
        params.push(passphrase)?;
        params.push(&duration)?;
        self.core.call(params).await
    }

    /// `personal_unpair`
    ///
    /// Removes a paired wallet: its key is gone.
    ///
    /// - `url`: URL of the wallet.
    /// - `pairing_password`: The password in the file of keystore.pairing-password-file.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn unpair(&self, url: &str, pairing_password: &str) -> Result<()> {
        let mut params = Params::new(&PERSONAL_UNPAIR);
        params.push(url)?;
        params.push(pairing_password)?;
        self.core.call_nothing(params).await
    }
}

/// Methods of the namespace `rpc`.
#[derive(Clone, Copy, Debug)]
pub struct Rpc<'a> {
    core: &'a Core,
}

impl Rpc<'_> {
    /// `rpc.discover`
    ///
    /// Returns the contract of this server.
    ///
    /// This document, as it holds for this server: methods of the enabled namespaces with what they refer to, and the
    /// addresses of the server in `servers`. In `x-limits`, `default` is the limit that the server has: the value of
    /// the setting that `setting` names, null where that setting says no limit. Where clients need no token for private
    /// methods, none is marked `x-private`.
    ///
    /// # Errors
    /// What the server answers, and failures of the connection.
    pub async fn discover(&self) -> Result<OpenrpcDocument> {
        let params = Params::new(&RPC_DISCOVER);
        self.core.call(params).await
    }

    /// `rpc_modules`
    ///
    /// Returns the enabled namespaces with their versions.
    ///
    /// # Errors
    /// What the server answers, and failures of the connection.
    pub async fn modules(&self) -> Result<BTreeMap<String, String>> {
        let params = Params::new(&RPC_MODULES);
        self.core.call(params).await
    }
}

/// Methods of the namespace `trace`.
#[derive(Clone, Copy, Debug)]
pub struct Trace<'a> {
    core: &'a Core,
}

impl Trace<'_> {
    /// `trace_block`
    ///
    /// Returns the frames of all transactions of a block.
    ///
    /// - `block`: The block; pending is the newest.
    ///
    /// Result: null when the block is unknown.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn block(&self, block: BlockParameter) -> Result<Option<Vec<PlacedParityTrace>>> {
        let mut params = Params::new(&TRACE_BLOCK);
        params.push(&block)?;
        self.core.call(params).await
    }

    /// `trace_call`
    ///
    /// Runs a call and returns its traces.
    ///
    /// - `call`: The message call.
    /// - `types`: Which traces to make. trace: the frames; stateDiff: the changed accounts; vmTrace: every instruction.
    /// - `block`: Block whose state is read; latest when left out.
    /// - `state_overrides`: Accounts to change before the call.
    /// - `block_overrides`: Fields of the block to change before the call.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn call(
        &self,
        call: &CallObject,
        types: &[TraceOrStateDiffOrVmTrace],
        block: Option<BlockParameter>,
        state_overrides: Option<&BTreeMap<Address, AccountOverride>>,
        block_overrides: Option<&BlockOverrides>,
    ) -> Result<TraceResults> {
        let mut params = Params::new(&TRACE_CALL);
        params.push(call)?;
        params.push(types)?;
        params.push(&block)?;
        params.push(&state_overrides)?;
        params.push(&block_overrides)?;
        self.core.call(params).await
    }

    /// `trace_callMany`
    ///
    /// Runs calls, each on what those before it changed, and returns their traces.
    ///
    /// - `calls`: The calls, each with its trace types.
    /// - `block`: Block whose state is read; latest when left out.
    ///
    /// Result: One for each call.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn call_many(
        &self,
        calls: &[Vec<CallObjectOrTraceOrStateDiffOrVmTraceList>],
        block: Option<BlockParameter>,
    ) -> Result<Vec<TraceResults>> {
        let mut params = Params::new(&TRACE_CALL_MANY);
        params.push(calls)?;
        params.push(&block)?;
        self.core.call(params).await
    }

    /// `trace_filter`
    ///
    /// Returns the frames of a range of blocks that match addresses, oldest first.
    ///
    /// Needs the index of traces (trace.index). A range that it does not cover is an error which names the range that
    /// it covers.
    ///
    /// - `filter`: Which frames to return.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn filter(&self, filter: &TraceFilter) -> Result<Vec<PlacedParityTrace>> {
        let mut params = Params::new(&TRACE_FILTER);
        params.push(filter)?;
        self.core.call(params).await
    }

    /// `trace_get`
    ///
    /// Returns one frame of a transaction.
    ///
    /// - `transaction_hash`: Hash of the transaction.
    /// - `indices`: The frame's traceAddress; empty for the transaction itself.
    ///
    /// Result: null when the frame does not exist.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn get(&self, transaction_hash: B256, indices: &[U64]) -> Result<Option<PlacedParityTrace>> {
        let mut params = Params::new(&TRACE_GET);
        params.push(&transaction_hash)?;
        params.push(indices)?;
        self.core.call(params).await
    }

    /// `trace_rawTransaction`
    ///
    /// Runs a signed transaction without sending it, and returns its traces.
    ///
    /// - `transaction`: The signed transaction.
    /// - `types`: Which traces to make. trace: the frames; stateDiff: the changed accounts; vmTrace: every instruction.
    /// - `block`: Block whose state is read; latest when left out.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn raw_transaction(
        &self,
        transaction: &Bytes,
        types: &[TraceOrStateDiffOrVmTrace],
        block: Option<BlockParameter>,
    ) -> Result<TraceResults> {
        let mut params = Params::new(&TRACE_RAW_TRANSACTION);
        params.push(transaction)?;
        params.push(types)?;
        params.push(&block)?;
        self.core.call(params).await
    }

    /// `trace_replayBlockTransactions`
    ///
    /// Runs the transactions of a block again and returns their traces.
    ///
    /// - `block`: The block; pending is the newest.
    /// - `types`: Which traces to make. trace: the frames; stateDiff: the changed accounts; vmTrace: every instruction.
    ///
    /// Result: One for each transaction, in order; null when the block is unknown.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn replay_block_transactions(
        &self,
        block: BlockParameter,
        types: &[TraceOrStateDiffOrVmTrace],
    ) -> Result<Option<Vec<MinedTraceResults>>> {
        let mut params = Params::new(&TRACE_REPLAY_BLOCK_TRANSACTIONS);
        params.push(&block)?;
        params.push(types)?;
        self.core.call(params).await
    }

    /// `trace_replayTransaction`
    ///
    /// Runs a transaction of a block again and returns its traces.
    ///
    /// - `transaction_hash`: Hash of the transaction.
    /// - `types`: Which traces to make. trace: the frames; stateDiff: the changed accounts; vmTrace: every instruction.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn replay_transaction(
        &self,
        transaction_hash: B256,
        types: &[TraceOrStateDiffOrVmTrace],
    ) -> Result<TraceResults> {
        let mut params = Params::new(&TRACE_REPLAY_TRANSACTION);
        params.push(&transaction_hash)?;
        params.push(types)?;
        self.core.call(params).await
    }

    /// `trace_transaction`
    ///
    /// Returns the frames of a transaction.
    ///
    /// - `transaction_hash`: Hash of the transaction.
    ///
    /// Result: null when the transaction is unknown or pending.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn transaction(&self, transaction_hash: B256) -> Result<Option<Vec<PlacedParityTrace>>> {
        let mut params = Params::new(&TRACE_TRANSACTION);
        params.push(&transaction_hash)?;
        self.core.call(params).await
    }
}

/// Methods of the namespace `txpool`.
#[derive(Clone, Copy, Debug)]
pub struct Txpool<'a> {
    core: &'a Core,
}

impl Txpool<'_> {
    /// `txpool_content`
    ///
    /// Returns the pending and queued transactions, by sender and nonce.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn content(&self) -> Result<TxpoolContent> {
        let params = Params::new(&TXPOOL_CONTENT);
        self.core.call(params).await
    }

    /// `txpool_contentFrom`
    ///
    /// Returns the pending and queued transactions of one sender, by nonce.
    ///
    /// - `address`: The sender.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn content_from(&self, address: Address) -> Result<TxpoolContentFrom> {
        let mut params = Params::new(&TXPOOL_CONTENT_FROM);
        params.push(&address)?;
        self.core.call(params).await
    }

    /// `txpool_inspect`
    ///
    /// Returns a one-line summary of each pending or queued transaction, by sender and nonce.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn inspect(&self) -> Result<TxpoolInspection> {
        let params = Params::new(&TXPOOL_INSPECT);
        self.core.call(params).await
    }

    /// `txpool_status`
    ///
    /// Returns the numbers of pending and queued transactions.
    ///
    /// These are the transactions that this server sent and those that the node's mempool lists. A transaction leaves
    /// them when it is mined, replaced by another one with the same nonce, or too old. A pending transaction can be in
    /// the next block; a queued one waits for a lower nonce.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn status(&self) -> Result<TxpoolStatus> {
        let params = Params::new(&TXPOOL_STATUS);
        self.core.call(params).await
    }
}

/// Methods of the namespace `web3`.
#[derive(Clone, Copy, Debug)]
pub struct Web3<'a> {
    core: &'a Core,
}

impl Web3<'_> {
    /// `web3_clientVersion`
    ///
    /// Returns the version of this server and of the node behind it.
    ///
    /// Result: Halley/v\<version\>/\<os\>-\<arch\>/node\<version\> (\<application\> \<version\>; CometBFT \<version\>).
    /// With the embedded development chain, anvil/v\<version\>-compatible comes first, because tools recognise a
    /// development chain by it.
    ///
    /// # Errors
    /// What the server answers, and failures of the connection.
    pub async fn client_version(&self) -> Result<String> {
        let params = Params::new(&WEB3_CLIENT_VERSION);
        self.core.call(params).await
    }

    /// `web3_sha3`
    ///
    /// Returns the Keccak-256 hash of bytes.
    ///
    /// Keccak-256 as Ethereum uses it, not the standardised SHA3-256.
    ///
    /// - `data`: The bytes to hash.
    ///
    /// # Errors
    /// What the server answers (`errors` of the method in the contract), and failures of the connection.
    pub async fn sha3(&self, data: &Bytes) -> Result<B256> {
        let mut params = Params::new(&WEB3_SHA3);
        params.push(data)?;
        self.core.call(params).await
    }
}

pub(crate) static ADMIN_ADD_PEER: MethodEntry = MethodEntry {
    name: "admin_addPeer",
    required: 1,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::Unauthorized,
        ErrorName::MethodNotSupported,
        ErrorName::PeerRefused,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ADMIN_DATADIR: MethodEntry =
    MethodEntry { name: "admin_datadir", required: 0, is_read: true, errors: &[ErrorName::Unauthorized] };

pub(crate) static ADMIN_NODE_INFO: MethodEntry = MethodEntry {
    name: "admin_nodeInfo",
    required: 0,
    is_read: true,
    errors: &[ErrorName::Unauthorized, ErrorName::NodeUnavailable],
};

pub(crate) static ADMIN_PEERS: MethodEntry = MethodEntry {
    name: "admin_peers",
    required: 0,
    is_read: true,
    errors: &[ErrorName::Unauthorized, ErrorName::NodeUnavailable],
};

pub(crate) static ADMIN_START_RPC: MethodEntry = MethodEntry {
    name: "admin_startRPC",
    required: 0,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::Unauthorized, ErrorName::ListenerUnchanged],
};

pub(crate) static ADMIN_START_WS: MethodEntry = MethodEntry {
    name: "admin_startWS",
    required: 0,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::Unauthorized, ErrorName::ListenerUnchanged],
};

pub(crate) static ADMIN_STOP_RPC: MethodEntry = MethodEntry {
    name: "admin_stopRPC",
    required: 0,
    is_read: false,
    errors: &[ErrorName::Unauthorized, ErrorName::ListenerUnchanged],
};

pub(crate) static ADMIN_STOP_WS: MethodEntry = MethodEntry {
    name: "admin_stopWS",
    required: 0,
    is_read: false,
    errors: &[ErrorName::Unauthorized, ErrorName::ListenerUnchanged],
};

pub(crate) static ANVIL_ADD_BALANCE: MethodEntry = MethodEntry {
    name: "anvil_addBalance",
    required: 2,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_AUTO_IMPERSONATE_ACCOUNT: MethodEntry = MethodEntry {
    name: "anvil_autoImpersonateAccount",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_DEAL_ERC20: MethodEntry = MethodEntry {
    name: "anvil_dealERC20",
    required: 3,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ExecutionFailed,
        ErrorName::LimitExceeded,
        ErrorName::RequestTimedOut,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ANVIL_DROP_ALL_TRANSACTIONS: MethodEntry = MethodEntry {
    name: "anvil_dropAllTransactions",
    required: 0,
    is_read: false,
    errors: &[ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_DROP_TRANSACTION: MethodEntry = MethodEntry {
    name: "anvil_dropTransaction",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_DUMP_STATE: MethodEntry = MethodEntry {
    name: "anvil_dumpState",
    required: 0,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_GET_AUTOMINE: MethodEntry =
    MethodEntry { name: "anvil_getAutomine", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static ANVIL_GET_GENESIS_TIME: MethodEntry =
    MethodEntry { name: "anvil_getGenesisTime", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static ANVIL_GET_INTERVAL_MINING: MethodEntry =
    MethodEntry { name: "anvil_getIntervalMining", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static ANVIL_IMPERSONATE_ACCOUNT: MethodEntry = MethodEntry {
    name: "anvil_impersonateAccount",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_LOAD_STATE: MethodEntry = MethodEntry {
    name: "anvil_loadState",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_METADATA: MethodEntry =
    MethodEntry { name: "anvil_metadata", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static ANVIL_MINE: MethodEntry = MethodEntry {
    name: "anvil_mine",
    required: 0,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::LimitExceeded, ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_NODE_INFO: MethodEntry =
    MethodEntry { name: "anvil_nodeInfo", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static ANVIL_REMOVE_BLOCK_TIMESTAMP_INTERVAL: MethodEntry = MethodEntry {
    name: "anvil_removeBlockTimestampInterval",
    required: 0,
    is_read: false,
    errors: &[ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_REMOVE_POOL_TRANSACTIONS: MethodEntry = MethodEntry {
    name: "anvil_removePoolTransactions",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_REORG: MethodEntry = MethodEntry {
    name: "anvil_reorg",
    required: 1,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::LimitExceeded,
        ErrorName::ConflictingFees,
        ErrorName::ChainIdMismatch,
        ErrorName::ResourceNotFound,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ANVIL_RESET: MethodEntry = MethodEntry {
    name: "anvil_reset",
    required: 0,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::FeatureNotSupported,
        ErrorName::NodeUnavailable,
        ErrorName::Unauthorized,
    ],
};

pub(crate) static ANVIL_ROLLBACK: MethodEntry = MethodEntry {
    name: "anvil_rollback",
    required: 0,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_SET_BALANCE: MethodEntry = MethodEntry {
    name: "anvil_setBalance",
    required: 2,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_SET_BLOCK_TIMESTAMP_INTERVAL: MethodEntry = MethodEntry {
    name: "anvil_setBlockTimestampInterval",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_SET_CHAIN_ID: MethodEntry = MethodEntry {
    name: "anvil_setChainId",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_SET_CODE: MethodEntry = MethodEntry {
    name: "anvil_setCode",
    required: 2,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_SET_COINBASE: MethodEntry = MethodEntry {
    name: "anvil_setCoinbase",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_SET_ERC20_ALLOWANCE: MethodEntry = MethodEntry {
    name: "anvil_setERC20Allowance",
    required: 4,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ExecutionFailed,
        ErrorName::LimitExceeded,
        ErrorName::RequestTimedOut,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ANVIL_SET_LOGGING_ENABLED: MethodEntry = MethodEntry {
    name: "anvil_setLoggingEnabled",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_SET_MIN_GAS_PRICE: MethodEntry = MethodEntry {
    name: "anvil_setMinGasPrice",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_SET_NEXT_BLOCK_BASE_FEE_PER_GAS: MethodEntry = MethodEntry {
    name: "anvil_setNextBlockBaseFeePerGas",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_SET_NONCE: MethodEntry = MethodEntry {
    name: "anvil_setNonce",
    required: 2,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_SET_RPC_URL: MethodEntry = MethodEntry {
    name: "anvil_setRpcUrl",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable, ErrorName::Unauthorized],
};

pub(crate) static ANVIL_SET_STORAGE_AT: MethodEntry = MethodEntry {
    name: "anvil_setStorageAt",
    required: 3,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static ANVIL_STOP_IMPERSONATING_ACCOUNT: MethodEntry = MethodEntry {
    name: "anvil_stopImpersonatingAccount",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static DEBUG_BLOCK_PROFILE: MethodEntry = MethodEntry {
    name: "debug_blockProfile",
    required: 2,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::Unauthorized,
        ErrorName::LimitExceeded,
        ErrorName::ProfileInProgress,
        ErrorName::ProfileNotWritten,
    ],
};

pub(crate) static DEBUG_CPU_PROFILE: MethodEntry = MethodEntry {
    name: "debug_cpuProfile",
    required: 2,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::Unauthorized,
        ErrorName::LimitExceeded,
        ErrorName::ProfileInProgress,
        ErrorName::ProfileNotWritten,
    ],
};

pub(crate) static DEBUG_FREE_OS_MEMORY: MethodEntry =
    MethodEntry { name: "debug_freeOSMemory", required: 0, is_read: false, errors: &[ErrorName::Unauthorized] };

pub(crate) static DEBUG_GC_STATS: MethodEntry =
    MethodEntry { name: "debug_gcStats", required: 0, is_read: true, errors: &[ErrorName::Unauthorized] };

pub(crate) static DEBUG_GET_BLOCK_RLP: MethodEntry = MethodEntry {
    name: "debug_getBlockRlp",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ResourceNotFound,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
        ErrorName::FeatureNotSupported,
        ErrorName::ResponseTooLarge,
    ],
};

pub(crate) static DEBUG_GET_HEADER_RLP: MethodEntry = MethodEntry {
    name: "debug_getHeaderRlp",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ResourceNotFound,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static DEBUG_GET_RAW_BLOCK: MethodEntry = MethodEntry {
    name: "debug_getRawBlock",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ResourceNotFound,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
        ErrorName::FeatureNotSupported,
        ErrorName::ResponseTooLarge,
    ],
};

pub(crate) static DEBUG_GET_RAW_HEADER: MethodEntry = MethodEntry {
    name: "debug_getRawHeader",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ResourceNotFound,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static DEBUG_GET_RAW_RECEIPTS: MethodEntry = MethodEntry {
    name: "debug_getRawReceipts",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ResourceNotFound,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
        ErrorName::ResponseTooLarge,
    ],
};

pub(crate) static DEBUG_GET_RAW_TRANSACTION: MethodEntry = MethodEntry {
    name: "debug_getRawTransaction",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static DEBUG_GO_TRACE: MethodEntry = MethodEntry {
    name: "debug_goTrace",
    required: 2,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::Unauthorized,
        ErrorName::LimitExceeded,
        ErrorName::ProfileInProgress,
        ErrorName::ProfileNotWritten,
    ],
};

pub(crate) static DEBUG_MEM_STATS: MethodEntry =
    MethodEntry { name: "debug_memStats", required: 0, is_read: true, errors: &[ErrorName::Unauthorized] };

pub(crate) static DEBUG_MUTEX_PROFILE: MethodEntry = MethodEntry {
    name: "debug_mutexProfile",
    required: 2,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::Unauthorized,
        ErrorName::LimitExceeded,
        ErrorName::ProfileInProgress,
        ErrorName::ProfileNotWritten,
    ],
};

pub(crate) static DEBUG_PRINT_BLOCK: MethodEntry = MethodEntry {
    name: "debug_printBlock",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ResourceNotFound,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static DEBUG_SET_BLOCK_PROFILE_RATE: MethodEntry = MethodEntry {
    name: "debug_setBlockProfileRate",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::Unauthorized],
};

pub(crate) static DEBUG_SET_GC_PERCENT: MethodEntry = MethodEntry {
    name: "debug_setGCPercent",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::Unauthorized],
};

pub(crate) static DEBUG_SET_MUTEX_PROFILE_FRACTION: MethodEntry = MethodEntry {
    name: "debug_setMutexProfileFraction",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::Unauthorized],
};

pub(crate) static DEBUG_STACKS: MethodEntry = MethodEntry {
    name: "debug_stacks",
    required: 0,
    is_read: true,
    errors: &[ErrorName::InvalidParams, ErrorName::Unauthorized],
};

pub(crate) static DEBUG_START_CPU_PROFILE: MethodEntry = MethodEntry {
    name: "debug_startCPUProfile",
    required: 1,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::Unauthorized,
        ErrorName::ProfileInProgress,
        ErrorName::ProfileNotWritten,
    ],
};

pub(crate) static DEBUG_START_GO_TRACE: MethodEntry = MethodEntry {
    name: "debug_startGoTrace",
    required: 1,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::Unauthorized,
        ErrorName::ProfileInProgress,
        ErrorName::ProfileNotWritten,
    ],
};

pub(crate) static DEBUG_STOP_CPU_PROFILE: MethodEntry = MethodEntry {
    name: "debug_stopCPUProfile",
    required: 0,
    is_read: false,
    errors: &[ErrorName::Unauthorized, ErrorName::ProfileNotInProgress, ErrorName::ProfileNotWritten],
};

pub(crate) static DEBUG_STOP_GO_TRACE: MethodEntry = MethodEntry {
    name: "debug_stopGoTrace",
    required: 0,
    is_read: false,
    errors: &[ErrorName::Unauthorized, ErrorName::ProfileNotInProgress, ErrorName::ProfileNotWritten],
};

pub(crate) static DEBUG_STORAGE_RANGE_AT: MethodEntry = MethodEntry {
    name: "debug_storageRangeAt",
    required: 5,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::MethodNotSupported,
        ErrorName::ResourceNotFound,
        ErrorName::LimitExceeded,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static DEBUG_TRACE_BLOCK: MethodEntry = MethodEntry {
    name: "debug_traceBlock",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::TraceFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static DEBUG_TRACE_BLOCK_BY_HASH: MethodEntry = MethodEntry {
    name: "debug_traceBlockByHash",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::TraceFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static DEBUG_TRACE_BLOCK_BY_NUMBER: MethodEntry = MethodEntry {
    name: "debug_traceBlockByNumber",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::TraceFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static DEBUG_TRACE_CALL: MethodEntry = MethodEntry {
    name: "debug_traceCall",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ChainIdMismatch,
        ErrorName::ConflictingFees,
        ErrorName::HeaderNotFound,
        ErrorName::HeaderForHashNotFound,
        ErrorName::TraceFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static DEBUG_TRACE_CALL_MANY: MethodEntry = MethodEntry {
    name: "debug_traceCallMany",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ChainIdMismatch,
        ErrorName::ConflictingFees,
        ErrorName::HeaderNotFound,
        ErrorName::HeaderForHashNotFound,
        ErrorName::TraceFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static DEBUG_TRACE_TRANSACTION: MethodEntry = MethodEntry {
    name: "debug_traceTransaction",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ResourceNotFound,
        ErrorName::TraceFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static DEBUG_VERBOSITY: MethodEntry = MethodEntry {
    name: "debug_verbosity",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::Unauthorized],
};

pub(crate) static DEBUG_VMODULE: MethodEntry = MethodEntry {
    name: "debug_vmodule",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::Unauthorized],
};

pub(crate) static DEBUG_WRITE_BLOCK_PROFILE: MethodEntry = MethodEntry {
    name: "debug_writeBlockProfile",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::Unauthorized, ErrorName::ProfileNotWritten],
};

pub(crate) static DEBUG_WRITE_MEM_PROFILE: MethodEntry = MethodEntry {
    name: "debug_writeMemProfile",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::Unauthorized, ErrorName::ProfileNotWritten],
};

pub(crate) static DEBUG_WRITE_MUTEX_PROFILE: MethodEntry = MethodEntry {
    name: "debug_writeMutexProfile",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::Unauthorized, ErrorName::ProfileNotWritten],
};

pub(crate) static ERIGON_GET_HEADER_BY_NUMBER: MethodEntry = MethodEntry {
    name: "erigon_getHeaderByNumber",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_ACCOUNTS: MethodEntry = MethodEntry {
    name: "eth_accounts",
    required: 0,
    is_read: true,
    errors: &[ErrorName::NodeUnavailable, ErrorName::RequestTimedOut],
};

pub(crate) static ETH_BASE_FEE: MethodEntry =
    MethodEntry { name: "eth_baseFee", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static ETH_BLOB_BASE_FEE: MethodEntry =
    MethodEntry { name: "eth_blobBaseFee", required: 0, is_read: true, errors: &[] };

pub(crate) static ETH_BLOCK_NUMBER: MethodEntry =
    MethodEntry { name: "eth_blockNumber", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static ETH_CALL: MethodEntry = MethodEntry {
    name: "eth_call",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ExecutionReverted,
        ErrorName::ExecutionRevertedWithReason,
        ErrorName::ExecutionFailed,
        ErrorName::InsufficientFundsForTransfer,
        ErrorName::ChainIdMismatch,
        ErrorName::ConflictingFees,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::RequestTimedOut,
        ErrorName::HeaderNotFound,
        ErrorName::HeaderForHashNotFound,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_CAPABILITIES: MethodEntry =
    MethodEntry { name: "eth_capabilities", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static ETH_CHAIN_ID: MethodEntry =
    MethodEntry { name: "eth_chainId", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static ETH_COINBASE: MethodEntry = MethodEntry {
    name: "eth_coinbase",
    required: 0,
    is_read: true,
    errors: &[ErrorName::ResourceNotFound, ErrorName::NodeUnavailable],
};

pub(crate) static ETH_CONFIG: MethodEntry =
    MethodEntry { name: "eth_config", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static ETH_CREATE_ACCESS_LIST: MethodEntry = MethodEntry {
    name: "eth_createAccessList",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ExecutionReverted,
        ErrorName::ExecutionRevertedWithReason,
        ErrorName::ExecutionFailed,
        ErrorName::InsufficientFundsForTransfer,
        ErrorName::ChainIdMismatch,
        ErrorName::ConflictingFees,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::RequestTimedOut,
        ErrorName::HeaderNotFound,
        ErrorName::HeaderForHashNotFound,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_ESTIMATE_GAS: MethodEntry = MethodEntry {
    name: "eth_estimateGas",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::GasExceedsAllowance,
        ErrorName::ExecutionReverted,
        ErrorName::ExecutionRevertedWithReason,
        ErrorName::ExecutionFailed,
        ErrorName::InsufficientFundsForTransfer,
        ErrorName::ChainIdMismatch,
        ErrorName::ConflictingFees,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::RequestTimedOut,
        ErrorName::HeaderNotFound,
        ErrorName::HeaderForHashNotFound,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_FEE_HISTORY: MethodEntry = MethodEntry {
    name: "eth_feeHistory",
    required: 2,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::RequestBeyondHead,
        ErrorName::LimitExceeded,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_FILL_TRANSACTION: MethodEntry = MethodEntry {
    name: "eth_fillTransaction",
    required: 1,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::GasExceedsAllowance,
        ErrorName::ExecutionReverted,
        ErrorName::ExecutionRevertedWithReason,
        ErrorName::ExecutionFailed,
        ErrorName::InsufficientFundsForTransfer,
        ErrorName::ChainIdMismatch,
        ErrorName::ConflictingFees,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::RequestTimedOut,
        ErrorName::HeaderNotFound,
        ErrorName::HeaderForHashNotFound,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GAS_PRICE: MethodEntry =
    MethodEntry { name: "eth_gasPrice", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static ETH_GET_ACCOUNT: MethodEntry = MethodEntry {
    name: "eth_getAccount",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HeaderNotFound,
        ErrorName::HeaderForHashNotFound,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_ACCOUNT_INFO: MethodEntry = MethodEntry {
    name: "eth_getAccountInfo",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HeaderNotFound,
        ErrorName::HeaderForHashNotFound,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_BALANCE: MethodEntry = MethodEntry {
    name: "eth_getBalance",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HeaderNotFound,
        ErrorName::HeaderForHashNotFound,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_BLOCK_BY_HASH: MethodEntry = MethodEntry {
    name: "eth_getBlockByHash",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_BLOCK_BY_NUMBER: MethodEntry = MethodEntry {
    name: "eth_getBlockByNumber",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_BLOCK_RECEIPTS: MethodEntry = MethodEntry {
    name: "eth_getBlockReceipts",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_BLOCK_TRANSACTION_COUNT_BY_HASH: MethodEntry = MethodEntry {
    name: "eth_getBlockTransactionCountByHash",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_BLOCK_TRANSACTION_COUNT_BY_NUMBER: MethodEntry = MethodEntry {
    name: "eth_getBlockTransactionCountByNumber",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_CODE: MethodEntry = MethodEntry {
    name: "eth_getCode",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HeaderNotFound,
        ErrorName::HeaderForHashNotFound,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_COMPILERS: MethodEntry =
    MethodEntry { name: "eth_getCompilers", required: 0, is_read: true, errors: &[] };

pub(crate) static ETH_GET_FILTER_CHANGES: MethodEntry = MethodEntry {
    name: "eth_getFilterChanges",
    required: 1,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::FilterNotFound,
        ErrorName::LimitExceeded,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::IndexNotWritable,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_FILTER_LOGS: MethodEntry = MethodEntry {
    name: "eth_getFilterLogs",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::FilterNotFound,
        ErrorName::NotALogFilter,
        ErrorName::InvalidBlockRange,
        ErrorName::BlockRangeBeyondHead,
        ErrorName::BlockHashWithRange,
        ErrorName::UnknownBlock,
        ErrorName::LogResultsExceeded,
        ErrorName::LogBytesExceeded,
        ErrorName::LogComparisonsExceeded,
        ErrorName::LogRangeExceeded,
        ErrorName::LimitExceeded,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_HEADER_BY_HASH: MethodEntry = MethodEntry {
    name: "eth_getHeaderByHash",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_HEADER_BY_NUMBER: MethodEntry = MethodEntry {
    name: "eth_getHeaderByNumber",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_LOGS: MethodEntry = MethodEntry {
    name: "eth_getLogs",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::InvalidBlockRange,
        ErrorName::BlockRangeBeyondHead,
        ErrorName::BlockHashWithRange,
        ErrorName::UnknownBlock,
        ErrorName::LogResultsExceeded,
        ErrorName::LogBytesExceeded,
        ErrorName::LogComparisonsExceeded,
        ErrorName::LogRangeExceeded,
        ErrorName::LimitExceeded,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_PROOF: MethodEntry = MethodEntry {
    name: "eth_getProof",
    required: 2,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::LimitExceeded,
        ErrorName::FeatureNotSupported,
        ErrorName::HeaderNotFound,
        ErrorName::HeaderForHashNotFound,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_RAW_TRANSACTION_BY_BLOCK_HASH_AND_INDEX: MethodEntry = MethodEntry {
    name: "eth_getRawTransactionByBlockHashAndIndex",
    required: 2,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_RAW_TRANSACTION_BY_BLOCK_NUMBER_AND_INDEX: MethodEntry = MethodEntry {
    name: "eth_getRawTransactionByBlockNumberAndIndex",
    required: 2,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_RAW_TRANSACTION_BY_HASH: MethodEntry = MethodEntry {
    name: "eth_getRawTransactionByHash",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_STORAGE_AT: MethodEntry = MethodEntry {
    name: "eth_getStorageAt",
    required: 2,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HeaderNotFound,
        ErrorName::HeaderForHashNotFound,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_STORAGE_VALUES: MethodEntry = MethodEntry {
    name: "eth_getStorageValues",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ClientLimitExceeded,
        ErrorName::HeaderNotFound,
        ErrorName::HeaderForHashNotFound,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_TRANSACTION_BY_BLOCK_HASH_AND_INDEX: MethodEntry = MethodEntry {
    name: "eth_getTransactionByBlockHashAndIndex",
    required: 2,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_TRANSACTION_BY_BLOCK_NUMBER_AND_INDEX: MethodEntry = MethodEntry {
    name: "eth_getTransactionByBlockNumberAndIndex",
    required: 2,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_TRANSACTION_BY_HASH: MethodEntry = MethodEntry {
    name: "eth_getTransactionByHash",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_TRANSACTION_BY_SENDER_AND_NONCE: MethodEntry = MethodEntry {
    name: "eth_getTransactionBySenderAndNonce",
    required: 2,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_TRANSACTION_COUNT: MethodEntry = MethodEntry {
    name: "eth_getTransactionCount",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HeaderNotFound,
        ErrorName::HeaderForHashNotFound,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_TRANSACTION_LOGS: MethodEntry = MethodEntry {
    name: "eth_getTransactionLogs",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_TRANSACTION_RECEIPT: MethodEntry = MethodEntry {
    name: "eth_getTransactionReceipt",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_UNCLE_BY_BLOCK_HASH_AND_INDEX: MethodEntry = MethodEntry {
    name: "eth_getUncleByBlockHashAndIndex",
    required: 2,
    is_read: true,
    errors: &[ErrorName::InvalidParams],
};

pub(crate) static ETH_GET_UNCLE_BY_BLOCK_NUMBER_AND_INDEX: MethodEntry = MethodEntry {
    name: "eth_getUncleByBlockNumberAndIndex",
    required: 2,
    is_read: true,
    errors: &[ErrorName::InvalidParams],
};

pub(crate) static ETH_GET_UNCLE_COUNT_BY_BLOCK_HASH: MethodEntry = MethodEntry {
    name: "eth_getUncleCountByBlockHash",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_GET_UNCLE_COUNT_BY_BLOCK_NUMBER: MethodEntry = MethodEntry {
    name: "eth_getUncleCountByBlockNumber",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_HASHRATE: MethodEntry =
    MethodEntry { name: "eth_hashrate", required: 0, is_read: true, errors: &[] };

pub(crate) static ETH_MAX_PRIORITY_FEE_PER_GAS: MethodEntry =
    MethodEntry { name: "eth_maxPriorityFeePerGas", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static ETH_MINING: MethodEntry =
    MethodEntry { name: "eth_mining", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static ETH_NEW_BLOCK_FILTER: MethodEntry = MethodEntry {
    name: "eth_newBlockFilter",
    required: 0,
    is_read: false,
    errors: &[ErrorName::LimitExceeded, ErrorName::IndexNotWritable, ErrorName::NodeUnavailable],
};

pub(crate) static ETH_NEW_FILTER: MethodEntry = MethodEntry {
    name: "eth_newFilter",
    required: 1,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::InvalidBlockRange,
        ErrorName::BlockHashWithRange,
        ErrorName::LimitExceeded,
        ErrorName::IndexNotWritable,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_NEW_PENDING_TRANSACTION_FILTER: MethodEntry = MethodEntry {
    name: "eth_newPendingTransactionFilter",
    required: 0,
    is_read: false,
    errors: &[ErrorName::LimitExceeded, ErrorName::IndexNotWritable, ErrorName::NodeUnavailable],
};

pub(crate) static ETH_PENDING_TRANSACTIONS: MethodEntry =
    MethodEntry { name: "eth_pendingTransactions", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static ETH_PROTOCOL_VERSION: MethodEntry =
    MethodEntry { name: "eth_protocolVersion", required: 0, is_read: true, errors: &[] };

pub(crate) static ETH_RESEND: MethodEntry = MethodEntry {
    name: "eth_resend",
    required: 1,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ConflictingFees,
        ErrorName::ChainIdMismatch,
        ErrorName::ResourceNotFound,
        ErrorName::TransactionRejected,
        ErrorName::GasExceedsAllowance,
        ErrorName::ExecutionReverted,
        ErrorName::ExecutionRevertedWithReason,
        ErrorName::ExecutionFailed,
        ErrorName::InsufficientFundsForTransfer,
        ErrorName::LimitExceeded,
        ErrorName::RequestTimedOut,
        ErrorName::NodeUnavailable,
        ErrorName::AuthenticationNeeded,
        ErrorName::FeatureNotSupported,
        ErrorName::HeaderNotFound,
        ErrorName::SignerUnavailable,
        ErrorName::SignerRefused,
        ErrorName::SignedOtherwise,
    ],
};

pub(crate) static ETH_SEND_RAW_TRANSACTION: MethodEntry = MethodEntry {
    name: "eth_sendRawTransaction",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::TransactionRejected, ErrorName::NodeUnavailable],
};

pub(crate) static ETH_SEND_RAW_TRANSACTION_SYNC: MethodEntry = MethodEntry {
    name: "eth_sendRawTransactionSync",
    required: 1,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::TransactionRejected,
        ErrorName::TransactionTimeout,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_SEND_TRANSACTION: MethodEntry = MethodEntry {
    name: "eth_sendTransaction",
    required: 1,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ConflictingFees,
        ErrorName::ChainIdMismatch,
        ErrorName::ResourceNotFound,
        ErrorName::TransactionRejected,
        ErrorName::GasExceedsAllowance,
        ErrorName::ExecutionReverted,
        ErrorName::ExecutionRevertedWithReason,
        ErrorName::ExecutionFailed,
        ErrorName::InsufficientFundsForTransfer,
        ErrorName::LimitExceeded,
        ErrorName::RequestTimedOut,
        ErrorName::NodeUnavailable,
        ErrorName::AuthenticationNeeded,
        ErrorName::FeatureNotSupported,
        ErrorName::HeaderNotFound,
        ErrorName::SignerUnavailable,
        ErrorName::SignerRefused,
        ErrorName::SignedOtherwise,
    ],
};

pub(crate) static ETH_SEND_TRANSACTION_SYNC: MethodEntry = MethodEntry {
    name: "eth_sendTransactionSync",
    required: 1,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ConflictingFees,
        ErrorName::ChainIdMismatch,
        ErrorName::ResourceNotFound,
        ErrorName::TransactionRejected,
        ErrorName::TransactionTimeout,
        ErrorName::GasExceedsAllowance,
        ErrorName::ExecutionReverted,
        ErrorName::ExecutionRevertedWithReason,
        ErrorName::ExecutionFailed,
        ErrorName::InsufficientFundsForTransfer,
        ErrorName::LimitExceeded,
        ErrorName::RequestTimedOut,
        ErrorName::NodeUnavailable,
        ErrorName::AuthenticationNeeded,
        ErrorName::FeatureNotSupported,
        ErrorName::HeaderNotFound,
        ErrorName::SignerUnavailable,
        ErrorName::SignerRefused,
        ErrorName::SignedOtherwise,
    ],
};

pub(crate) static ETH_SEND_UNSIGNED_TRANSACTION: MethodEntry = MethodEntry {
    name: "eth_sendUnsignedTransaction",
    required: 1,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ConflictingFees,
        ErrorName::ChainIdMismatch,
        ErrorName::ResourceNotFound,
        ErrorName::TransactionRejected,
        ErrorName::GasExceedsAllowance,
        ErrorName::ExecutionReverted,
        ErrorName::ExecutionRevertedWithReason,
        ErrorName::ExecutionFailed,
        ErrorName::InsufficientFundsForTransfer,
        ErrorName::LimitExceeded,
        ErrorName::RequestTimedOut,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_SIGN: MethodEntry = MethodEntry {
    name: "eth_sign",
    required: 2,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ResourceNotFound,
        ErrorName::NodeUnavailable,
        ErrorName::AuthenticationNeeded,
        ErrorName::RequestTimedOut,
        ErrorName::SignerUnavailable,
        ErrorName::SignerRefused,
        ErrorName::SignedOtherwise,
    ],
};

pub(crate) static ETH_SIGN_TRANSACTION: MethodEntry = MethodEntry {
    name: "eth_signTransaction",
    required: 1,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ConflictingFees,
        ErrorName::ChainIdMismatch,
        ErrorName::ResourceNotFound,
        ErrorName::GasExceedsAllowance,
        ErrorName::ExecutionReverted,
        ErrorName::ExecutionRevertedWithReason,
        ErrorName::ExecutionFailed,
        ErrorName::InsufficientFundsForTransfer,
        ErrorName::LimitExceeded,
        ErrorName::RequestTimedOut,
        ErrorName::NodeUnavailable,
        ErrorName::AuthenticationNeeded,
        ErrorName::FeatureNotSupported,
        ErrorName::TransactionRejected,
        ErrorName::HeaderNotFound,
        ErrorName::SignerUnavailable,
        ErrorName::SignerRefused,
        ErrorName::SignedOtherwise,
    ],
};

pub(crate) static ETH_SIGN_TYPED_DATA: MethodEntry = MethodEntry {
    name: "eth_signTypedData",
    required: 2,
    is_read: false,
    errors: &[
        ErrorName::LimitExceeded,
        ErrorName::InvalidParams,
        ErrorName::ResourceNotFound,
        ErrorName::NodeUnavailable,
        ErrorName::AuthenticationNeeded,
        ErrorName::RequestTimedOut,
        ErrorName::SignerUnavailable,
        ErrorName::SignerRefused,
        ErrorName::SignedOtherwise,
    ],
};

pub(crate) static ETH_SIMULATE_V1: MethodEntry = MethodEntry {
    name: "eth_simulateV1",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::SimulationNonceTooLow,
        ErrorName::SimulationNonceTooHigh,
        ErrorName::SimulationBaseFeeTooLow,
        ErrorName::SimulationIntrinsicGas,
        ErrorName::SimulationInsufficientFunds,
        ErrorName::SimulationBlockGasLimit,
        ErrorName::SimulationBlockNumber,
        ErrorName::SimulationBlockTimestamp,
        ErrorName::SimulationPrecompileSelf,
        ErrorName::SimulationPrecompileTwice,
        ErrorName::SimulationSenderNotEoa,
        ErrorName::SimulationInitCodeTooLarge,
        ErrorName::ConflictingFees,
        ErrorName::ChainIdMismatch,
        ErrorName::ClientLimitExceeded,
        ErrorName::ExecutionFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::RequestTimedOut,
        ErrorName::HeaderNotFound,
        ErrorName::HeaderForHashNotFound,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static ETH_SYNCING: MethodEntry =
    MethodEntry { name: "eth_syncing", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static ETH_UNINSTALL_FILTER: MethodEntry = MethodEntry {
    name: "eth_uninstallFilter",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable, ErrorName::IndexNotWritable],
};

pub(crate) static ETH_UNSUBSCRIBE: MethodEntry = MethodEntry {
    name: "eth_unsubscribe",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::WebSocketNeeded],
};

pub(crate) static EVM_INCREASE_TIME: MethodEntry = MethodEntry {
    name: "evm_increaseTime",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static EVM_MINE: MethodEntry = MethodEntry {
    name: "evm_mine",
    required: 0,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::LimitExceeded, ErrorName::NodeUnavailable],
};

pub(crate) static EVM_MINE_DETAILED: MethodEntry = MethodEntry {
    name: "evm_mine_detailed",
    required: 0,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::LimitExceeded, ErrorName::NodeUnavailable],
};

pub(crate) static EVM_REVERT: MethodEntry = MethodEntry {
    name: "evm_revert",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static EVM_SET_AUTOMINE: MethodEntry = MethodEntry {
    name: "evm_setAutomine",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static EVM_SET_BLOCK_GAS_LIMIT: MethodEntry = MethodEntry {
    name: "evm_setBlockGasLimit",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static EVM_SET_INTERVAL_MINING: MethodEntry = MethodEntry {
    name: "evm_setIntervalMining",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static EVM_SET_NEXT_BLOCK_TIMESTAMP: MethodEntry = MethodEntry {
    name: "evm_setNextBlockTimestamp",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static EVM_SET_TIME: MethodEntry = MethodEntry {
    name: "evm_setTime",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static EVM_SNAPSHOT: MethodEntry =
    MethodEntry { name: "evm_snapshot", required: 0, is_read: false, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static HALLEY_INDEX_STATUS: MethodEntry =
    MethodEntry { name: "halley_indexStatus", required: 0, is_read: false, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static HARDHAT_DROP_TRANSACTION: MethodEntry = MethodEntry {
    name: "hardhat_dropTransaction",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static HARDHAT_SET_PREV_RANDAO: MethodEntry = MethodEntry {
    name: "hardhat_setPrevRandao",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static MINER_GET_HASHRATE: MethodEntry =
    MethodEntry { name: "miner_getHashrate", required: 0, is_read: true, errors: &[ErrorName::Unauthorized] };

pub(crate) static MINER_SET_ETHERBASE: MethodEntry = MethodEntry {
    name: "miner_setEtherbase",
    required: 1,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::Unauthorized,
        ErrorName::AuthenticationNeeded,
        ErrorName::MethodNotSupported,
        ErrorName::ResourceNotFound,
        ErrorName::ExecutionFailed,
        ErrorName::TransactionRejected,
        ErrorName::CosmosTransactionTimeout,
        ErrorName::NodeUnavailable,
        ErrorName::RequestTimedOut,
    ],
};

pub(crate) static MINER_SET_EXTRA: MethodEntry = MethodEntry {
    name: "miner_setExtra",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::Unauthorized],
};

pub(crate) static MINER_SET_GAS_LIMIT: MethodEntry = MethodEntry {
    name: "miner_setGasLimit",
    required: 1,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::Unauthorized],
};

pub(crate) static MINER_SET_GAS_PRICE: MethodEntry = MethodEntry {
    name: "miner_setGasPrice",
    required: 1,
    is_read: false,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::Unauthorized,
        ErrorName::MethodNotSupported,
        ErrorName::SettingNotWritten,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static MINER_START: MethodEntry = MethodEntry {
    name: "miner_start",
    required: 0,
    is_read: false,
    errors: &[ErrorName::InvalidParams, ErrorName::Unauthorized],
};

pub(crate) static MINER_STOP: MethodEntry =
    MethodEntry { name: "miner_stop", required: 0, is_read: false, errors: &[ErrorName::Unauthorized] };

pub(crate) static NET_LISTENING: MethodEntry =
    MethodEntry { name: "net_listening", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static NET_PEER_COUNT: MethodEntry =
    MethodEntry { name: "net_peerCount", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static NET_VERSION: MethodEntry =
    MethodEntry { name: "net_version", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static OTS_GET_API_LEVEL: MethodEntry =
    MethodEntry { name: "ots_getApiLevel", required: 0, is_read: true, errors: &[] };

pub(crate) static OTS_GET_BLOCK_DETAILS: MethodEntry = MethodEntry {
    name: "ots_getBlockDetails",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static OTS_GET_BLOCK_DETAILS_BY_HASH: MethodEntry = MethodEntry {
    name: "ots_getBlockDetailsByHash",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static OTS_GET_BLOCK_TRANSACTIONS: MethodEntry = MethodEntry {
    name: "ots_getBlockTransactions",
    required: 3,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static OTS_GET_CONTRACT_CREATOR: MethodEntry = MethodEntry {
    name: "ots_getContractCreator",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::TraceFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static OTS_GET_INTERNAL_OPERATIONS: MethodEntry = MethodEntry {
    name: "ots_getInternalOperations",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ResourceNotFound,
        ErrorName::TraceFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static OTS_GET_TRANSACTION_BY_SENDER_AND_NONCE: MethodEntry = MethodEntry {
    name: "ots_getTransactionBySenderAndNonce",
    required: 2,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static OTS_GET_TRANSACTION_ERROR: MethodEntry = MethodEntry {
    name: "ots_getTransactionError",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ResourceNotFound,
        ErrorName::TraceFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static OTS_HAS_CODE: MethodEntry = MethodEntry {
    name: "ots_hasCode",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::HeaderNotFound,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static OTS_SEARCH_TRANSACTIONS_AFTER: MethodEntry = MethodEntry {
    name: "ots_searchTransactionsAfter",
    required: 3,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::AddressIndexOff,
        ErrorName::BlocksNotIndexed,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static OTS_SEARCH_TRANSACTIONS_BEFORE: MethodEntry = MethodEntry {
    name: "ots_searchTransactionsBefore",
    required: 3,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::AddressIndexOff,
        ErrorName::BlocksNotIndexed,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static OTS_TRACE_TRANSACTION: MethodEntry = MethodEntry {
    name: "ots_traceTransaction",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ResourceNotFound,
        ErrorName::TraceFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static PERSONAL_EC_RECOVER: MethodEntry = MethodEntry {
    name: "personal_ecRecover",
    required: 2,
    is_read: true,
    errors: &[ErrorName::Unauthorized, ErrorName::InvalidParams],
};

pub(crate) static PERSONAL_IMPORT_RAW_KEY: MethodEntry = MethodEntry {
    name: "personal_importRawKey",
    required: 2,
    is_read: false,
    errors: &[
        ErrorName::Unauthorized,
        ErrorName::InvalidParams,
        ErrorName::AccountExists,
        ErrorName::KeyNotStored,
        ErrorName::LimitExceeded,
        ErrorName::ServerStopping,
    ],
};

pub(crate) static PERSONAL_INITIALIZE_WALLET: MethodEntry = MethodEntry {
    name: "personal_initializeWallet",
    required: 1,
    is_read: false,
    errors: &[
        ErrorName::Unauthorized,
        ErrorName::InvalidParams,
        ErrorName::FeatureNotSupported,
        ErrorName::AccountExists,
        ErrorName::LimitExceeded,
        ErrorName::ServerStopping,
    ],
};

pub(crate) static PERSONAL_LIST_ACCOUNTS: MethodEntry = MethodEntry {
    name: "personal_listAccounts",
    required: 0,
    is_read: true,
    errors: &[ErrorName::Unauthorized, ErrorName::NodeUnavailable, ErrorName::RequestTimedOut],
};

pub(crate) static PERSONAL_LIST_WALLETS: MethodEntry =
    MethodEntry { name: "personal_listWallets", required: 0, is_read: true, errors: &[ErrorName::Unauthorized] };

pub(crate) static PERSONAL_LOCK_ACCOUNT: MethodEntry = MethodEntry {
    name: "personal_lockAccount",
    required: 1,
    is_read: false,
    errors: &[ErrorName::Unauthorized, ErrorName::InvalidParams],
};

pub(crate) static PERSONAL_NEW_ACCOUNT: MethodEntry = MethodEntry {
    name: "personal_newAccount",
    required: 1,
    is_read: false,
    errors: &[
        ErrorName::Unauthorized,
        ErrorName::InvalidParams,
        ErrorName::KeyNotStored,
        ErrorName::LimitExceeded,
        ErrorName::ServerStopping,
    ],
};

pub(crate) static PERSONAL_SEND_TRANSACTION: MethodEntry = MethodEntry {
    name: "personal_sendTransaction",
    required: 2,
    is_read: false,
    errors: &[
        ErrorName::Unauthorized,
        ErrorName::InvalidParams,
        ErrorName::ConflictingFees,
        ErrorName::ChainIdMismatch,
        ErrorName::ResourceNotFound,
        ErrorName::TransactionRejected,
        ErrorName::GasExceedsAllowance,
        ErrorName::ExecutionReverted,
        ErrorName::ExecutionRevertedWithReason,
        ErrorName::ExecutionFailed,
        ErrorName::InsufficientFundsForTransfer,
        ErrorName::LimitExceeded,
        ErrorName::RequestTimedOut,
        ErrorName::NodeUnavailable,
        ErrorName::WrongPassphrase,
        ErrorName::FeatureNotSupported,
        ErrorName::HeaderNotFound,
        ErrorName::ServerStopping,
        ErrorName::SignerUnavailable,
        ErrorName::SignerRefused,
    ],
};

pub(crate) static PERSONAL_SIGN: MethodEntry = MethodEntry {
    name: "personal_sign",
    required: 2,
    is_read: false,
    errors: &[
        ErrorName::Unauthorized,
        ErrorName::InvalidParams,
        ErrorName::AuthenticationNeeded,
        ErrorName::WrongPassphrase,
        ErrorName::LimitExceeded,
        ErrorName::ResourceNotFound,
        ErrorName::FeatureNotSupported,
        ErrorName::NodeUnavailable,
        ErrorName::RequestTimedOut,
        ErrorName::ServerStopping,
        ErrorName::SignerUnavailable,
        ErrorName::SignerRefused,
        ErrorName::SignedOtherwise,
    ],
};

pub(crate) static PERSONAL_SIGN_TRANSACTION: MethodEntry = MethodEntry {
    name: "personal_signTransaction",
    required: 2,
    is_read: false,
    errors: &[
        ErrorName::Unauthorized,
        ErrorName::InvalidParams,
        ErrorName::ConflictingFees,
        ErrorName::ChainIdMismatch,
        ErrorName::ResourceNotFound,
        ErrorName::GasExceedsAllowance,
        ErrorName::ExecutionReverted,
        ErrorName::ExecutionRevertedWithReason,
        ErrorName::ExecutionFailed,
        ErrorName::InsufficientFundsForTransfer,
        ErrorName::LimitExceeded,
        ErrorName::RequestTimedOut,
        ErrorName::NodeUnavailable,
        ErrorName::TransactionRejected,
        ErrorName::WrongPassphrase,
        ErrorName::FeatureNotSupported,
        ErrorName::HeaderNotFound,
        ErrorName::ServerStopping,
        ErrorName::SignerUnavailable,
        ErrorName::SignerRefused,
    ],
};

pub(crate) static PERSONAL_UNLOCK_ACCOUNT: MethodEntry = MethodEntry {
    name: "personal_unlockAccount",
    required: 2,
    is_read: false,
    errors: &[
        ErrorName::Unauthorized,
        ErrorName::UnlockForbidden,
        ErrorName::InvalidParams,
        ErrorName::UnlockTooLong,
        ErrorName::WrongPassphrase,
        ErrorName::LimitExceeded,
        ErrorName::ResourceNotFound,
        ErrorName::FeatureNotSupported,
        ErrorName::ServerStopping,
        ErrorName::NodeUnavailable,
        ErrorName::RequestTimedOut,
        ErrorName::SignerUnavailable,
    ],
};

pub(crate) static PERSONAL_UNPAIR: MethodEntry = MethodEntry {
    name: "personal_unpair",
    required: 2,
    is_read: false,
    errors: &[
        ErrorName::Unauthorized,
        ErrorName::InvalidParams,
        ErrorName::FeatureNotSupported,
        ErrorName::WrongPassphrase,
        ErrorName::ResourceNotFound,
        ErrorName::LimitExceeded,
    ],
};

pub(crate) static RPC_DISCOVER: MethodEntry =
    MethodEntry { name: "rpc.discover", required: 0, is_read: true, errors: &[] };

pub(crate) static RPC_MODULES: MethodEntry =
    MethodEntry { name: "rpc_modules", required: 0, is_read: true, errors: &[] };

pub(crate) static TRACE_BLOCK: MethodEntry = MethodEntry {
    name: "trace_block",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::TraceFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static TRACE_CALL: MethodEntry = MethodEntry {
    name: "trace_call",
    required: 2,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ExecutionFailed,
        ErrorName::ChainIdMismatch,
        ErrorName::ConflictingFees,
        ErrorName::HeaderNotFound,
        ErrorName::HeaderForHashNotFound,
        ErrorName::InsufficientFundsForTransfer,
        ErrorName::TraceFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static TRACE_CALL_MANY: MethodEntry = MethodEntry {
    name: "trace_callMany",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ExecutionFailed,
        ErrorName::ChainIdMismatch,
        ErrorName::ConflictingFees,
        ErrorName::HeaderNotFound,
        ErrorName::HeaderForHashNotFound,
        ErrorName::InsufficientFundsForTransfer,
        ErrorName::TraceFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static TRACE_FILTER: MethodEntry = MethodEntry {
    name: "trace_filter",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::InvalidBlockRange,
        ErrorName::BlockRangeBeyondHead,
        ErrorName::BlocksNotIndexed,
        ErrorName::AddressIndexOff,
        ErrorName::TraceFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static TRACE_GET: MethodEntry = MethodEntry {
    name: "trace_get",
    required: 2,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::TraceFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static TRACE_RAW_TRANSACTION: MethodEntry = MethodEntry {
    name: "trace_rawTransaction",
    required: 2,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::TransactionRejected,
        ErrorName::ExecutionFailed,
        ErrorName::ChainIdMismatch,
        ErrorName::ConflictingFees,
        ErrorName::HeaderNotFound,
        ErrorName::HeaderForHashNotFound,
        ErrorName::InsufficientFundsForTransfer,
        ErrorName::TraceFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static TRACE_REPLAY_BLOCK_TRANSACTIONS: MethodEntry = MethodEntry {
    name: "trace_replayBlockTransactions",
    required: 2,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::TraceFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static TRACE_REPLAY_TRANSACTION: MethodEntry = MethodEntry {
    name: "trace_replayTransaction",
    required: 2,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::ResourceNotFound,
        ErrorName::TraceFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static TRACE_TRANSACTION: MethodEntry = MethodEntry {
    name: "trace_transaction",
    required: 1,
    is_read: true,
    errors: &[
        ErrorName::InvalidParams,
        ErrorName::TraceFailed,
        ErrorName::FeatureNotSupported,
        ErrorName::LimitExceeded,
        ErrorName::ResponseTooLarge,
        ErrorName::RequestTimedOut,
        ErrorName::HistoryPruned,
        ErrorName::HistoryNotKept,
        ErrorName::NodeUnavailable,
    ],
};

pub(crate) static TXPOOL_CONTENT: MethodEntry =
    MethodEntry { name: "txpool_content", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static TXPOOL_CONTENT_FROM: MethodEntry = MethodEntry {
    name: "txpool_contentFrom",
    required: 1,
    is_read: true,
    errors: &[ErrorName::InvalidParams, ErrorName::NodeUnavailable],
};

pub(crate) static TXPOOL_INSPECT: MethodEntry =
    MethodEntry { name: "txpool_inspect", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static TXPOOL_STATUS: MethodEntry =
    MethodEntry { name: "txpool_status", required: 0, is_read: true, errors: &[ErrorName::NodeUnavailable] };

pub(crate) static WEB3_CLIENT_VERSION: MethodEntry =
    MethodEntry { name: "web3_clientVersion", required: 0, is_read: true, errors: &[] };

pub(crate) static WEB3_SHA3: MethodEntry =
    MethodEntry { name: "web3_sha3", required: 1, is_read: true, errors: &[ErrorName::InvalidParams] };
