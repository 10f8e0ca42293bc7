// Generated from openrpc.json by `npm run generate`. Do not edit.

//! Calls that are added to a batch, by namespace.

use std::collections::BTreeMap;

use alloy_primitives::{Address, B256, Bytes, U64, U256};
use serde_json::Value;

use crate::batch::{Batch, Entry};
use crate::error::Result;
use crate::methods as entries;
use crate::params::Params;
use crate::types::*;

impl Batch {
    /// The namespace `admin`.
    pub fn admin(&mut self) -> Admin<'_> {
        Admin { batch: self }
    }

    /// The namespace `anvil`.
    pub fn anvil(&mut self) -> Anvil<'_> {
        Anvil { batch: self }
    }

    /// The namespace `debug`.
    pub fn debug(&mut self) -> Debug<'_> {
        Debug { batch: self }
    }

    /// The namespace `erigon`.
    pub fn erigon(&mut self) -> Erigon<'_> {
        Erigon { batch: self }
    }

    /// The namespace `eth`.
    pub fn eth(&mut self) -> Eth<'_> {
        Eth { batch: self }
    }

    /// The namespace `evm`.
    pub fn evm(&mut self) -> Evm<'_> {
        Evm { batch: self }
    }

    /// The namespace `halley`.
    pub fn halley(&mut self) -> Halley<'_> {
        Halley { batch: self }
    }

    /// The namespace `hardhat`.
    pub fn hardhat(&mut self) -> Hardhat<'_> {
        Hardhat { batch: self }
    }

    /// The namespace `miner`.
    pub fn miner(&mut self) -> Miner<'_> {
        Miner { batch: self }
    }

    /// The namespace `net`.
    pub fn net(&mut self) -> Net<'_> {
        Net { batch: self }
    }

    /// The namespace `ots`.
    pub fn ots(&mut self) -> Ots<'_> {
        Ots { batch: self }
    }

    /// The namespace `personal`.
    pub fn personal(&mut self) -> Personal<'_> {
        Personal { batch: self }
    }

    /// The namespace `rpc`.
    pub fn rpc(&mut self) -> Rpc<'_> {
        Rpc { batch: self }
    }

    /// The namespace `trace`.
    pub fn trace(&mut self) -> Trace<'_> {
        Trace { batch: self }
    }

    /// The namespace `txpool`.
    pub fn txpool(&mut self) -> Txpool<'_> {
        Txpool { batch: self }
    }

    /// The namespace `web3`.
    pub fn web3(&mut self) -> Web3<'_> {
        Web3 { batch: self }
    }
}

/// Adds calls of the namespace `admin`.
pub struct Admin<'a> {
    batch: &'a mut Batch,
}

impl Admin<'_> {
    /// Adds a call of `admin_addPeer`: see [`add_peer`](crate::namespaces::Admin::add_peer).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn add_peer(&mut self, address: &str) -> Result<Entry<bool>> {
        let mut params = Params::new(&entries::ADMIN_ADD_PEER);
        params.push(address)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `admin_datadir`: see [`datadir`](crate::namespaces::Admin::datadir).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn datadir(&mut self) -> Result<Entry<String>> {
        let params = Params::new(&entries::ADMIN_DATADIR);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `admin_nodeInfo`: see [`node_info`](crate::namespaces::Admin::node_info).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn node_info(&mut self) -> Result<Entry<NetworkNodeInfo>> {
        let params = Params::new(&entries::ADMIN_NODE_INFO);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `admin_peers`: see [`peers`](crate::namespaces::Admin::peers).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn peers(&mut self) -> Result<Entry<Vec<PeerInfo>>> {
        let params = Params::new(&entries::ADMIN_PEERS);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `admin_startRPC`: see [`start_rpc`](crate::namespaces::Admin::start_rpc).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn start_rpc(
        &mut self,
        host: Option<&str>,
        port: Option<i64>,
        cors: Option<&str>,
        apis: Option<&str>,
        vhosts: Option<&str>,
    ) -> Result<Entry<bool>> {
        let mut params = Params::new(&entries::ADMIN_START_RPC);
        params.push(&host)?;
        params.push(&port)?;
        params.push(&cors)?;
        params.push(&apis)?;
        params.push(&vhosts)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `admin_startWS`: see [`start_ws`](crate::namespaces::Admin::start_ws).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn start_ws(
        &mut self,
        host: Option<&str>,
        port: Option<i64>,
        origins: Option<&str>,
        apis: Option<&str>,
    ) -> Result<Entry<bool>> {
        let mut params = Params::new(&entries::ADMIN_START_WS);
        params.push(&host)?;
        params.push(&port)?;
        params.push(&origins)?;
        params.push(&apis)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `admin_stopRPC`: see [`stop_rpc`](crate::namespaces::Admin::stop_rpc).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn stop_rpc(&mut self) -> Result<Entry<bool>> {
        let params = Params::new(&entries::ADMIN_STOP_RPC);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `admin_stopWS`: see [`stop_ws`](crate::namespaces::Admin::stop_ws).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn stop_ws(&mut self) -> Result<Entry<bool>> {
        let params = Params::new(&entries::ADMIN_STOP_WS);
        Ok(self.batch.add(params))
    }
}

/// Adds calls of the namespace `anvil`.
pub struct Anvil<'a> {
    batch: &'a mut Batch,
}

impl Anvil<'_> {
    /// Adds a call of `anvil_addBalance`: see [`add_balance`](crate::namespaces::Anvil::add_balance).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn add_balance(&mut self, address: Address, amount: U256) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_ADD_BALANCE);
        params.push(&address)?;
        params.push(&amount)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_autoImpersonateAccount`: see [`auto_impersonate_account`](crate::namespaces::Anvil::auto_impersonate_account).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn auto_impersonate_account(&mut self, enabled: bool) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_AUTO_IMPERSONATE_ACCOUNT);
        params.push(&enabled)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_dealERC20`: see [`deal_erc20`](crate::namespaces::Anvil::deal_erc20).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn deal_erc20(&mut self, address: Address, token: Address, amount: U256) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_DEAL_ERC20);
        params.push(&address)?;
        params.push(&token)?;
        params.push(&amount)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_dropAllTransactions`: see [`drop_all_transactions`](crate::namespaces::Anvil::drop_all_transactions).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn drop_all_transactions(&mut self) -> Result<Entry<Value>> {
        let params = Params::new(&entries::ANVIL_DROP_ALL_TRANSACTIONS);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_dropTransaction`: see [`drop_transaction`](crate::namespaces::Anvil::drop_transaction).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn drop_transaction(&mut self, transaction_hash: B256) -> Result<Entry<Option<B256>>> {
        let mut params = Params::new(&entries::ANVIL_DROP_TRANSACTION);
        params.push(&transaction_hash)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_dumpState`: see [`dump_state`](crate::namespaces::Anvil::dump_state).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn dump_state(&mut self, preserve_historical_states: Option<bool>) -> Result<Entry<Bytes>> {
        let mut params = Params::new(&entries::ANVIL_DUMP_STATE);
        params.push(&preserve_historical_states)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_getAutomine`: see [`get_automine`](crate::namespaces::Anvil::get_automine).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_automine(&mut self) -> Result<Entry<bool>> {
        let params = Params::new(&entries::ANVIL_GET_AUTOMINE);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_getGenesisTime`: see [`get_genesis_time`](crate::namespaces::Anvil::get_genesis_time).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_genesis_time(&mut self) -> Result<Entry<i64>> {
        let params = Params::new(&entries::ANVIL_GET_GENESIS_TIME);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_getIntervalMining`: see [`get_interval_mining`](crate::namespaces::Anvil::get_interval_mining).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_interval_mining(&mut self) -> Result<Entry<Option<f64>>> {
        let params = Params::new(&entries::ANVIL_GET_INTERVAL_MINING);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_impersonateAccount`: see [`impersonate_account`](crate::namespaces::Anvil::impersonate_account).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn impersonate_account(&mut self, address: Address) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_IMPERSONATE_ACCOUNT);
        params.push(&address)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_loadState`: see [`load_state`](crate::namespaces::Anvil::load_state).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn load_state(&mut self, state: &Bytes) -> Result<Entry<bool>> {
        let mut params = Params::new(&entries::ANVIL_LOAD_STATE);
        params.push(state)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_metadata`: see [`metadata`](crate::namespaces::Anvil::metadata).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn metadata(&mut self) -> Result<Entry<DevelopmentMetadata>> {
        let params = Params::new(&entries::ANVIL_METADATA);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_mine`: see [`mine`](crate::namespaces::Anvil::mine).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn mine(&mut self, blocks: Option<U256>, interval: Option<U256>) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_MINE);
        params.push(&blocks)?;
        params.push(&interval)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_nodeInfo`: see [`node_info`](crate::namespaces::Anvil::node_info).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn node_info(&mut self) -> Result<Entry<DevelopmentNodeInfo>> {
        let params = Params::new(&entries::ANVIL_NODE_INFO);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_removeBlockTimestampInterval`: see [`remove_block_timestamp_interval`](crate::namespaces::Anvil::remove_block_timestamp_interval).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn remove_block_timestamp_interval(&mut self) -> Result<Entry<bool>> {
        let params = Params::new(&entries::ANVIL_REMOVE_BLOCK_TIMESTAMP_INTERVAL);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_removePoolTransactions`: see [`remove_pool_transactions`](crate::namespaces::Anvil::remove_pool_transactions).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn remove_pool_transactions(&mut self, address: Address) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_REMOVE_POOL_TRANSACTIONS);
        params.push(&address)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_reorg`: see [`reorg`](crate::namespaces::Anvil::reorg).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn reorg(
        &mut self,
        depth: U256,
        tx_block_pairs: Option<&[Vec<TransactionObjectOrBytesOrInteger>]>,
    ) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_REORG);
        params.push(&depth)?;
        params.push(&tx_block_pairs)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_reset`: see [`reset`](crate::namespaces::Anvil::reset).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn reset(&mut self, options: Option<&ResetOptions>) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_RESET);
        params.push(&options)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_rollback`: see [`rollback`](crate::namespaces::Anvil::rollback).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn rollback(&mut self, depth: Option<U256>) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_ROLLBACK);
        params.push(&depth)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_setBalance`: see [`set_balance`](crate::namespaces::Anvil::set_balance).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_balance(&mut self, address: Address, balance: U256) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_SET_BALANCE);
        params.push(&address)?;
        params.push(&balance)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_setBlockTimestampInterval`: see [`set_block_timestamp_interval`](crate::namespaces::Anvil::set_block_timestamp_interval).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_block_timestamp_interval(&mut self, seconds: U256) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_SET_BLOCK_TIMESTAMP_INTERVAL);
        params.push(&seconds)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_setChainId`: see [`set_chain_id`](crate::namespaces::Anvil::set_chain_id).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_chain_id(&mut self, chain_id: U256) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_SET_CHAIN_ID);
        params.push(&chain_id)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_setCode`: see [`set_code`](crate::namespaces::Anvil::set_code).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_code(&mut self, address: Address, code: &Bytes) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_SET_CODE);
        params.push(&address)?;
        params.push(code)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_setCoinbase`: see [`set_coinbase`](crate::namespaces::Anvil::set_coinbase).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_coinbase(&mut self, address: Address) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_SET_COINBASE);
        params.push(&address)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_setERC20Allowance`: see [`set_erc20_allowance`](crate::namespaces::Anvil::set_erc20_allowance).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_erc20_allowance(
        &mut self,
        owner: Address,
        spender: Address,
        token: Address,
        amount: U256,
    ) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_SET_ERC20_ALLOWANCE);
        params.push(&owner)?;
        params.push(&spender)?;
        params.push(&token)?;
        params.push(&amount)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_setLoggingEnabled`: see [`set_logging_enabled`](crate::namespaces::Anvil::set_logging_enabled).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_logging_enabled(&mut self, enabled: bool) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_SET_LOGGING_ENABLED);
        params.push(&enabled)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_setMinGasPrice`: see [`set_min_gas_price`](crate::namespaces::Anvil::set_min_gas_price).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_min_gas_price(&mut self, price: U256) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_SET_MIN_GAS_PRICE);
        params.push(&price)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_setNextBlockBaseFeePerGas`: see [`set_next_block_base_fee_per_gas`](crate::namespaces::Anvil::set_next_block_base_fee_per_gas).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_next_block_base_fee_per_gas(&mut self, base_fee: U256) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_SET_NEXT_BLOCK_BASE_FEE_PER_GAS);
        params.push(&base_fee)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_setNonce`: see [`set_nonce`](crate::namespaces::Anvil::set_nonce).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_nonce(&mut self, address: Address, nonce: U256) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_SET_NONCE);
        params.push(&address)?;
        params.push(&nonce)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_setRpcUrl`: see [`set_rpc_url`](crate::namespaces::Anvil::set_rpc_url).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_rpc_url(&mut self, url: &str) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_SET_RPC_URL);
        params.push(url)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_setStorageAt`: see [`set_storage_at`](crate::namespaces::Anvil::set_storage_at).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_storage_at(&mut self, address: Address, position: U256, value: B256) -> Result<Entry<bool>> {
        let mut params = Params::new(&entries::ANVIL_SET_STORAGE_AT);
        params.push(&address)?;
        params.push(&position)?;
        params.push(&value)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `anvil_stopImpersonatingAccount`: see [`stop_impersonating_account`](crate::namespaces::Anvil::stop_impersonating_account).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn stop_impersonating_account(&mut self, address: Address) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ANVIL_STOP_IMPERSONATING_ACCOUNT);
        params.push(&address)?;
        Ok(self.batch.add(params))
    }
}

/// Adds calls of the namespace `debug`.
pub struct Debug<'a> {
    batch: &'a mut Batch,
}

impl Debug<'_> {
    /// Adds a call of `debug_blockProfile`: see [`block_profile`](crate::namespaces::Debug::block_profile).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn block_profile(&mut self, file: &str, seconds: U64) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::DEBUG_BLOCK_PROFILE);
        params.push(file)?;
        params.push(&seconds)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_cpuProfile`: see [`cpu_profile`](crate::namespaces::Debug::cpu_profile).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn cpu_profile(&mut self, file: &str, seconds: U64) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::DEBUG_CPU_PROFILE);
        params.push(file)?;
        params.push(&seconds)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_freeOSMemory`: see [`free_os_memory`](crate::namespaces::Debug::free_os_memory).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn free_os_memory(&mut self) -> Result<Entry<Value>> {
        let params = Params::new(&entries::DEBUG_FREE_OS_MEMORY);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_gcStats`: see [`gc_stats`](crate::namespaces::Debug::gc_stats).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn gc_stats(&mut self) -> Result<Entry<GcStatistics>> {
        let params = Params::new(&entries::DEBUG_GC_STATS);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_getBlockRlp`: see [`get_block_rlp`](crate::namespaces::Debug::get_block_rlp).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_block_rlp(&mut self, block_number: U64) -> Result<Entry<Bytes>> {
        let mut params = Params::new(&entries::DEBUG_GET_BLOCK_RLP);
        params.push(&block_number)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_getHeaderRlp`: see [`get_header_rlp`](crate::namespaces::Debug::get_header_rlp).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_header_rlp(&mut self, block_number: U64) -> Result<Entry<Bytes>> {
        let mut params = Params::new(&entries::DEBUG_GET_HEADER_RLP);
        params.push(&block_number)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_getRawBlock`: see [`get_raw_block`](crate::namespaces::Debug::get_raw_block).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_raw_block(&mut self, block: BlockParameter) -> Result<Entry<Bytes>> {
        let mut params = Params::new(&entries::DEBUG_GET_RAW_BLOCK);
        params.push(&block)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_getRawHeader`: see [`get_raw_header`](crate::namespaces::Debug::get_raw_header).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_raw_header(&mut self, block: BlockParameter) -> Result<Entry<Bytes>> {
        let mut params = Params::new(&entries::DEBUG_GET_RAW_HEADER);
        params.push(&block)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_getRawReceipts`: see [`get_raw_receipts`](crate::namespaces::Debug::get_raw_receipts).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_raw_receipts(&mut self, block: BlockParameter) -> Result<Entry<Option<Vec<Bytes>>>> {
        let mut params = Params::new(&entries::DEBUG_GET_RAW_RECEIPTS);
        params.push(&block)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_getRawTransaction`: see [`get_raw_transaction`](crate::namespaces::Debug::get_raw_transaction).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_raw_transaction(&mut self, transaction_hash: B256) -> Result<Entry<Bytes>> {
        let mut params = Params::new(&entries::DEBUG_GET_RAW_TRANSACTION);
        params.push(&transaction_hash)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_goTrace`: see [`go_trace`](crate::namespaces::Debug::go_trace).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn go_trace(&mut self, file: &str, seconds: U64) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::DEBUG_GO_TRACE);
        params.push(file)?;
        params.push(&seconds)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_memStats`: see [`mem_stats`](crate::namespaces::Debug::mem_stats).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn mem_stats(&mut self) -> Result<Entry<MemoryStatistics>> {
        let params = Params::new(&entries::DEBUG_MEM_STATS);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_mutexProfile`: see [`mutex_profile`](crate::namespaces::Debug::mutex_profile).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn mutex_profile(&mut self, file: &str, seconds: U64) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::DEBUG_MUTEX_PROFILE);
        params.push(file)?;
        params.push(&seconds)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_printBlock`: see [`print_block`](crate::namespaces::Debug::print_block).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn print_block(&mut self, block_number: U64) -> Result<Entry<String>> {
        let mut params = Params::new(&entries::DEBUG_PRINT_BLOCK);
        params.push(&block_number)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_setBlockProfileRate`: see [`set_block_profile_rate`](crate::namespaces::Debug::set_block_profile_rate).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_block_profile_rate(&mut self, rate: i64) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::DEBUG_SET_BLOCK_PROFILE_RATE);
        params.push(&rate)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_setGCPercent`: see [`set_gc_percent`](crate::namespaces::Debug::set_gc_percent).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_gc_percent(&mut self, percent: i64) -> Result<Entry<i64>> {
        let mut params = Params::new(&entries::DEBUG_SET_GC_PERCENT);
        params.push(&percent)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_setMutexProfileFraction`: see [`set_mutex_profile_fraction`](crate::namespaces::Debug::set_mutex_profile_fraction).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_mutex_profile_fraction(&mut self, rate: i64) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::DEBUG_SET_MUTEX_PROFILE_FRACTION);
        params.push(&rate)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_stacks`: see [`stacks`](crate::namespaces::Debug::stacks).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn stacks(&mut self, filter: Option<&str>) -> Result<Entry<String>> {
        let mut params = Params::new(&entries::DEBUG_STACKS);
        params.push(&filter)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_startCPUProfile`: see [`start_cpu_profile`](crate::namespaces::Debug::start_cpu_profile).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn start_cpu_profile(&mut self, file: &str) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::DEBUG_START_CPU_PROFILE);
        params.push(file)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_startGoTrace`: see [`start_go_trace`](crate::namespaces::Debug::start_go_trace).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn start_go_trace(&mut self, file: &str) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::DEBUG_START_GO_TRACE);
        params.push(file)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_stopCPUProfile`: see [`stop_cpu_profile`](crate::namespaces::Debug::stop_cpu_profile).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn stop_cpu_profile(&mut self) -> Result<Entry<Value>> {
        let params = Params::new(&entries::DEBUG_STOP_CPU_PROFILE);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_stopGoTrace`: see [`stop_go_trace`](crate::namespaces::Debug::stop_go_trace).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn stop_go_trace(&mut self) -> Result<Entry<Value>> {
        let params = Params::new(&entries::DEBUG_STOP_GO_TRACE);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_storageRangeAt`: see [`storage_range_at`](crate::namespaces::Debug::storage_range_at).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn storage_range_at(
        &mut self,
        block: BlockParameter,
        transaction_index: U64,
        address: Address,
        key_start: &Bytes,
        limit: U64,
    ) -> Result<Entry<StorageRangeResult>> {
        let mut params = Params::new(&entries::DEBUG_STORAGE_RANGE_AT);
        params.push(&block)?;
        params.push(&transaction_index)?;
        params.push(&address)?;
        params.push(key_start)?;
        params.push(&limit)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_traceBlock`: see [`trace_block`](crate::namespaces::Debug::trace_block).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn trace_block(&mut self, block: &Bytes, config: Option<&TraceConfig>) -> Result<Entry<Vec<TransactionTrace>>> {
        let mut params = Params::new(&entries::DEBUG_TRACE_BLOCK);
        params.push(block)?;
        params.push(&config)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_traceBlockByHash`: see [`trace_block_by_hash`](crate::namespaces::Debug::trace_block_by_hash).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn trace_block_by_hash(
        &mut self,
        block_hash: B256,
        config: Option<&TraceConfig>,
    ) -> Result<Entry<Vec<TransactionTrace>>> {
        let mut params = Params::new(&entries::DEBUG_TRACE_BLOCK_BY_HASH);
        params.push(&block_hash)?;
        params.push(&config)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_traceBlockByNumber`: see [`trace_block_by_number`](crate::namespaces::Debug::trace_block_by_number).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn trace_block_by_number(
        &mut self,
        block: BlockNumberOrTag,
        config: Option<&TraceConfig>,
    ) -> Result<Entry<Vec<TransactionTrace>>> {
        let mut params = Params::new(&entries::DEBUG_TRACE_BLOCK_BY_NUMBER);
        params.push(&block)?;
        params.push(&config)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_traceCall`: see [`trace_call`](crate::namespaces::Debug::trace_call).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn trace_call(
        &mut self,
        call: &CallObject,
        block: Option<BlockParameter>,
        config: Option<&TraceCallConfig>,
    ) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::DEBUG_TRACE_CALL);
        params.push(call)?;
        params.push(&block)?;
        params.push(&config)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_traceCallMany`: see [`trace_call_many`](crate::namespaces::Debug::trace_call_many).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn trace_call_many(
        &mut self,
        bundles: &[CallBundle],
        state_context: Option<&CallStateContext>,
        config: Option<&TraceCallConfig>,
    ) -> Result<Entry<Vec<Vec<Value>>>> {
        let mut params = Params::new(&entries::DEBUG_TRACE_CALL_MANY);
        params.push(bundles)?;
        params.push(&state_context)?;
        params.push(&config)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_traceTransaction`: see [`trace_transaction`](crate::namespaces::Debug::trace_transaction).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn trace_transaction(&mut self, transaction_hash: B256, config: Option<&TraceConfig>) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::DEBUG_TRACE_TRANSACTION);
        params.push(&transaction_hash)?;
        params.push(&config)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_verbosity`: see [`verbosity`](crate::namespaces::Debug::verbosity).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn verbosity(&mut self, level: i64) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::DEBUG_VERBOSITY);
        params.push(&level)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_vmodule`: see [`vmodule`](crate::namespaces::Debug::vmodule).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn vmodule(&mut self, pattern: &str) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::DEBUG_VMODULE);
        params.push(pattern)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_writeBlockProfile`: see [`write_block_profile`](crate::namespaces::Debug::write_block_profile).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn write_block_profile(&mut self, file: &str) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::DEBUG_WRITE_BLOCK_PROFILE);
        params.push(file)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_writeMemProfile`: see [`write_mem_profile`](crate::namespaces::Debug::write_mem_profile).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn write_mem_profile(&mut self, file: &str) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::DEBUG_WRITE_MEM_PROFILE);
        params.push(file)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `debug_writeMutexProfile`: see [`write_mutex_profile`](crate::namespaces::Debug::write_mutex_profile).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn write_mutex_profile(&mut self, file: &str) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::DEBUG_WRITE_MUTEX_PROFILE);
        params.push(file)?;
        Ok(self.batch.add(params))
    }
}

/// Adds calls of the namespace `erigon`.
pub struct Erigon<'a> {
    batch: &'a mut Batch,
}

impl Erigon<'_> {
    /// Adds a call of `erigon_getHeaderByNumber`: see [`get_header_by_number`](crate::namespaces::Erigon::get_header_by_number).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_header_by_number(&mut self, block_number: NumberOrTag) -> Result<Entry<Option<HeaderOrPendingHeader>>> {
        let mut params = Params::new(&entries::ERIGON_GET_HEADER_BY_NUMBER);
        params.push(&block_number)?;
        Ok(self.batch.add(params))
    }
}

/// Adds calls of the namespace `eth`.
pub struct Eth<'a> {
    batch: &'a mut Batch,
}

impl Eth<'_> {
    /// Adds a call of `eth_accounts`: see [`accounts`](crate::namespaces::Eth::accounts).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn accounts(&mut self) -> Result<Entry<Vec<Address>>> {
        let params = Params::new(&entries::ETH_ACCOUNTS);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_baseFee`: see [`base_fee`](crate::namespaces::Eth::base_fee).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn base_fee(&mut self) -> Result<Entry<Option<U256>>> {
        let params = Params::new(&entries::ETH_BASE_FEE);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_blobBaseFee`: see [`blob_base_fee`](crate::namespaces::Eth::blob_base_fee).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn blob_base_fee(&mut self) -> Result<Entry<U256>> {
        let params = Params::new(&entries::ETH_BLOB_BASE_FEE);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_blockNumber`: see [`block_number`](crate::namespaces::Eth::block_number).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn block_number(&mut self) -> Result<Entry<U256>> {
        let params = Params::new(&entries::ETH_BLOCK_NUMBER);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_call`: see [`call`](crate::namespaces::Eth::call).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn call(
        &mut self,
        call: &CallObject,
        block: Option<BlockParameter>,
        state_overrides: Option<&BTreeMap<Address, AccountOverride>>,
        block_overrides: Option<&BlockOverrides>,
    ) -> Result<Entry<Bytes>> {
        let mut params = Params::new(&entries::ETH_CALL);
        params.push(call)?;
        params.push(&block)?;
        params.push(&state_overrides)?;
        params.push(&block_overrides)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_capabilities`: see [`capabilities`](crate::namespaces::Eth::capabilities).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn capabilities(&mut self) -> Result<Entry<Capabilities>> {
        let params = Params::new(&entries::ETH_CAPABILITIES);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_chainId`: see [`chain_id`](crate::namespaces::Eth::chain_id).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn chain_id(&mut self) -> Result<Entry<U256>> {
        let params = Params::new(&entries::ETH_CHAIN_ID);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_coinbase`: see [`coinbase`](crate::namespaces::Eth::coinbase).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn coinbase(&mut self) -> Result<Entry<Address>> {
        let params = Params::new(&entries::ETH_COINBASE);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_config`: see [`config`](crate::namespaces::Eth::config).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn config(&mut self) -> Result<Entry<Config>> {
        let params = Params::new(&entries::ETH_CONFIG);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_createAccessList`: see [`create_access_list`](crate::namespaces::Eth::create_access_list).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn create_access_list(
        &mut self,
        call: &CallObject,
        block: Option<BlockParameter>,
        state_overrides: Option<&BTreeMap<Address, AccountOverride>>,
    ) -> Result<Entry<AccessListResult>> {
        let mut params = Params::new(&entries::ETH_CREATE_ACCESS_LIST);
        params.push(call)?;
        params.push(&block)?;
        params.push(&state_overrides)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_estimateGas`: see [`estimate_gas`](crate::namespaces::Eth::estimate_gas).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn estimate_gas(
        &mut self,
        call: &CallObject,
        block: Option<BlockParameter>,
        state_overrides: Option<&BTreeMap<Address, AccountOverride>>,
        block_overrides: Option<&BlockOverrides>,
    ) -> Result<Entry<U256>> {
        let mut params = Params::new(&entries::ETH_ESTIMATE_GAS);
        params.push(call)?;
        params.push(&block)?;
        params.push(&state_overrides)?;
        params.push(&block_overrides)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_feeHistory`: see [`fee_history`](crate::namespaces::Eth::fee_history).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn fee_history(
        &mut self,
        block_count: U64,
        newest_block: BlockNumberOrTag,
        reward_percentiles: Option<&[f64]>,
    ) -> Result<Entry<FeeHistory>> {
        let mut params = Params::new(&entries::ETH_FEE_HISTORY);
        params.push(&block_count)?;
        params.push(&newest_block)?;
        params.push(&reward_percentiles)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_fillTransaction`: see [`fill_transaction`](crate::namespaces::Eth::fill_transaction).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn fill_transaction(&mut self, transaction: &TransactionToFill) -> Result<Entry<FilledTransaction>> {
        let mut params = Params::new(&entries::ETH_FILL_TRANSACTION);
        params.push(transaction)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_gasPrice`: see [`gas_price`](crate::namespaces::Eth::gas_price).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn gas_price(&mut self) -> Result<Entry<U256>> {
        let params = Params::new(&entries::ETH_GAS_PRICE);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getAccount`: see [`get_account`](crate::namespaces::Eth::get_account).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_account(&mut self, address: Address, block: Option<BlockParameter>) -> Result<Entry<AccountState>> {
        let mut params = Params::new(&entries::ETH_GET_ACCOUNT);
        params.push(&address)?;
        params.push(&block)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getAccountInfo`: see [`get_account_info`](crate::namespaces::Eth::get_account_info).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_account_info(&mut self, address: Address, block: Option<BlockParameter>) -> Result<Entry<AccountInfo>> {
        let mut params = Params::new(&entries::ETH_GET_ACCOUNT_INFO);
        params.push(&address)?;
        params.push(&block)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getBalance`: see [`get_balance`](crate::namespaces::Eth::get_balance).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_balance(&mut self, address: Address, block: Option<BlockParameter>) -> Result<Entry<U256>> {
        let mut params = Params::new(&entries::ETH_GET_BALANCE);
        params.push(&address)?;
        params.push(&block)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getBlockByHash`: see [`get_block_by_hash`](crate::namespaces::Eth::get_block_by_hash).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_block_by_hash(
        &mut self,
        block_hash: B256,
        full_transactions: Option<bool>,
    ) -> Result<Entry<Option<Block>>> {
        let mut params = Params::new(&entries::ETH_GET_BLOCK_BY_HASH);
        params.push(&block_hash)?;
        params.push(&full_transactions)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getBlockByNumber`: see [`get_block_by_number`](crate::namespaces::Eth::get_block_by_number).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_block_by_number(
        &mut self,
        block_number: BlockNumberOrTag,
        full_transactions: Option<bool>,
    ) -> Result<Entry<Option<BlockOrPendingBlock>>> {
        let mut params = Params::new(&entries::ETH_GET_BLOCK_BY_NUMBER);
        params.push(&block_number)?;
        params.push(&full_transactions)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getBlockReceipts`: see [`get_block_receipts`](crate::namespaces::Eth::get_block_receipts).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_block_receipts(&mut self, block: BlockParameter) -> Result<Entry<Option<Vec<Receipt>>>> {
        let mut params = Params::new(&entries::ETH_GET_BLOCK_RECEIPTS);
        params.push(&block)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getBlockTransactionCountByHash`: see [`get_block_transaction_count_by_hash`](crate::namespaces::Eth::get_block_transaction_count_by_hash).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_block_transaction_count_by_hash(&mut self, block_hash: B256) -> Result<Entry<Option<U256>>> {
        let mut params = Params::new(&entries::ETH_GET_BLOCK_TRANSACTION_COUNT_BY_HASH);
        params.push(&block_hash)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getBlockTransactionCountByNumber`: see [`get_block_transaction_count_by_number`](crate::namespaces::Eth::get_block_transaction_count_by_number).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_block_transaction_count_by_number(
        &mut self,
        block_number: BlockNumberOrTag,
    ) -> Result<Entry<Option<U256>>> {
        let mut params = Params::new(&entries::ETH_GET_BLOCK_TRANSACTION_COUNT_BY_NUMBER);
        params.push(&block_number)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getCode`: see [`get_code`](crate::namespaces::Eth::get_code).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_code(&mut self, address: Address, block: Option<BlockParameter>) -> Result<Entry<Bytes>> {
        let mut params = Params::new(&entries::ETH_GET_CODE);
        params.push(&address)?;
        params.push(&block)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getCompilers`: see [`get_compilers`](crate::namespaces::Eth::get_compilers).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_compilers(&mut self) -> Result<Entry<Vec<String>>> {
        let params = Params::new(&entries::ETH_GET_COMPILERS);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getFilterChanges`: see [`get_filter_changes`](crate::namespaces::Eth::get_filter_changes).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_filter_changes(&mut self, filter_id: &str) -> Result<Entry<Vec<LogOrHash>>> {
        let mut params = Params::new(&entries::ETH_GET_FILTER_CHANGES);
        params.push(filter_id)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getFilterLogs`: see [`get_filter_logs`](crate::namespaces::Eth::get_filter_logs).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_filter_logs(&mut self, filter_id: &str) -> Result<Entry<Vec<Log>>> {
        let mut params = Params::new(&entries::ETH_GET_FILTER_LOGS);
        params.push(filter_id)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getHeaderByHash`: see [`get_header_by_hash`](crate::namespaces::Eth::get_header_by_hash).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_header_by_hash(&mut self, block_hash: B256) -> Result<Entry<Option<Header>>> {
        let mut params = Params::new(&entries::ETH_GET_HEADER_BY_HASH);
        params.push(&block_hash)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getHeaderByNumber`: see [`get_header_by_number`](crate::namespaces::Eth::get_header_by_number).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_header_by_number(
        &mut self,
        block_number: BlockNumberOrTag,
    ) -> Result<Entry<Option<HeaderOrPendingHeader>>> {
        let mut params = Params::new(&entries::ETH_GET_HEADER_BY_NUMBER);
        params.push(&block_number)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getLogs`: see [`get_logs`](crate::namespaces::Eth::get_logs).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_logs(&mut self, filter: &Filter) -> Result<Entry<Vec<Log>>> {
        let mut params = Params::new(&entries::ETH_GET_LOGS);
        params.push(filter)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getProof`: see [`get_proof`](crate::namespaces::Eth::get_proof).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_proof(
        &mut self,
        address: Address,
        positions: &[U256],
        block: Option<BlockParameter>,
    ) -> Result<Entry<Proof>> {
        let mut params = Params::new(&entries::ETH_GET_PROOF);
        params.push(&address)?;
        params.push(positions)?;
        params.push(&block)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getRawTransactionByBlockHashAndIndex`: see [`get_raw_transaction_by_block_hash_and_index`](crate::namespaces::Eth::get_raw_transaction_by_block_hash_and_index).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_raw_transaction_by_block_hash_and_index(
        &mut self,
        block_hash: B256,
        index: U64,
    ) -> Result<Entry<Option<Bytes>>> {
        let mut params = Params::new(&entries::ETH_GET_RAW_TRANSACTION_BY_BLOCK_HASH_AND_INDEX);
        params.push(&block_hash)?;
        params.push(&index)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getRawTransactionByBlockNumberAndIndex`: see [`get_raw_transaction_by_block_number_and_index`](crate::namespaces::Eth::get_raw_transaction_by_block_number_and_index).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_raw_transaction_by_block_number_and_index(
        &mut self,
        block_number: BlockNumberOrTag,
        index: U64,
    ) -> Result<Entry<Option<Bytes>>> {
        let mut params = Params::new(&entries::ETH_GET_RAW_TRANSACTION_BY_BLOCK_NUMBER_AND_INDEX);
        params.push(&block_number)?;
        params.push(&index)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getRawTransactionByHash`: see [`get_raw_transaction_by_hash`](crate::namespaces::Eth::get_raw_transaction_by_hash).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_raw_transaction_by_hash(&mut self, transaction_hash: B256) -> Result<Entry<Option<Bytes>>> {
        let mut params = Params::new(&entries::ETH_GET_RAW_TRANSACTION_BY_HASH);
        params.push(&transaction_hash)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getStorageAt`: see [`get_storage_at`](crate::namespaces::Eth::get_storage_at).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_storage_at(
        &mut self,
        address: Address,
        position: U256,
        block: Option<BlockParameter>,
    ) -> Result<Entry<B256>> {
        let mut params = Params::new(&entries::ETH_GET_STORAGE_AT);
        params.push(&address)?;
        params.push(&position)?;
        params.push(&block)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getStorageValues`: see [`get_storage_values`](crate::namespaces::Eth::get_storage_values).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_storage_values(
        &mut self,
        requests: &BTreeMap<Address, Vec<U256>>,
        block: Option<BlockParameter>,
    ) -> Result<Entry<BTreeMap<Address, Vec<B256>>>> {
        let mut params = Params::new(&entries::ETH_GET_STORAGE_VALUES);
        params.push(requests)?;
        params.push(&block)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getTransactionByBlockHashAndIndex`: see [`get_transaction_by_block_hash_and_index`](crate::namespaces::Eth::get_transaction_by_block_hash_and_index).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_transaction_by_block_hash_and_index(
        &mut self,
        block_hash: B256,
        index: U64,
    ) -> Result<Entry<Option<Transaction>>> {
        let mut params = Params::new(&entries::ETH_GET_TRANSACTION_BY_BLOCK_HASH_AND_INDEX);
        params.push(&block_hash)?;
        params.push(&index)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getTransactionByBlockNumberAndIndex`: see [`get_transaction_by_block_number_and_index`](crate::namespaces::Eth::get_transaction_by_block_number_and_index).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_transaction_by_block_number_and_index(
        &mut self,
        block_number: BlockNumberOrTag,
        index: U64,
    ) -> Result<Entry<Option<Transaction>>> {
        let mut params = Params::new(&entries::ETH_GET_TRANSACTION_BY_BLOCK_NUMBER_AND_INDEX);
        params.push(&block_number)?;
        params.push(&index)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getTransactionByHash`: see [`get_transaction_by_hash`](crate::namespaces::Eth::get_transaction_by_hash).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_transaction_by_hash(&mut self, transaction_hash: B256) -> Result<Entry<Option<Transaction>>> {
        let mut params = Params::new(&entries::ETH_GET_TRANSACTION_BY_HASH);
        params.push(&transaction_hash)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getTransactionBySenderAndNonce`: see [`get_transaction_by_sender_and_nonce`](crate::namespaces::Eth::get_transaction_by_sender_and_nonce).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_transaction_by_sender_and_nonce(
        &mut self,
        sender: Address,
        nonce: U64,
    ) -> Result<Entry<Option<Transaction>>> {
        let mut params = Params::new(&entries::ETH_GET_TRANSACTION_BY_SENDER_AND_NONCE);
        params.push(&sender)?;
        params.push(&nonce)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getTransactionCount`: see [`get_transaction_count`](crate::namespaces::Eth::get_transaction_count).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_transaction_count(&mut self, address: Address, block: Option<BlockParameter>) -> Result<Entry<U256>> {
        let mut params = Params::new(&entries::ETH_GET_TRANSACTION_COUNT);
        params.push(&address)?;
        params.push(&block)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getTransactionLogs`: see [`get_transaction_logs`](crate::namespaces::Eth::get_transaction_logs).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_transaction_logs(&mut self, transaction_hash: B256) -> Result<Entry<Option<Vec<Log>>>> {
        let mut params = Params::new(&entries::ETH_GET_TRANSACTION_LOGS);
        params.push(&transaction_hash)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getTransactionReceipt`: see [`get_transaction_receipt`](crate::namespaces::Eth::get_transaction_receipt).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_transaction_receipt(&mut self, transaction_hash: B256) -> Result<Entry<Option<Receipt>>> {
        let mut params = Params::new(&entries::ETH_GET_TRANSACTION_RECEIPT);
        params.push(&transaction_hash)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getUncleByBlockHashAndIndex`: see [`get_uncle_by_block_hash_and_index`](crate::namespaces::Eth::get_uncle_by_block_hash_and_index).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_uncle_by_block_hash_and_index(&mut self, block_hash: B256, uncle_index: U64) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ETH_GET_UNCLE_BY_BLOCK_HASH_AND_INDEX);
        params.push(&block_hash)?;
        params.push(&uncle_index)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getUncleByBlockNumberAndIndex`: see [`get_uncle_by_block_number_and_index`](crate::namespaces::Eth::get_uncle_by_block_number_and_index).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_uncle_by_block_number_and_index(
        &mut self,
        block_number: BlockNumberOrTag,
        uncle_index: U64,
    ) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::ETH_GET_UNCLE_BY_BLOCK_NUMBER_AND_INDEX);
        params.push(&block_number)?;
        params.push(&uncle_index)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getUncleCountByBlockHash`: see [`get_uncle_count_by_block_hash`](crate::namespaces::Eth::get_uncle_count_by_block_hash).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_uncle_count_by_block_hash(&mut self, block_hash: B256) -> Result<Entry<Option<U256>>> {
        let mut params = Params::new(&entries::ETH_GET_UNCLE_COUNT_BY_BLOCK_HASH);
        params.push(&block_hash)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_getUncleCountByBlockNumber`: see [`get_uncle_count_by_block_number`](crate::namespaces::Eth::get_uncle_count_by_block_number).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_uncle_count_by_block_number(&mut self, block_number: BlockNumberOrTag) -> Result<Entry<Option<U256>>> {
        let mut params = Params::new(&entries::ETH_GET_UNCLE_COUNT_BY_BLOCK_NUMBER);
        params.push(&block_number)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_hashrate`: see [`hashrate`](crate::namespaces::Eth::hashrate).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn hashrate(&mut self) -> Result<Entry<U256>> {
        let params = Params::new(&entries::ETH_HASHRATE);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_maxPriorityFeePerGas`: see [`max_priority_fee_per_gas`](crate::namespaces::Eth::max_priority_fee_per_gas).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn max_priority_fee_per_gas(&mut self) -> Result<Entry<U256>> {
        let params = Params::new(&entries::ETH_MAX_PRIORITY_FEE_PER_GAS);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_mining`: see [`mining`](crate::namespaces::Eth::mining).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn mining(&mut self) -> Result<Entry<bool>> {
        let params = Params::new(&entries::ETH_MINING);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_newBlockFilter`: see [`new_block_filter`](crate::namespaces::Eth::new_block_filter).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn new_block_filter(&mut self) -> Result<Entry<String>> {
        let params = Params::new(&entries::ETH_NEW_BLOCK_FILTER);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_newFilter`: see [`new_filter`](crate::namespaces::Eth::new_filter).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn new_filter(&mut self, filter: &Filter) -> Result<Entry<String>> {
        let mut params = Params::new(&entries::ETH_NEW_FILTER);
        params.push(filter)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_newPendingTransactionFilter`: see [`new_pending_transaction_filter`](crate::namespaces::Eth::new_pending_transaction_filter).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn new_pending_transaction_filter(&mut self) -> Result<Entry<String>> {
        let params = Params::new(&entries::ETH_NEW_PENDING_TRANSACTION_FILTER);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_pendingTransactions`: see [`pending_transactions`](crate::namespaces::Eth::pending_transactions).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn pending_transactions(&mut self) -> Result<Entry<Vec<Transaction>>> {
        let params = Params::new(&entries::ETH_PENDING_TRANSACTIONS);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_protocolVersion`: see [`protocol_version`](crate::namespaces::Eth::protocol_version).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn protocol_version(&mut self) -> Result<Entry<U256>> {
        let params = Params::new(&entries::ETH_PROTOCOL_VERSION);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_resend`: see [`resend`](crate::namespaces::Eth::resend).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn resend(
        &mut self,
        transaction: &TransactionObject,
        gas_price: Option<U256>,
        gas_limit: Option<U64>,
    ) -> Result<Entry<B256>> {
        let mut params = Params::new(&entries::ETH_RESEND);
        params.push(transaction)?;
        params.push(&gas_price)?;
        params.push(&gas_limit)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_sendRawTransaction`: see [`send_raw_transaction`](crate::namespaces::Eth::send_raw_transaction).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn send_raw_transaction(&mut self, transaction: &Bytes) -> Result<Entry<B256>> {
        let mut params = Params::new(&entries::ETH_SEND_RAW_TRANSACTION);
        params.push(transaction)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_sendRawTransactionSync`: see [`send_raw_transaction_sync`](crate::namespaces::Eth::send_raw_transaction_sync).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn send_raw_transaction_sync(&mut self, transaction: &Bytes, timeout: Option<U64>) -> Result<Entry<Receipt>> {
        let mut params = Params::new(&entries::ETH_SEND_RAW_TRANSACTION_SYNC);
        params.push(transaction)?;
        params.push(&timeout)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_sendTransaction`: see [`send_transaction`](crate::namespaces::Eth::send_transaction).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn send_transaction(&mut self, transaction: &TransactionObject) -> Result<Entry<B256>> {
        let mut params = Params::new(&entries::ETH_SEND_TRANSACTION);
        params.push(transaction)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_sendTransactionSync`: see [`send_transaction_sync`](crate::namespaces::Eth::send_transaction_sync).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn send_transaction_sync(&mut self, transaction: &TransactionObject) -> Result<Entry<Receipt>> {
        let mut params = Params::new(&entries::ETH_SEND_TRANSACTION_SYNC);
        params.push(transaction)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_sendUnsignedTransaction`: see [`send_unsigned_transaction`](crate::namespaces::Eth::send_unsigned_transaction).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn send_unsigned_transaction(&mut self, transaction: &TransactionObject) -> Result<Entry<B256>> {
        let mut params = Params::new(&entries::ETH_SEND_UNSIGNED_TRANSACTION);
        params.push(transaction)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_sign`: see [`sign`](crate::namespaces::Eth::sign).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn sign(&mut self, address: Address, data: &Bytes) -> Result<Entry<Bytes>> {
        let mut params = Params::new(&entries::ETH_SIGN);
        params.push(&address)?;
        params.push(data)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_signTransaction`: see [`sign_transaction`](crate::namespaces::Eth::sign_transaction).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn sign_transaction(&mut self, transaction: &TransactionObject) -> Result<Entry<Bytes>> {
        let mut params = Params::new(&entries::ETH_SIGN_TRANSACTION);
        params.push(transaction)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_signTypedData`: see [`sign_typed_data`](crate::namespaces::Eth::sign_typed_data).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn sign_typed_data(&mut self, address: Address, typed_data: TypedDataOrText) -> Result<Entry<Bytes>> {
        let mut params = Params::new(&entries::ETH_SIGN_TYPED_DATA);
        params.push(&address)?;
        params.push(&typed_data)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_simulateV1`: see [`simulate_v1`](crate::namespaces::Eth::simulate_v1).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn simulate_v1(
        &mut self,
        payload: &SimulatePayload,
        block: Option<BlockParameter>,
    ) -> Result<Entry<Vec<SimulatedBlock>>> {
        let mut params = Params::new(&entries::ETH_SIMULATE_V1);
        params.push(payload)?;
        params.push(&block)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_syncing`: see [`syncing`](crate::namespaces::Eth::syncing).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn syncing(&mut self) -> Result<Entry<NotSyncingOrSyncStatus>> {
        let params = Params::new(&entries::ETH_SYNCING);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_uninstallFilter`: see [`uninstall_filter`](crate::namespaces::Eth::uninstall_filter).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn uninstall_filter(&mut self, filter_id: &str) -> Result<Entry<bool>> {
        let mut params = Params::new(&entries::ETH_UNINSTALL_FILTER);
        params.push(filter_id)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `eth_unsubscribe`: see [`unsubscribe`](crate::namespaces::Eth::unsubscribe).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn unsubscribe(&mut self, subscription_id: &str) -> Result<Entry<bool>> {
        let mut params = Params::new(&entries::ETH_UNSUBSCRIBE);
        params.push(subscription_id)?;
        Ok(self.batch.add(params))
    }
}

/// Adds calls of the namespace `evm`.
pub struct Evm<'a> {
    batch: &'a mut Batch,
}

impl Evm<'_> {
    /// Adds a call of `evm_increaseTime`: see [`increase_time`](crate::namespaces::Evm::increase_time).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn increase_time(&mut self, seconds: U256) -> Result<Entry<i64>> {
        let mut params = Params::new(&entries::EVM_INCREASE_TIME);
        params.push(&seconds)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `evm_mine`: see [`mine`](crate::namespaces::Evm::mine).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn mine(&mut self, options: Option<MineOptions>) -> Result<Entry<U256>> {
        let mut params = Params::new(&entries::EVM_MINE);
        params.push(&options)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `evm_mine_detailed`: see [`mine_detailed`](crate::namespaces::Evm::mine_detailed).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn mine_detailed(&mut self, options: Option<MineOptions>) -> Result<Entry<Vec<MinedBlock>>> {
        let mut params = Params::new(&entries::EVM_MINE_DETAILED);
        params.push(&options)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `evm_revert`: see [`revert`](crate::namespaces::Evm::revert).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn revert(&mut self, snapshot_id: U256) -> Result<Entry<bool>> {
        let mut params = Params::new(&entries::EVM_REVERT);
        params.push(&snapshot_id)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `evm_setAutomine`: see [`set_automine`](crate::namespaces::Evm::set_automine).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_automine(&mut self, enabled: bool) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::EVM_SET_AUTOMINE);
        params.push(&enabled)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `evm_setBlockGasLimit`: see [`set_block_gas_limit`](crate::namespaces::Evm::set_block_gas_limit).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_block_gas_limit(&mut self, gas_limit: U256) -> Result<Entry<bool>> {
        let mut params = Params::new(&entries::EVM_SET_BLOCK_GAS_LIMIT);
        params.push(&gas_limit)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `evm_setIntervalMining`: see [`set_interval_mining`](crate::namespaces::Evm::set_interval_mining).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_interval_mining(&mut self, seconds: U256) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::EVM_SET_INTERVAL_MINING);
        params.push(&seconds)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `evm_setNextBlockTimestamp`: see [`set_next_block_timestamp`](crate::namespaces::Evm::set_next_block_timestamp).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_next_block_timestamp(&mut self, timestamp: U256) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::EVM_SET_NEXT_BLOCK_TIMESTAMP);
        params.push(&timestamp)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `evm_setTime`: see [`set_time`](crate::namespaces::Evm::set_time).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_time(&mut self, timestamp: U256) -> Result<Entry<i64>> {
        let mut params = Params::new(&entries::EVM_SET_TIME);
        params.push(&timestamp)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `evm_snapshot`: see [`snapshot`](crate::namespaces::Evm::snapshot).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn snapshot(&mut self) -> Result<Entry<U256>> {
        let params = Params::new(&entries::EVM_SNAPSHOT);
        Ok(self.batch.add(params))
    }
}

/// Adds calls of the namespace `halley`.
pub struct Halley<'a> {
    batch: &'a mut Batch,
}

impl Halley<'_> {
    /// Adds a call of `halley_indexStatus`: see [`index_status`](crate::namespaces::Halley::index_status).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn index_status(&mut self) -> Result<Entry<IndexState>> {
        let params = Params::new(&entries::HALLEY_INDEX_STATUS);
        Ok(self.batch.add(params))
    }
}

/// Adds calls of the namespace `hardhat`.
pub struct Hardhat<'a> {
    batch: &'a mut Batch,
}

impl Hardhat<'_> {
    /// Adds a call of `hardhat_dropTransaction`: see [`drop_transaction`](crate::namespaces::Hardhat::drop_transaction).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn drop_transaction(&mut self, transaction_hash: B256) -> Result<Entry<bool>> {
        let mut params = Params::new(&entries::HARDHAT_DROP_TRANSACTION);
        params.push(&transaction_hash)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `hardhat_setPrevRandao`: see [`set_prev_randao`](crate::namespaces::Hardhat::set_prev_randao).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_prev_randao(&mut self, prev_randao: B256) -> Result<Entry<bool>> {
        let mut params = Params::new(&entries::HARDHAT_SET_PREV_RANDAO);
        params.push(&prev_randao)?;
        Ok(self.batch.add(params))
    }
}

/// Adds calls of the namespace `miner`.
pub struct Miner<'a> {
    batch: &'a mut Batch,
}

impl Miner<'_> {
    /// Adds a call of `miner_getHashrate`: see [`get_hashrate`](crate::namespaces::Miner::get_hashrate).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_hashrate(&mut self) -> Result<Entry<i64>> {
        let params = Params::new(&entries::MINER_GET_HASHRATE);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `miner_setEtherbase`: see [`set_etherbase`](crate::namespaces::Miner::set_etherbase).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_etherbase(&mut self, address: Address) -> Result<Entry<bool>> {
        let mut params = Params::new(&entries::MINER_SET_ETHERBASE);
        params.push(&address)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `miner_setExtra`: see [`set_extra`](crate::namespaces::Miner::set_extra).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_extra(&mut self, extra: &Bytes) -> Result<Entry<bool>> {
        let mut params = Params::new(&entries::MINER_SET_EXTRA);
        params.push(extra)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `miner_setGasLimit`: see [`set_gas_limit`](crate::namespaces::Miner::set_gas_limit).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_gas_limit(&mut self, gas: U256) -> Result<Entry<bool>> {
        let mut params = Params::new(&entries::MINER_SET_GAS_LIMIT);
        params.push(&gas)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `miner_setGasPrice`: see [`set_gas_price`](crate::namespaces::Miner::set_gas_price).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn set_gas_price(&mut self, gas_price: U256) -> Result<Entry<bool>> {
        let mut params = Params::new(&entries::MINER_SET_GAS_PRICE);
        params.push(&gas_price)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `miner_start`: see [`start`](crate::namespaces::Miner::start).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn start(&mut self, threads: Option<U64>) -> Result<Entry<bool>> {
        let mut params = Params::new(&entries::MINER_START);
        params.push(&threads)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `miner_stop`: see [`stop`](crate::namespaces::Miner::stop).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn stop(&mut self) -> Result<Entry<Value>> {
        let params = Params::new(&entries::MINER_STOP);
        Ok(self.batch.add(params))
    }
}

/// Adds calls of the namespace `net`.
pub struct Net<'a> {
    batch: &'a mut Batch,
}

impl Net<'_> {
    /// Adds a call of `net_listening`: see [`listening`](crate::namespaces::Net::listening).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn listening(&mut self) -> Result<Entry<bool>> {
        let params = Params::new(&entries::NET_LISTENING);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `net_peerCount`: see [`peer_count`](crate::namespaces::Net::peer_count).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn peer_count(&mut self) -> Result<Entry<i64>> {
        let params = Params::new(&entries::NET_PEER_COUNT);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `net_version`: see [`version`](crate::namespaces::Net::version).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn version(&mut self) -> Result<Entry<String>> {
        let params = Params::new(&entries::NET_VERSION);
        Ok(self.batch.add(params))
    }
}

/// Adds calls of the namespace `ots`.
pub struct Ots<'a> {
    batch: &'a mut Batch,
}

impl Ots<'_> {
    /// Adds a call of `ots_getApiLevel`: see [`get_api_level`](crate::namespaces::Ots::get_api_level).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_api_level(&mut self) -> Result<Entry<i64>> {
        let params = Params::new(&entries::OTS_GET_API_LEVEL);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `ots_getBlockDetails`: see [`get_block_details`](crate::namespaces::Ots::get_block_details).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_block_details(&mut self, block_number: NumberOrTag) -> Result<Entry<Option<BlockDetails>>> {
        let mut params = Params::new(&entries::OTS_GET_BLOCK_DETAILS);
        params.push(&block_number)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `ots_getBlockDetailsByHash`: see [`get_block_details_by_hash`](crate::namespaces::Ots::get_block_details_by_hash).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_block_details_by_hash(&mut self, block_hash: B256) -> Result<Entry<Option<BlockDetails>>> {
        let mut params = Params::new(&entries::OTS_GET_BLOCK_DETAILS_BY_HASH);
        params.push(&block_hash)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `ots_getBlockTransactions`: see [`get_block_transactions`](crate::namespaces::Ots::get_block_transactions).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_block_transactions(
        &mut self,
        block_number: NumberOrTag,
        page_number: U64,
        page_size: U64,
    ) -> Result<Entry<Option<BlockTransactionsPage>>> {
        let mut params = Params::new(&entries::OTS_GET_BLOCK_TRANSACTIONS);
        params.push(&block_number)?;
        params.push(&page_number)?;
        params.push(&page_size)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `ots_getContractCreator`: see [`get_contract_creator`](crate::namespaces::Ots::get_contract_creator).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_contract_creator(&mut self, address: Address) -> Result<Entry<Option<ContractCreator>>> {
        let mut params = Params::new(&entries::OTS_GET_CONTRACT_CREATOR);
        params.push(&address)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `ots_getInternalOperations`: see [`get_internal_operations`](crate::namespaces::Ots::get_internal_operations).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_internal_operations(&mut self, transaction_hash: B256) -> Result<Entry<Vec<InternalOperation>>> {
        let mut params = Params::new(&entries::OTS_GET_INTERNAL_OPERATIONS);
        params.push(&transaction_hash)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `ots_getTransactionBySenderAndNonce`: see [`get_transaction_by_sender_and_nonce`](crate::namespaces::Ots::get_transaction_by_sender_and_nonce).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_transaction_by_sender_and_nonce(&mut self, sender: Address, nonce: U64) -> Result<Entry<Option<B256>>> {
        let mut params = Params::new(&entries::OTS_GET_TRANSACTION_BY_SENDER_AND_NONCE);
        params.push(&sender)?;
        params.push(&nonce)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `ots_getTransactionError`: see [`get_transaction_error`](crate::namespaces::Ots::get_transaction_error).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get_transaction_error(&mut self, transaction_hash: B256) -> Result<Entry<Bytes>> {
        let mut params = Params::new(&entries::OTS_GET_TRANSACTION_ERROR);
        params.push(&transaction_hash)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `ots_hasCode`: see [`has_code`](crate::namespaces::Ots::has_code).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn has_code(&mut self, address: Address, block_number: Option<NumberOrTag>) -> Result<Entry<bool>> {
        let mut params = Params::new(&entries::OTS_HAS_CODE);
        params.push(&address)?;
        params.push(&block_number)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `ots_searchTransactionsAfter`: see [`search_transactions_after`](crate::namespaces::Ots::search_transactions_after).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn search_transactions_after(
        &mut self,
        address: Address,
        block_number: U64,
        page_size: U64,
    ) -> Result<Entry<TransactionSearchPage>> {
        let mut params = Params::new(&entries::OTS_SEARCH_TRANSACTIONS_AFTER);
        params.push(&address)?;
        params.push(&block_number)?;
        params.push(&page_size)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `ots_searchTransactionsBefore`: see [`search_transactions_before`](crate::namespaces::Ots::search_transactions_before).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn search_transactions_before(
        &mut self,
        address: Address,
        block_number: U64,
        page_size: U64,
    ) -> Result<Entry<TransactionSearchPage>> {
        let mut params = Params::new(&entries::OTS_SEARCH_TRANSACTIONS_BEFORE);
        params.push(&address)?;
        params.push(&block_number)?;
        params.push(&page_size)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `ots_traceTransaction`: see [`trace_transaction`](crate::namespaces::Ots::trace_transaction).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn trace_transaction(&mut self, transaction_hash: B256) -> Result<Entry<Vec<TraceEntry>>> {
        let mut params = Params::new(&entries::OTS_TRACE_TRANSACTION);
        params.push(&transaction_hash)?;
        Ok(self.batch.add(params))
    }
}

/// Adds calls of the namespace `personal`.
pub struct Personal<'a> {
    batch: &'a mut Batch,
}

impl Personal<'_> {
    /// Adds a call of `personal_ecRecover`: see [`ec_recover`](crate::namespaces::Personal::ec_recover).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn ec_recover(&mut self, data: &Bytes, signature: &Bytes) -> Result<Entry<Address>> {
        let mut params = Params::new(&entries::PERSONAL_EC_RECOVER);
        params.push(data)?;
        params.push(signature)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `personal_importRawKey`: see [`import_raw_key`](crate::namespaces::Personal::import_raw_key).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn import_raw_key(&mut self, private_key: &str, passphrase: &str) -> Result<Entry<Address>> {
        let mut params = Params::new(&entries::PERSONAL_IMPORT_RAW_KEY);
        params.push(private_key)?;
        params.push(passphrase)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `personal_initializeWallet`: see [`initialize_wallet`](crate::namespaces::Personal::initialize_wallet).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn initialize_wallet(&mut self, url: &str) -> Result<Entry<B256>> {
        let mut params = Params::new(&entries::PERSONAL_INITIALIZE_WALLET);
        params.push(url)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `personal_listAccounts`: see [`list_accounts`](crate::namespaces::Personal::list_accounts).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn list_accounts(&mut self) -> Result<Entry<Vec<Address>>> {
        let params = Params::new(&entries::PERSONAL_LIST_ACCOUNTS);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `personal_listWallets`: see [`list_wallets`](crate::namespaces::Personal::list_wallets).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn list_wallets(&mut self) -> Result<Entry<Vec<KeyWallet>>> {
        let params = Params::new(&entries::PERSONAL_LIST_WALLETS);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `personal_lockAccount`: see [`lock_account`](crate::namespaces::Personal::lock_account).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn lock_account(&mut self, address: Address) -> Result<Entry<bool>> {
        let mut params = Params::new(&entries::PERSONAL_LOCK_ACCOUNT);
        params.push(&address)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `personal_newAccount`: see [`new_account`](crate::namespaces::Personal::new_account).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn new_account(&mut self, passphrase: &str) -> Result<Entry<Address>> {
        let mut params = Params::new(&entries::PERSONAL_NEW_ACCOUNT);
        params.push(passphrase)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `personal_sendTransaction`: see [`send_transaction`](crate::namespaces::Personal::send_transaction).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn send_transaction(&mut self, transaction: &TransactionObject, passphrase: &str) -> Result<Entry<B256>> {
        let mut params = Params::new(&entries::PERSONAL_SEND_TRANSACTION);
        params.push(transaction)?;
        params.push(passphrase)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `personal_sign`: see [`sign`](crate::namespaces::Personal::sign).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn sign(&mut self, data: &Bytes, address: Address, password: Option<&str>) -> Result<Entry<Bytes>> {
        let mut params = Params::new(&entries::PERSONAL_SIGN);
        params.push(data)?;
        params.push(&address)?;
        params.push(&password)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `personal_signTransaction`: see [`sign_transaction`](crate::namespaces::Personal::sign_transaction).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn sign_transaction(
        &mut self,
        transaction: &TransactionObject,
        passphrase: &str,
    ) -> Result<Entry<SignedTransaction>> {
        let mut params = Params::new(&entries::PERSONAL_SIGN_TRANSACTION);
        params.push(transaction)?;
        params.push(passphrase)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `personal_unlockAccount`: see [`unlock_account`](crate::namespaces::Personal::unlock_account).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn unlock_account(&mut self, address: Address, passphrase: &str, duration: Option<U64>) -> Result<Entry<bool>> {
        let mut params = Params::new(&entries::PERSONAL_UNLOCK_ACCOUNT);
        params.push(&address)?;
        params.push(passphrase)?;
        params.push(&duration)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `personal_unpair`: see [`unpair`](crate::namespaces::Personal::unpair).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn unpair(&mut self, url: &str, pairing_password: &str) -> Result<Entry<Value>> {
        let mut params = Params::new(&entries::PERSONAL_UNPAIR);
        params.push(url)?;
        params.push(pairing_password)?;
        Ok(self.batch.add(params))
    }
}

/// Adds calls of the namespace `rpc`.
pub struct Rpc<'a> {
    batch: &'a mut Batch,
}

impl Rpc<'_> {
    /// Adds a call of `rpc.discover`: see [`discover`](crate::namespaces::Rpc::discover).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn discover(&mut self) -> Result<Entry<OpenrpcDocument>> {
        let params = Params::new(&entries::RPC_DISCOVER);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `rpc_modules`: see [`modules`](crate::namespaces::Rpc::modules).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn modules(&mut self) -> Result<Entry<BTreeMap<String, String>>> {
        let params = Params::new(&entries::RPC_MODULES);
        Ok(self.batch.add(params))
    }
}

/// Adds calls of the namespace `trace`.
pub struct Trace<'a> {
    batch: &'a mut Batch,
}

impl Trace<'_> {
    /// Adds a call of `trace_block`: see [`block`](crate::namespaces::Trace::block).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn block(&mut self, block: BlockParameter) -> Result<Entry<Option<Vec<PlacedParityTrace>>>> {
        let mut params = Params::new(&entries::TRACE_BLOCK);
        params.push(&block)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `trace_call`: see [`call`](crate::namespaces::Trace::call).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn call(
        &mut self,
        call: &CallObject,
        types: &[TraceOrStateDiffOrVmTrace],
        block: Option<BlockParameter>,
        state_overrides: Option<&BTreeMap<Address, AccountOverride>>,
        block_overrides: Option<&BlockOverrides>,
    ) -> Result<Entry<TraceResults>> {
        let mut params = Params::new(&entries::TRACE_CALL);
        params.push(call)?;
        params.push(types)?;
        params.push(&block)?;
        params.push(&state_overrides)?;
        params.push(&block_overrides)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `trace_callMany`: see [`call_many`](crate::namespaces::Trace::call_many).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn call_many(
        &mut self,
        calls: &[Vec<CallObjectOrTraceOrStateDiffOrVmTraceList>],
        block: Option<BlockParameter>,
    ) -> Result<Entry<Vec<TraceResults>>> {
        let mut params = Params::new(&entries::TRACE_CALL_MANY);
        params.push(calls)?;
        params.push(&block)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `trace_filter`: see [`filter`](crate::namespaces::Trace::filter).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn filter(&mut self, filter: &TraceFilter) -> Result<Entry<Vec<PlacedParityTrace>>> {
        let mut params = Params::new(&entries::TRACE_FILTER);
        params.push(filter)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `trace_get`: see [`get`](crate::namespaces::Trace::get).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn get(&mut self, transaction_hash: B256, indices: &[U64]) -> Result<Entry<Option<PlacedParityTrace>>> {
        let mut params = Params::new(&entries::TRACE_GET);
        params.push(&transaction_hash)?;
        params.push(indices)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `trace_rawTransaction`: see [`raw_transaction`](crate::namespaces::Trace::raw_transaction).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn raw_transaction(
        &mut self,
        transaction: &Bytes,
        types: &[TraceOrStateDiffOrVmTrace],
        block: Option<BlockParameter>,
    ) -> Result<Entry<TraceResults>> {
        let mut params = Params::new(&entries::TRACE_RAW_TRANSACTION);
        params.push(transaction)?;
        params.push(types)?;
        params.push(&block)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `trace_replayBlockTransactions`: see [`replay_block_transactions`](crate::namespaces::Trace::replay_block_transactions).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn replay_block_transactions(
        &mut self,
        block: BlockParameter,
        types: &[TraceOrStateDiffOrVmTrace],
    ) -> Result<Entry<Option<Vec<MinedTraceResults>>>> {
        let mut params = Params::new(&entries::TRACE_REPLAY_BLOCK_TRANSACTIONS);
        params.push(&block)?;
        params.push(types)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `trace_replayTransaction`: see [`replay_transaction`](crate::namespaces::Trace::replay_transaction).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn replay_transaction(
        &mut self,
        transaction_hash: B256,
        types: &[TraceOrStateDiffOrVmTrace],
    ) -> Result<Entry<TraceResults>> {
        let mut params = Params::new(&entries::TRACE_REPLAY_TRANSACTION);
        params.push(&transaction_hash)?;
        params.push(types)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `trace_transaction`: see [`transaction`](crate::namespaces::Trace::transaction).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn transaction(&mut self, transaction_hash: B256) -> Result<Entry<Option<Vec<PlacedParityTrace>>>> {
        let mut params = Params::new(&entries::TRACE_TRANSACTION);
        params.push(&transaction_hash)?;
        Ok(self.batch.add(params))
    }
}

/// Adds calls of the namespace `txpool`.
pub struct Txpool<'a> {
    batch: &'a mut Batch,
}

impl Txpool<'_> {
    /// Adds a call of `txpool_content`: see [`content`](crate::namespaces::Txpool::content).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn content(&mut self) -> Result<Entry<TxpoolContent>> {
        let params = Params::new(&entries::TXPOOL_CONTENT);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `txpool_contentFrom`: see [`content_from`](crate::namespaces::Txpool::content_from).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn content_from(&mut self, address: Address) -> Result<Entry<TxpoolContentFrom>> {
        let mut params = Params::new(&entries::TXPOOL_CONTENT_FROM);
        params.push(&address)?;
        Ok(self.batch.add(params))
    }

    /// Adds a call of `txpool_inspect`: see [`inspect`](crate::namespaces::Txpool::inspect).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn inspect(&mut self) -> Result<Entry<TxpoolInspection>> {
        let params = Params::new(&entries::TXPOOL_INSPECT);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `txpool_status`: see [`status`](crate::namespaces::Txpool::status).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn status(&mut self) -> Result<Entry<TxpoolStatus>> {
        let params = Params::new(&entries::TXPOOL_STATUS);
        Ok(self.batch.add(params))
    }
}

/// Adds calls of the namespace `web3`.
pub struct Web3<'a> {
    batch: &'a mut Batch,
}

impl Web3<'_> {
    /// Adds a call of `web3_clientVersion`: see [`client_version`](crate::namespaces::Web3::client_version).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn client_version(&mut self) -> Result<Entry<String>> {
        let params = Params::new(&entries::WEB3_CLIENT_VERSION);
        Ok(self.batch.add(params))
    }

    /// Adds a call of `web3_sha3`: see [`sha3`](crate::namespaces::Web3::sha3).
    ///
    /// # Errors
    /// A parameter that cannot be sent.
    pub fn sha3(&mut self, data: &Bytes) -> Result<Entry<B256>> {
        let mut params = Params::new(&entries::WEB3_SHA3);
        params.push(data)?;
        Ok(self.batch.add(params))
    }
}
