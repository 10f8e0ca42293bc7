// Generated from openrpc.json by `npm run generate`. Do not edit.

//! The objects and values of the contract.

use std::collections::BTreeMap;

use alloy_primitives::{Address, B256, Bytes, FixedBytes, U64, U256};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::values::{False, True};

/// An address and the storage keys that a transaction accesses at the lower price (EIP-2930).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AccessListEntry {
    /// `address` on the wire.
    pub address: Address,
    /// `storageKeys` on the wire.
    #[serde(rename = "storageKeys")]
    pub storage_keys: Vec<B256>,
}

/// An address and its storage keys (EIP-2930). Fields that are not listed are ignored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AccessListEntryInput {
    /// `address` on the wire.
    pub address: Address,
    /// `storageKeys` on the wire.
    #[serde(rename = "storageKeys")]
    pub storage_keys: Vec<B256>,
}

/// The access list of a call and what the call uses with it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AccessListResult {
    /// `accessList` on the wire.
    #[serde(rename = "accessList")]
    pub access_list: Vec<AccessListEntry>,
    /// `gasUsed` on the wire.
    #[serde(rename = "gasUsed")]
    pub gas_used: U256,
    /// Why the call failed, when it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// The fixed value `0x1`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum AccessListTransactionType {
    /// The only value.
    #[default]
    #[serde(rename = "0x1")]
    Value,
}

/// A transaction of type 1 (EIP-2930).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AccessListTransaction {
    /// `type` on the wire.
    pub r#type: AccessListTransactionType,
    /// null while pending.
    #[serde(rename = "blockHash")]
    pub block_hash: Option<B256>,
    /// null while pending.
    #[serde(rename = "blockNumber")]
    pub block_number: Option<U256>,
    /// Index among the Ethereum transactions of the block; null while pending.
    #[serde(rename = "transactionIndex")]
    pub transaction_index: Option<U256>,
    /// `hash` on the wire.
    pub hash: B256,
    /// `from` on the wire.
    pub from: Address,
    /// null for a contract creation.
    pub to: Option<Address>,
    /// `nonce` on the wire.
    pub nonce: U256,
    /// Gas limit.
    pub gas: U256,
    /// Wei.
    pub value: U256,
    /// `input` on the wire.
    pub input: Bytes,
    /// Wei per gas.
    #[serde(rename = "gasPrice")]
    pub gas_price: U256,
    /// `chainId` on the wire.
    #[serde(rename = "chainId")]
    pub chain_id: U256,
    /// `accessList` on the wire.
    #[serde(rename = "accessList")]
    pub access_list: Vec<AccessListEntry>,
    /// `v` on the wire.
    pub v: U256,
    /// `r` on the wire.
    pub r: U256,
    /// `s` on the wire.
    pub s: U256,
    /// 0x0 or 0x1, the same as v.
    #[serde(rename = "yParity")]
    pub y_parity: U256,
}

/// Slots that a call touched.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AccessedSlots {
    /// `reads` on the wire.
    pub reads: BTreeMap<String, Vec<B256>>,
    /// `writes` on the wire.
    pub writes: BTreeMap<String, i64>,
    /// `transientReads` on the wire.
    #[serde(rename = "transientReads")]
    pub transient_reads: BTreeMap<String, i64>,
    /// `transientWrites` on the wire.
    #[serde(rename = "transientWrites")]
    pub transient_writes: BTreeMap<String, i64>,
}

/// How an execution changed an account. An account without balance, nonce and code counts as none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AccountDifference {
    /// `balance` on the wire.
    pub balance: QuantityDifference,
    /// `code` on the wire.
    pub code: DataDifference,
    /// `nonce` on the wire.
    pub nonce: QuantityDifference,
    /// Changed slots. Of an account that was there before, each is \*.
    pub storage: BTreeMap<B256, WordDifference>,
}

/// An account with its code.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AccountInfo {
    /// `balance` on the wire.
    pub balance: U256,
    /// `nonce` on the wire.
    pub nonce: U256,
    /// `code` on the wire.
    pub code: Bytes,
}

/// Changes to one account before the call. state and stateDiff exclude each other.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AccountOverride {
    /// `nonce` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<U64>,
    /// `code` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<Bytes>,
    /// `balance` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub balance: Option<U256>,
    /// The whole storage: every other slot reads zero.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<BTreeMap<B256, B256>>,
    /// Single slots; all others stay as they are.
    #[serde(rename = "stateDiff", default, skip_serializing_if = "Option::is_none")]
    pub state_diff: Option<BTreeMap<B256, B256>>,
    /// Moves the precompiled contract at this account to another address.
    #[serde(rename = "movePrecompileToAddress", default, skip_serializing_if = "Option::is_none")]
    pub move_precompile_to_address: Option<Address>,
}

/// An account as a record of the state tree.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AccountState {
    /// `balance` on the wire.
    pub balance: U256,
    /// Keccak-256 of the code; for an account without code, the hash of no bytes.
    #[serde(rename = "codeHash")]
    pub code_hash: B256,
    /// `nonce` on the wire.
    pub nonce: U256,
    /// Always zero: the chain keeps the storage of all contracts in one tree, and has no root for one contract.
    #[serde(rename = "storageRoot")]
    pub storage_root: B256,
}

/// One address, or a list; any of them matches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum AddressOrList {
    /// `Vec<Address>`
    AddressList(Vec<Address>),
    /// `Address`
    Address(Address),
}

impl From<Vec<Address>> for AddressOrList {
    fn from(value: Vec<Address>) -> Self {
        Self::AddressList(value)
    }
}

impl From<Address> for AddressOrList {
    fn from(value: Address) -> Self {
        Self::Address(value)
    }
}

/// A signed EIP-7702 authorization: the signer lets its account run the code of address.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Authorization {
    /// `chainId` on the wire.
    #[serde(rename = "chainId")]
    pub chain_id: U256,
    /// `address` on the wire.
    pub address: Address,
    /// `nonce` on the wire.
    pub nonce: U256,
    /// `yParity` on the wire.
    #[serde(rename = "yParity")]
    pub y_parity: U256,
    /// `r` on the wire.
    pub r: U256,
    /// `s` on the wire.
    pub s: U256,
}

/// A signed EIP-7702 authorization. Fields that are not listed are ignored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AuthorizationInput {
    /// `chainId` on the wire.
    #[serde(rename = "chainId")]
    pub chain_id: U256,
    /// `address` on the wire.
    pub address: Address,
    /// `nonce` on the wire.
    pub nonce: U64,
    /// `yParity` on the wire.
    #[serde(rename = "yParity")]
    pub y_parity: U64,
    /// `r` on the wire.
    pub r: U256,
    /// `s` on the wire.
    pub s: U256,
}

/// Blob parameters of a fork.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BlobSchedule {
    /// `baseFeeUpdateFraction` on the wire.
    #[serde(rename = "baseFeeUpdateFraction")]
    pub base_fee_update_fraction: i64,
    /// `max` on the wire.
    pub max: i64,
    /// `target` on the wire.
    pub target: i64,
}

/// A block.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Block {
    /// `number` on the wire.
    pub number: U256,
    /// The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.
    pub hash: B256,
    /// `parentHash` on the wire.
    #[serde(rename = "parentHash")]
    pub parent_hash: B256,
    /// `nonce` on the wire.
    pub nonce: FixedBytes<8>,
    /// `mixHash` on the wire.
    #[serde(rename = "mixHash")]
    pub mix_hash: B256,
    /// `sha3Uncles` on the wire.
    #[serde(rename = "sha3Uncles")]
    pub sha3_uncles: B256,
    /// `logsBloom` on the wire.
    #[serde(rename = "logsBloom")]
    pub logs_bloom: FixedBytes<256>,
    /// The application hash in the consensus header: the state before this block.
    #[serde(rename = "stateRoot")]
    pub state_root: B256,
    /// `transactionsRoot` on the wire.
    #[serde(rename = "transactionsRoot")]
    pub transactions_root: B256,
    /// `receiptsRoot` on the wire.
    #[serde(rename = "receiptsRoot")]
    pub receipts_root: B256,
    /// Operator account of the proposer.
    pub miner: Address,
    /// `difficulty` on the wire.
    pub difficulty: U256,
    /// `extraData` on the wire.
    #[serde(rename = "extraData")]
    pub extra_data: Bytes,
    /// `gasLimit` on the wire.
    #[serde(rename = "gasLimit")]
    pub gas_limit: U256,
    /// `gasUsed` on the wire.
    #[serde(rename = "gasUsed")]
    pub gas_used: U256,
    /// Seconds since 1970.
    pub timestamp: U256,
    /// Wei per gas; absent while the chain has no base fee.
    #[serde(rename = "baseFeePerGas", default, skip_serializing_if = "Option::is_none")]
    pub base_fee_per_gas: Option<U256>,
    /// `withdrawalsRoot` on the wire.
    #[serde(rename = "withdrawalsRoot", default, skip_serializing_if = "Option::is_none")]
    pub withdrawals_root: Option<B256>,
    /// `blobGasUsed` on the wire.
    #[serde(rename = "blobGasUsed", default, skip_serializing_if = "Option::is_none")]
    pub blob_gas_used: Option<U256>,
    /// `excessBlobGas` on the wire.
    #[serde(rename = "excessBlobGas", default, skip_serializing_if = "Option::is_none")]
    pub excess_blob_gas: Option<U256>,
    /// `parentBeaconBlockRoot` on the wire.
    #[serde(rename = "parentBeaconBlockRoot", default, skip_serializing_if = "Option::is_none")]
    pub parent_beacon_block_root: Option<B256>,
    /// `requestsHash` on the wire.
    #[serde(rename = "requestsHash", default, skip_serializing_if = "Option::is_none")]
    pub requests_hash: Option<B256>,
    /// `totalDifficulty` on the wire.
    #[serde(rename = "totalDifficulty")]
    pub total_difficulty: U256,
    /// Bytes of the encoded block.
    pub size: U256,
    /// Hashes, or whole transactions when asked for.
    pub transactions: Vec<HashOrTransaction>,
    /// Always empty.
    pub uncles: Vec<B256>,
    /// Always empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrawals: Option<Vec<Withdrawal>>,
}

/// A block by its hash (EIP-1898).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BlockByHash {
    /// `blockHash` on the wire.
    #[serde(rename = "blockHash")]
    pub block_hash: B256,
    /// Accepted, but without effect: every block of this chain is canonical.
    #[serde(rename = "requireCanonical", default, skip_serializing_if = "Option::is_none")]
    pub require_canonical: Option<bool>,
}

/// A block by its number (EIP-1898).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BlockByNumber {
    /// `blockNumber` on the wire.
    #[serde(rename = "blockNumber")]
    pub block_number: BlockNumberOrTag,
    /// Accepted, but without effect: every block of this chain is canonical.
    #[serde(rename = "requireCanonical", default, skip_serializing_if = "Option::is_none")]
    pub require_canonical: Option<bool>,
}

/// A block, and what it earned.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BlockDetails {
    /// `block` on the wire.
    pub block: BlockWithoutTransactions,
    /// `issuance` on the wire.
    pub issuance: Issuance,
    /// Fees of all transactions, wei.
    #[serde(rename = "totalFees")]
    pub total_fees: U256,
}

/// A block without its transactions and uncles.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BlockHead {
    /// `number` on the wire.
    pub number: U256,
    /// The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.
    pub hash: B256,
    /// `parentHash` on the wire.
    #[serde(rename = "parentHash")]
    pub parent_hash: B256,
    /// `nonce` on the wire.
    pub nonce: FixedBytes<8>,
    /// `mixHash` on the wire.
    #[serde(rename = "mixHash")]
    pub mix_hash: B256,
    /// `sha3Uncles` on the wire.
    #[serde(rename = "sha3Uncles")]
    pub sha3_uncles: B256,
    /// `logsBloom` on the wire.
    #[serde(rename = "logsBloom")]
    pub logs_bloom: FixedBytes<256>,
    /// The application hash in the consensus header: the state before this block.
    #[serde(rename = "stateRoot")]
    pub state_root: B256,
    /// `transactionsRoot` on the wire.
    #[serde(rename = "transactionsRoot")]
    pub transactions_root: B256,
    /// `receiptsRoot` on the wire.
    #[serde(rename = "receiptsRoot")]
    pub receipts_root: B256,
    /// Operator account of the proposer.
    pub miner: Address,
    /// `difficulty` on the wire.
    pub difficulty: U256,
    /// `extraData` on the wire.
    #[serde(rename = "extraData")]
    pub extra_data: Bytes,
    /// `gasLimit` on the wire.
    #[serde(rename = "gasLimit")]
    pub gas_limit: U256,
    /// `gasUsed` on the wire.
    #[serde(rename = "gasUsed")]
    pub gas_used: U256,
    /// Seconds since 1970.
    pub timestamp: U256,
    /// Wei per gas; absent while the chain has no base fee.
    #[serde(rename = "baseFeePerGas", default, skip_serializing_if = "Option::is_none")]
    pub base_fee_per_gas: Option<U256>,
    /// `withdrawalsRoot` on the wire.
    #[serde(rename = "withdrawalsRoot", default, skip_serializing_if = "Option::is_none")]
    pub withdrawals_root: Option<B256>,
    /// `blobGasUsed` on the wire.
    #[serde(rename = "blobGasUsed", default, skip_serializing_if = "Option::is_none")]
    pub blob_gas_used: Option<U256>,
    /// `excessBlobGas` on the wire.
    #[serde(rename = "excessBlobGas", default, skip_serializing_if = "Option::is_none")]
    pub excess_blob_gas: Option<U256>,
    /// `parentBeaconBlockRoot` on the wire.
    #[serde(rename = "parentBeaconBlockRoot", default, skip_serializing_if = "Option::is_none")]
    pub parent_beacon_block_root: Option<B256>,
    /// `requestsHash` on the wire.
    #[serde(rename = "requestsHash", default, skip_serializing_if = "Option::is_none")]
    pub requests_hash: Option<B256>,
    /// `totalDifficulty` on the wire.
    #[serde(rename = "totalDifficulty")]
    pub total_difficulty: U256,
    /// Bytes of the encoded block.
    pub size: U256,
    /// Always empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrawals: Option<Vec<Withdrawal>>,
}

/// BlockHeadOrBlock: a type without a name in the contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum BlockHeadOrBlock {
    /// `Block`
    Block(Box<Block>),
    /// `BlockHead`
    BlockHead(Box<BlockHead>),
}

impl From<Block> for BlockHeadOrBlock {
    fn from(value: Block) -> Self {
        Self::Block(Box::new(value))
    }
}

impl From<BlockHead> for BlockHeadOrBlock {
    fn from(value: BlockHead) -> Self {
        Self::BlockHead(Box::new(value))
    }
}

/// A block number or a tag.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum BlockNumberOrTag {
    /// `BlockTag`
    BlockTag(BlockTag),
    /// `U64`
    Number(U64),
}

impl From<BlockTag> for BlockNumberOrTag {
    fn from(value: BlockTag) -> Self {
        Self::BlockTag(value)
    }
}

impl From<U64> for BlockNumberOrTag {
    fn from(value: U64) -> Self {
        Self::Number(value)
    }
}

/// BlockOrPendingBlock: a type without a name in the contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum BlockOrPendingBlock {
    /// `Block`
    Block(Box<Block>),
    /// `PendingBlock`
    PendingBlock(Box<PendingBlock>),
}

impl From<Block> for BlockOrPendingBlock {
    fn from(value: Block) -> Self {
        Self::Block(Box::new(value))
    }
}

impl From<PendingBlock> for BlockOrPendingBlock {
    fn from(value: PendingBlock) -> Self {
        Self::PendingBlock(Box::new(value))
    }
}

/// Changes to the block that a call sees.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BlockOverrides {
    /// `number` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<U256>,
    /// Seconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<U64>,
    /// `gasLimit` on the wire.
    #[serde(rename = "gasLimit", default, skip_serializing_if = "Option::is_none")]
    pub gas_limit: Option<U64>,
    /// `feeRecipient` on the wire.
    #[serde(rename = "feeRecipient", default, skip_serializing_if = "Option::is_none")]
    pub fee_recipient: Option<Address>,
    /// `prevRandao` on the wire.
    #[serde(rename = "prevRandao", default, skip_serializing_if = "Option::is_none")]
    pub prev_randao: Option<B256>,
    /// `difficulty` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub difficulty: Option<U256>,
    /// `baseFeePerGas` on the wire.
    #[serde(rename = "baseFeePerGas", default, skip_serializing_if = "Option::is_none")]
    pub base_fee_per_gas: Option<U256>,
    /// `blobBaseFee` on the wire.
    #[serde(rename = "blobBaseFee", default, skip_serializing_if = "Option::is_none")]
    pub blob_base_fee: Option<U256>,
    /// `beaconRoot` on the wire.
    #[serde(rename = "beaconRoot", default, skip_serializing_if = "Option::is_none")]
    pub beacon_root: Option<B256>,
    /// `withdrawals` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrawals: Option<Vec<WithdrawalInput>>,
}

/// A block with some of its transactions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BlockPage {
    /// `number` on the wire.
    pub number: U256,
    /// The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.
    pub hash: B256,
    /// `parentHash` on the wire.
    #[serde(rename = "parentHash")]
    pub parent_hash: B256,
    /// `nonce` on the wire.
    pub nonce: FixedBytes<8>,
    /// `mixHash` on the wire.
    #[serde(rename = "mixHash")]
    pub mix_hash: B256,
    /// `sha3Uncles` on the wire.
    #[serde(rename = "sha3Uncles")]
    pub sha3_uncles: B256,
    /// Left out.
    #[serde(rename = "logsBloom")]
    pub logs_bloom: (),
    /// The application hash in the consensus header: the state before this block.
    #[serde(rename = "stateRoot")]
    pub state_root: B256,
    /// `transactionsRoot` on the wire.
    #[serde(rename = "transactionsRoot")]
    pub transactions_root: B256,
    /// `receiptsRoot` on the wire.
    #[serde(rename = "receiptsRoot")]
    pub receipts_root: B256,
    /// Operator account of the proposer.
    pub miner: Address,
    /// `difficulty` on the wire.
    pub difficulty: U256,
    /// `extraData` on the wire.
    #[serde(rename = "extraData")]
    pub extra_data: Bytes,
    /// `gasLimit` on the wire.
    #[serde(rename = "gasLimit")]
    pub gas_limit: U256,
    /// `gasUsed` on the wire.
    #[serde(rename = "gasUsed")]
    pub gas_used: U256,
    /// Seconds since 1970.
    pub timestamp: U256,
    /// Wei per gas; absent while the chain has no base fee.
    #[serde(rename = "baseFeePerGas", default, skip_serializing_if = "Option::is_none")]
    pub base_fee_per_gas: Option<U256>,
    /// `withdrawalsRoot` on the wire.
    #[serde(rename = "withdrawalsRoot", default, skip_serializing_if = "Option::is_none")]
    pub withdrawals_root: Option<B256>,
    /// `blobGasUsed` on the wire.
    #[serde(rename = "blobGasUsed", default, skip_serializing_if = "Option::is_none")]
    pub blob_gas_used: Option<U256>,
    /// `excessBlobGas` on the wire.
    #[serde(rename = "excessBlobGas", default, skip_serializing_if = "Option::is_none")]
    pub excess_blob_gas: Option<U256>,
    /// `parentBeaconBlockRoot` on the wire.
    #[serde(rename = "parentBeaconBlockRoot", default, skip_serializing_if = "Option::is_none")]
    pub parent_beacon_block_root: Option<B256>,
    /// `requestsHash` on the wire.
    #[serde(rename = "requestsHash", default, skip_serializing_if = "Option::is_none")]
    pub requests_hash: Option<B256>,
    /// `totalDifficulty` on the wire.
    #[serde(rename = "totalDifficulty")]
    pub total_difficulty: U256,
    /// Bytes of the encoded block.
    pub size: U256,
    /// Always empty.
    pub uncles: Vec<B256>,
    /// Always empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrawals: Option<Vec<Withdrawal>>,
    /// Transactions of the whole block.
    #[serde(rename = "transactionCount")]
    pub transaction_count: i64,
    /// The page, in block order; of their input only the first four bytes.
    pub transactions: Vec<Transaction>,
}

/// A block: number, tag, block hash, or EIP-1898 object.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum BlockParameter {
    /// `BlockByHash`
    BlockByHash(Box<BlockByHash>),
    /// `BlockByNumber`
    BlockByNumber(Box<BlockByNumber>),
    /// `BlockTag`
    BlockTag(BlockTag),
    /// `B256`
    Hash(B256),
    /// `U64`
    Number(U64),
}

impl From<BlockByHash> for BlockParameter {
    fn from(value: BlockByHash) -> Self {
        Self::BlockByHash(Box::new(value))
    }
}

impl From<BlockByNumber> for BlockParameter {
    fn from(value: BlockByNumber) -> Self {
        Self::BlockByNumber(Box::new(value))
    }
}

impl From<BlockTag> for BlockParameter {
    fn from(value: BlockTag) -> Self {
        Self::BlockTag(value)
    }
}

impl From<B256> for BlockParameter {
    fn from(value: B256) -> Self {
        Self::Hash(value)
    }
}

impl From<U64> for BlockParameter {
    fn from(value: U64) -> Self {
        Self::Number(value)
    }
}

/// A block range that would fit.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BlockRange {
    /// `from` on the wire.
    pub from: U256,
    /// `to` on the wire.
    pub to: U256,
}

/// A block by number and hash.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BlockReference {
    /// `number` on the wire.
    pub number: U256,
    /// `hash` on the wire.
    pub hash: B256,
}

/// earliest is the oldest block that is known: block 0 on a chain whose first height is 1, unless it is pruned. latest,
/// safe and finalized are the newest block, because a committed block is final. pending is the newest block too, and
/// counts waiting transactions in nonces; on a development chain it is the next block, which is executed with the
/// waiting transactions and not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum BlockTag {
    /// `earliest`
    #[serde(rename = "earliest")]
    Earliest,
    /// `latest`
    #[serde(rename = "latest")]
    Latest,
    /// `pending`
    #[serde(rename = "pending")]
    Pending,
    /// `safe`
    #[serde(rename = "safe")]
    Safe,
    /// `finalized`
    #[serde(rename = "finalized")]
    Finalized,
}

/// Some transactions of a block with their receipts.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BlockTransactionsPage {
    /// `fullblock` on the wire.
    pub fullblock: BlockPage,
    /// `receipts` on the wire.
    pub receipts: Vec<ReceiptWithoutLogs>,
}

/// A block without its transactions and its bloom filter.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BlockWithoutTransactions {
    /// `number` on the wire.
    pub number: U256,
    /// The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.
    pub hash: B256,
    /// `parentHash` on the wire.
    #[serde(rename = "parentHash")]
    pub parent_hash: B256,
    /// `nonce` on the wire.
    pub nonce: FixedBytes<8>,
    /// `mixHash` on the wire.
    #[serde(rename = "mixHash")]
    pub mix_hash: B256,
    /// `sha3Uncles` on the wire.
    #[serde(rename = "sha3Uncles")]
    pub sha3_uncles: B256,
    /// Left out.
    #[serde(rename = "logsBloom")]
    pub logs_bloom: (),
    /// The application hash in the consensus header: the state before this block.
    #[serde(rename = "stateRoot")]
    pub state_root: B256,
    /// `transactionsRoot` on the wire.
    #[serde(rename = "transactionsRoot")]
    pub transactions_root: B256,
    /// `receiptsRoot` on the wire.
    #[serde(rename = "receiptsRoot")]
    pub receipts_root: B256,
    /// Operator account of the proposer.
    pub miner: Address,
    /// `difficulty` on the wire.
    pub difficulty: U256,
    /// `extraData` on the wire.
    #[serde(rename = "extraData")]
    pub extra_data: Bytes,
    /// `gasLimit` on the wire.
    #[serde(rename = "gasLimit")]
    pub gas_limit: U256,
    /// `gasUsed` on the wire.
    #[serde(rename = "gasUsed")]
    pub gas_used: U256,
    /// Seconds since 1970.
    pub timestamp: U256,
    /// Wei per gas; absent while the chain has no base fee.
    #[serde(rename = "baseFeePerGas", default, skip_serializing_if = "Option::is_none")]
    pub base_fee_per_gas: Option<U256>,
    /// `withdrawalsRoot` on the wire.
    #[serde(rename = "withdrawalsRoot", default, skip_serializing_if = "Option::is_none")]
    pub withdrawals_root: Option<B256>,
    /// `blobGasUsed` on the wire.
    #[serde(rename = "blobGasUsed", default, skip_serializing_if = "Option::is_none")]
    pub blob_gas_used: Option<U256>,
    /// `excessBlobGas` on the wire.
    #[serde(rename = "excessBlobGas", default, skip_serializing_if = "Option::is_none")]
    pub excess_blob_gas: Option<U256>,
    /// `parentBeaconBlockRoot` on the wire.
    #[serde(rename = "parentBeaconBlockRoot", default, skip_serializing_if = "Option::is_none")]
    pub parent_beacon_block_root: Option<B256>,
    /// `requestsHash` on the wire.
    #[serde(rename = "requestsHash", default, skip_serializing_if = "Option::is_none")]
    pub requests_hash: Option<B256>,
    /// `totalDifficulty` on the wire.
    #[serde(rename = "totalDifficulty")]
    pub total_difficulty: U256,
    /// Bytes of the encoded block.
    pub size: U256,
    /// Always empty.
    pub uncles: Vec<B256>,
    /// Always empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrawals: Option<Vec<Withdrawal>>,
    /// Transactions of the whole block.
    #[serde(rename = "transactionCount")]
    pub transaction_count: i64,
}

/// Changes to the block that the calls of a bundle see, under Erigon's names or geth's. Fields that are not listed are
/// ignored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BundleBlockOverride {
    /// `number` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<U256>,
    /// `blockNumber` on the wire.
    #[serde(rename = "blockNumber", default, skip_serializing_if = "Option::is_none")]
    pub block_number: Option<U256>,
    /// `time` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<U64>,
    /// `timestamp` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timestamp: Option<U64>,
    /// `gasLimit` on the wire.
    #[serde(rename = "gasLimit", default, skip_serializing_if = "Option::is_none")]
    pub gas_limit: Option<U64>,
    /// `feeRecipient` on the wire.
    #[serde(rename = "feeRecipient", default, skip_serializing_if = "Option::is_none")]
    pub fee_recipient: Option<Address>,
    /// `coinbase` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coinbase: Option<Address>,
    /// `prevRandao` on the wire.
    #[serde(rename = "prevRandao", default, skip_serializing_if = "Option::is_none")]
    pub prev_randao: Option<B256>,
    /// `random` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub random: Option<B256>,
    /// `difficulty` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub difficulty: Option<U256>,
    /// `baseFeePerGas` on the wire.
    #[serde(rename = "baseFeePerGas", default, skip_serializing_if = "Option::is_none")]
    pub base_fee_per_gas: Option<U256>,
    /// `baseFee` on the wire.
    #[serde(rename = "baseFee", default, skip_serializing_if = "Option::is_none")]
    pub base_fee: Option<U256>,
    /// `blobBaseFee` on the wire.
    #[serde(rename = "blobBaseFee", default, skip_serializing_if = "Option::is_none")]
    pub blob_base_fee: Option<U256>,
}

/// Calls that are traced one after the other. Each finds what those before it changed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CallBundle {
    /// `transactions` on the wire.
    pub transactions: Vec<CallObject>,
    /// Changes to the block for all calls of the bundle.
    #[serde(rename = "blockOverride", default, skip_serializing_if = "Option::is_none")]
    pub block_override: Option<BundleBlockOverride>,
}

/// Result of callTracer: a call with the calls that it made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CallFrame {
    /// `from` on the wire.
    pub from: Address,
    /// Gas that the call was given; of the first, the gas limit.
    pub gas: U256,
    /// Of the first call, what the receipt says.
    #[serde(rename = "gasUsed")]
    pub gas_used: U256,
    /// Absent for a creation that failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Address>,
    /// `input` on the wire.
    pub input: Bytes,
    /// Absent when empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<Bytes>,
    /// Why the call failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// Text of a revert with a reason.
    #[serde(rename = "revertReason", default, skip_serializing_if = "Option::is_none")]
    pub revert_reason: Option<String>,
    /// `calls` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub calls: Option<Vec<CallFrame>>,
    /// With withLog. Calls that failed have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub logs: Option<Vec<CallFrameLog>>,
    /// Absent for STATICCALL.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<U256>,
    /// The instruction that made the call.
    pub r#type: CallFrameType,
}

/// A log of a call.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CallFrameLog {
    /// `address` on the wire.
    pub address: Address,
    /// `topics` on the wire.
    pub topics: Vec<B256>,
    /// `data` on the wire.
    pub data: Bytes,
    /// Number of calls that the frame made before the log.
    pub position: U256,
}

/// CallFrameType: one of several texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CallFrameType {
    /// `CALL`
    #[serde(rename = "CALL")]
    Call,
    /// `CALLCODE`
    #[serde(rename = "CALLCODE")]
    Callcode,
    /// `DELEGATECALL`
    #[serde(rename = "DELEGATECALL")]
    Delegatecall,
    /// `STATICCALL`
    #[serde(rename = "STATICCALL")]
    Staticcall,
    /// `CREATE`
    #[serde(rename = "CREATE")]
    Create,
    /// `CREATE2`
    #[serde(rename = "CREATE2")]
    Create2,
    /// `SELFDESTRUCT`
    #[serde(rename = "SELFDESTRUCT")]
    Selfdestruct,
}

/// A message call. Every field may be left out or null; fields that are not listed are ignored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CallObject {
    /// Sender; the zero address when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Address>,
    /// Recipient; null or left out for a contract creation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Address>,
    /// Gas limit; the server's gas cap when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gas: Option<U64>,
    /// Wei per gas. Not together with maxFeePerGas or maxPriorityFeePerGas.
    #[serde(rename = "gasPrice", default, skip_serializing_if = "Option::is_none")]
    pub gas_price: Option<U256>,
    /// Highest total price, wei per gas (EIP-1559).
    #[serde(rename = "maxFeePerGas", default, skip_serializing_if = "Option::is_none")]
    pub max_fee_per_gas: Option<U256>,
    /// Highest tip, wei per gas (EIP-1559).
    #[serde(rename = "maxPriorityFeePerGas", default, skip_serializing_if = "Option::is_none")]
    pub max_priority_fee_per_gas: Option<U256>,
    /// Highest price of blob gas (EIP-4844); without effect, because the chain accepts no blobs.
    #[serde(rename = "maxFeePerBlobGas", default, skip_serializing_if = "Option::is_none")]
    pub max_fee_per_blob_gas: Option<U256>,
    /// Wei sent along.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<U256>,
    /// Call data, the older name of input. Refused when both are given and differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<Bytes>,
    /// Call data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<Bytes>,
    /// Nonce of the sender.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<U64>,
    /// EIP-155 chain id; refused when it is not this chain's.
    #[serde(rename = "chainId", default, skip_serializing_if = "Option::is_none")]
    pub chain_id: Option<U256>,
    /// Transaction type; derived from the other fields when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<U64>,
    /// EIP-2930 access list.
    #[serde(rename = "accessList", default, skip_serializing_if = "Option::is_none")]
    pub access_list: Option<Vec<AccessListEntryInput>>,
    /// EIP-7702 authorizations.
    #[serde(rename = "authorizationList", default, skip_serializing_if = "Option::is_none")]
    pub authorization_list: Option<Vec<AuthorizationInput>>,
    /// EIP-4844 blob hashes.
    #[serde(rename = "blobVersionedHashes", default, skip_serializing_if = "Option::is_none")]
    pub blob_versioned_hashes: Option<Vec<B256>>,
}

/// CallObjectOrTraceOrStateDiffOrVmTraceList: a type without a name in the contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum CallObjectOrTraceOrStateDiffOrVmTraceList {
    /// `Vec<TraceOrStateDiffOrVmTrace>`
    TraceOrStateDiffOrVmTraceList(Vec<TraceOrStateDiffOrVmTrace>),
    /// `CallObject`
    CallObject(Box<CallObject>),
}

impl From<Vec<TraceOrStateDiffOrVmTrace>> for CallObjectOrTraceOrStateDiffOrVmTraceList {
    fn from(value: Vec<TraceOrStateDiffOrVmTrace>) -> Self {
        Self::TraceOrStateDiffOrVmTraceList(value)
    }
}

impl From<CallObject> for CallObjectOrTraceOrStateDiffOrVmTraceList {
    fn from(value: CallObject) -> Self {
        Self::CallObject(Box::new(value))
    }
}

/// Where the calls begin.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CallStateContext {
    /// The block; latest when left out.
    #[serde(rename = "blockNumber", default, skip_serializing_if = "Option::is_none")]
    pub block_number: Option<BlockParameter>,
    /// The calls run on the state after this many transactions of the block; -1 or left out for the whole block.
    #[serde(rename = "transactionIndex", default, skip_serializing_if = "Option::is_none")]
    pub transaction_index: Option<i64>,
}

/// For each kind of data, the blocks for which the server has it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Capabilities {
    /// `head` on the wire.
    pub head: BlockReference,
    /// `state` on the wire.
    pub state: ResourceCapability,
    /// `tx` on the wire.
    pub tx: ResourceCapability,
    /// `logs` on the wire.
    pub logs: ResourceCapability,
    /// `receipts` on the wire.
    pub receipts: ResourceCapability,
    /// `blocks` on the wire.
    pub blocks: ResourceCapability,
    /// `stateproofs` on the wire.
    pub stateproofs: ResourceCapability,
}

/// The chain's own response to a transaction.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ChainRefusal {
    /// `code` on the wire.
    pub code: i64,
    /// `codespace` on the wire.
    pub codespace: String,
    /// `log` on the wire.
    pub log: String,
}

/// Settings of the current, the next and the last known fork (EIP-7910).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Config {
    /// `current` on the wire.
    pub current: ForkConfig,
    /// null when none is scheduled.
    pub next: Option<ForkConfig>,
    /// null when none is scheduled.
    pub last: Option<ForkConfig>,
}

/// Who created a contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ContractCreator {
    /// Hash of the transaction.
    pub hash: B256,
    /// The account or contract that ran the creation.
    pub creator: Address,
}

/// The size of a contract when it was first touched, and the instruction that did so.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ContractSize {
    /// `contractSize` on the wire.
    #[serde(rename = "contractSize")]
    pub contract_size: i64,
    /// `opcode` on the wire.
    pub opcode: i64,
}

/// Before and after.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DataChange {
    /// `from` on the wire.
    pub from: Bytes,
    /// `to` on the wire.
    pub to: Bytes,
}

/// The fixed value `=`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DataDifferenceUnchanged {
    /// The only value.
    #[default]
    #[serde(rename = "=")]
    Value,
}

/// = for no change; + of a new account, - of a removed one, \* of one that changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum DataDifference {
    /// `DataDifferenceAdded`
    DataDifferenceAdded(Box<DataDifferenceAdded>),
    /// `DataDifferenceRemoved`
    DataDifferenceRemoved(Box<DataDifferenceRemoved>),
    /// `DataDifferenceChanged`
    DataDifferenceChanged(Box<DataDifferenceChanged>),
    /// `DataDifferenceUnchanged`
    DataDifferenceUnchanged(DataDifferenceUnchanged),
}

impl From<DataDifferenceAdded> for DataDifference {
    fn from(value: DataDifferenceAdded) -> Self {
        Self::DataDifferenceAdded(Box::new(value))
    }
}

impl From<DataDifferenceRemoved> for DataDifference {
    fn from(value: DataDifferenceRemoved) -> Self {
        Self::DataDifferenceRemoved(Box::new(value))
    }
}

impl From<DataDifferenceChanged> for DataDifference {
    fn from(value: DataDifferenceChanged) -> Self {
        Self::DataDifferenceChanged(Box::new(value))
    }
}

impl From<DataDifferenceUnchanged> for DataDifference {
    fn from(value: DataDifferenceUnchanged) -> Self {
        Self::DataDifferenceUnchanged(value)
    }
}

/// DataDifferenceAdded: a type without a name in the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DataDifferenceAdded {
    /// `+` on the wire.
    #[serde(rename = "+")]
    pub added: Bytes,
}

/// DataDifferenceChanged: a type without a name in the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DataDifferenceChanged {
    /// `\*` on the wire.
    #[serde(rename = "*")]
    pub changed: DataChange,
}

/// DataDifferenceRemoved: a type without a name in the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DataDifferenceRemoved {
    /// `-` on the wire.
    #[serde(rename = "-")]
    pub removed: Bytes,
}

/// The outcome of a transaction, and when it was.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DatedReceipt {
    /// `type` on the wire.
    pub r#type: U64,
    /// `status` on the wire.
    pub status: U64,
    /// `blockHash` on the wire.
    #[serde(rename = "blockHash")]
    pub block_hash: B256,
    /// `blockNumber` on the wire.
    #[serde(rename = "blockNumber")]
    pub block_number: U256,
    /// `transactionHash` on the wire.
    #[serde(rename = "transactionHash")]
    pub transaction_hash: B256,
    /// `transactionIndex` on the wire.
    #[serde(rename = "transactionIndex")]
    pub transaction_index: U256,
    /// `from` on the wire.
    pub from: Address,
    /// null for a contract creation.
    pub to: Option<Address>,
    /// The address of the created contract, even if the creation failed; null for other transactions.
    #[serde(rename = "contractAddress")]
    pub contract_address: Option<Address>,
    /// `gasUsed` on the wire.
    #[serde(rename = "gasUsed")]
    pub gas_used: U256,
    /// Gas used in the block up to and including this transaction, by all transactions of the chain.
    #[serde(rename = "cumulativeGasUsed")]
    pub cumulative_gas_used: U256,
    /// Wei per gas paid.
    #[serde(rename = "effectiveGasPrice")]
    pub effective_gas_price: U256,
    /// `logs` on the wire.
    pub logs: Vec<Log>,
    /// `logsBloom` on the wire.
    #[serde(rename = "logsBloom")]
    pub logs_bloom: FixedBytes<256>,
    /// Seconds since the epoch.
    pub timestamp: i64,
}

/// What a development chain reports about itself, as anvil 1.7.1 returns it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DevelopmentMetadata {
    /// As web3\_clientVersion returns it.
    #[serde(rename = "clientVersion")]
    pub client_version: String,
    /// The version of Halley.
    #[serde(rename = "clientSemver")]
    pub client_semver: String,
    /// Empty: the commit is not known.
    #[serde(rename = "clientCommitSha")]
    pub client_commit_sha: String,
    /// EIP-155 number; 2^53 and more lose their last digits, as in any JSON number.
    #[serde(rename = "chainId")]
    pub chain_id: i64,
    /// Random; another one after each start and each anvil\_reset.
    #[serde(rename = "instanceId")]
    pub instance_id: B256,
    /// `latestBlockNumber` on the wire.
    #[serde(rename = "latestBlockNumber")]
    pub latest_block_number: i64,
    /// `latestBlockHash` on the wire.
    #[serde(rename = "latestBlockHash")]
    pub latest_block_hash: B256,
    /// The forked network; null without one.
    #[serde(rename = "forkedNetwork")]
    pub forked_network: Option<ForkedNetwork>,
    /// Id of each snapshot to the number and the hash of its block.
    pub snapshots: BTreeMap<String, Vec<IntegerOrHash>>,
}

/// How a development chain is set up, as anvil 1.7.1 returns it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DevelopmentNodeInfo {
    /// `currentBlockNumber` on the wire.
    #[serde(rename = "currentBlockNumber")]
    pub current_block_number: U256,
    /// Seconds since 1970.
    #[serde(rename = "currentBlockTimestamp")]
    pub current_block_timestamp: i64,
    /// `currentBlockHash` on the wire.
    #[serde(rename = "currentBlockHash")]
    pub current_block_hash: B256,
    /// The newest active fork, such as Prague.
    #[serde(rename = "hardFork")]
    pub hard_fork: String,
    /// fees: best-paid first; fifo: in order of arrival.
    #[serde(rename = "transactionOrder")]
    pub transaction_order: DevelopmentNodeInfoTransactionOrder,
    /// `environment` on the wire.
    pub environment: DevelopmentNodeInfoEnvironment,
    /// The forked network; each member is null without one.
    #[serde(rename = "forkConfig")]
    pub fork_config: DevelopmentNodeInfoForkConfig,
}

/// DevelopmentNodeInfoEnvironment: a type without a name in the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DevelopmentNodeInfoEnvironment {
    /// Of the next block.
    #[serde(rename = "baseFee")]
    pub base_fee: U256,
    /// `chainId` on the wire.
    #[serde(rename = "chainId")]
    pub chain_id: i64,
    /// Of the next block.
    #[serde(rename = "gasLimit")]
    pub gas_limit: U256,
    /// `gasPrice` on the wire.
    #[serde(rename = "gasPrice")]
    pub gas_price: U256,
}

/// DevelopmentNodeInfoForkConfig: a type without a name in the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DevelopmentNodeInfoForkConfig {
    /// `forkUrl` on the wire.
    #[serde(rename = "forkUrl")]
    pub fork_url: Option<String>,
    /// `forkBlockNumber` on the wire.
    #[serde(rename = "forkBlockNumber")]
    pub fork_block_number: Option<i64>,
    /// `forkRetryBackoff` on the wire.
    #[serde(rename = "forkRetryBackoff")]
    pub fork_retry_backoff: Option<i64>,
}

/// DevelopmentNodeInfoTransactionOrder: one of several texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DevelopmentNodeInfoTransactionOrder {
    /// `fees`
    #[serde(rename = "fees")]
    Fees,
    /// `fifo`
    #[serde(rename = "fifo")]
    Fifo,
}

/// The fixed value `0x2`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DynamicFeeTransactionType {
    /// The only value.
    #[default]
    #[serde(rename = "0x2")]
    Value,
}

/// A transaction of type 2 (EIP-1559).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DynamicFeeTransaction {
    /// `type` on the wire.
    pub r#type: DynamicFeeTransactionType,
    /// null while pending.
    #[serde(rename = "blockHash")]
    pub block_hash: Option<B256>,
    /// null while pending.
    #[serde(rename = "blockNumber")]
    pub block_number: Option<U256>,
    /// Index among the Ethereum transactions of the block; null while pending.
    #[serde(rename = "transactionIndex")]
    pub transaction_index: Option<U256>,
    /// `hash` on the wire.
    pub hash: B256,
    /// `from` on the wire.
    pub from: Address,
    /// null for a contract creation.
    pub to: Option<Address>,
    /// `nonce` on the wire.
    pub nonce: U256,
    /// Gas limit.
    pub gas: U256,
    /// Wei.
    pub value: U256,
    /// `input` on the wire.
    pub input: Bytes,
    /// Wei per gas: what was paid once mined, maxFeePerGas while pending.
    #[serde(rename = "gasPrice")]
    pub gas_price: U256,
    /// `maxFeePerGas` on the wire.
    #[serde(rename = "maxFeePerGas")]
    pub max_fee_per_gas: U256,
    /// `maxPriorityFeePerGas` on the wire.
    #[serde(rename = "maxPriorityFeePerGas")]
    pub max_priority_fee_per_gas: U256,
    /// `chainId` on the wire.
    #[serde(rename = "chainId")]
    pub chain_id: U256,
    /// `accessList` on the wire.
    #[serde(rename = "accessList")]
    pub access_list: Vec<AccessListEntry>,
    /// `v` on the wire.
    pub v: U256,
    /// `r` on the wire.
    pub r: U256,
    /// `s` on the wire.
    pub s: U256,
    /// 0x0 or 0x1, the same as v.
    #[serde(rename = "yParity")]
    pub y_parity: U256,
}

/// Result of erc7562Tracer: a call with what the rules of ERC-7562 look at.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Erc7562Frame {
    /// `from` on the wire.
    pub from: Address,
    /// Gas that the call was given; of the first, the gas limit.
    pub gas: U256,
    /// Of the first call, what the receipt says.
    #[serde(rename = "gasUsed")]
    pub gas_used: U256,
    /// Absent for a creation that failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Address>,
    /// `input` on the wire.
    pub input: Bytes,
    /// Absent when empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<Bytes>,
    /// Why the call failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// Text of a revert with a reason.
    #[serde(rename = "revertReason", default, skip_serializing_if = "Option::is_none")]
    pub revert_reason: Option<String>,
    /// `logs` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub logs: Option<Vec<CallFrameLog>>,
    /// `value` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<U256>,
    /// `accessedSlots` on the wire.
    #[serde(rename = "accessedSlots")]
    pub accessed_slots: AccessedSlots,
    /// `extCodeAccessInfo` on the wire.
    #[serde(rename = "extCodeAccessInfo")]
    pub ext_code_access_info: Vec<Address>,
    /// How often each instruction ran, by its number.
    #[serde(rename = "usedOpcodes")]
    pub used_opcodes: BTreeMap<String, i64>,
    /// `contractSize` on the wire.
    #[serde(rename = "contractSize")]
    pub contract_size: BTreeMap<Address, ContractSize>,
    /// `outOfGas` on the wire.
    #[serde(rename = "outOfGas")]
    pub out_of_gas: bool,
    /// `keccak` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keccak: Option<Vec<Bytes>>,
    /// `calls` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub calls: Option<Vec<Erc7562Frame>>,
    /// `type` on the wire.
    pub r#type: String,
}

/// Fees of a range of blocks, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FeeHistory {
    /// `oldestBlock` on the wire.
    #[serde(rename = "oldestBlock")]
    pub oldest_block: U256,
    /// One per block and one for the block after the range; 0x0 while the chain has no base fee.
    #[serde(rename = "baseFeePerGas")]
    pub base_fee_per_gas: Vec<U256>,
    /// gasUsed / gasLimit, one per block.
    #[serde(rename = "gasUsedRatio")]
    pub gas_used_ratio: Vec<f64>,
    /// One per block and one for the block after the range; always 0x1, the lowest price.
    #[serde(rename = "baseFeePerBlobGas")]
    pub base_fee_per_blob_gas: Vec<U256>,
    /// One per block; always 0.
    #[serde(rename = "blobGasUsedRatio")]
    pub blob_gas_used_ratio: Vec<f64>,
    /// For each block, the tip at each requested percentile; absent when no percentile was requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reward: Option<Vec<Vec<U256>>>,
}

/// A filled transaction and its encoding for signing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FilledTransaction {
    /// RLP encoding with an empty signature.
    pub raw: Bytes,
    /// `tx` on the wire.
    pub tx: UnsignedTransaction,
}

/// Which logs match. Fields that are not listed are ignored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Filter {
    /// First block; latest when left out.
    #[serde(rename = "fromBlock", default, skip_serializing_if = "Option::is_none")]
    pub from_block: Option<BlockNumberOrTag>,
    /// Last block; latest when left out.
    #[serde(rename = "toBlock", default, skip_serializing_if = "Option::is_none")]
    pub to_block: Option<BlockNumberOrTag>,
    /// Contracts whose logs match; all when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<AddressOrList>,
    /// Conditions on the topics, by position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub topics: Option<Vec<Option<TopicFilter>>>,
    /// Only this block; not together with fromBlock or toBlock (EIP-234).
    #[serde(rename = "blockHash", default, skip_serializing_if = "Option::is_none")]
    pub block_hash: Option<B256>,
    /// Another spelling of blockHash.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blockhash: Option<B256>,
}

/// What a call was asked to do.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FlatCallAction {
    /// `callType` on the wire.
    #[serde(rename = "callType", default, skip_serializing_if = "Option::is_none")]
    pub call_type: Option<String>,
    /// `creationMethod` on the wire.
    #[serde(rename = "creationMethod", default, skip_serializing_if = "Option::is_none")]
    pub creation_method: Option<String>,
    /// `from` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Address>,
    /// `to` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Address>,
    /// `gas` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gas: Option<U256>,
    /// `input` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<Bytes>,
    /// `init` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub init: Option<Bytes>,
    /// `value` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<U256>,
    /// The account that destructs itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<Address>,
    /// `refundAddress` on the wire.
    #[serde(rename = "refundAddress", default, skip_serializing_if = "Option::is_none")]
    pub refund_address: Option<Address>,
    /// `balance` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub balance: Option<U256>,
}

/// What a call did.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FlatCallResult {
    /// `address` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<Address>,
    /// `code` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<Bytes>,
    /// `gasUsed` on the wire.
    #[serde(rename = "gasUsed", default, skip_serializing_if = "Option::is_none")]
    pub gas_used: Option<U256>,
    /// `output` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<Bytes>,
}

/// Result of flatCallTracer, a list of these: one call, in the shape of OpenEthereum.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FlatCallTrace {
    /// `action` on the wire.
    pub action: FlatCallAction,
    /// `blockHash` on the wire.
    #[serde(rename = "blockHash")]
    pub block_hash: Option<B256>,
    /// `blockNumber` on the wire.
    #[serde(rename = "blockNumber")]
    pub block_number: i64,
    /// `error` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// Absent for a call that failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<FlatCallResult>,
    /// `subtraces` on the wire.
    pub subtraces: i64,
    /// `traceAddress` on the wire.
    #[serde(rename = "traceAddress")]
    pub trace_address: Vec<i64>,
    /// `transactionHash` on the wire.
    #[serde(rename = "transactionHash")]
    pub transaction_hash: Option<B256>,
    /// `transactionPosition` on the wire.
    #[serde(rename = "transactionPosition")]
    pub transaction_position: i64,
    /// `type` on the wire.
    pub r#type: String,
}

/// Settings of one fork (EIP-7910).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ForkConfig {
    /// Seconds since 1970; 0 when active from the first block.
    #[serde(rename = "activationTime")]
    pub activation_time: i64,
    /// null: the chain accepts no blobs.
    #[serde(rename = "blobSchedule")]
    pub blob_schedule: Option<BlobSchedule>,
    /// `chainId` on the wire.
    #[serde(rename = "chainId")]
    pub chain_id: U256,
    /// EIP-6122 fork hash.
    #[serde(rename = "forkId")]
    pub fork_id: FixedBytes<4>,
    /// `precompiles` on the wire.
    pub precompiles: BTreeMap<String, Address>,
    /// `systemContracts` on the wire.
    #[serde(rename = "systemContracts")]
    pub system_contracts: BTreeMap<String, Address>,
}

/// The network that a development chain forked, and the block that it begins after.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ForkedNetwork {
    /// `chainId` on the wire.
    #[serde(rename = "chainId")]
    pub chain_id: i64,
    /// `forkBlockNumber` on the wire.
    #[serde(rename = "forkBlockNumber")]
    pub fork_block_number: i64,
    /// `forkBlockHash` on the wire.
    #[serde(rename = "forkBlockHash")]
    pub fork_block_hash: B256,
}

/// A network and one of its blocks. Fields that are not listed are ignored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Forking {
    /// URL of its JSON-RPC server; the network that is forked already when left out.
    #[serde(rename = "jsonRpcUrl", default, skip_serializing_if = "Option::is_none")]
    pub json_rpc_url: Option<String>,
    /// Number of the block; the newest when left out.
    #[serde(rename = "blockNumber", default, skip_serializing_if = "Option::is_none")]
    pub block_number: Option<U256>,
}

/// Garbage collections of the main thread since the service started, with Go's names.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GcStatistics {
    /// When the last one ended; 0001-01-01T00:00:00Z before the first.
    #[serde(rename = "LastGC")]
    pub last_gc: String,
    /// How many there were.
    #[serde(rename = "NumGC")]
    pub num_gc: i64,
    /// Nanoseconds that all of them took.
    #[serde(rename = "PauseTotal")]
    pub pause_total: i64,
    /// Nanoseconds of each, newest first, at most 256.
    #[serde(rename = "Pause")]
    pub pause: Vec<i64>,
    /// When each of them ended, newest first.
    #[serde(rename = "PauseEnd")]
    pub pause_end: Vec<String>,
}

/// HashOrTransaction: a type without a name in the contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum HashOrTransaction {
    /// `SetCodeTransaction`
    SetCodeTransaction(Box<SetCodeTransaction>),
    /// `DynamicFeeTransaction`
    DynamicFeeTransaction(Box<DynamicFeeTransaction>),
    /// `AccessListTransaction`
    AccessListTransaction(Box<AccessListTransaction>),
    /// `LegacyTransaction`
    LegacyTransaction(Box<LegacyTransaction>),
    /// `B256`
    Hash(B256),
}

impl From<SetCodeTransaction> for HashOrTransaction {
    fn from(value: SetCodeTransaction) -> Self {
        Self::SetCodeTransaction(Box::new(value))
    }
}

impl From<DynamicFeeTransaction> for HashOrTransaction {
    fn from(value: DynamicFeeTransaction) -> Self {
        Self::DynamicFeeTransaction(Box::new(value))
    }
}

impl From<AccessListTransaction> for HashOrTransaction {
    fn from(value: AccessListTransaction) -> Self {
        Self::AccessListTransaction(Box::new(value))
    }
}

impl From<LegacyTransaction> for HashOrTransaction {
    fn from(value: LegacyTransaction) -> Self {
        Self::LegacyTransaction(Box::new(value))
    }
}

impl From<B256> for HashOrTransaction {
    fn from(value: B256) -> Self {
        Self::Hash(value)
    }
}

/// A block header.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// `number` on the wire.
    pub number: U256,
    /// The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.
    pub hash: B256,
    /// `parentHash` on the wire.
    #[serde(rename = "parentHash")]
    pub parent_hash: B256,
    /// `nonce` on the wire.
    pub nonce: FixedBytes<8>,
    /// `mixHash` on the wire.
    #[serde(rename = "mixHash")]
    pub mix_hash: B256,
    /// `sha3Uncles` on the wire.
    #[serde(rename = "sha3Uncles")]
    pub sha3_uncles: B256,
    /// `logsBloom` on the wire.
    #[serde(rename = "logsBloom")]
    pub logs_bloom: FixedBytes<256>,
    /// The application hash in the consensus header: the state before this block.
    #[serde(rename = "stateRoot")]
    pub state_root: B256,
    /// `transactionsRoot` on the wire.
    #[serde(rename = "transactionsRoot")]
    pub transactions_root: B256,
    /// `receiptsRoot` on the wire.
    #[serde(rename = "receiptsRoot")]
    pub receipts_root: B256,
    /// Operator account of the proposer.
    pub miner: Address,
    /// `difficulty` on the wire.
    pub difficulty: U256,
    /// `extraData` on the wire.
    #[serde(rename = "extraData")]
    pub extra_data: Bytes,
    /// `gasLimit` on the wire.
    #[serde(rename = "gasLimit")]
    pub gas_limit: U256,
    /// `gasUsed` on the wire.
    #[serde(rename = "gasUsed")]
    pub gas_used: U256,
    /// Seconds since 1970.
    pub timestamp: U256,
    /// Wei per gas; absent while the chain has no base fee.
    #[serde(rename = "baseFeePerGas", default, skip_serializing_if = "Option::is_none")]
    pub base_fee_per_gas: Option<U256>,
    /// `withdrawalsRoot` on the wire.
    #[serde(rename = "withdrawalsRoot", default, skip_serializing_if = "Option::is_none")]
    pub withdrawals_root: Option<B256>,
    /// `blobGasUsed` on the wire.
    #[serde(rename = "blobGasUsed", default, skip_serializing_if = "Option::is_none")]
    pub blob_gas_used: Option<U256>,
    /// `excessBlobGas` on the wire.
    #[serde(rename = "excessBlobGas", default, skip_serializing_if = "Option::is_none")]
    pub excess_blob_gas: Option<U256>,
    /// `parentBeaconBlockRoot` on the wire.
    #[serde(rename = "parentBeaconBlockRoot", default, skip_serializing_if = "Option::is_none")]
    pub parent_beacon_block_root: Option<B256>,
    /// `requestsHash` on the wire.
    #[serde(rename = "requestsHash", default, skip_serializing_if = "Option::is_none")]
    pub requests_hash: Option<B256>,
}

/// HeaderOrPendingHeader: a type without a name in the contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum HeaderOrPendingHeader {
    /// `Header`
    Header(Box<Header>),
    /// `PendingHeader`
    PendingHeader(Box<PendingHeader>),
}

impl From<Header> for HeaderOrPendingHeader {
    fn from(value: Header) -> Self {
        Self::Header(Box::new(value))
    }
}

impl From<PendingHeader> for HeaderOrPendingHeader {
    fn from(value: PendingHeader) -> Self {
        Self::PendingHeader(Box::new(value))
    }
}

/// A space of V8's heap, in bytes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct HeapSpace {
    /// `name` on the wire.
    pub name: String,
    /// `size` on the wire.
    pub size: i64,
    /// `used` on the wire.
    pub used: i64,
    /// `available` on the wire.
    pub available: i64,
    /// `physical` on the wire.
    pub physical: i64,
}

/// How far a part of the index is filled. Blocks are added newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct IndexFilling {
    /// off: nothing adds the missing blocks. working: blocks are added. retrying: the last attempt failed, and there
    /// will be another one. full: there is no room for the missing blocks. impossible: the node did not keep the
    /// results of the missing blocks, because of discard\_abci\_responses = true in its config.toml. finished: no block
    /// is missing.
    pub state: IndexFillingState,
    /// The block at which it ends. The node has pruned blocks below it, or there are none; null before the first block.
    pub target: Option<U256>,
    /// The highest block that is to be added; null for none.
    pub next: Option<U256>,
    /// How many blocks are to be added.
    pub missing: U256,
    /// Blocks that were added per second in the last ten seconds; null when none were.
    #[serde(rename = "blocksPerSecond")]
    pub blocks_per_second: Option<f64>,
    /// How many seconds the missing blocks will take at this rate; null when none were added.
    #[serde(rename = "secondsLeft")]
    pub seconds_left: Option<i64>,
}

/// IndexFillingState: one of several texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum IndexFillingState {
    /// `off`
    #[serde(rename = "off")]
    Off,
    /// `working`
    #[serde(rename = "working")]
    Working,
    /// `retrying`
    #[serde(rename = "retrying")]
    Retrying,
    /// `full`
    #[serde(rename = "full")]
    Full,
    /// `impossible`
    #[serde(rename = "impossible")]
    Impossible,
    /// `finished`
    #[serde(rename = "finished")]
    Finished,
}

/// What the index of blocks holds, and how far its filling is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct IndexState {
    /// The newest block that is served; null before the first block.
    pub head: Option<U256>,
    /// The oldest block that can be served, from the index or from the node; null before the first block.
    pub earliest: Option<U256>,
    /// The stored blocks, ascending; the newest 1000 ranges.
    pub ranges: Vec<IndexedRange>,
    /// How many older ranges are not listed.
    #[serde(rename = "omittedRanges")]
    pub omitted_ranges: i64,
    /// How many blocks are stored.
    pub blocks: U256,
    /// How far the blocks below the head are stored.
    pub backfill: IndexFilling,
    /// Transactions of all stored blocks.
    pub transactions: U256,
    /// Transactions that could not be decoded and are missing from their blocks.
    pub undecodable: U256,
    /// Bytes on disk.
    pub bytes: U256,
    /// The log index; null when index.logs is off.
    pub logs: Option<LogIndexState>,
    /// The index by address; null when trace.index is off.
    pub traces: Option<TraceIndexState>,
}

/// Consecutive blocks of the index.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct IndexedRange {
    /// The first block.
    pub from: U256,
    /// The last block.
    pub to: U256,
}

/// IntegerOrHash: a type without a name in the contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum IntegerOrHash {
    /// `i64`
    Integer(i64),
    /// `B256`
    Hash(B256),
}

impl From<i64> for IntegerOrHash {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<B256> for IntegerOrHash {
    fn from(value: B256) -> Self {
        Self::Hash(value)
    }
}

/// Identifies the request in the server's log.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InternalErrorDetail {
    /// `requestId` on the wire.
    #[serde(rename = "requestId")]
    pub request_id: String,
}

/// What a call inside a transaction did with value or code.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InternalOperation {
    /// 0 for a transfer, 1 for a selfdestruct, 2 for a creation, 3 for a creation with CREATE2.
    pub r#type: i64,
    /// `from` on the wire.
    pub from: Address,
    /// `to` on the wire.
    pub to: Address,
    /// Wei.
    pub value: U256,
}

/// Which parameter is wrong, and what would be valid.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InvalidParamsDetail {
    /// Path to the wrong value, such as filter.topics\[1\].
    pub path: String,
    /// Components or rules; any of them would be valid.
    pub expected: Vec<String>,
}

/// New tokens of a block; zeros, because the EVM of these chains issues none.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Issuance {
    /// `blockReward` on the wire.
    #[serde(rename = "blockReward")]
    pub block_reward: U256,
    /// `uncleReward` on the wire.
    #[serde(rename = "uncleReward")]
    pub uncle_reward: U256,
    /// `issuance` on the wire.
    pub issuance: U256,
}

/// A key of the key store, or a paired wallet, and where it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeyWallet {
    /// keystore:// and the absolute path of the file, or the URL of a paired wallet.
    pub url: String,
    /// `status` on the wire.
    pub status: KeyWalletStatus,
    /// `accounts` on the wire.
    pub accounts: Vec<WalletAccount>,
}

/// KeyWalletStatus: one of several texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum KeyWalletStatus {
    /// `Locked`
    #[serde(rename = "Locked")]
    Locked,
    /// `Unlocked`
    #[serde(rename = "Unlocked")]
    Unlocked,
}

/// The fixed value `0x0`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum LegacyTransactionType {
    /// The only value.
    #[default]
    #[serde(rename = "0x0")]
    Value,
}

/// A transaction of type 0.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LegacyTransaction {
    /// `type` on the wire.
    pub r#type: LegacyTransactionType,
    /// null while pending.
    #[serde(rename = "blockHash")]
    pub block_hash: Option<B256>,
    /// null while pending.
    #[serde(rename = "blockNumber")]
    pub block_number: Option<U256>,
    /// Index among the Ethereum transactions of the block; null while pending.
    #[serde(rename = "transactionIndex")]
    pub transaction_index: Option<U256>,
    /// `hash` on the wire.
    pub hash: B256,
    /// `from` on the wire.
    pub from: Address,
    /// null for a contract creation.
    pub to: Option<Address>,
    /// `nonce` on the wire.
    pub nonce: U256,
    /// Gas limit.
    pub gas: U256,
    /// Wei.
    pub value: U256,
    /// `input` on the wire.
    pub input: Bytes,
    /// Wei per gas.
    #[serde(rename = "gasPrice")]
    pub gas_price: U256,
    /// Absent when the signature is not bound to a chain (EIP-155).
    #[serde(rename = "chainId", default, skip_serializing_if = "Option::is_none")]
    pub chain_id: Option<U256>,
    /// `v` on the wire.
    pub v: U256,
    /// `r` on the wire.
    pub r: U256,
    /// `s` on the wire.
    pub s: U256,
}

/// The limit that the request exceeds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LimitDetail {
    /// `limit` on the wire.
    pub limit: i64,
}

/// A log entry.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Log {
    /// `address` on the wire.
    pub address: Address,
    /// `topics` on the wire.
    pub topics: Vec<B256>,
    /// `data` on the wire.
    pub data: Bytes,
    /// `blockNumber` on the wire.
    #[serde(rename = "blockNumber")]
    pub block_number: U256,
    /// `blockHash` on the wire.
    #[serde(rename = "blockHash")]
    pub block_hash: B256,
    /// Seconds since 1970.
    #[serde(rename = "blockTimestamp")]
    pub block_timestamp: U256,
    /// `transactionHash` on the wire.
    #[serde(rename = "transactionHash")]
    pub transaction_hash: B256,
    /// `transactionIndex` on the wire.
    #[serde(rename = "transactionIndex")]
    pub transaction_index: U256,
    /// Index among all logs of the block.
    #[serde(rename = "logIndex")]
    pub log_index: U256,
    /// True when the block of a log that was handed out is gone; only in eth\_getFilterChanges and in logs
    /// subscriptions.
    pub removed: bool,
}

/// What the log index holds. A search for logs looks at each block outside it, up to json-rpc.block-range-cap.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LogIndexState {
    /// The blocks in it, ascending; the newest 1000 ranges.
    pub ranges: Vec<IndexedRange>,
    /// How many older ranges are not listed.
    #[serde(rename = "omittedRanges")]
    pub omitted_ranges: i64,
    /// How many blocks are in it.
    pub blocks: U256,
    /// How many stored blocks are not in it. It takes in whole groups of 4096 heights, so a few thousand of the newest
    /// are missing at any time.
    pub missing: U256,
    /// Bytes of its pages.
    pub bytes: U256,
}

/// LogOrHash: a type without a name in the contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum LogOrHash {
    /// `Log`
    Log(Box<Log>),
    /// `B256`
    Hash(B256),
}

impl From<Log> for LogOrHash {
    fn from(value: Log) -> Self {
        Self::Log(Box::new(value))
    }
}

impl From<B256> for LogOrHash {
    fn from(value: B256) -> Self {
        Self::Hash(value)
    }
}

/// Which logs to send; all when empty. Fields that are not listed are ignored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LogsOptions {
    /// Replays the logs from this block on, then sends the logs of new blocks; only new blocks when left out or latest.
    #[serde(rename = "fromBlock", default, skip_serializing_if = "Option::is_none")]
    pub from_block: Option<BlockNumberOrTag>,
    /// Last block whose logs are sent; no end when left out or latest.
    #[serde(rename = "toBlock", default, skip_serializing_if = "Option::is_none")]
    pub to_block: Option<BlockNumberOrTag>,
    /// Contracts whose logs match; all when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<AddressOrList>,
    /// Conditions on the topics, by position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub topics: Option<Vec<Option<TopicFilter>>>,
    /// Not accepted here: eth\_getLogs returns the logs of one block.
    #[serde(rename = "blockHash", default, skip_serializing_if = "Option::is_none")]
    pub block_hash: Option<()>,
    /// Another spelling of blockHash.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blockhash: Option<()>,
}

/// Memory of the process: Go's names where they mean the same, and Node's own figures. In bytes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MemoryStatistics {
    /// Heap in use.
    #[serde(rename = "Alloc")]
    pub alloc: i64,
    /// Memory of the whole process.
    #[serde(rename = "Sys")]
    pub sys: i64,
    /// Heap in use.
    #[serde(rename = "HeapAlloc")]
    pub heap_alloc: i64,
    /// Heap.
    #[serde(rename = "HeapSys")]
    pub heap_sys: i64,
    /// Heap that is not in use.
    #[serde(rename = "HeapIdle")]
    pub heap_idle: i64,
    /// Heap in use.
    #[serde(rename = "HeapInuse")]
    pub heap_inuse: i64,
    /// Garbage collections of the main thread.
    #[serde(rename = "NumGC")]
    pub num_gc: i64,
    /// Nanoseconds that they took.
    #[serde(rename = "PauseTotalNs")]
    pub pause_total_ns: i64,
    /// `node` on the wire.
    pub node: NodeMemory,
}

/// The time of the first block, or an object with the time and the number of blocks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum MineOptions {
    /// `MineRequest`
    MineRequest(Box<MineRequest>),
    /// `U256`
    Big(U256),
}

impl From<MineRequest> for MineOptions {
    fn from(value: MineRequest) -> Self {
        Self::MineRequest(Box::new(value))
    }
}

impl From<U256> for MineOptions {
    fn from(value: U256) -> Self {
        Self::Big(value)
    }
}

/// The number of blocks to make, and the time of the first one. Fields that are not listed are ignored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MineRequest {
    /// `timestamp` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timestamp: Option<U256>,
    /// `blocks` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blocks: Option<U256>,
}

/// A block as eth\_getBlockByNumber returns it with whole transactions; their fields and two more are in each.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MinedBlock {
    /// `transactions` on the wire.
    pub transactions: Vec<MinedTransaction>,
}

/// What a mined transaction did.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MinedTraceResults {
    /// What the execution returned; the code of a contract that it created; the revert bytes.
    pub output: Bytes,
    /// null unless asked for.
    #[serde(rename = "stateDiff")]
    pub state_diff: Option<BTreeMap<Address, AccountDifference>>,
    /// The frames in the order in which they began; empty unless asked for.
    pub trace: Vec<ParityTrace>,
    /// `transactionHash` on the wire.
    #[serde(rename = "transactionHash")]
    pub transaction_hash: B256,
    /// null unless asked for.
    #[serde(rename = "vmTrace")]
    pub vm_trace: Option<VmTrace>,
}

/// A transaction with all its fields, and what it returned.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MinedTransaction {
    /// `hash` on the wire.
    pub hash: B256,
    /// What its call returned, the code that it deployed, or the data of its revert; absent after any other failure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<Bytes>,
    /// Why it reverted: the reason that Solidity encodes, or the selector of the error; absent without revert data.
    #[serde(rename = "revertReason", default, skip_serializing_if = "Option::is_none")]
    pub revert_reason: Option<String>,
}

/// Result of muxTracer: each tracer's trace by its name.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MuxTrace {
    /// `callTracer` on the wire.
    #[serde(rename = "callTracer", default, skip_serializing_if = "Option::is_none")]
    pub call_tracer: Option<CallFrame>,
    /// `flatCallTracer` on the wire.
    #[serde(rename = "flatCallTracer", default, skip_serializing_if = "Option::is_none")]
    pub flat_call_tracer: Option<Vec<FlatCallTrace>>,
    /// PrestateTrace, or PrestateDiff with diffMode.
    #[serde(rename = "prestateTracer", default, skip_serializing_if = "Option::is_none")]
    pub prestate_tracer: Option<BTreeMap<String, Value>>,
    /// `4byteTracer` on the wire.
    #[serde(rename = "4byteTracer", default, skip_serializing_if = "Option::is_none")]
    pub n4byte_tracer: Option<BTreeMap<String, i64>>,
    /// `noopTracer` on the wire.
    #[serde(rename = "noopTracer", default, skip_serializing_if = "Option::is_none")]
    pub noop_tracer: Option<NoopTrace>,
    /// `keccak256PreimageTracer` on the wire.
    #[serde(rename = "keccak256PreimageTracer", default, skip_serializing_if = "Option::is_none")]
    pub keccak256_preimage_tracer: Option<BTreeMap<B256, Bytes>>,
    /// `erc7562Tracer` on the wire.
    #[serde(rename = "erc7562Tracer", default, skip_serializing_if = "Option::is_none")]
    pub erc7562_tracer: Option<Erc7562Frame>,
    /// `muxTracer` on the wire.
    #[serde(rename = "muxTracer", default, skip_serializing_if = "Option::is_none")]
    pub mux_tracer: Option<Box<MuxTrace>>,
}

/// The node, in the shape of geth's admin\_nodeInfo as far as CometBFT knows it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct NetworkNodeInfo {
    /// Hash of its network key: 40 hex digits without 0x.
    pub id: String,
    /// CometBFT, its release, and the moniker of the node.
    pub name: String,
    /// What admin\_addPeer of another node takes: enode://id@host:port.
    pub enode: String,
    /// Address on which it takes connections; 0.0.0.0 for all.
    pub ip: String,
    /// `ports` on the wire.
    pub ports: NetworkNodeInfoPorts,
    /// Address and port.
    #[serde(rename = "listenAddr")]
    pub listen_addr: String,
    /// `protocols` on the wire.
    pub protocols: NetworkNodeInfoProtocols,
}

/// NetworkNodeInfoPorts: a type without a name in the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct NetworkNodeInfoPorts {
    /// The same port: CometBFT has no other for discovery.
    pub discovery: i64,
    /// Port for connections of peers.
    pub listener: i64,
}

/// NetworkNodeInfoProtocols: a type without a name in the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct NetworkNodeInfoProtocols {
    /// `eth` on the wire.
    pub eth: NetworkNodeInfoProtocolsEth,
    /// Versions of the protocols between nodes and of the application, decimal.
    pub cometbft: NetworkNodeInfoProtocolsCometbft,
}

/// NetworkNodeInfoProtocolsCometbft: a type without a name in the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct NetworkNodeInfoProtocolsCometbft {
    /// The chain's text id.
    pub network: String,
    /// CometBFT release.
    pub version: String,
    /// `p2p` on the wire.
    pub p2p: String,
    /// `block` on the wire.
    pub block: String,
    /// `app` on the wire.
    pub app: String,
}

/// NetworkNodeInfoProtocolsEth: a type without a name in the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct NetworkNodeInfoProtocolsEth {
    /// EIP-155 chain id.
    pub network: i64,
    /// Hash of block 0; absent where block 0 is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub genesis: Option<B256>,
    /// Hash of the head.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub head: Option<B256>,
}

/// How to send blocks.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct NewHeadsOptions {
    /// true for whole blocks with whole transactions, false (default) for headers.
    #[serde(rename = "includeTransactions", default, skip_serializing_if = "Option::is_none")]
    pub include_transactions: Option<bool>,
    /// Replays the blocks from this one on, then sends new ones; only new blocks when left out or latest.
    #[serde(rename = "fromBlock", default, skip_serializing_if = "Option::is_none")]
    pub from_block: Option<BlockNumberOrTag>,
}

/// Memory as Node.js counts it, in bytes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct NodeMemory {
    /// Memory of the whole process, all threads.
    pub rss: i64,
    /// Heap of the main thread.
    #[serde(rename = "heapTotal")]
    pub heap_total: i64,
    /// The part of it that is in use.
    #[serde(rename = "heapUsed")]
    pub heap_used: i64,
    /// Memory of objects in C++ that JavaScript holds.
    pub external: i64,
    /// The part of it that buffers take.
    #[serde(rename = "arrayBuffers")]
    pub array_buffers: i64,
    /// The most that the heap may take.
    #[serde(rename = "heapSizeLimit")]
    pub heap_size_limit: i64,
    /// What V8 takes outside of the heap.
    #[serde(rename = "mallocedMemory")]
    pub malloced_memory: i64,
    /// The most that it took.
    #[serde(rename = "peakMallocedMemory")]
    pub peak_malloced_memory: i64,
    /// How many contexts there are; a number that grows indicates a leak.
    #[serde(rename = "nativeContexts")]
    pub native_contexts: i64,
    /// How many of them are not collected yet.
    #[serde(rename = "detachedContexts")]
    pub detached_contexts: i64,
    /// `spaces` on the wire.
    pub spaces: Vec<HeapSpace>,
}

/// Result of noopTracer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct NoopTrace {}

/// NotSyncingOrSyncStatus: a type without a name in the contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum NotSyncingOrSyncStatus {
    /// `SyncStatus`
    SyncStatus(Box<SyncStatus>),
    /// `False`
    NotSyncing(False),
}

impl From<SyncStatus> for NotSyncingOrSyncStatus {
    fn from(value: SyncStatus) -> Self {
        Self::SyncStatus(Box::new(value))
    }
}

impl From<False> for NotSyncingOrSyncStatus {
    fn from(value: False) -> Self {
        Self::NotSyncing(value)
    }
}

/// NotSyncingOrSyncing: a type without a name in the contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum NotSyncingOrSyncing {
    /// `Syncing`
    Syncing(Box<Syncing>),
    /// `False`
    NotSyncing(False),
}

impl From<Syncing> for NotSyncingOrSyncing {
    fn from(value: Syncing) -> Self {
        Self::Syncing(Box::new(value))
    }
}

impl From<False> for NotSyncingOrSyncing {
    fn from(value: False) -> Self {
        Self::NotSyncing(value)
    }
}

/// A block number, in hex or as a JSON integer, or a tag.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum NumberOrTag {
    /// `BlockTag`
    BlockTag(BlockTag),
    /// `U64`
    Number(U64),
}

impl From<BlockTag> for NumberOrTag {
    fn from(value: BlockTag) -> Self {
        Self::BlockTag(value)
    }
}

impl From<U64> for NumberOrTag {
    fn from(value: U64) -> Self {
        Self::Number(value)
    }
}

/// An OpenRPC document (spec.open-rpc.org).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct OpenrpcDocument {
    /// `openrpc` on the wire.
    pub openrpc: String,
    /// `info` on the wire.
    pub info: BTreeMap<String, Value>,
    /// `methods` on the wire.
    pub methods: Vec<BTreeMap<String, Value>>,
}

/// What a call does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParityCallAction {
    /// The instruction that calls; call for the transaction itself.
    #[serde(rename = "callType")]
    pub call_type: ParityCallActionCallType,
    /// `from` on the wire.
    pub from: Address,
    /// Gas that the call was given; at the top, without the gas that is charged before the first instruction.
    pub gas: U256,
    /// `input` on the wire.
    pub input: Bytes,
    /// `to` on the wire.
    pub to: Address,
    /// Wei; of a delegatecall, what its caller was called with.
    pub value: U256,
}

/// ParityCallActionCallType: one of several texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ParityCallActionCallType {
    /// `call`
    #[serde(rename = "call")]
    Call,
    /// `callcode`
    #[serde(rename = "callcode")]
    Callcode,
    /// `delegatecall`
    #[serde(rename = "delegatecall")]
    Delegatecall,
    /// `staticcall`
    #[serde(rename = "staticcall")]
    Staticcall,
}

/// What a call returned; of one that reverted, its revert bytes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ParityCallResult {
    /// Gas that the call used; at the top, what the receipt shows without the gas that is charged before the first
    /// instruction.
    #[serde(rename = "gasUsed")]
    pub gas_used: U256,
    /// `output` on the wire.
    pub output: Bytes,
}

/// What a creation does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParityCreateAction {
    /// The instruction that creates; create for the transaction itself.
    #[serde(rename = "creationMethod")]
    pub creation_method: ParityCreateActionCreationMethod,
    /// `from` on the wire.
    pub from: Address,
    /// Gas that the creation was given; at the top, without the gas that is charged before the first instruction.
    pub gas: U256,
    /// Code that runs once and returns the code of the contract.
    pub init: Bytes,
    /// `value` on the wire.
    pub value: U256,
}

/// ParityCreateActionCreationMethod: one of several texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ParityCreateActionCreationMethod {
    /// `create`
    #[serde(rename = "create")]
    Create,
    /// `create2`
    #[serde(rename = "create2")]
    Create2,
}

/// What a creation left.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ParityCreateResult {
    /// The contract; absent when the creation reverted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<Address>,
    /// Code of the contract; of a creation that reverted, its revert bytes.
    pub code: Bytes,
    /// As of a call.
    #[serde(rename = "gasUsed")]
    pub gas_used: U256,
}

/// A selfdestruct. Since EIP-6780 it removes only contracts that the same transaction created.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ParitySelfdestructAction {
    /// The contract.
    pub address: Address,
    /// Wei that it hands on.
    pub balance: U256,
    /// Who gets it.
    #[serde(rename = "refundAddress")]
    pub refund_address: Address,
}

/// A frame of an execution. There are no rewards on this chain, so no frame has that type.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParityTrace {
    /// `action` on the wire.
    pub action: ParityTraceAction,
    /// Why the frame failed, in OpenEthereum's words where it has some; absent on success.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// null for a frame that failed otherwise than by a revert, and for a selfdestruct.
    pub result: Option<ParityTraceResult>,
    /// Number of frames that this one began. Calls of Ethereum's precompiled contracts are none.
    pub subtraces: i64,
    /// Index of the frame among those of its caller, after those of its callers; empty for the transaction itself.
    #[serde(rename = "traceAddress")]
    pub trace_address: Vec<i64>,
    /// `type` on the wire.
    pub r#type: ParityTraceType,
}

/// ParityTraceAction: a type without a name in the contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ParityTraceAction {
    /// `ParityCallAction`
    ParityCallAction(Box<ParityCallAction>),
    /// `ParityCreateAction`
    ParityCreateAction(Box<ParityCreateAction>),
    /// `ParitySelfdestructAction`
    ParitySelfdestructAction(Box<ParitySelfdestructAction>),
}

impl From<ParityCallAction> for ParityTraceAction {
    fn from(value: ParityCallAction) -> Self {
        Self::ParityCallAction(Box::new(value))
    }
}

impl From<ParityCreateAction> for ParityTraceAction {
    fn from(value: ParityCreateAction) -> Self {
        Self::ParityCreateAction(Box::new(value))
    }
}

impl From<ParitySelfdestructAction> for ParityTraceAction {
    fn from(value: ParitySelfdestructAction) -> Self {
        Self::ParitySelfdestructAction(Box::new(value))
    }
}

/// ParityTraceResult: a type without a name in the contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ParityTraceResult {
    /// `ParityCallResult`
    ParityCallResult(Box<ParityCallResult>),
    /// `ParityCreateResult`
    ParityCreateResult(Box<ParityCreateResult>),
}

impl From<ParityCallResult> for ParityTraceResult {
    fn from(value: ParityCallResult) -> Self {
        Self::ParityCallResult(Box::new(value))
    }
}

impl From<ParityCreateResult> for ParityTraceResult {
    fn from(value: ParityCreateResult) -> Self {
        Self::ParityCreateResult(Box::new(value))
    }
}

/// ParityTraceType: one of several texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ParityTraceType {
    /// `call`
    #[serde(rename = "call")]
    Call,
    /// `create`
    #[serde(rename = "create")]
    Create,
    /// `suicide`
    #[serde(rename = "suicide")]
    Suicide,
}

/// A connected node, in the shape of geth's admin\_peers as far as CometBFT knows it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PeerInfo {
    /// Hash of its network key: 40 hex digits without 0x.
    pub id: String,
    /// CometBFT, its release, and the moniker of the node.
    pub name: String,
    /// Where it takes connections, by the address from which it is connected: enode://id@host:port.
    pub enode: String,
    /// Protocols and their versions, such as p2p/8.
    pub caps: Vec<String>,
    /// `network` on the wire.
    pub network: PeerInfoNetwork,
    /// `protocols` on the wire.
    pub protocols: PeerInfoProtocols,
}

/// PeerInfoNetwork: a type without a name in the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PeerInfoNetwork {
    /// Address from which it is connected, and the port on which it takes connections.
    #[serde(rename = "remoteAddress")]
    pub remote_address: String,
    /// True when the peer made the connection.
    pub inbound: bool,
    /// Always false: CometBFT does not report it.
    pub trusted: bool,
    /// Always false: CometBFT does not report it.
    pub r#static: bool,
}

/// PeerInfoProtocols: a type without a name in the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PeerInfoProtocols {
    /// Versions of the protocols between nodes and of the application, decimal.
    pub cometbft: PeerInfoProtocolsCometbft,
}

/// PeerInfoProtocolsCometbft: a type without a name in the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PeerInfoProtocolsCometbft {
    /// The chain's text id.
    pub network: String,
    /// CometBFT release.
    pub version: String,
    /// `p2p` on the wire.
    pub p2p: String,
    /// `block` on the wire.
    pub block: String,
    /// `app` on the wire.
    pub app: String,
}

/// A block of a development chain that is executed and not made: the waiting transactions on top of the newest block.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PendingBlock {
    /// `number` on the wire.
    pub number: U256,
    /// `hash` on the wire.
    pub hash: (),
    /// `parentHash` on the wire.
    #[serde(rename = "parentHash")]
    pub parent_hash: B256,
    /// `nonce` on the wire.
    pub nonce: (),
    /// `mixHash` on the wire.
    #[serde(rename = "mixHash")]
    pub mix_hash: B256,
    /// `sha3Uncles` on the wire.
    #[serde(rename = "sha3Uncles")]
    pub sha3_uncles: B256,
    /// `logsBloom` on the wire.
    #[serde(rename = "logsBloom")]
    pub logs_bloom: FixedBytes<256>,
    /// The application hash in the consensus header: the state before this block.
    #[serde(rename = "stateRoot")]
    pub state_root: B256,
    /// `transactionsRoot` on the wire.
    #[serde(rename = "transactionsRoot")]
    pub transactions_root: B256,
    /// `receiptsRoot` on the wire.
    #[serde(rename = "receiptsRoot")]
    pub receipts_root: B256,
    /// `miner` on the wire.
    pub miner: (),
    /// `difficulty` on the wire.
    pub difficulty: U256,
    /// `extraData` on the wire.
    #[serde(rename = "extraData")]
    pub extra_data: Bytes,
    /// `gasLimit` on the wire.
    #[serde(rename = "gasLimit")]
    pub gas_limit: U256,
    /// `gasUsed` on the wire.
    #[serde(rename = "gasUsed")]
    pub gas_used: U256,
    /// Seconds since 1970.
    pub timestamp: U256,
    /// Wei per gas; absent while the chain has no base fee.
    #[serde(rename = "baseFeePerGas", default, skip_serializing_if = "Option::is_none")]
    pub base_fee_per_gas: Option<U256>,
    /// `withdrawalsRoot` on the wire.
    #[serde(rename = "withdrawalsRoot", default, skip_serializing_if = "Option::is_none")]
    pub withdrawals_root: Option<B256>,
    /// `blobGasUsed` on the wire.
    #[serde(rename = "blobGasUsed", default, skip_serializing_if = "Option::is_none")]
    pub blob_gas_used: Option<U256>,
    /// `excessBlobGas` on the wire.
    #[serde(rename = "excessBlobGas", default, skip_serializing_if = "Option::is_none")]
    pub excess_blob_gas: Option<U256>,
    /// `parentBeaconBlockRoot` on the wire.
    #[serde(rename = "parentBeaconBlockRoot", default, skip_serializing_if = "Option::is_none")]
    pub parent_beacon_block_root: Option<B256>,
    /// `requestsHash` on the wire.
    #[serde(rename = "requestsHash", default, skip_serializing_if = "Option::is_none")]
    pub requests_hash: Option<B256>,
    /// `totalDifficulty` on the wire.
    #[serde(rename = "totalDifficulty")]
    pub total_difficulty: U256,
    /// Bytes of the encoded block.
    pub size: U256,
    /// Hashes, or whole transactions when asked for.
    pub transactions: Vec<HashOrTransaction>,
    /// Always empty.
    pub uncles: Vec<B256>,
    /// Always empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrawals: Option<Vec<Withdrawal>>,
}

/// A header of a development chain that is executed and not made: the waiting transactions on top of the newest block.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PendingHeader {
    /// `number` on the wire.
    pub number: U256,
    /// `hash` on the wire.
    pub hash: (),
    /// `parentHash` on the wire.
    #[serde(rename = "parentHash")]
    pub parent_hash: B256,
    /// `nonce` on the wire.
    pub nonce: (),
    /// `mixHash` on the wire.
    #[serde(rename = "mixHash")]
    pub mix_hash: B256,
    /// `sha3Uncles` on the wire.
    #[serde(rename = "sha3Uncles")]
    pub sha3_uncles: B256,
    /// `logsBloom` on the wire.
    #[serde(rename = "logsBloom")]
    pub logs_bloom: FixedBytes<256>,
    /// The application hash in the consensus header: the state before this block.
    #[serde(rename = "stateRoot")]
    pub state_root: B256,
    /// `transactionsRoot` on the wire.
    #[serde(rename = "transactionsRoot")]
    pub transactions_root: B256,
    /// `receiptsRoot` on the wire.
    #[serde(rename = "receiptsRoot")]
    pub receipts_root: B256,
    /// `miner` on the wire.
    pub miner: (),
    /// `difficulty` on the wire.
    pub difficulty: U256,
    /// `extraData` on the wire.
    #[serde(rename = "extraData")]
    pub extra_data: Bytes,
    /// `gasLimit` on the wire.
    #[serde(rename = "gasLimit")]
    pub gas_limit: U256,
    /// `gasUsed` on the wire.
    #[serde(rename = "gasUsed")]
    pub gas_used: U256,
    /// Seconds since 1970.
    pub timestamp: U256,
    /// Wei per gas; absent while the chain has no base fee.
    #[serde(rename = "baseFeePerGas", default, skip_serializing_if = "Option::is_none")]
    pub base_fee_per_gas: Option<U256>,
    /// `withdrawalsRoot` on the wire.
    #[serde(rename = "withdrawalsRoot", default, skip_serializing_if = "Option::is_none")]
    pub withdrawals_root: Option<B256>,
    /// `blobGasUsed` on the wire.
    #[serde(rename = "blobGasUsed", default, skip_serializing_if = "Option::is_none")]
    pub blob_gas_used: Option<U256>,
    /// `excessBlobGas` on the wire.
    #[serde(rename = "excessBlobGas", default, skip_serializing_if = "Option::is_none")]
    pub excess_blob_gas: Option<U256>,
    /// `parentBeaconBlockRoot` on the wire.
    #[serde(rename = "parentBeaconBlockRoot", default, skip_serializing_if = "Option::is_none")]
    pub parent_beacon_block_root: Option<B256>,
    /// `requestsHash` on the wire.
    #[serde(rename = "requestsHash", default, skip_serializing_if = "Option::is_none")]
    pub requests_hash: Option<B256>,
}

/// How to send transactions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PendingTransactionsOptions {
    /// true for whole transactions, false (default) for hashes.
    #[serde(rename = "includeTransactions", default, skip_serializing_if = "Option::is_none")]
    pub include_transactions: Option<bool>,
}

/// A frame of a mined transaction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlacedParityTrace {
    /// `action` on the wire.
    pub action: PlacedParityTraceAction,
    /// `blockHash` on the wire.
    #[serde(rename = "blockHash")]
    pub block_hash: B256,
    /// `blockNumber` on the wire.
    #[serde(rename = "blockNumber")]
    pub block_number: i64,
    /// Why the frame failed, in OpenEthereum's words where it has some; absent on success.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// null for a frame that failed otherwise than by a revert, and for a selfdestruct.
    pub result: Option<PlacedParityTraceResult>,
    /// Number of frames that this one began. Calls of Ethereum's precompiled contracts are none.
    pub subtraces: i64,
    /// Index of the frame among those of its caller, after those of its callers; empty for the transaction itself.
    #[serde(rename = "traceAddress")]
    pub trace_address: Vec<i64>,
    /// `transactionHash` on the wire.
    #[serde(rename = "transactionHash")]
    pub transaction_hash: B256,
    /// Index of the transaction in its block.
    #[serde(rename = "transactionPosition")]
    pub transaction_position: i64,
    /// `type` on the wire.
    pub r#type: PlacedParityTraceType,
}

/// PlacedParityTraceAction: a type without a name in the contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum PlacedParityTraceAction {
    /// `ParityCallAction`
    ParityCallAction(Box<ParityCallAction>),
    /// `ParityCreateAction`
    ParityCreateAction(Box<ParityCreateAction>),
    /// `ParitySelfdestructAction`
    ParitySelfdestructAction(Box<ParitySelfdestructAction>),
}

impl From<ParityCallAction> for PlacedParityTraceAction {
    fn from(value: ParityCallAction) -> Self {
        Self::ParityCallAction(Box::new(value))
    }
}

impl From<ParityCreateAction> for PlacedParityTraceAction {
    fn from(value: ParityCreateAction) -> Self {
        Self::ParityCreateAction(Box::new(value))
    }
}

impl From<ParitySelfdestructAction> for PlacedParityTraceAction {
    fn from(value: ParitySelfdestructAction) -> Self {
        Self::ParitySelfdestructAction(Box::new(value))
    }
}

/// PlacedParityTraceResult: a type without a name in the contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum PlacedParityTraceResult {
    /// `ParityCallResult`
    ParityCallResult(Box<ParityCallResult>),
    /// `ParityCreateResult`
    ParityCreateResult(Box<ParityCreateResult>),
}

impl From<ParityCallResult> for PlacedParityTraceResult {
    fn from(value: ParityCallResult) -> Self {
        Self::ParityCallResult(Box::new(value))
    }
}

impl From<ParityCreateResult> for PlacedParityTraceResult {
    fn from(value: ParityCreateResult) -> Self {
        Self::ParityCreateResult(Box::new(value))
    }
}

/// PlacedParityTraceType: one of several texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PlacedParityTraceType {
    /// `call`
    #[serde(rename = "call")]
    Call,
    /// `create`
    #[serde(rename = "create")]
    Create,
    /// `suicide`
    #[serde(rename = "suicide")]
    Suicide,
}

/// An account; fields that are zero or empty, and in a difference those that did not change, are absent.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PrestateAccount {
    /// `balance` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub balance: Option<U256>,
    /// `nonce` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<i64>,
    /// `code` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<Bytes>,
    /// `codeHash` on the wire.
    #[serde(rename = "codeHash", default, skip_serializing_if = "Option::is_none")]
    pub code_hash: Option<B256>,
    /// Words by slot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub storage: Option<BTreeMap<B256, B256>>,
}

/// Result of prestateTracer with diffMode: what the transaction changed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PrestateDiff {
    /// Changed fields, as they are after it.
    pub post: BTreeMap<Address, PrestateAccount>,
    /// Changed accounts, as they are before it.
    pub pre: BTreeMap<Address, PrestateAccount>,
}

/// An account and its proof. The chain has no Merkle-Patricia trie: each proof list holds the ICS-23 commitment proofs
/// of the node, protobuf-encoded. They verify against the application hash of the next block.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Proof {
    /// `address` on the wire.
    pub address: Address,
    /// ICS-23 commitment proofs of the auth module's record of the account.
    #[serde(rename = "accountProof")]
    pub account_proof: Vec<Bytes>,
    /// `balance` on the wire.
    pub balance: U256,
    /// `codeHash` on the wire.
    #[serde(rename = "codeHash")]
    pub code_hash: B256,
    /// `nonce` on the wire.
    pub nonce: U256,
    /// Always zero: there is no storage trie.
    #[serde(rename = "storageHash")]
    pub storage_hash: B256,
    /// `storageProof` on the wire.
    #[serde(rename = "storageProof")]
    pub storage_proof: Vec<StorageProof>,
}

/// Which blocks are still available.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PrunedDetail {
    /// The earliest available block.
    pub earliest: U256,
}

/// Before and after.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct QuantityChange {
    /// `from` on the wire.
    pub from: U256,
    /// `to` on the wire.
    pub to: U256,
}

/// The fixed value `=`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum QuantityDifferenceUnchanged {
    /// The only value.
    #[default]
    #[serde(rename = "=")]
    Value,
}

/// = for no change; + of a new account, - of a removed one, \* of one that changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum QuantityDifference {
    /// `QuantityDifferenceAdded`
    QuantityDifferenceAdded(Box<QuantityDifferenceAdded>),
    /// `QuantityDifferenceRemoved`
    QuantityDifferenceRemoved(Box<QuantityDifferenceRemoved>),
    /// `QuantityDifferenceChanged`
    QuantityDifferenceChanged(Box<QuantityDifferenceChanged>),
    /// `QuantityDifferenceUnchanged`
    QuantityDifferenceUnchanged(QuantityDifferenceUnchanged),
}

impl From<QuantityDifferenceAdded> for QuantityDifference {
    fn from(value: QuantityDifferenceAdded) -> Self {
        Self::QuantityDifferenceAdded(Box::new(value))
    }
}

impl From<QuantityDifferenceRemoved> for QuantityDifference {
    fn from(value: QuantityDifferenceRemoved) -> Self {
        Self::QuantityDifferenceRemoved(Box::new(value))
    }
}

impl From<QuantityDifferenceChanged> for QuantityDifference {
    fn from(value: QuantityDifferenceChanged) -> Self {
        Self::QuantityDifferenceChanged(Box::new(value))
    }
}

impl From<QuantityDifferenceUnchanged> for QuantityDifference {
    fn from(value: QuantityDifferenceUnchanged) -> Self {
        Self::QuantityDifferenceUnchanged(value)
    }
}

/// QuantityDifferenceAdded: a type without a name in the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct QuantityDifferenceAdded {
    /// `+` on the wire.
    #[serde(rename = "+")]
    pub added: U256,
}

/// QuantityDifferenceChanged: a type without a name in the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct QuantityDifferenceChanged {
    /// `\*` on the wire.
    #[serde(rename = "*")]
    pub changed: QuantityChange,
}

/// QuantityDifferenceRemoved: a type without a name in the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct QuantityDifferenceRemoved {
    /// `-` on the wire.
    #[serde(rename = "-")]
    pub removed: U256,
}

/// The rate that a request exceeds, and when to ask again.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RateDetail {
    /// Units of x-cost a second, or bytes a second.
    pub limit: i64,
    /// Seconds after which there is enough.
    #[serde(rename = "retryAfter")]
    pub retry_after: i64,
}

/// The outcome of a transaction.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Receipt {
    /// `type` on the wire.
    pub r#type: U64,
    /// `status` on the wire.
    pub status: U64,
    /// `blockHash` on the wire.
    #[serde(rename = "blockHash")]
    pub block_hash: B256,
    /// `blockNumber` on the wire.
    #[serde(rename = "blockNumber")]
    pub block_number: U256,
    /// `transactionHash` on the wire.
    #[serde(rename = "transactionHash")]
    pub transaction_hash: B256,
    /// `transactionIndex` on the wire.
    #[serde(rename = "transactionIndex")]
    pub transaction_index: U256,
    /// `from` on the wire.
    pub from: Address,
    /// null for a contract creation.
    pub to: Option<Address>,
    /// The address of the created contract, even if the creation failed; null for other transactions.
    #[serde(rename = "contractAddress")]
    pub contract_address: Option<Address>,
    /// `gasUsed` on the wire.
    #[serde(rename = "gasUsed")]
    pub gas_used: U256,
    /// Gas used in the block up to and including this transaction, by all transactions of the chain.
    #[serde(rename = "cumulativeGasUsed")]
    pub cumulative_gas_used: U256,
    /// Wei per gas paid.
    #[serde(rename = "effectiveGasPrice")]
    pub effective_gas_price: U256,
    /// `logs` on the wire.
    pub logs: Vec<Log>,
    /// `logsBloom` on the wire.
    #[serde(rename = "logsBloom")]
    pub logs_bloom: FixedBytes<256>,
}

/// The outcome of a transaction without its logs.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ReceiptWithoutLogs {
    /// `type` on the wire.
    pub r#type: U64,
    /// `status` on the wire.
    pub status: U64,
    /// `blockHash` on the wire.
    #[serde(rename = "blockHash")]
    pub block_hash: B256,
    /// `blockNumber` on the wire.
    #[serde(rename = "blockNumber")]
    pub block_number: U256,
    /// `transactionHash` on the wire.
    #[serde(rename = "transactionHash")]
    pub transaction_hash: B256,
    /// `transactionIndex` on the wire.
    #[serde(rename = "transactionIndex")]
    pub transaction_index: U256,
    /// `from` on the wire.
    pub from: Address,
    /// null for a contract creation.
    pub to: Option<Address>,
    /// The address of the created contract, even if the creation failed; null for other transactions.
    #[serde(rename = "contractAddress")]
    pub contract_address: Option<Address>,
    /// `gasUsed` on the wire.
    #[serde(rename = "gasUsed")]
    pub gas_used: U256,
    /// Gas used in the block up to and including this transaction, by all transactions of the chain.
    #[serde(rename = "cumulativeGasUsed")]
    pub cumulative_gas_used: U256,
    /// Wei per gas paid.
    #[serde(rename = "effectiveGasPrice")]
    pub effective_gas_price: U256,
    /// Left out.
    pub logs: (),
    /// Left out.
    #[serde(rename = "logsBloom")]
    pub logs_bloom: (),
}

/// What the chain begins with. Fields that are not listed are ignored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ResetOptions {
    /// The network to fork; none when null or left out, or empty on a chain that is not a fork.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forking: Option<Forking>,
}

/// The first block for which the server has a kind of data.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ResourceCapability {
    /// `disabled` on the wire.
    pub disabled: bool,
    /// `oldestBlock` on the wire.
    #[serde(rename = "oldestBlock", default, skip_serializing_if = "Option::is_none")]
    pub oldest_block: Option<U256>,
    /// `deleteStrategy` on the wire.
    #[serde(rename = "deleteStrategy", default, skip_serializing_if = "Option::is_none")]
    pub delete_strategy: Option<RetentionWindow>,
}

/// The fixed value `window`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum RetentionWindowType {
    /// The only value.
    #[default]
    #[serde(rename = "window")]
    Value,
}

/// A window of newest blocks; older ones are deleted.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RetentionWindow {
    /// `type` on the wire.
    pub r#type: RetentionWindowType,
    /// How many of the newest blocks are kept.
    #[serde(rename = "retentionBlocks")]
    pub retention_blocks: U256,
}

/// The fixed value `0x4`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetCodeTransactionType {
    /// The only value.
    #[default]
    #[serde(rename = "0x4")]
    Value,
}

/// A transaction of type 4 (EIP-7702).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SetCodeTransaction {
    /// `type` on the wire.
    pub r#type: SetCodeTransactionType,
    /// null while pending.
    #[serde(rename = "blockHash")]
    pub block_hash: Option<B256>,
    /// null while pending.
    #[serde(rename = "blockNumber")]
    pub block_number: Option<U256>,
    /// Index among the Ethereum transactions of the block; null while pending.
    #[serde(rename = "transactionIndex")]
    pub transaction_index: Option<U256>,
    /// `hash` on the wire.
    pub hash: B256,
    /// `from` on the wire.
    pub from: Address,
    /// null for a contract creation.
    pub to: Option<Address>,
    /// `nonce` on the wire.
    pub nonce: U256,
    /// Gas limit.
    pub gas: U256,
    /// Wei.
    pub value: U256,
    /// `input` on the wire.
    pub input: Bytes,
    /// Wei per gas: what was paid once mined, maxFeePerGas while pending.
    #[serde(rename = "gasPrice")]
    pub gas_price: U256,
    /// `maxFeePerGas` on the wire.
    #[serde(rename = "maxFeePerGas")]
    pub max_fee_per_gas: U256,
    /// `maxPriorityFeePerGas` on the wire.
    #[serde(rename = "maxPriorityFeePerGas")]
    pub max_priority_fee_per_gas: U256,
    /// `chainId` on the wire.
    #[serde(rename = "chainId")]
    pub chain_id: U256,
    /// `accessList` on the wire.
    #[serde(rename = "accessList")]
    pub access_list: Vec<AccessListEntry>,
    /// `authorizationList` on the wire.
    #[serde(rename = "authorizationList")]
    pub authorization_list: Vec<Authorization>,
    /// `v` on the wire.
    pub v: U256,
    /// `r` on the wire.
    pub r: U256,
    /// `s` on the wire.
    pub s: U256,
    /// 0x0 or 0x1, the same as v.
    #[serde(rename = "yParity")]
    pub y_parity: U256,
}

/// A signed transaction and its bytes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SignedTransaction {
    /// For eth\_sendRawTransaction.
    pub raw: Bytes,
    /// `tx` on the wire.
    pub tx: UnsignedTransaction,
}

/// Blocks to simulate, each on top of the previous one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SimulatePayload {
    /// `blockStateCalls` on the wire.
    #[serde(rename = "blockStateCalls")]
    pub block_state_calls: Vec<SimulatedBlockInput>,
    /// Adds a transfer log for every movement of value.
    #[serde(rename = "traceTransfers", default, skip_serializing_if = "Option::is_none")]
    pub trace_transfers: Option<bool>,
    /// Checks nonces, balances and fees as for real transactions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub validation: Option<bool>,
    /// Returns whole transactions instead of hashes.
    #[serde(rename = "returnFullTransactions", default, skip_serializing_if = "Option::is_none")]
    pub return_full_transactions: Option<bool>,
}

/// A simulated block with the outcome of its calls.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SimulatedBlock {
    /// `number` on the wire.
    pub number: U256,
    /// The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.
    pub hash: B256,
    /// `parentHash` on the wire.
    #[serde(rename = "parentHash")]
    pub parent_hash: B256,
    /// `nonce` on the wire.
    pub nonce: FixedBytes<8>,
    /// `mixHash` on the wire.
    #[serde(rename = "mixHash")]
    pub mix_hash: B256,
    /// `sha3Uncles` on the wire.
    #[serde(rename = "sha3Uncles")]
    pub sha3_uncles: B256,
    /// `logsBloom` on the wire.
    #[serde(rename = "logsBloom")]
    pub logs_bloom: FixedBytes<256>,
    /// The application hash in the consensus header: the state before this block.
    #[serde(rename = "stateRoot")]
    pub state_root: B256,
    /// `transactionsRoot` on the wire.
    #[serde(rename = "transactionsRoot")]
    pub transactions_root: B256,
    /// `receiptsRoot` on the wire.
    #[serde(rename = "receiptsRoot")]
    pub receipts_root: B256,
    /// Operator account of the proposer.
    pub miner: Address,
    /// `difficulty` on the wire.
    pub difficulty: U256,
    /// `extraData` on the wire.
    #[serde(rename = "extraData")]
    pub extra_data: Bytes,
    /// `gasLimit` on the wire.
    #[serde(rename = "gasLimit")]
    pub gas_limit: U256,
    /// `gasUsed` on the wire.
    #[serde(rename = "gasUsed")]
    pub gas_used: U256,
    /// Seconds since 1970.
    pub timestamp: U256,
    /// Wei per gas; absent while the chain has no base fee.
    #[serde(rename = "baseFeePerGas", default, skip_serializing_if = "Option::is_none")]
    pub base_fee_per_gas: Option<U256>,
    /// `withdrawalsRoot` on the wire.
    #[serde(rename = "withdrawalsRoot", default, skip_serializing_if = "Option::is_none")]
    pub withdrawals_root: Option<B256>,
    /// `blobGasUsed` on the wire.
    #[serde(rename = "blobGasUsed", default, skip_serializing_if = "Option::is_none")]
    pub blob_gas_used: Option<U256>,
    /// `excessBlobGas` on the wire.
    #[serde(rename = "excessBlobGas", default, skip_serializing_if = "Option::is_none")]
    pub excess_blob_gas: Option<U256>,
    /// `parentBeaconBlockRoot` on the wire.
    #[serde(rename = "parentBeaconBlockRoot", default, skip_serializing_if = "Option::is_none")]
    pub parent_beacon_block_root: Option<B256>,
    /// `requestsHash` on the wire.
    #[serde(rename = "requestsHash", default, skip_serializing_if = "Option::is_none")]
    pub requests_hash: Option<B256>,
    /// Bytes of the encoded block.
    pub size: U256,
    /// Hashes, or whole transactions when asked for.
    pub transactions: Vec<HashOrTransaction>,
    /// Always empty.
    pub uncles: Vec<B256>,
    /// Always empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrawals: Option<Vec<Withdrawal>>,
    /// `calls` on the wire.
    pub calls: Vec<SimulatedCall>,
}

/// One block to simulate.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SimulatedBlockInput {
    /// `blockOverrides` on the wire.
    #[serde(rename = "blockOverrides", default, skip_serializing_if = "Option::is_none")]
    pub block_overrides: Option<BlockOverrides>,
    /// `stateOverrides` on the wire.
    #[serde(rename = "stateOverrides", default, skip_serializing_if = "Option::is_none")]
    pub state_overrides: Option<BTreeMap<Address, AccountOverride>>,
    /// `calls` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub calls: Option<Vec<CallObject>>,
}

/// The outcome of one simulated call.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SimulatedCall {
    /// `status` on the wire.
    pub status: U64,
    /// `returnData` on the wire.
    #[serde(rename = "returnData")]
    pub return_data: Bytes,
    /// `gasUsed` on the wire.
    #[serde(rename = "gasUsed")]
    pub gas_used: U256,
    /// Gas used before refunds.
    #[serde(rename = "maxUsedGas", default, skip_serializing_if = "Option::is_none")]
    pub max_used_gas: Option<U256>,
    /// `logs` on the wire.
    pub logs: Vec<Log>,
    /// `error` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<SimulatedCallError>,
}

/// Why a simulated call failed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SimulatedCallError {
    /// `code` on the wire.
    pub code: i64,
    /// `message` on the wire.
    pub message: String,
    /// `data` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<Bytes>,
}

/// A storage word and its proof.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct StorageProof {
    /// `key` on the wire.
    pub key: U256,
    /// `value` on the wire.
    pub value: U256,
    /// ICS-23 commitment proofs, from the store's tree up to the application hash.
    pub proof: Vec<Bytes>,
}

/// A part of the storage of a contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct StorageRangeResult {
    /// By the Keccak-256 hash of the slot, in ascending order. Words that are zero are left out.
    pub storage: BTreeMap<String, StorageSlot>,
    /// The hash of the next slot, from which to ask on; null when there is none.
    #[serde(rename = "nextKey")]
    pub next_key: Option<B256>,
}

/// A slot of a contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct StorageSlot {
    /// The slot.
    pub key: B256,
    /// `value` on the wire.
    pub value: B256,
}

/// One instruction, before it runs.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct StructLog {
    /// Its place in the code.
    pub pc: i64,
    /// Its name.
    pub op: String,
    /// Gas before the instruction.
    pub gas: i64,
    /// Gas that it takes, the gas for a call that it makes included.
    #[serde(rename = "gasCost")]
    pub gas_cost: i64,
    /// 1 is the transaction itself.
    pub depth: i64,
    /// Why it cannot run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// Words in hex with prefix 0x and without leading zeros; the last is the top.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stack: Option<Vec<U256>>,
    /// What the last call returned.
    #[serde(rename = "returnData", default, skip_serializing_if = "Option::is_none")]
    pub return_data: Option<Bytes>,
    /// Words of 32 bytes in hex without prefix.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memory: Option<Vec<String>>,
    /// Slots of the account that the transaction has touched so far; key and value are words in hex without prefix.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub storage: Option<BTreeMap<String, String>>,
    /// Gas to be refunded so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refund: Option<i64>,
}

/// Result of the struct logger.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct StructLogTrace {
    /// Gas used.
    pub gas: i64,
    /// `failed` on the wire.
    pub failed: bool,
    /// Output or revert bytes.
    #[serde(rename = "returnValue")]
    pub return_value: Bytes,
    /// `structLogs` on the wire.
    #[serde(rename = "structLogs")]
    pub struct_logs: Vec<StructLog>,
}

/// Progress of this server while it is catching up.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SyncStatus {
    /// `startingBlock` on the wire.
    #[serde(rename = "startingBlock")]
    pub starting_block: U256,
    /// `currentBlock` on the wire.
    #[serde(rename = "currentBlock")]
    pub current_block: U256,
    /// `highestBlock` on the wire.
    #[serde(rename = "highestBlock")]
    pub highest_block: U256,
    /// First block of the range without a gap that ends with the newest indexed block.
    #[serde(rename = "indexedFrom", default, skip_serializing_if = "Option::is_none")]
    pub indexed_from: Option<U256>,
    /// Newest block in the local index.
    #[serde(rename = "indexedTo", default, skip_serializing_if = "Option::is_none")]
    pub indexed_to: Option<U256>,
}

/// Progress of this server while it is catching up.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Syncing {
    /// `syncing` on the wire.
    pub syncing: True,
    /// `status` on the wire.
    pub status: SyncStatus,
}

/// Condition on one topic: null for any topic, one topic, or a list; any of them matches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum TopicFilter {
    /// `Vec<Option<B256>>`
    TopicAlternatives(Vec<Option<B256>>),
    /// `B256`
    Hash(B256),
}

impl From<Vec<Option<B256>>> for TopicFilter {
    fn from(value: Vec<Option<B256>>) -> Self {
        Self::TopicAlternatives(value)
    }
}

impl From<B256> for TopicFilter {
    fn from(value: B256) -> Self {
        Self::Hash(value)
    }
}

/// How the trace of a call is made, and what the call finds. Fields that are not listed are ignored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TraceCallConfig {
    /// callTracer, flatCallTracer, prestateTracer, 4byteTracer, muxTracer, noopTracer, keccak256PreimageTracer or
    /// erc7562Tracer; struct logs when left out. Any other text is the source of a JavaScript tracer, which only a
    /// server with debug.js-tracers runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tracer: Option<String>,
    /// Options of the tracer; for muxTracer the tracers by name, each with its own options.
    #[serde(rename = "tracerConfig", default, skip_serializing_if = "Option::is_none")]
    pub tracer_config: Option<BTreeMap<String, Value>>,
    /// Longest time of one trace, as Go writes durations: 300ms, 10s, 1m30s; 5s when left out. More than 30s counts as
    /// 30s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timeout: Option<String>,
    /// Without effect: the node has the state of each block or has pruned it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reexec: Option<i64>,
    /// Struct logs show the memory.
    #[serde(rename = "enableMemory", default, skip_serializing_if = "Option::is_none")]
    pub enable_memory: Option<bool>,
    /// Struct logs do not show the stack.
    #[serde(rename = "disableStack", default, skip_serializing_if = "Option::is_none")]
    pub disable_stack: Option<bool>,
    /// Struct logs do not show storage.
    #[serde(rename = "disableStorage", default, skip_serializing_if = "Option::is_none")]
    pub disable_storage: Option<bool>,
    /// Struct logs show what the last call returned.
    #[serde(rename = "enableReturnData", default, skip_serializing_if = "Option::is_none")]
    pub enable_return_data: Option<bool>,
    /// Bytes of struct logs after which the list of instructions ends; 0 or left out for no limit of the request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// Accounts to change before the call.
    #[serde(rename = "stateOverrides", default, skip_serializing_if = "Option::is_none")]
    pub state_overrides: Option<BTreeMap<Address, AccountOverride>>,
    /// Fields of the block to change before the call.
    #[serde(rename = "blockOverrides", default, skip_serializing_if = "Option::is_none")]
    pub block_overrides: Option<BlockOverrides>,
    /// The call runs on the state after this many transactions of the block; after the whole block when left out.
    #[serde(rename = "txIndex", default, skip_serializing_if = "Option::is_none")]
    pub tx_index: Option<U64>,
}

/// How a trace is made. Fields that are not listed are ignored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TraceConfig {
    /// callTracer, flatCallTracer, prestateTracer, 4byteTracer, muxTracer, noopTracer, keccak256PreimageTracer or
    /// erc7562Tracer; struct logs when left out. Any other text is the source of a JavaScript tracer, which only a
    /// server with debug.js-tracers runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tracer: Option<String>,
    /// Options of the tracer; for muxTracer the tracers by name, each with its own options.
    #[serde(rename = "tracerConfig", default, skip_serializing_if = "Option::is_none")]
    pub tracer_config: Option<BTreeMap<String, Value>>,
    /// Longest time of one trace, as Go writes durations: 300ms, 10s, 1m30s; 5s when left out. More than 30s counts as
    /// 30s.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timeout: Option<String>,
    /// Without effect: the node has the state of each block or has pruned it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reexec: Option<i64>,
    /// Struct logs show the memory.
    #[serde(rename = "enableMemory", default, skip_serializing_if = "Option::is_none")]
    pub enable_memory: Option<bool>,
    /// Struct logs do not show the stack.
    #[serde(rename = "disableStack", default, skip_serializing_if = "Option::is_none")]
    pub disable_stack: Option<bool>,
    /// Struct logs do not show storage.
    #[serde(rename = "disableStorage", default, skip_serializing_if = "Option::is_none")]
    pub disable_storage: Option<bool>,
    /// Struct logs show what the last call returned.
    #[serde(rename = "enableReturnData", default, skip_serializing_if = "Option::is_none")]
    pub enable_return_data: Option<bool>,
    /// Bytes of struct logs after which the list of instructions ends; 0 or left out for no limit of the request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
}

/// A call of a transaction.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TraceEntry {
    /// CALL, STATICCALL, DELEGATECALL, CALLCODE, CREATE, CREATE2 or SELFDESTRUCT.
    pub r#type: String,
    /// 0 for the transaction itself.
    pub depth: i64,
    /// `from` on the wire.
    pub from: Address,
    /// null for a creation that failed.
    pub to: Option<Address>,
    /// Wei; null for calls that cannot carry value.
    pub value: Option<U256>,
    /// `input` on the wire.
    pub input: Bytes,
    /// `output` on the wire.
    pub output: Bytes,
}

/// Which frames match. Fields that are not listed are ignored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TraceFilter {
    /// First block; the chain's first when left out.
    #[serde(rename = "fromBlock", default, skip_serializing_if = "Option::is_none")]
    pub from_block: Option<BlockNumberOrTag>,
    /// Last block; the newest when left out.
    #[serde(rename = "toBlock", default, skip_serializing_if = "Option::is_none")]
    pub to_block: Option<BlockNumberOrTag>,
    /// Senders; any when left out or empty. Of a selfdestruct, the contract.
    #[serde(rename = "fromAddress", default, skip_serializing_if = "Option::is_none")]
    pub from_address: Option<AddressOrList>,
    /// Recipients and created contracts; any when left out or empty. Of a selfdestruct, who gets the balance.
    #[serde(rename = "toAddress", default, skip_serializing_if = "Option::is_none")]
    pub to_address: Option<AddressOrList>,
    /// intersection, the default: where fromAddress and toAddress are both given, both must match. union: one is
    /// enough.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<TraceFilterMode>,
    /// Matching frames to leave out first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<U64>,
    /// Most frames to return.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<U64>,
}

/// TraceFilterMode: one of several texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TraceFilterMode {
    /// `intersection`
    #[serde(rename = "intersection")]
    Intersection,
    /// `union`
    #[serde(rename = "union")]
    Union,
}

/// What the index by address holds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TraceIndexState {
    /// The traced blocks, ascending; the newest 1000 ranges.
    pub ranges: Vec<IndexedRange>,
    /// How many older ranges are not listed.
    #[serde(rename = "omittedRanges")]
    pub omitted_ranges: i64,
    /// How many blocks are traced.
    pub blocks: U256,
    /// How far it is filled.
    pub filling: IndexFilling,
    /// Bytes of the traces that are kept.
    pub bytes: U256,
}

/// TraceOrStateDiffOrVmTrace: one of several texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TraceOrStateDiffOrVmTrace {
    /// `trace`
    #[serde(rename = "trace")]
    Trace,
    /// `stateDiff`
    #[serde(rename = "stateDiff")]
    StateDiff,
    /// `vmTrace`
    #[serde(rename = "vmTrace")]
    VmTrace,
}

/// What an execution did.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TraceResults {
    /// What the execution returned; the code of a contract that it created; the revert bytes.
    pub output: Bytes,
    /// null unless asked for.
    #[serde(rename = "stateDiff")]
    pub state_diff: Option<BTreeMap<Address, AccountDifference>>,
    /// The frames in the order in which they began; empty unless asked for.
    pub trace: Vec<ParityTrace>,
    /// null unless asked for.
    #[serde(rename = "vmTrace")]
    pub vm_trace: Option<VmTrace>,
}

/// A transaction of type 0, 1, 2 or 4, according to its type field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Transaction {
    /// `SetCodeTransaction`
    SetCodeTransaction(Box<SetCodeTransaction>),
    /// `DynamicFeeTransaction`
    DynamicFeeTransaction(Box<DynamicFeeTransaction>),
    /// `AccessListTransaction`
    AccessListTransaction(Box<AccessListTransaction>),
    /// `LegacyTransaction`
    LegacyTransaction(Box<LegacyTransaction>),
}

impl From<SetCodeTransaction> for Transaction {
    fn from(value: SetCodeTransaction) -> Self {
        Self::SetCodeTransaction(Box::new(value))
    }
}

impl From<DynamicFeeTransaction> for Transaction {
    fn from(value: DynamicFeeTransaction) -> Self {
        Self::DynamicFeeTransaction(Box::new(value))
    }
}

impl From<AccessListTransaction> for Transaction {
    fn from(value: AccessListTransaction) -> Self {
        Self::AccessListTransaction(Box::new(value))
    }
}

impl From<LegacyTransaction> for Transaction {
    fn from(value: LegacyTransaction) -> Self {
        Self::LegacyTransaction(Box::new(value))
    }
}

/// A transaction to sign. from is required; fields that are not listed are ignored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TransactionObject {
    /// `from` on the wire.
    pub from: Address,
    /// Recipient; null or left out for a contract creation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Address>,
    /// Gas limit; the estimate when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gas: Option<U64>,
    /// Another name of gas. Refused when both are given and differ.
    #[serde(rename = "gasLimit", default, skip_serializing_if = "Option::is_none")]
    pub gas_limit: Option<U64>,
    /// Wei per gas. Not together with maxFeePerGas or maxPriorityFeePerGas.
    #[serde(rename = "gasPrice", default, skip_serializing_if = "Option::is_none")]
    pub gas_price: Option<U256>,
    /// Highest total price, wei per gas (EIP-1559).
    #[serde(rename = "maxFeePerGas", default, skip_serializing_if = "Option::is_none")]
    pub max_fee_per_gas: Option<U256>,
    /// Highest tip, wei per gas (EIP-1559).
    #[serde(rename = "maxPriorityFeePerGas", default, skip_serializing_if = "Option::is_none")]
    pub max_priority_fee_per_gas: Option<U256>,
    /// Wei sent along.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<U256>,
    /// Call data, the older name of input. Refused when both are given and differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<Bytes>,
    /// Call data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<Bytes>,
    /// Nonce of the sender; the next one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<U64>,
    /// EIP-155 chain id; refused when it is not this chain's.
    #[serde(rename = "chainId", default, skip_serializing_if = "Option::is_none")]
    pub chain_id: Option<U256>,
    /// Transaction type: 0x0, 0x1, 0x2 or 0x4. Fields that the type does not have are refused. Derived from the other
    /// fields when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<U64>,
    /// EIP-2930 access list.
    #[serde(rename = "accessList", default, skip_serializing_if = "Option::is_none")]
    pub access_list: Option<Vec<AccessListEntryInput>>,
    /// EIP-7702 authorizations.
    #[serde(rename = "authorizationList", default, skip_serializing_if = "Option::is_none")]
    pub authorization_list: Option<Vec<AuthorizationInput>>,
    /// EIP-4844 blob hashes; refused, because the chain accepts no blobs.
    #[serde(rename = "blobVersionedHashes", default, skip_serializing_if = "Option::is_none")]
    pub blob_versioned_hashes: Option<Vec<B256>>,
}

/// TransactionObjectOrBytesOrInteger: a type without a name in the contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum TransactionObjectOrBytesOrInteger {
    /// `TransactionObject`
    TransactionObject(Box<TransactionObject>),
    /// `i64`
    Integer(i64),
    /// `Bytes`
    Bytes(Bytes),
}

impl From<TransactionObject> for TransactionObjectOrBytesOrInteger {
    fn from(value: TransactionObject) -> Self {
        Self::TransactionObject(Box::new(value))
    }
}

impl From<i64> for TransactionObjectOrBytesOrInteger {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<Bytes> for TransactionObjectOrBytesOrInteger {
    fn from(value: Bytes) -> Self {
        Self::Bytes(value)
    }
}

/// Which receipts to send.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TransactionReceiptsOptions {
    /// Only the receipts of these transactions; all when left out or empty.
    #[serde(rename = "transactionHashes", default, skip_serializing_if = "Option::is_none")]
    pub transaction_hashes: Option<Vec<B256>>,
}

/// Transactions that touch an address, newest first.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TransactionSearchPage {
    /// `txs` on the wire.
    pub txs: Vec<Transaction>,
    /// `receipts` on the wire.
    pub receipts: Vec<DatedReceipt>,
    /// Whether no newer transactions exist.
    #[serde(rename = "firstPage")]
    pub first_page: bool,
    /// Whether no older transactions exist.
    #[serde(rename = "lastPage")]
    pub last_page: bool,
}

/// A transaction with what is known of it. Every field may be left out or null; fields that are not listed are ignored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TransactionToFill {
    /// Sender; the zero address when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Address>,
    /// Recipient; null or left out for a contract creation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Address>,
    /// Gas limit; the estimate when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gas: Option<U64>,
    /// Another name of gas. Refused when both are given and differ.
    #[serde(rename = "gasLimit", default, skip_serializing_if = "Option::is_none")]
    pub gas_limit: Option<U64>,
    /// Wei per gas. Not together with maxFeePerGas or maxPriorityFeePerGas.
    #[serde(rename = "gasPrice", default, skip_serializing_if = "Option::is_none")]
    pub gas_price: Option<U256>,
    /// Highest total price, wei per gas (EIP-1559).
    #[serde(rename = "maxFeePerGas", default, skip_serializing_if = "Option::is_none")]
    pub max_fee_per_gas: Option<U256>,
    /// Highest tip, wei per gas (EIP-1559).
    #[serde(rename = "maxPriorityFeePerGas", default, skip_serializing_if = "Option::is_none")]
    pub max_priority_fee_per_gas: Option<U256>,
    /// Highest price of blob gas (EIP-4844); without effect, because the chain accepts no blobs.
    #[serde(rename = "maxFeePerBlobGas", default, skip_serializing_if = "Option::is_none")]
    pub max_fee_per_blob_gas: Option<U256>,
    /// Wei sent along.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<U256>,
    /// Call data, the older name of input. Refused when both are given and differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<Bytes>,
    /// Call data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<Bytes>,
    /// Nonce of the sender; the next one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<U64>,
    /// EIP-155 chain id; refused when it is not this chain's.
    #[serde(rename = "chainId", default, skip_serializing_if = "Option::is_none")]
    pub chain_id: Option<U256>,
    /// Transaction type; derived from the other fields when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<U64>,
    /// EIP-2930 access list.
    #[serde(rename = "accessList", default, skip_serializing_if = "Option::is_none")]
    pub access_list: Option<Vec<AccessListEntryInput>>,
    /// EIP-7702 authorizations.
    #[serde(rename = "authorizationList", default, skip_serializing_if = "Option::is_none")]
    pub authorization_list: Option<Vec<AuthorizationInput>>,
    /// EIP-4844 blob hashes.
    #[serde(rename = "blobVersionedHashes", default, skip_serializing_if = "Option::is_none")]
    pub blob_versioned_hashes: Option<Vec<B256>>,
}

/// The trace of one transaction of a block; result or error is absent.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TransactionTrace {
    /// `txHash` on the wire.
    #[serde(rename = "txHash")]
    pub tx_hash: B256,
    /// `result` on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Value>,
    /// Why there is no trace.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// The pending and queued transactions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TxpoolContent {
    /// Transactions that can be in the next block.
    pub pending: BTreeMap<Address, BTreeMap<String, Transaction>>,
    /// Transactions that wait for a lower nonce of the same sender.
    pub queued: BTreeMap<Address, BTreeMap<String, Transaction>>,
}

/// The pending and queued transactions of one sender.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TxpoolContentFrom {
    /// Transactions that can be in the next block.
    pub pending: BTreeMap<String, Transaction>,
    /// Transactions that wait for a lower nonce.
    pub queued: BTreeMap<String, Transaction>,
}

/// The pending and queued transactions, one line each.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TxpoolInspection {
    /// Transactions that can be in the next block.
    pub pending: BTreeMap<Address, BTreeMap<String, String>>,
    /// Transactions that wait for a lower nonce of the same sender.
    pub queued: BTreeMap<Address, BTreeMap<String, String>>,
}

/// Numbers of pending and queued transactions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TxpoolStatus {
    /// Transactions that can be in the next block.
    pub pending: U256,
    /// Transactions that wait for a lower nonce of the same sender.
    pub queued: U256,
}

/// Data with its types (EIP-712). Fields that are not listed are ignored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TypedData {
    /// The fields of each type by its name: lists of name and type. EIP712Domain may be left out; its fields are then
    /// those of the domain.
    pub types: BTreeMap<String, Value>,
    /// Type of the message.
    #[serde(rename = "primaryType")]
    pub primary_type: String,
    /// What the signature is for.
    pub domain: BTreeMap<String, Value>,
    /// The data.
    pub message: BTreeMap<String, Value>,
}

/// TypedDataOrText: a type without a name in the contract.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum TypedDataOrText {
    /// `TypedData`
    TypedData(Box<TypedData>),
    /// `String`
    Text(String),
}

impl From<TypedData> for TypedDataOrText {
    fn from(value: TypedData) -> Self {
        Self::TypedData(Box::new(value))
    }
}

impl From<String> for TypedDataOrText {
    fn from(value: String) -> Self {
        Self::Text(value)
    }
}

/// A transaction with every field but its sender and its place in a block. Before it is signed, the signature fields
/// are zero.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct UnsignedTransaction {
    /// `type` on the wire.
    pub r#type: U64,
    /// `chainId` on the wire.
    #[serde(rename = "chainId", default, skip_serializing_if = "Option::is_none")]
    pub chain_id: Option<U256>,
    /// `nonce` on the wire.
    pub nonce: U256,
    /// `to` on the wire.
    pub to: Option<Address>,
    /// `gas` on the wire.
    pub gas: U256,
    /// null for types 2 and 4.
    #[serde(rename = "gasPrice")]
    pub gas_price: Option<U256>,
    /// `maxFeePerGas` on the wire.
    #[serde(rename = "maxFeePerGas", default, skip_serializing_if = "Option::is_none")]
    pub max_fee_per_gas: Option<U256>,
    /// `maxPriorityFeePerGas` on the wire.
    #[serde(rename = "maxPriorityFeePerGas", default, skip_serializing_if = "Option::is_none")]
    pub max_priority_fee_per_gas: Option<U256>,
    /// `value` on the wire.
    pub value: U256,
    /// `input` on the wire.
    pub input: Bytes,
    /// `accessList` on the wire.
    #[serde(rename = "accessList", default, skip_serializing_if = "Option::is_none")]
    pub access_list: Option<Vec<AccessListEntry>>,
    /// `authorizationList` on the wire.
    #[serde(rename = "authorizationList", default, skip_serializing_if = "Option::is_none")]
    pub authorization_list: Option<Vec<Authorization>>,
    /// `v` on the wire.
    pub v: U256,
    /// `r` on the wire.
    pub r: U256,
    /// `s` on the wire.
    pub s: U256,
    /// `yParity` on the wire.
    #[serde(rename = "yParity", default, skip_serializing_if = "Option::is_none")]
    pub y_parity: Option<U256>,
    /// `hash` on the wire.
    pub hash: B256,
}

/// What an instruction did.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct VmEffect {
    /// `mem` on the wire.
    pub mem: Option<VmMemory>,
    /// Items that it left on the stack, the top last. DUP and SWAP show all that they touch.
    pub push: Vec<U256>,
    /// `store` on the wire.
    pub store: Option<VmStore>,
    /// Gas that is left after it, and after the call that it made.
    pub used: i64,
}

/// Memory that an instruction wrote, or MLOAD read.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct VmMemory {
    /// `data` on the wire.
    pub data: Bytes,
    /// Offset in bytes.
    pub off: i64,
}

/// An instruction that ran.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct VmOperation {
    /// Gas that it costs, with the gas that it hands to a call.
    pub cost: i64,
    /// null for an instruction that failed.
    pub ex: Option<VmEffect>,
    /// Name of the instruction.
    pub op: String,
    /// Its offset in the code.
    pub pc: i64,
    /// The code that it called; null where none ran.
    pub sub: Option<VmTrace>,
}

/// A slot that an instruction wrote.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct VmStore {
    /// `key` on the wire.
    pub key: U256,
    /// `val` on the wire.
    pub val: U256,
}

/// The instructions of a piece of code.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct VmTrace {
    /// `code` on the wire.
    pub code: Bytes,
    /// `ops` on the wire.
    pub ops: Vec<VmOperation>,
}

/// An account of a wallet.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct WalletAccount {
    /// `address` on the wire.
    pub address: Address,
    /// That of the wallet.
    pub url: String,
}

/// Where the server accepts WebSockets.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct WebSocketDetail {
    /// ws:// address with the port on which the server listens.
    pub address: String,
}

/// A validator withdrawal; this chain has none.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Withdrawal {
    /// `index` on the wire.
    pub index: U256,
    /// `validatorIndex` on the wire.
    #[serde(rename = "validatorIndex")]
    pub validator_index: U256,
    /// `address` on the wire.
    pub address: Address,
    /// `amount` on the wire.
    pub amount: U256,
}

/// A validator withdrawal.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct WithdrawalInput {
    /// `index` on the wire.
    pub index: U64,
    /// `validatorIndex` on the wire.
    #[serde(rename = "validatorIndex")]
    pub validator_index: U64,
    /// `address` on the wire.
    pub address: Address,
    /// `amount` on the wire.
    pub amount: U64,
}

/// Before and after.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct WordChange {
    /// `from` on the wire.
    pub from: B256,
    /// `to` on the wire.
    pub to: B256,
}

/// The fixed value `=`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum WordDifferenceUnchanged {
    /// The only value.
    #[default]
    #[serde(rename = "=")]
    Value,
}

/// = for no change; + of a new account, - of a removed one, \* of one that changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum WordDifference {
    /// `WordDifferenceAdded`
    WordDifferenceAdded(Box<WordDifferenceAdded>),
    /// `WordDifferenceRemoved`
    WordDifferenceRemoved(Box<WordDifferenceRemoved>),
    /// `WordDifferenceChanged`
    WordDifferenceChanged(Box<WordDifferenceChanged>),
    /// `WordDifferenceUnchanged`
    WordDifferenceUnchanged(WordDifferenceUnchanged),
}

impl From<WordDifferenceAdded> for WordDifference {
    fn from(value: WordDifferenceAdded) -> Self {
        Self::WordDifferenceAdded(Box::new(value))
    }
}

impl From<WordDifferenceRemoved> for WordDifference {
    fn from(value: WordDifferenceRemoved) -> Self {
        Self::WordDifferenceRemoved(Box::new(value))
    }
}

impl From<WordDifferenceChanged> for WordDifference {
    fn from(value: WordDifferenceChanged) -> Self {
        Self::WordDifferenceChanged(Box::new(value))
    }
}

impl From<WordDifferenceUnchanged> for WordDifference {
    fn from(value: WordDifferenceUnchanged) -> Self {
        Self::WordDifferenceUnchanged(value)
    }
}

/// WordDifferenceAdded: a type without a name in the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct WordDifferenceAdded {
    /// `+` on the wire.
    #[serde(rename = "+")]
    pub added: B256,
}

/// WordDifferenceChanged: a type without a name in the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct WordDifferenceChanged {
    /// `\*` on the wire.
    #[serde(rename = "*")]
    pub changed: WordChange,
}

/// WordDifferenceRemoved: a type without a name in the contract.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct WordDifferenceRemoved {
    /// `-` on the wire.
    #[serde(rename = "-")]
    pub removed: B256,
}
