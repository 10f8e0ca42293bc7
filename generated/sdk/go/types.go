// Code generated from openrpc.json by `npm run generate`. DO NOT EDIT.

package halley

import (
	"encoding/json"
	"math/big"
	"reflect"
)

// AccessListEntry: An address and the storage keys that a transaction accesses at the lower price (EIP-2930).
type AccessListEntry struct {
	Address     Address `json:"address"`
	StorageKeys []Hash  `json:"storageKeys"`
}

// MarshalJSON writes the object as it is on the wire.
func (v AccessListEntry) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *AccessListEntry) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// AccessListEntryInput: An address and its storage keys (EIP-2930). Fields that are not listed are ignored.
type AccessListEntryInput struct {
	Address     Address `json:"address"`
	StorageKeys []Hash  `json:"storageKeys"`
}

// MarshalJSON writes the object as it is on the wire.
func (v AccessListEntryInput) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *AccessListEntryInput) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// AccessListResult: The access list of a call and what the call uses with it.
type AccessListResult struct {
	AccessList []AccessListEntry `json:"accessList"`
	GasUsed    *big.Int          `json:"gasUsed"`
	// Why the call failed, when it did.
	Error *string `json:"error,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v AccessListResult) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *AccessListResult) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// AccessListTransaction: A transaction of type 1 (EIP-2930).
type AccessListTransaction struct {
	Type uint64 `json:"type" rpc:"const=0x1"`
	// null while pending.
	BlockHash *Hash `json:"blockHash" rpc:"nullable"`
	// null while pending.
	BlockNumber *big.Int `json:"blockNumber" rpc:"nullable"`
	// Index among the Ethereum transactions of the block; null while pending.
	TransactionIndex *big.Int `json:"transactionIndex" rpc:"nullable"`
	Hash             Hash     `json:"hash"`
	From             Address  `json:"from"`
	// null for a contract creation.
	To    *Address `json:"to" rpc:"nullable"`
	Nonce *big.Int `json:"nonce"`
	// Gas limit.
	Gas *big.Int `json:"gas"`
	// Wei.
	Value *big.Int `json:"value"`
	Input []byte   `json:"input"`
	// Wei per gas.
	GasPrice   *big.Int          `json:"gasPrice"`
	ChainID    *big.Int          `json:"chainId"`
	AccessList []AccessListEntry `json:"accessList"`
	V          *big.Int          `json:"v"`
	R          *big.Int          `json:"r"`
	S          *big.Int          `json:"s"`
	// 0x0 or 0x1, the same as v.
	YParity *big.Int `json:"yParity"`
}

// MarshalJSON writes the object as it is on the wire.
func (v AccessListTransaction) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *AccessListTransaction) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// AccessedSlots: Slots that a call touched.
type AccessedSlots struct {
	Reads           map[string][]Hash `json:"reads"`
	Writes          map[string]int64  `json:"writes"`
	TransientReads  map[string]int64  `json:"transientReads"`
	TransientWrites map[string]int64  `json:"transientWrites"`
}

// MarshalJSON writes the object as it is on the wire.
func (v AccessedSlots) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *AccessedSlots) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// AccountDifference: How an execution changed an account. An account without balance, nonce and code counts as none.
type AccountDifference struct {
	Balance QuantityDifference `json:"balance"`
	Code    DataDifference     `json:"code"`
	Nonce   QuantityDifference `json:"nonce"`
	// Changed slots. Of an account that was there before, each is *.
	Storage map[Hash]WordDifference `json:"storage"`
}

// MarshalJSON writes the object as it is on the wire.
func (v AccountDifference) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *AccountDifference) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// AccountInfo: An account with its code.
type AccountInfo struct {
	Balance *big.Int `json:"balance"`
	Nonce   *big.Int `json:"nonce"`
	Code    []byte   `json:"code"`
}

// MarshalJSON writes the object as it is on the wire.
func (v AccountInfo) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *AccountInfo) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// AccountOverride: Changes to one account before the call. state and stateDiff exclude each other.
type AccountOverride struct {
	Nonce   *uint64  `json:"nonce,omitempty"`
	Code    []byte   `json:"code,omitempty"`
	Balance *big.Int `json:"balance,omitempty"`
	// The whole storage: every other slot reads zero.
	State map[Hash]Hash `json:"state,omitempty"`
	// Single slots; all others stay as they are.
	StateDiff map[Hash]Hash `json:"stateDiff,omitempty"`
	// Moves the precompiled contract at this account to another address.
	MovePrecompileToAddress *Address `json:"movePrecompileToAddress,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v AccountOverride) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *AccountOverride) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// AccountState: An account as a record of the state tree.
type AccountState struct {
	Balance *big.Int `json:"balance"`
	// Keccak-256 of the code; for an account without code, the hash of no bytes.
	CodeHash Hash     `json:"codeHash"`
	Nonce    *big.Int `json:"nonce"`
	// Always zero: the chain keeps the storage of all contracts in one tree, and has no root for one contract.
	StorageRoot Hash `json:"storageRoot"`
}

// MarshalJSON writes the object as it is on the wire.
func (v AccountState) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *AccountState) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// AddressOrList: One address, or a list; any of them matches.
//
// One of Address, AddressList.
type AddressOrList interface{ isAddressOrList() }

func (Address) isAddressOrList()     {}
func (AddressList) isAddressOrList() {}

// Authorization: A signed EIP-7702 authorization: the signer lets its account run the code of address.
type Authorization struct {
	ChainID *big.Int `json:"chainId"`
	Address Address  `json:"address"`
	Nonce   *big.Int `json:"nonce"`
	YParity *big.Int `json:"yParity"`
	R       *big.Int `json:"r"`
	S       *big.Int `json:"s"`
}

// MarshalJSON writes the object as it is on the wire.
func (v Authorization) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *Authorization) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// AuthorizationInput: A signed EIP-7702 authorization. Fields that are not listed are ignored.
type AuthorizationInput struct {
	ChainID *big.Int `json:"chainId"`
	Address Address  `json:"address"`
	Nonce   uint64   `json:"nonce"`
	YParity uint64   `json:"yParity"`
	R       *big.Int `json:"r"`
	S       *big.Int `json:"s"`
}

// MarshalJSON writes the object as it is on the wire.
func (v AuthorizationInput) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *AuthorizationInput) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// BlobSchedule: Blob parameters of a fork.
type BlobSchedule struct {
	BaseFeeUpdateFraction int64 `json:"baseFeeUpdateFraction"`
	Max                   int64 `json:"max"`
	Target                int64 `json:"target"`
}

// MarshalJSON writes the object as it is on the wire.
func (v BlobSchedule) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *BlobSchedule) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// Block: A block.
type Block struct {
	Number *big.Int `json:"number"`
	// The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.
	Hash       Hash     `json:"hash"`
	ParentHash Hash     `json:"parentHash"`
	Nonce      Bytes8   `json:"nonce"`
	MixHash    Hash     `json:"mixHash"`
	Sha3Uncles Hash     `json:"sha3Uncles"`
	LogsBloom  Bytes256 `json:"logsBloom"`
	// The application hash in the consensus header: the state before this block.
	StateRoot        Hash `json:"stateRoot"`
	TransactionsRoot Hash `json:"transactionsRoot"`
	ReceiptsRoot     Hash `json:"receiptsRoot"`
	// Operator account of the proposer.
	Miner      Address  `json:"miner"`
	Difficulty *big.Int `json:"difficulty"`
	ExtraData  []byte   `json:"extraData"`
	GasLimit   *big.Int `json:"gasLimit"`
	GasUsed    *big.Int `json:"gasUsed"`
	// Seconds since 1970.
	Timestamp *big.Int `json:"timestamp"`
	// Wei per gas; absent while the chain has no base fee.
	BaseFeePerGas         *big.Int `json:"baseFeePerGas,omitempty"`
	WithdrawalsRoot       *Hash    `json:"withdrawalsRoot,omitempty"`
	BlobGasUsed           *big.Int `json:"blobGasUsed,omitempty"`
	ExcessBlobGas         *big.Int `json:"excessBlobGas,omitempty"`
	ParentBeaconBlockRoot *Hash    `json:"parentBeaconBlockRoot,omitempty"`
	RequestsHash          *Hash    `json:"requestsHash,omitempty"`
	TotalDifficulty       *big.Int `json:"totalDifficulty"`
	// Bytes of the encoded block.
	Size *big.Int `json:"size"`
	// Hashes, or whole transactions when asked for.
	Transactions []HashOrTransaction `json:"transactions"`
	// Always empty.
	Uncles []Hash `json:"uncles"`
	// Always empty.
	Withdrawals []Withdrawal `json:"withdrawals,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v Block) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *Block) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// BlockByHash: A block by its hash (EIP-1898).
type BlockByHash struct {
	BlockHash Hash `json:"blockHash"`
	// Accepted, but without effect: every block of this chain is canonical.
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v BlockByHash) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *BlockByHash) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// BlockByNumber: A block by its number (EIP-1898).
type BlockByNumber struct {
	BlockNumber BlockNumberOrTag `json:"blockNumber"`
	// Accepted, but without effect: every block of this chain is canonical.
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v BlockByNumber) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *BlockByNumber) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// BlockDetails: A block, and what it earned.
type BlockDetails struct {
	Block    BlockWithoutTransactions `json:"block"`
	Issuance Issuance                 `json:"issuance"`
	// Fees of all transactions, wei.
	TotalFees *big.Int `json:"totalFees"`
}

// MarshalJSON writes the object as it is on the wire.
func (v BlockDetails) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *BlockDetails) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// BlockHead: A block without its transactions and uncles.
type BlockHead struct {
	Number *big.Int `json:"number"`
	// The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.
	Hash       Hash     `json:"hash"`
	ParentHash Hash     `json:"parentHash"`
	Nonce      Bytes8   `json:"nonce"`
	MixHash    Hash     `json:"mixHash"`
	Sha3Uncles Hash     `json:"sha3Uncles"`
	LogsBloom  Bytes256 `json:"logsBloom"`
	// The application hash in the consensus header: the state before this block.
	StateRoot        Hash `json:"stateRoot"`
	TransactionsRoot Hash `json:"transactionsRoot"`
	ReceiptsRoot     Hash `json:"receiptsRoot"`
	// Operator account of the proposer.
	Miner      Address  `json:"miner"`
	Difficulty *big.Int `json:"difficulty"`
	ExtraData  []byte   `json:"extraData"`
	GasLimit   *big.Int `json:"gasLimit"`
	GasUsed    *big.Int `json:"gasUsed"`
	// Seconds since 1970.
	Timestamp *big.Int `json:"timestamp"`
	// Wei per gas; absent while the chain has no base fee.
	BaseFeePerGas         *big.Int `json:"baseFeePerGas,omitempty"`
	WithdrawalsRoot       *Hash    `json:"withdrawalsRoot,omitempty"`
	BlobGasUsed           *big.Int `json:"blobGasUsed,omitempty"`
	ExcessBlobGas         *big.Int `json:"excessBlobGas,omitempty"`
	ParentBeaconBlockRoot *Hash    `json:"parentBeaconBlockRoot,omitempty"`
	RequestsHash          *Hash    `json:"requestsHash,omitempty"`
	TotalDifficulty       *big.Int `json:"totalDifficulty"`
	// Bytes of the encoded block.
	Size *big.Int `json:"size"`
	// Always empty.
	Withdrawals []Withdrawal `json:"withdrawals,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v BlockHead) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *BlockHead) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// BlockHeadOrBlock: a type without a name in the contract.
//
// One of *BlockHead, *Block.
type BlockHeadOrBlock interface{ isBlockHeadOrBlock() }

func (*BlockHead) isBlockHeadOrBlock() {}
func (*Block) isBlockHeadOrBlock()     {}

// BlockNumberOrTag: A block number or a tag.
//
// One of Number, BlockTag.
type BlockNumberOrTag interface{ isBlockNumberOrTag() }

func (Number) isBlockNumberOrTag()   {}
func (BlockTag) isBlockNumberOrTag() {}

// BlockOrPendingBlock: a type without a name in the contract.
//
// One of *Block, *PendingBlock.
type BlockOrPendingBlock interface{ isBlockOrPendingBlock() }

func (*Block) isBlockOrPendingBlock()        {}
func (*PendingBlock) isBlockOrPendingBlock() {}

// BlockOverrides: Changes to the block that a call sees.
type BlockOverrides struct {
	Number *big.Int `json:"number,omitempty"`
	// Seconds since 1970.
	Time          *uint64           `json:"time,omitempty"`
	GasLimit      *uint64           `json:"gasLimit,omitempty"`
	FeeRecipient  *Address          `json:"feeRecipient,omitempty"`
	PrevRandao    *Hash             `json:"prevRandao,omitempty"`
	Difficulty    *big.Int          `json:"difficulty,omitempty"`
	BaseFeePerGas *big.Int          `json:"baseFeePerGas,omitempty"`
	BlobBaseFee   *big.Int          `json:"blobBaseFee,omitempty"`
	BeaconRoot    *Hash             `json:"beaconRoot,omitempty"`
	Withdrawals   []WithdrawalInput `json:"withdrawals,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v BlockOverrides) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *BlockOverrides) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// BlockPage: A block with some of its transactions.
type BlockPage struct {
	Number *big.Int `json:"number"`
	// The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.
	Hash       Hash   `json:"hash"`
	ParentHash Hash   `json:"parentHash"`
	Nonce      Bytes8 `json:"nonce"`
	MixHash    Hash   `json:"mixHash"`
	Sha3Uncles Hash   `json:"sha3Uncles"`
	// Left out.
	LogsBloom json.RawMessage `json:"logsBloom" rpc:"nullable"`
	// The application hash in the consensus header: the state before this block.
	StateRoot        Hash `json:"stateRoot"`
	TransactionsRoot Hash `json:"transactionsRoot"`
	ReceiptsRoot     Hash `json:"receiptsRoot"`
	// Operator account of the proposer.
	Miner      Address  `json:"miner"`
	Difficulty *big.Int `json:"difficulty"`
	ExtraData  []byte   `json:"extraData"`
	GasLimit   *big.Int `json:"gasLimit"`
	GasUsed    *big.Int `json:"gasUsed"`
	// Seconds since 1970.
	Timestamp *big.Int `json:"timestamp"`
	// Wei per gas; absent while the chain has no base fee.
	BaseFeePerGas         *big.Int `json:"baseFeePerGas,omitempty"`
	WithdrawalsRoot       *Hash    `json:"withdrawalsRoot,omitempty"`
	BlobGasUsed           *big.Int `json:"blobGasUsed,omitempty"`
	ExcessBlobGas         *big.Int `json:"excessBlobGas,omitempty"`
	ParentBeaconBlockRoot *Hash    `json:"parentBeaconBlockRoot,omitempty"`
	RequestsHash          *Hash    `json:"requestsHash,omitempty"`
	TotalDifficulty       *big.Int `json:"totalDifficulty"`
	// Bytes of the encoded block.
	Size *big.Int `json:"size"`
	// Always empty.
	Uncles []Hash `json:"uncles"`
	// Always empty.
	Withdrawals []Withdrawal `json:"withdrawals,omitempty"`
	// Transactions of the whole block.
	TransactionCount int64 `json:"transactionCount"`
	// The page, in block order; of their input only the first four bytes.
	Transactions []Transaction `json:"transactions"`
}

// MarshalJSON writes the object as it is on the wire.
func (v BlockPage) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *BlockPage) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// BlockParameter: A block: number, tag, block hash, or EIP-1898 object.
//
// One of Number, BlockTag, Hash, *BlockByHash, *BlockByNumber.
type BlockParameter interface{ isBlockParameter() }

func (Number) isBlockParameter()         {}
func (BlockTag) isBlockParameter()       {}
func (Hash) isBlockParameter()           {}
func (*BlockByHash) isBlockParameter()   {}
func (*BlockByNumber) isBlockParameter() {}

// BlockRange: A block range that would fit.
type BlockRange struct {
	From *big.Int `json:"from"`
	To   *big.Int `json:"to"`
}

// MarshalJSON writes the object as it is on the wire.
func (v BlockRange) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *BlockRange) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// BlockReference: A block by number and hash.
type BlockReference struct {
	Number *big.Int `json:"number"`
	Hash   Hash     `json:"hash"`
}

// MarshalJSON writes the object as it is on the wire.
func (v BlockReference) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *BlockReference) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// BlockTag: earliest is the oldest block that is known: block 0 on a chain whose first height is 1, unless it is
// pruned. latest, safe and finalized are the newest block, because a committed block is final. pending is the newest
// block too, and counts waiting transactions in nonces; on a development chain it is the next block, which is executed
// with the waiting transactions and not made.
type BlockTag string

// The values of BlockTag.
const (
	BlockTagEarliest  BlockTag = "earliest"
	BlockTagLatest    BlockTag = "latest"
	BlockTagPending   BlockTag = "pending"
	BlockTagSafe      BlockTag = "safe"
	BlockTagFinalized BlockTag = "finalized"
)

// BlockTransactionsPage: Some transactions of a block with their receipts.
type BlockTransactionsPage struct {
	Fullblock BlockPage            `json:"fullblock"`
	Receipts  []ReceiptWithoutLogs `json:"receipts"`
}

// MarshalJSON writes the object as it is on the wire.
func (v BlockTransactionsPage) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *BlockTransactionsPage) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// BlockWithoutTransactions: A block without its transactions and its bloom filter.
type BlockWithoutTransactions struct {
	Number *big.Int `json:"number"`
	// The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.
	Hash       Hash   `json:"hash"`
	ParentHash Hash   `json:"parentHash"`
	Nonce      Bytes8 `json:"nonce"`
	MixHash    Hash   `json:"mixHash"`
	Sha3Uncles Hash   `json:"sha3Uncles"`
	// Left out.
	LogsBloom json.RawMessage `json:"logsBloom" rpc:"nullable"`
	// The application hash in the consensus header: the state before this block.
	StateRoot        Hash `json:"stateRoot"`
	TransactionsRoot Hash `json:"transactionsRoot"`
	ReceiptsRoot     Hash `json:"receiptsRoot"`
	// Operator account of the proposer.
	Miner      Address  `json:"miner"`
	Difficulty *big.Int `json:"difficulty"`
	ExtraData  []byte   `json:"extraData"`
	GasLimit   *big.Int `json:"gasLimit"`
	GasUsed    *big.Int `json:"gasUsed"`
	// Seconds since 1970.
	Timestamp *big.Int `json:"timestamp"`
	// Wei per gas; absent while the chain has no base fee.
	BaseFeePerGas         *big.Int `json:"baseFeePerGas,omitempty"`
	WithdrawalsRoot       *Hash    `json:"withdrawalsRoot,omitempty"`
	BlobGasUsed           *big.Int `json:"blobGasUsed,omitempty"`
	ExcessBlobGas         *big.Int `json:"excessBlobGas,omitempty"`
	ParentBeaconBlockRoot *Hash    `json:"parentBeaconBlockRoot,omitempty"`
	RequestsHash          *Hash    `json:"requestsHash,omitempty"`
	TotalDifficulty       *big.Int `json:"totalDifficulty"`
	// Bytes of the encoded block.
	Size *big.Int `json:"size"`
	// Always empty.
	Uncles []Hash `json:"uncles"`
	// Always empty.
	Withdrawals []Withdrawal `json:"withdrawals,omitempty"`
	// Transactions of the whole block.
	TransactionCount int64 `json:"transactionCount"`
}

// MarshalJSON writes the object as it is on the wire.
func (v BlockWithoutTransactions) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *BlockWithoutTransactions) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// BundleBlockOverride: Changes to the block that the calls of a bundle see, under Erigon's names or geth's. Fields
// that are not listed are ignored.
type BundleBlockOverride struct {
	Number        *big.Int `json:"number,omitempty"`
	BlockNumber   *big.Int `json:"blockNumber,omitempty"`
	Time          *uint64  `json:"time,omitempty"`
	Timestamp     *uint64  `json:"timestamp,omitempty"`
	GasLimit      *uint64  `json:"gasLimit,omitempty"`
	FeeRecipient  *Address `json:"feeRecipient,omitempty"`
	Coinbase      *Address `json:"coinbase,omitempty"`
	PrevRandao    *Hash    `json:"prevRandao,omitempty"`
	Random        *Hash    `json:"random,omitempty"`
	Difficulty    *big.Int `json:"difficulty,omitempty"`
	BaseFeePerGas *big.Int `json:"baseFeePerGas,omitempty"`
	BaseFee       *big.Int `json:"baseFee,omitempty"`
	BlobBaseFee   *big.Int `json:"blobBaseFee,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v BundleBlockOverride) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *BundleBlockOverride) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// CallBundle: Calls that are traced one after the other. Each finds what those before it changed.
type CallBundle struct {
	Transactions []CallObject `json:"transactions"`
	// Changes to the block for all calls of the bundle.
	BlockOverride *BundleBlockOverride `json:"blockOverride,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v CallBundle) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *CallBundle) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// CallFrame: Result of callTracer: a call with the calls that it made.
type CallFrame struct {
	From Address `json:"from"`
	// Gas that the call was given; of the first, the gas limit.
	Gas *big.Int `json:"gas"`
	// Of the first call, what the receipt says.
	GasUsed *big.Int `json:"gasUsed"`
	// Absent for a creation that failed.
	To    *Address `json:"to,omitempty"`
	Input []byte   `json:"input"`
	// Absent when empty.
	Output []byte `json:"output,omitempty"`
	// Why the call failed.
	Error *string `json:"error,omitempty"`
	// Text of a revert with a reason.
	RevertReason *string     `json:"revertReason,omitempty"`
	Calls        []CallFrame `json:"calls,omitempty"`
	// With withLog. Calls that failed have none.
	Logs []CallFrameLog `json:"logs,omitempty"`
	// Absent for STATICCALL.
	Value *big.Int `json:"value,omitempty"`
	// The instruction that made the call.
	Type CallFrameType `json:"type"`
}

// MarshalJSON writes the object as it is on the wire.
func (v CallFrame) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *CallFrame) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// CallFrameLog: A log of a call.
type CallFrameLog struct {
	Address Address `json:"address"`
	Topics  []Hash  `json:"topics"`
	Data    []byte  `json:"data"`
	// Number of calls that the frame made before the log.
	Position *big.Int `json:"position"`
}

// MarshalJSON writes the object as it is on the wire.
func (v CallFrameLog) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *CallFrameLog) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// CallFrameType: a type without a name in the contract.
type CallFrameType string

// The values of CallFrameType.
const (
	CallFrameTypeCall         CallFrameType = "CALL"
	CallFrameTypeCallcode     CallFrameType = "CALLCODE"
	CallFrameTypeDelegatecall CallFrameType = "DELEGATECALL"
	CallFrameTypeStaticcall   CallFrameType = "STATICCALL"
	CallFrameTypeCreate       CallFrameType = "CREATE"
	CallFrameTypeCreate2      CallFrameType = "CREATE2"
	CallFrameTypeSelfdestruct CallFrameType = "SELFDESTRUCT"
)

// CallObject: A message call. Every field may be left out or null; fields that are not listed are ignored.
type CallObject struct {
	// Sender; the zero address when left out.
	From *Address `json:"from,omitempty"`
	// Recipient; null or left out for a contract creation.
	To *Address `json:"to,omitempty"`
	// Gas limit; the server's gas cap when left out.
	Gas *uint64 `json:"gas,omitempty"`
	// Wei per gas. Not together with maxFeePerGas or maxPriorityFeePerGas.
	GasPrice *big.Int `json:"gasPrice,omitempty"`
	// Highest total price, wei per gas (EIP-1559).
	MaxFeePerGas *big.Int `json:"maxFeePerGas,omitempty"`
	// Highest tip, wei per gas (EIP-1559).
	MaxPriorityFeePerGas *big.Int `json:"maxPriorityFeePerGas,omitempty"`
	// Highest price of blob gas (EIP-4844); without effect, because the chain accepts no blobs.
	MaxFeePerBlobGas *big.Int `json:"maxFeePerBlobGas,omitempty"`
	// Wei sent along.
	Value *big.Int `json:"value,omitempty"`
	// Call data, the older name of input. Refused when both are given and differ.
	Data []byte `json:"data,omitempty"`
	// Call data.
	Input []byte `json:"input,omitempty"`
	// Nonce of the sender.
	Nonce *uint64 `json:"nonce,omitempty"`
	// EIP-155 chain id; refused when it is not this chain's.
	ChainID *big.Int `json:"chainId,omitempty"`
	// Transaction type; derived from the other fields when left out.
	Type *uint64 `json:"type,omitempty"`
	// EIP-2930 access list.
	AccessList []AccessListEntryInput `json:"accessList,omitempty"`
	// EIP-7702 authorizations.
	AuthorizationList []AuthorizationInput `json:"authorizationList,omitempty"`
	// EIP-4844 blob hashes.
	BlobVersionedHashes []Hash `json:"blobVersionedHashes,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v CallObject) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *CallObject) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// CallObjectOrTraceOrStateDiffOrVmTraceList: a type without a name in the contract.
//
// One of *CallObject, TraceOrStateDiffOrVmTraceList.
type CallObjectOrTraceOrStateDiffOrVmTraceList interface{ isCallObjectOrTraceOrStateDiffOrVmTraceList() }

func (*CallObject) isCallObjectOrTraceOrStateDiffOrVmTraceList()                   {}
func (TraceOrStateDiffOrVmTraceList) isCallObjectOrTraceOrStateDiffOrVmTraceList() {}

// CallStateContext: Where the calls begin.
type CallStateContext struct {
	// The block; latest when left out.
	BlockNumber BlockParameter `json:"blockNumber,omitempty"`
	// The calls run on the state after this many transactions of the block; -1 or left out for the whole block.
	TransactionIndex *int64 `json:"transactionIndex,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v CallStateContext) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *CallStateContext) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// Capabilities: For each kind of data, the blocks for which the server has it.
type Capabilities struct {
	Head        BlockReference     `json:"head"`
	State       ResourceCapability `json:"state"`
	Tx          ResourceCapability `json:"tx"`
	Logs        ResourceCapability `json:"logs"`
	Receipts    ResourceCapability `json:"receipts"`
	Blocks      ResourceCapability `json:"blocks"`
	Stateproofs ResourceCapability `json:"stateproofs"`
}

// MarshalJSON writes the object as it is on the wire.
func (v Capabilities) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *Capabilities) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// ChainRefusal: The chain's own response to a transaction.
type ChainRefusal struct {
	Code      int64  `json:"code"`
	Codespace string `json:"codespace"`
	Log       string `json:"log"`
}

// MarshalJSON writes the object as it is on the wire.
func (v ChainRefusal) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *ChainRefusal) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// Config: Settings of the current, the next and the last known fork (EIP-7910).
type Config struct {
	Current ForkConfig `json:"current"`
	// null when none is scheduled.
	Next *ForkConfig `json:"next" rpc:"nullable"`
	// null when none is scheduled.
	Last *ForkConfig `json:"last" rpc:"nullable"`
}

// MarshalJSON writes the object as it is on the wire.
func (v Config) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *Config) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// ContractCreator: Who created a contract.
type ContractCreator struct {
	// Hash of the transaction.
	Hash Hash `json:"hash"`
	// The account or contract that ran the creation.
	Creator Address `json:"creator"`
}

// MarshalJSON writes the object as it is on the wire.
func (v ContractCreator) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *ContractCreator) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// ContractSize: The size of a contract when it was first touched, and the instruction that did so.
type ContractSize struct {
	ContractSize int64 `json:"contractSize"`
	Opcode       int64 `json:"opcode"`
}

// MarshalJSON writes the object as it is on the wire.
func (v ContractSize) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *ContractSize) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// DataChange: Before and after.
type DataChange struct {
	From []byte `json:"from"`
	To   []byte `json:"to"`
}

// MarshalJSON writes the object as it is on the wire.
func (v DataChange) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *DataChange) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// DataDifference: = for no change; + of a new account, - of a removed one, * of one that changed.
//
// One of DataDifferenceUnchanged, *DataDifferenceAdded, *DataDifferenceRemoved, *DataDifferenceChanged.
type DataDifference interface{ isDataDifference() }

func (DataDifferenceUnchanged) isDataDifference() {}
func (*DataDifferenceAdded) isDataDifference()    {}
func (*DataDifferenceRemoved) isDataDifference()  {}
func (*DataDifferenceChanged) isDataDifference()  {}

// DataDifferenceAdded: a type without a name in the contract.
type DataDifferenceAdded struct {
	Added []byte `json:"+"`
}

// MarshalJSON writes the object as it is on the wire.
func (v DataDifferenceAdded) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *DataDifferenceAdded) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// DataDifferenceChanged: a type without a name in the contract.
type DataDifferenceChanged struct {
	Changed DataChange `json:"*"`
}

// MarshalJSON writes the object as it is on the wire.
func (v DataDifferenceChanged) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *DataDifferenceChanged) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// DataDifferenceRemoved: a type without a name in the contract.
type DataDifferenceRemoved struct {
	Removed []byte `json:"-"`
}

// MarshalJSON writes the object as it is on the wire.
func (v DataDifferenceRemoved) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *DataDifferenceRemoved) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// DatedReceipt: The outcome of a transaction, and when it was.
type DatedReceipt struct {
	Type             uint64   `json:"type"`
	Status           uint64   `json:"status"`
	BlockHash        Hash     `json:"blockHash"`
	BlockNumber      *big.Int `json:"blockNumber"`
	TransactionHash  Hash     `json:"transactionHash"`
	TransactionIndex *big.Int `json:"transactionIndex"`
	From             Address  `json:"from"`
	// null for a contract creation.
	To *Address `json:"to" rpc:"nullable"`
	// The address of the created contract, even if the creation failed; null for other transactions.
	ContractAddress *Address `json:"contractAddress" rpc:"nullable"`
	GasUsed         *big.Int `json:"gasUsed"`
	// Gas used in the block up to and including this transaction, by all transactions of the chain.
	CumulativeGasUsed *big.Int `json:"cumulativeGasUsed"`
	// Wei per gas paid.
	EffectiveGasPrice *big.Int `json:"effectiveGasPrice"`
	Logs              []Log    `json:"logs"`
	LogsBloom         Bytes256 `json:"logsBloom"`
	// Seconds since the epoch.
	Timestamp int64 `json:"timestamp"`
}

// MarshalJSON writes the object as it is on the wire.
func (v DatedReceipt) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *DatedReceipt) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// DevelopmentMetadata: What a development chain reports about itself, as anvil 1.7.1 returns it.
type DevelopmentMetadata struct {
	// As web3_clientVersion returns it.
	ClientVersion string `json:"clientVersion"`
	// The version of Halley.
	ClientSemver string `json:"clientSemver"`
	// Empty: the commit is not known.
	ClientCommitSha string `json:"clientCommitSha"`
	// EIP-155 number; 2^53 and more lose their last digits, as in any JSON number.
	ChainID int64 `json:"chainId"`
	// Random; another one after each start and each anvil_reset.
	InstanceID        Hash  `json:"instanceId"`
	LatestBlockNumber int64 `json:"latestBlockNumber"`
	LatestBlockHash   Hash  `json:"latestBlockHash"`
	// The forked network; null without one.
	ForkedNetwork *ForkedNetwork `json:"forkedNetwork" rpc:"nullable"`
	// Id of each snapshot to the number and the hash of its block.
	Snapshots map[string][]IntegerOrHash `json:"snapshots"`
}

// MarshalJSON writes the object as it is on the wire.
func (v DevelopmentMetadata) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *DevelopmentMetadata) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// DevelopmentNodeInfo: How a development chain is set up, as anvil 1.7.1 returns it.
type DevelopmentNodeInfo struct {
	CurrentBlockNumber *big.Int `json:"currentBlockNumber"`
	// Seconds since 1970.
	CurrentBlockTimestamp int64 `json:"currentBlockTimestamp"`
	CurrentBlockHash      Hash  `json:"currentBlockHash"`
	// The newest active fork, such as Prague.
	HardFork string `json:"hardFork"`
	// fees: best-paid first; fifo: in order of arrival.
	TransactionOrder DevelopmentNodeInfoTransactionOrder `json:"transactionOrder"`
	Environment      DevelopmentNodeInfoEnvironment      `json:"environment"`
	// The forked network; each member is null without one.
	ForkConfig DevelopmentNodeInfoForkConfig `json:"forkConfig"`
}

// MarshalJSON writes the object as it is on the wire.
func (v DevelopmentNodeInfo) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *DevelopmentNodeInfo) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// DevelopmentNodeInfoEnvironment: a type without a name in the contract.
type DevelopmentNodeInfoEnvironment struct {
	// Of the next block.
	BaseFee *big.Int `json:"baseFee"`
	ChainID int64    `json:"chainId"`
	// Of the next block.
	GasLimit *big.Int `json:"gasLimit"`
	GasPrice *big.Int `json:"gasPrice"`
}

// MarshalJSON writes the object as it is on the wire.
func (v DevelopmentNodeInfoEnvironment) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *DevelopmentNodeInfoEnvironment) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// DevelopmentNodeInfoForkConfig: a type without a name in the contract.
type DevelopmentNodeInfoForkConfig struct {
	ForkURL          *string `json:"forkUrl" rpc:"nullable"`
	ForkBlockNumber  *int64  `json:"forkBlockNumber" rpc:"nullable"`
	ForkRetryBackoff *int64  `json:"forkRetryBackoff" rpc:"nullable"`
}

// MarshalJSON writes the object as it is on the wire.
func (v DevelopmentNodeInfoForkConfig) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *DevelopmentNodeInfoForkConfig) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// DevelopmentNodeInfoTransactionOrder: a type without a name in the contract.
type DevelopmentNodeInfoTransactionOrder string

// The values of DevelopmentNodeInfoTransactionOrder.
const (
	DevelopmentNodeInfoTransactionOrderFees DevelopmentNodeInfoTransactionOrder = "fees"
	DevelopmentNodeInfoTransactionOrderFifo DevelopmentNodeInfoTransactionOrder = "fifo"
)

// DynamicFeeTransaction: A transaction of type 2 (EIP-1559).
type DynamicFeeTransaction struct {
	Type uint64 `json:"type" rpc:"const=0x2"`
	// null while pending.
	BlockHash *Hash `json:"blockHash" rpc:"nullable"`
	// null while pending.
	BlockNumber *big.Int `json:"blockNumber" rpc:"nullable"`
	// Index among the Ethereum transactions of the block; null while pending.
	TransactionIndex *big.Int `json:"transactionIndex" rpc:"nullable"`
	Hash             Hash     `json:"hash"`
	From             Address  `json:"from"`
	// null for a contract creation.
	To    *Address `json:"to" rpc:"nullable"`
	Nonce *big.Int `json:"nonce"`
	// Gas limit.
	Gas *big.Int `json:"gas"`
	// Wei.
	Value *big.Int `json:"value"`
	Input []byte   `json:"input"`
	// Wei per gas: what was paid once mined, maxFeePerGas while pending.
	GasPrice             *big.Int          `json:"gasPrice"`
	MaxFeePerGas         *big.Int          `json:"maxFeePerGas"`
	MaxPriorityFeePerGas *big.Int          `json:"maxPriorityFeePerGas"`
	ChainID              *big.Int          `json:"chainId"`
	AccessList           []AccessListEntry `json:"accessList"`
	V                    *big.Int          `json:"v"`
	R                    *big.Int          `json:"r"`
	S                    *big.Int          `json:"s"`
	// 0x0 or 0x1, the same as v.
	YParity *big.Int `json:"yParity"`
}

// MarshalJSON writes the object as it is on the wire.
func (v DynamicFeeTransaction) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *DynamicFeeTransaction) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// Erc7562Frame: Result of erc7562Tracer: a call with what the rules of ERC-7562 look at.
type Erc7562Frame struct {
	From Address `json:"from"`
	// Gas that the call was given; of the first, the gas limit.
	Gas *big.Int `json:"gas"`
	// Of the first call, what the receipt says.
	GasUsed *big.Int `json:"gasUsed"`
	// Absent for a creation that failed.
	To    *Address `json:"to,omitempty"`
	Input []byte   `json:"input"`
	// Absent when empty.
	Output []byte `json:"output,omitempty"`
	// Why the call failed.
	Error *string `json:"error,omitempty"`
	// Text of a revert with a reason.
	RevertReason      *string        `json:"revertReason,omitempty"`
	Logs              []CallFrameLog `json:"logs,omitempty"`
	Value             *big.Int       `json:"value,omitempty"`
	AccessedSlots     AccessedSlots  `json:"accessedSlots"`
	ExtCodeAccessInfo []Address      `json:"extCodeAccessInfo"`
	// How often each instruction ran, by its number.
	UsedOpcodes  map[string]int64         `json:"usedOpcodes"`
	ContractSize map[Address]ContractSize `json:"contractSize"`
	OutOfGas     bool                     `json:"outOfGas"`
	Keccak       [][]byte                 `json:"keccak,omitempty"`
	Calls        []Erc7562Frame           `json:"calls,omitempty"`
	Type         string                   `json:"type"`
}

// MarshalJSON writes the object as it is on the wire.
func (v Erc7562Frame) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *Erc7562Frame) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// FeeHistory: Fees of a range of blocks, oldest first.
type FeeHistory struct {
	OldestBlock *big.Int `json:"oldestBlock"`
	// One per block and one for the block after the range; 0x0 while the chain has no base fee.
	BaseFeePerGas []*big.Int `json:"baseFeePerGas"`
	// gasUsed / gasLimit, one per block.
	GasUsedRatio []float64 `json:"gasUsedRatio"`
	// One per block and one for the block after the range; always 0x1, the lowest price.
	BaseFeePerBlobGas []*big.Int `json:"baseFeePerBlobGas"`
	// One per block; always 0.
	BlobGasUsedRatio []float64 `json:"blobGasUsedRatio"`
	// For each block, the tip at each requested percentile; absent when no percentile was requested.
	Reward [][]*big.Int `json:"reward,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v FeeHistory) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *FeeHistory) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// FilledTransaction: A filled transaction and its encoding for signing.
type FilledTransaction struct {
	// RLP encoding with an empty signature.
	Raw []byte              `json:"raw"`
	Tx  UnsignedTransaction `json:"tx"`
}

// MarshalJSON writes the object as it is on the wire.
func (v FilledTransaction) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *FilledTransaction) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// Filter: Which logs match. Fields that are not listed are ignored.
type Filter struct {
	// First block; latest when left out.
	FromBlock BlockNumberOrTag `json:"fromBlock,omitempty"`
	// Last block; latest when left out.
	ToBlock BlockNumberOrTag `json:"toBlock,omitempty"`
	// Contracts whose logs match; all when left out.
	Address AddressOrList `json:"address,omitempty"`
	// Conditions on the topics, by position.
	Topics []TopicFilter `json:"topics,omitempty"`
	// Only this block; not together with fromBlock or toBlock (EIP-234).
	BlockHash *Hash `json:"blockHash,omitempty"`
	// Another spelling of blockHash.
	Blockhash *Hash `json:"blockhash,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v Filter) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *Filter) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// FlatCallAction: What a call was asked to do.
type FlatCallAction struct {
	CallType       *string  `json:"callType,omitempty"`
	CreationMethod *string  `json:"creationMethod,omitempty"`
	From           *Address `json:"from,omitempty"`
	To             *Address `json:"to,omitempty"`
	Gas            *big.Int `json:"gas,omitempty"`
	Input          []byte   `json:"input,omitempty"`
	Init           []byte   `json:"init,omitempty"`
	Value          *big.Int `json:"value,omitempty"`
	// The account that destructs itself.
	Address       *Address `json:"address,omitempty"`
	RefundAddress *Address `json:"refundAddress,omitempty"`
	Balance       *big.Int `json:"balance,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v FlatCallAction) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *FlatCallAction) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// FlatCallResult: What a call did.
type FlatCallResult struct {
	Address *Address `json:"address,omitempty"`
	Code    []byte   `json:"code,omitempty"`
	GasUsed *big.Int `json:"gasUsed,omitempty"`
	Output  []byte   `json:"output,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v FlatCallResult) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *FlatCallResult) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// FlatCallTrace: Result of flatCallTracer, a list of these: one call, in the shape of OpenEthereum.
type FlatCallTrace struct {
	Action      FlatCallAction `json:"action"`
	BlockHash   *Hash          `json:"blockHash" rpc:"nullable"`
	BlockNumber int64          `json:"blockNumber"`
	Error       *string        `json:"error,omitempty"`
	// Absent for a call that failed.
	Result              *FlatCallResult `json:"result,omitempty"`
	Subtraces           int64           `json:"subtraces"`
	TraceAddress        []int64         `json:"traceAddress"`
	TransactionHash     *Hash           `json:"transactionHash" rpc:"nullable"`
	TransactionPosition int64           `json:"transactionPosition"`
	Type                string          `json:"type"`
}

// MarshalJSON writes the object as it is on the wire.
func (v FlatCallTrace) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *FlatCallTrace) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// ForkConfig: Settings of one fork (EIP-7910).
type ForkConfig struct {
	// Seconds since 1970; 0 when active from the first block.
	ActivationTime int64 `json:"activationTime"`
	// null: the chain accepts no blobs.
	BlobSchedule *BlobSchedule `json:"blobSchedule" rpc:"nullable"`
	ChainID      *big.Int      `json:"chainId"`
	// EIP-6122 fork hash.
	ForkID          Bytes4             `json:"forkId"`
	Precompiles     map[string]Address `json:"precompiles"`
	SystemContracts map[string]Address `json:"systemContracts"`
}

// MarshalJSON writes the object as it is on the wire.
func (v ForkConfig) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *ForkConfig) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// ForkedNetwork: The network that a development chain forked, and the block that it begins after.
type ForkedNetwork struct {
	ChainID         int64 `json:"chainId"`
	ForkBlockNumber int64 `json:"forkBlockNumber"`
	ForkBlockHash   Hash  `json:"forkBlockHash"`
}

// MarshalJSON writes the object as it is on the wire.
func (v ForkedNetwork) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *ForkedNetwork) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// Forking: A network and one of its blocks. Fields that are not listed are ignored.
type Forking struct {
	// URL of its JSON-RPC server; the network that is forked already when left out.
	JSONRPCURL *string `json:"jsonRpcUrl,omitempty"`
	// Number of the block; the newest when left out.
	BlockNumber *big.Int `json:"blockNumber,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v Forking) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *Forking) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// GcStatistics: Garbage collections of the main thread since the service started, with Go's names.
type GcStatistics struct {
	// When the last one ended; 0001-01-01T00:00:00Z before the first.
	LastGc string `json:"LastGC"`
	// How many there were.
	NumGc int64 `json:"NumGC"`
	// Nanoseconds that all of them took.
	PauseTotal int64 `json:"PauseTotal"`
	// Nanoseconds of each, newest first, at most 256.
	Pause []int64 `json:"Pause"`
	// When each of them ended, newest first.
	PauseEnd []string `json:"PauseEnd"`
}

// MarshalJSON writes the object as it is on the wire.
func (v GcStatistics) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *GcStatistics) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// HashOrTransaction: a type without a name in the contract.
//
// One of Hash, *LegacyTransaction, *AccessListTransaction, *DynamicFeeTransaction, *SetCodeTransaction.
type HashOrTransaction interface{ isHashOrTransaction() }

func (Hash) isHashOrTransaction()                   {}
func (*LegacyTransaction) isHashOrTransaction()     {}
func (*AccessListTransaction) isHashOrTransaction() {}
func (*DynamicFeeTransaction) isHashOrTransaction() {}
func (*SetCodeTransaction) isHashOrTransaction()    {}

// Header: A block header.
type Header struct {
	Number *big.Int `json:"number"`
	// The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.
	Hash       Hash     `json:"hash"`
	ParentHash Hash     `json:"parentHash"`
	Nonce      Bytes8   `json:"nonce"`
	MixHash    Hash     `json:"mixHash"`
	Sha3Uncles Hash     `json:"sha3Uncles"`
	LogsBloom  Bytes256 `json:"logsBloom"`
	// The application hash in the consensus header: the state before this block.
	StateRoot        Hash `json:"stateRoot"`
	TransactionsRoot Hash `json:"transactionsRoot"`
	ReceiptsRoot     Hash `json:"receiptsRoot"`
	// Operator account of the proposer.
	Miner      Address  `json:"miner"`
	Difficulty *big.Int `json:"difficulty"`
	ExtraData  []byte   `json:"extraData"`
	GasLimit   *big.Int `json:"gasLimit"`
	GasUsed    *big.Int `json:"gasUsed"`
	// Seconds since 1970.
	Timestamp *big.Int `json:"timestamp"`
	// Wei per gas; absent while the chain has no base fee.
	BaseFeePerGas         *big.Int `json:"baseFeePerGas,omitempty"`
	WithdrawalsRoot       *Hash    `json:"withdrawalsRoot,omitempty"`
	BlobGasUsed           *big.Int `json:"blobGasUsed,omitempty"`
	ExcessBlobGas         *big.Int `json:"excessBlobGas,omitempty"`
	ParentBeaconBlockRoot *Hash    `json:"parentBeaconBlockRoot,omitempty"`
	RequestsHash          *Hash    `json:"requestsHash,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v Header) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *Header) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// HeaderOrPendingHeader: a type without a name in the contract.
//
// One of *Header, *PendingHeader.
type HeaderOrPendingHeader interface{ isHeaderOrPendingHeader() }

func (*Header) isHeaderOrPendingHeader()        {}
func (*PendingHeader) isHeaderOrPendingHeader() {}

// HeapSpace: A space of V8's heap, in bytes.
type HeapSpace struct {
	Name      string `json:"name"`
	Size      int64  `json:"size"`
	Used      int64  `json:"used"`
	Available int64  `json:"available"`
	Physical  int64  `json:"physical"`
}

// MarshalJSON writes the object as it is on the wire.
func (v HeapSpace) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *HeapSpace) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// IndexFilling: How far a part of the index is filled. Blocks are added newest first.
type IndexFilling struct {
	// off: nothing adds the missing blocks. working: blocks are added. retrying: the last attempt failed, and there will
	// be another one. full: there is no room for the missing blocks. impossible: the node did not keep the results of the
	// missing blocks, because of discard_abci_responses = true in its config.toml. finished: no block is missing.
	State IndexFillingState `json:"state"`
	// The block at which it ends. The node has pruned blocks below it, or there are none; null before the first block.
	Target *big.Int `json:"target" rpc:"nullable"`
	// The highest block that is to be added; null for none.
	Next *big.Int `json:"next" rpc:"nullable"`
	// How many blocks are to be added.
	Missing *big.Int `json:"missing"`
	// Blocks that were added per second in the last ten seconds; null when none were.
	BlocksPerSecond *float64 `json:"blocksPerSecond" rpc:"nullable"`
	// How many seconds the missing blocks will take at this rate; null when none were added.
	SecondsLeft *int64 `json:"secondsLeft" rpc:"nullable"`
}

// MarshalJSON writes the object as it is on the wire.
func (v IndexFilling) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *IndexFilling) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// IndexFillingState: a type without a name in the contract.
type IndexFillingState string

// The values of IndexFillingState.
const (
	IndexFillingStateOff        IndexFillingState = "off"
	IndexFillingStateWorking    IndexFillingState = "working"
	IndexFillingStateRetrying   IndexFillingState = "retrying"
	IndexFillingStateFull       IndexFillingState = "full"
	IndexFillingStateImpossible IndexFillingState = "impossible"
	IndexFillingStateFinished   IndexFillingState = "finished"
)

// IndexState: What the index of blocks holds, and how far its filling is.
type IndexState struct {
	// The newest block that is served; null before the first block.
	Head *big.Int `json:"head" rpc:"nullable"`
	// The oldest block that can be served, from the index or from the node; null before the first block.
	Earliest *big.Int `json:"earliest" rpc:"nullable"`
	// The stored blocks, ascending; the newest 1000 ranges.
	Ranges []IndexedRange `json:"ranges"`
	// How many older ranges are not listed.
	OmittedRanges int64 `json:"omittedRanges"`
	// How many blocks are stored.
	Blocks *big.Int `json:"blocks"`
	// How far the blocks below the head are stored.
	Backfill IndexFilling `json:"backfill"`
	// Transactions of all stored blocks.
	Transactions *big.Int `json:"transactions"`
	// Transactions that could not be decoded and are missing from their blocks.
	Undecodable *big.Int `json:"undecodable"`
	// Bytes on disk.
	Bytes *big.Int `json:"bytes"`
	// The log index; null when index.logs is off.
	Logs *LogIndexState `json:"logs" rpc:"nullable"`
	// The index by address; null when trace.index is off.
	Traces *TraceIndexState `json:"traces" rpc:"nullable"`
}

// MarshalJSON writes the object as it is on the wire.
func (v IndexState) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *IndexState) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// IndexedRange: Consecutive blocks of the index.
type IndexedRange struct {
	// The first block.
	From *big.Int `json:"from"`
	// The last block.
	To *big.Int `json:"to"`
}

// MarshalJSON writes the object as it is on the wire.
func (v IndexedRange) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *IndexedRange) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// IntegerOrHash: a type without a name in the contract.
//
// One of Integer, Hash.
type IntegerOrHash interface{ isIntegerOrHash() }

func (Integer) isIntegerOrHash() {}
func (Hash) isIntegerOrHash()    {}

// InternalErrorDetail: Identifies the request in the server's log.
type InternalErrorDetail struct {
	RequestID string `json:"requestId"`
}

// MarshalJSON writes the object as it is on the wire.
func (v InternalErrorDetail) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *InternalErrorDetail) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// InternalOperation: What a call inside a transaction did with value or code.
type InternalOperation struct {
	// 0 for a transfer, 1 for a selfdestruct, 2 for a creation, 3 for a creation with CREATE2.
	Type int64   `json:"type"`
	From Address `json:"from"`
	To   Address `json:"to"`
	// Wei.
	Value *big.Int `json:"value"`
}

// MarshalJSON writes the object as it is on the wire.
func (v InternalOperation) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *InternalOperation) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// InvalidParamsDetail: Which parameter is wrong, and what would be valid.
type InvalidParamsDetail struct {
	// Path to the wrong value, such as filter.topics[1].
	Path string `json:"path"`
	// Components or rules; any of them would be valid.
	Expected []string `json:"expected"`
}

// MarshalJSON writes the object as it is on the wire.
func (v InvalidParamsDetail) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *InvalidParamsDetail) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// Issuance: New tokens of a block; zeros, because the EVM of these chains issues none.
type Issuance struct {
	BlockReward *big.Int `json:"blockReward"`
	UncleReward *big.Int `json:"uncleReward"`
	Issuance    *big.Int `json:"issuance"`
}

// MarshalJSON writes the object as it is on the wire.
func (v Issuance) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *Issuance) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// KeyWallet: A key of the key store, or a paired wallet, and where it is kept.
type KeyWallet struct {
	// keystore:// and the absolute path of the file, or the URL of a paired wallet.
	URL      string          `json:"url"`
	Status   KeyWalletStatus `json:"status"`
	Accounts []WalletAccount `json:"accounts"`
}

// MarshalJSON writes the object as it is on the wire.
func (v KeyWallet) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *KeyWallet) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// KeyWalletStatus: a type without a name in the contract.
type KeyWalletStatus string

// The values of KeyWalletStatus.
const (
	KeyWalletStatusLocked   KeyWalletStatus = "Locked"
	KeyWalletStatusUnlocked KeyWalletStatus = "Unlocked"
)

// LegacyTransaction: A transaction of type 0.
type LegacyTransaction struct {
	Type uint64 `json:"type" rpc:"const=0x0"`
	// null while pending.
	BlockHash *Hash `json:"blockHash" rpc:"nullable"`
	// null while pending.
	BlockNumber *big.Int `json:"blockNumber" rpc:"nullable"`
	// Index among the Ethereum transactions of the block; null while pending.
	TransactionIndex *big.Int `json:"transactionIndex" rpc:"nullable"`
	Hash             Hash     `json:"hash"`
	From             Address  `json:"from"`
	// null for a contract creation.
	To    *Address `json:"to" rpc:"nullable"`
	Nonce *big.Int `json:"nonce"`
	// Gas limit.
	Gas *big.Int `json:"gas"`
	// Wei.
	Value *big.Int `json:"value"`
	Input []byte   `json:"input"`
	// Wei per gas.
	GasPrice *big.Int `json:"gasPrice"`
	// Absent when the signature is not bound to a chain (EIP-155).
	ChainID *big.Int `json:"chainId,omitempty"`
	V       *big.Int `json:"v"`
	R       *big.Int `json:"r"`
	S       *big.Int `json:"s"`
}

// MarshalJSON writes the object as it is on the wire.
func (v LegacyTransaction) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *LegacyTransaction) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// LimitDetail: The limit that the request exceeds.
type LimitDetail struct {
	Limit int64 `json:"limit"`
}

// MarshalJSON writes the object as it is on the wire.
func (v LimitDetail) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *LimitDetail) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// Log: A log entry.
type Log struct {
	Address     Address  `json:"address"`
	Topics      []Hash   `json:"topics"`
	Data        []byte   `json:"data"`
	BlockNumber *big.Int `json:"blockNumber"`
	BlockHash   Hash     `json:"blockHash"`
	// Seconds since 1970.
	BlockTimestamp   *big.Int `json:"blockTimestamp"`
	TransactionHash  Hash     `json:"transactionHash"`
	TransactionIndex *big.Int `json:"transactionIndex"`
	// Index among all logs of the block.
	LogIndex *big.Int `json:"logIndex"`
	// True when the block of a log that was handed out is gone; only in eth_getFilterChanges and in logs subscriptions.
	Removed bool `json:"removed"`
}

// MarshalJSON writes the object as it is on the wire.
func (v Log) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *Log) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// LogIndexState: What the log index holds. A search for logs looks at each block outside it, up to
// json-rpc.block-range-cap.
type LogIndexState struct {
	// The blocks in it, ascending; the newest 1000 ranges.
	Ranges []IndexedRange `json:"ranges"`
	// How many older ranges are not listed.
	OmittedRanges int64 `json:"omittedRanges"`
	// How many blocks are in it.
	Blocks *big.Int `json:"blocks"`
	// How many stored blocks are not in it. It takes in whole groups of 4096 heights, so a few thousand of the newest are
	// missing at any time.
	Missing *big.Int `json:"missing"`
	// Bytes of its pages.
	Bytes *big.Int `json:"bytes"`
}

// MarshalJSON writes the object as it is on the wire.
func (v LogIndexState) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *LogIndexState) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// LogOrHash: a type without a name in the contract.
//
// One of *Log, Hash.
type LogOrHash interface{ isLogOrHash() }

func (*Log) isLogOrHash() {}
func (Hash) isLogOrHash() {}

// LogsOptions: Which logs to send; all when empty. Fields that are not listed are ignored.
type LogsOptions struct {
	// Replays the logs from this block on, then sends the logs of new blocks; only new blocks when left out or latest.
	FromBlock BlockNumberOrTag `json:"fromBlock,omitempty"`
	// Last block whose logs are sent; no end when left out or latest.
	ToBlock BlockNumberOrTag `json:"toBlock,omitempty"`
	// Contracts whose logs match; all when left out.
	Address AddressOrList `json:"address,omitempty"`
	// Conditions on the topics, by position.
	Topics []TopicFilter `json:"topics,omitempty"`
	// Not accepted here: eth_getLogs returns the logs of one block.
	BlockHash json.RawMessage `json:"blockHash,omitempty"`
	// Another spelling of blockHash.
	Blockhash json.RawMessage `json:"blockhash,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v LogsOptions) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *LogsOptions) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// MemoryStatistics: Memory of the process: Go's names where they mean the same, and Node's own figures. In bytes.
type MemoryStatistics struct {
	// Heap in use.
	Alloc int64 `json:"Alloc"`
	// Memory of the whole process.
	Sys int64 `json:"Sys"`
	// Heap in use.
	HeapAlloc int64 `json:"HeapAlloc"`
	// Heap.
	HeapSys int64 `json:"HeapSys"`
	// Heap that is not in use.
	HeapIdle int64 `json:"HeapIdle"`
	// Heap in use.
	HeapInuse int64 `json:"HeapInuse"`
	// Garbage collections of the main thread.
	NumGc int64 `json:"NumGC"`
	// Nanoseconds that they took.
	PauseTotalNs int64      `json:"PauseTotalNs"`
	Node         NodeMemory `json:"node"`
}

// MarshalJSON writes the object as it is on the wire.
func (v MemoryStatistics) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *MemoryStatistics) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// MineOptions: The time of the first block, or an object with the time and the number of blocks.
//
// One of *Big, *MineRequest.
type MineOptions interface{ isMineOptions() }

func (*Big) isMineOptions()         {}
func (*MineRequest) isMineOptions() {}

// MineRequest: The number of blocks to make, and the time of the first one. Fields that are not listed are ignored.
type MineRequest struct {
	Timestamp *big.Int `json:"timestamp,omitempty"`
	Blocks    *big.Int `json:"blocks,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v MineRequest) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *MineRequest) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// MinedBlock: A block as eth_getBlockByNumber returns it with whole transactions; their fields and two more are in
// each.
type MinedBlock struct {
	Transactions []MinedTransaction `json:"transactions"`
}

// MarshalJSON writes the object as it is on the wire.
func (v MinedBlock) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *MinedBlock) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// MinedTraceResults: What a mined transaction did.
type MinedTraceResults struct {
	// What the execution returned; the code of a contract that it created; the revert bytes.
	Output []byte `json:"output"`
	// null unless asked for.
	StateDiff map[Address]AccountDifference `json:"stateDiff" rpc:"nullable"`
	// The frames in the order in which they began; empty unless asked for.
	Trace           []ParityTrace `json:"trace"`
	TransactionHash Hash          `json:"transactionHash"`
	// null unless asked for.
	VmTrace *VmTrace `json:"vmTrace" rpc:"nullable"`
}

// MarshalJSON writes the object as it is on the wire.
func (v MinedTraceResults) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *MinedTraceResults) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// MinedTransaction: A transaction with all its fields, and what it returned.
type MinedTransaction struct {
	Hash Hash `json:"hash"`
	// What its call returned, the code that it deployed, or the data of its revert; absent after any other failure.
	Output []byte `json:"output,omitempty"`
	// Why it reverted: the reason that Solidity encodes, or the selector of the error; absent without revert data.
	RevertReason *string `json:"revertReason,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v MinedTransaction) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *MinedTransaction) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// MuxTrace: Result of muxTracer: each tracer's trace by its name.
type MuxTrace struct {
	CallTracer     *CallFrame      `json:"callTracer,omitempty"`
	FlatCallTracer []FlatCallTrace `json:"flatCallTracer,omitempty"`
	// PrestateTrace, or PrestateDiff with diffMode.
	PrestateTracer          map[string]any   `json:"prestateTracer,omitempty"`
	N4byteTracer            map[string]int64 `json:"4byteTracer,omitempty"`
	NoopTracer              *NoopTrace       `json:"noopTracer,omitempty"`
	Keccak256PreimageTracer map[Hash][]byte  `json:"keccak256PreimageTracer,omitempty"`
	Erc7562Tracer           *Erc7562Frame    `json:"erc7562Tracer,omitempty"`
	MuxTracer               *MuxTrace        `json:"muxTracer,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v MuxTrace) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *MuxTrace) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// NetworkNodeInfo: The node, in the shape of geth's admin_nodeInfo as far as CometBFT knows it.
type NetworkNodeInfo struct {
	// Hash of its network key: 40 hex digits without 0x.
	ID string `json:"id"`
	// CometBFT, its release, and the moniker of the node.
	Name string `json:"name"`
	// What admin_addPeer of another node takes: enode://id@host:port.
	Enode string `json:"enode"`
	// Address on which it takes connections; 0.0.0.0 for all.
	Ip    string               `json:"ip"`
	Ports NetworkNodeInfoPorts `json:"ports"`
	// Address and port.
	ListenAddr string                   `json:"listenAddr"`
	Protocols  NetworkNodeInfoProtocols `json:"protocols"`
}

// MarshalJSON writes the object as it is on the wire.
func (v NetworkNodeInfo) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *NetworkNodeInfo) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// NetworkNodeInfoPorts: a type without a name in the contract.
type NetworkNodeInfoPorts struct {
	// The same port: CometBFT has no other for discovery.
	Discovery int64 `json:"discovery"`
	// Port for connections of peers.
	Listener int64 `json:"listener"`
}

// MarshalJSON writes the object as it is on the wire.
func (v NetworkNodeInfoPorts) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *NetworkNodeInfoPorts) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// NetworkNodeInfoProtocols: a type without a name in the contract.
type NetworkNodeInfoProtocols struct {
	Eth NetworkNodeInfoProtocolsEth `json:"eth"`
	// Versions of the protocols between nodes and of the application, decimal.
	Cometbft NetworkNodeInfoProtocolsCometbft `json:"cometbft"`
}

// MarshalJSON writes the object as it is on the wire.
func (v NetworkNodeInfoProtocols) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *NetworkNodeInfoProtocols) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// NetworkNodeInfoProtocolsCometbft: a type without a name in the contract.
type NetworkNodeInfoProtocolsCometbft struct {
	// The chain's text id.
	Network string `json:"network"`
	// CometBFT release.
	Version string `json:"version"`
	P2p     string `json:"p2p"`
	Block   string `json:"block"`
	App     string `json:"app"`
}

// MarshalJSON writes the object as it is on the wire.
func (v NetworkNodeInfoProtocolsCometbft) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *NetworkNodeInfoProtocolsCometbft) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// NetworkNodeInfoProtocolsEth: a type without a name in the contract.
type NetworkNodeInfoProtocolsEth struct {
	// EIP-155 chain id.
	Network int64 `json:"network"`
	// Hash of block 0; absent where block 0 is not known.
	Genesis *Hash `json:"genesis,omitempty"`
	// Hash of the head.
	Head *Hash `json:"head,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v NetworkNodeInfoProtocolsEth) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *NetworkNodeInfoProtocolsEth) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// NewHeadsOptions: How to send blocks.
type NewHeadsOptions struct {
	// true for whole blocks with whole transactions, false (default) for headers.
	IncludeTransactions *bool `json:"includeTransactions,omitempty"`
	// Replays the blocks from this one on, then sends new ones; only new blocks when left out or latest.
	FromBlock BlockNumberOrTag `json:"fromBlock,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v NewHeadsOptions) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *NewHeadsOptions) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// NodeMemory: Memory as Node.js counts it, in bytes.
type NodeMemory struct {
	// Memory of the whole process, all threads.
	Rss int64 `json:"rss"`
	// Heap of the main thread.
	HeapTotal int64 `json:"heapTotal"`
	// The part of it that is in use.
	HeapUsed int64 `json:"heapUsed"`
	// Memory of objects in C++ that JavaScript holds.
	External int64 `json:"external"`
	// The part of it that buffers take.
	ArrayBuffers int64 `json:"arrayBuffers"`
	// The most that the heap may take.
	HeapSizeLimit int64 `json:"heapSizeLimit"`
	// What V8 takes outside of the heap.
	MallocedMemory int64 `json:"mallocedMemory"`
	// The most that it took.
	PeakMallocedMemory int64 `json:"peakMallocedMemory"`
	// How many contexts there are; a number that grows indicates a leak.
	NativeContexts int64 `json:"nativeContexts"`
	// How many of them are not collected yet.
	DetachedContexts int64       `json:"detachedContexts"`
	Spaces           []HeapSpace `json:"spaces"`
}

// MarshalJSON writes the object as it is on the wire.
func (v NodeMemory) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *NodeMemory) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// NoopTrace: Result of noopTracer.
type NoopTrace struct{}

// MarshalJSON writes the object as it is on the wire.
func (v NoopTrace) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *NoopTrace) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// NotSyncingOrSyncStatus: a type without a name in the contract.
//
// One of NotSyncing, *SyncStatus.
type NotSyncingOrSyncStatus interface{ isNotSyncingOrSyncStatus() }

func (NotSyncing) isNotSyncingOrSyncStatus()  {}
func (*SyncStatus) isNotSyncingOrSyncStatus() {}

// NotSyncingOrSyncing: a type without a name in the contract.
//
// One of NotSyncing, *Syncing.
type NotSyncingOrSyncing interface{ isNotSyncingOrSyncing() }

func (NotSyncing) isNotSyncingOrSyncing() {}
func (*Syncing) isNotSyncingOrSyncing()   {}

// NumberOrTag: A block number, in hex or as a JSON integer, or a tag.
//
// One of Number, BlockTag.
type NumberOrTag interface{ isNumberOrTag() }

func (Number) isNumberOrTag()   {}
func (BlockTag) isNumberOrTag() {}

// OpenrpcDocument: An OpenRPC document (spec.open-rpc.org).
type OpenrpcDocument struct {
	Openrpc string           `json:"openrpc"`
	Info    map[string]any   `json:"info"`
	Methods []map[string]any `json:"methods"`
}

// MarshalJSON writes the object as it is on the wire.
func (v OpenrpcDocument) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *OpenrpcDocument) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// ParityCallAction: What a call does.
type ParityCallAction struct {
	// The instruction that calls; call for the transaction itself.
	CallType ParityCallActionCallType `json:"callType"`
	From     Address                  `json:"from"`
	// Gas that the call was given; at the top, without the gas that is charged before the first instruction.
	Gas   *big.Int `json:"gas"`
	Input []byte   `json:"input"`
	To    Address  `json:"to"`
	// Wei; of a delegatecall, what its caller was called with.
	Value *big.Int `json:"value"`
}

// MarshalJSON writes the object as it is on the wire.
func (v ParityCallAction) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *ParityCallAction) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// ParityCallActionCallType: a type without a name in the contract.
type ParityCallActionCallType string

// The values of ParityCallActionCallType.
const (
	ParityCallActionCallTypeCall         ParityCallActionCallType = "call"
	ParityCallActionCallTypeCallcode     ParityCallActionCallType = "callcode"
	ParityCallActionCallTypeDelegatecall ParityCallActionCallType = "delegatecall"
	ParityCallActionCallTypeStaticcall   ParityCallActionCallType = "staticcall"
)

// ParityCallResult: What a call returned; of one that reverted, its revert bytes.
type ParityCallResult struct {
	// Gas that the call used; at the top, what the receipt shows without the gas that is charged before the first
	// instruction.
	GasUsed *big.Int `json:"gasUsed"`
	Output  []byte   `json:"output"`
}

// MarshalJSON writes the object as it is on the wire.
func (v ParityCallResult) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *ParityCallResult) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// ParityCreateAction: What a creation does.
type ParityCreateAction struct {
	// The instruction that creates; create for the transaction itself.
	CreationMethod ParityCreateActionCreationMethod `json:"creationMethod"`
	From           Address                          `json:"from"`
	// Gas that the creation was given; at the top, without the gas that is charged before the first instruction.
	Gas *big.Int `json:"gas"`
	// Code that runs once and returns the code of the contract.
	Init  []byte   `json:"init"`
	Value *big.Int `json:"value"`
}

// MarshalJSON writes the object as it is on the wire.
func (v ParityCreateAction) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *ParityCreateAction) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// ParityCreateActionCreationMethod: a type without a name in the contract.
type ParityCreateActionCreationMethod string

// The values of ParityCreateActionCreationMethod.
const (
	ParityCreateActionCreationMethodCreate  ParityCreateActionCreationMethod = "create"
	ParityCreateActionCreationMethodCreate2 ParityCreateActionCreationMethod = "create2"
)

// ParityCreateResult: What a creation left.
type ParityCreateResult struct {
	// The contract; absent when the creation reverted.
	Address *Address `json:"address,omitempty"`
	// Code of the contract; of a creation that reverted, its revert bytes.
	Code []byte `json:"code"`
	// As of a call.
	GasUsed *big.Int `json:"gasUsed"`
}

// MarshalJSON writes the object as it is on the wire.
func (v ParityCreateResult) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *ParityCreateResult) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// ParitySelfdestructAction: A selfdestruct. Since EIP-6780 it removes only contracts that the same transaction
// created.
type ParitySelfdestructAction struct {
	// The contract.
	Address Address `json:"address"`
	// Wei that it hands on.
	Balance *big.Int `json:"balance"`
	// Who gets it.
	RefundAddress Address `json:"refundAddress"`
}

// MarshalJSON writes the object as it is on the wire.
func (v ParitySelfdestructAction) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *ParitySelfdestructAction) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// ParityTrace: A frame of an execution. There are no rewards on this chain, so no frame has that type.
type ParityTrace struct {
	Action ParityTraceAction `json:"action"`
	// Why the frame failed, in OpenEthereum's words where it has some; absent on success.
	Error *string `json:"error,omitempty"`
	// null for a frame that failed otherwise than by a revert, and for a selfdestruct.
	Result ParityTraceResult `json:"result" rpc:"nullable"`
	// Number of frames that this one began. Calls of Ethereum's precompiled contracts are none.
	Subtraces int64 `json:"subtraces"`
	// Index of the frame among those of its caller, after those of its callers; empty for the transaction itself.
	TraceAddress []int64         `json:"traceAddress"`
	Type         ParityTraceType `json:"type"`
}

// MarshalJSON writes the object as it is on the wire.
func (v ParityTrace) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *ParityTrace) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// ParityTraceAction: a type without a name in the contract.
//
// One of *ParityCallAction, *ParityCreateAction, *ParitySelfdestructAction.
type ParityTraceAction interface{ isParityTraceAction() }

func (*ParityCallAction) isParityTraceAction()         {}
func (*ParityCreateAction) isParityTraceAction()       {}
func (*ParitySelfdestructAction) isParityTraceAction() {}

// ParityTraceResult: a type without a name in the contract.
//
// One of *ParityCallResult, *ParityCreateResult.
type ParityTraceResult interface{ isParityTraceResult() }

func (*ParityCallResult) isParityTraceResult()   {}
func (*ParityCreateResult) isParityTraceResult() {}

// ParityTraceType: a type without a name in the contract.
type ParityTraceType string

// The values of ParityTraceType.
const (
	ParityTraceTypeCall    ParityTraceType = "call"
	ParityTraceTypeCreate  ParityTraceType = "create"
	ParityTraceTypeSuicide ParityTraceType = "suicide"
)

// PeerInfo: A connected node, in the shape of geth's admin_peers as far as CometBFT knows it.
type PeerInfo struct {
	// Hash of its network key: 40 hex digits without 0x.
	ID string `json:"id"`
	// CometBFT, its release, and the moniker of the node.
	Name string `json:"name"`
	// Where it takes connections, by the address from which it is connected: enode://id@host:port.
	Enode string `json:"enode"`
	// Protocols and their versions, such as p2p/8.
	Caps      []string          `json:"caps"`
	Network   PeerInfoNetwork   `json:"network"`
	Protocols PeerInfoProtocols `json:"protocols"`
}

// MarshalJSON writes the object as it is on the wire.
func (v PeerInfo) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *PeerInfo) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// PeerInfoNetwork: a type without a name in the contract.
type PeerInfoNetwork struct {
	// Address from which it is connected, and the port on which it takes connections.
	RemoteAddress string `json:"remoteAddress"`
	// True when the peer made the connection.
	Inbound bool `json:"inbound"`
	// Always false: CometBFT does not report it.
	Trusted bool `json:"trusted"`
	// Always false: CometBFT does not report it.
	Static bool `json:"static"`
}

// MarshalJSON writes the object as it is on the wire.
func (v PeerInfoNetwork) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *PeerInfoNetwork) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// PeerInfoProtocols: a type without a name in the contract.
type PeerInfoProtocols struct {
	// Versions of the protocols between nodes and of the application, decimal.
	Cometbft PeerInfoProtocolsCometbft `json:"cometbft"`
}

// MarshalJSON writes the object as it is on the wire.
func (v PeerInfoProtocols) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *PeerInfoProtocols) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// PeerInfoProtocolsCometbft: a type without a name in the contract.
type PeerInfoProtocolsCometbft struct {
	// The chain's text id.
	Network string `json:"network"`
	// CometBFT release.
	Version string `json:"version"`
	P2p     string `json:"p2p"`
	Block   string `json:"block"`
	App     string `json:"app"`
}

// MarshalJSON writes the object as it is on the wire.
func (v PeerInfoProtocolsCometbft) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *PeerInfoProtocolsCometbft) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// PendingBlock: A block of a development chain that is executed and not made: the waiting transactions on top of the
// newest block.
type PendingBlock struct {
	Number     *big.Int        `json:"number"`
	Hash       json.RawMessage `json:"hash" rpc:"nullable"`
	ParentHash Hash            `json:"parentHash"`
	Nonce      json.RawMessage `json:"nonce" rpc:"nullable"`
	MixHash    Hash            `json:"mixHash"`
	Sha3Uncles Hash            `json:"sha3Uncles"`
	LogsBloom  Bytes256        `json:"logsBloom"`
	// The application hash in the consensus header: the state before this block.
	StateRoot        Hash            `json:"stateRoot"`
	TransactionsRoot Hash            `json:"transactionsRoot"`
	ReceiptsRoot     Hash            `json:"receiptsRoot"`
	Miner            json.RawMessage `json:"miner" rpc:"nullable"`
	Difficulty       *big.Int        `json:"difficulty"`
	ExtraData        []byte          `json:"extraData"`
	GasLimit         *big.Int        `json:"gasLimit"`
	GasUsed          *big.Int        `json:"gasUsed"`
	// Seconds since 1970.
	Timestamp *big.Int `json:"timestamp"`
	// Wei per gas; absent while the chain has no base fee.
	BaseFeePerGas         *big.Int `json:"baseFeePerGas,omitempty"`
	WithdrawalsRoot       *Hash    `json:"withdrawalsRoot,omitempty"`
	BlobGasUsed           *big.Int `json:"blobGasUsed,omitempty"`
	ExcessBlobGas         *big.Int `json:"excessBlobGas,omitempty"`
	ParentBeaconBlockRoot *Hash    `json:"parentBeaconBlockRoot,omitempty"`
	RequestsHash          *Hash    `json:"requestsHash,omitempty"`
	TotalDifficulty       *big.Int `json:"totalDifficulty"`
	// Bytes of the encoded block.
	Size *big.Int `json:"size"`
	// Hashes, or whole transactions when asked for.
	Transactions []HashOrTransaction `json:"transactions"`
	// Always empty.
	Uncles []Hash `json:"uncles"`
	// Always empty.
	Withdrawals []Withdrawal `json:"withdrawals,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v PendingBlock) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *PendingBlock) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// PendingHeader: A header of a development chain that is executed and not made: the waiting transactions on top of the
// newest block.
type PendingHeader struct {
	Number     *big.Int        `json:"number"`
	Hash       json.RawMessage `json:"hash" rpc:"nullable"`
	ParentHash Hash            `json:"parentHash"`
	Nonce      json.RawMessage `json:"nonce" rpc:"nullable"`
	MixHash    Hash            `json:"mixHash"`
	Sha3Uncles Hash            `json:"sha3Uncles"`
	LogsBloom  Bytes256        `json:"logsBloom"`
	// The application hash in the consensus header: the state before this block.
	StateRoot        Hash            `json:"stateRoot"`
	TransactionsRoot Hash            `json:"transactionsRoot"`
	ReceiptsRoot     Hash            `json:"receiptsRoot"`
	Miner            json.RawMessage `json:"miner" rpc:"nullable"`
	Difficulty       *big.Int        `json:"difficulty"`
	ExtraData        []byte          `json:"extraData"`
	GasLimit         *big.Int        `json:"gasLimit"`
	GasUsed          *big.Int        `json:"gasUsed"`
	// Seconds since 1970.
	Timestamp *big.Int `json:"timestamp"`
	// Wei per gas; absent while the chain has no base fee.
	BaseFeePerGas         *big.Int `json:"baseFeePerGas,omitempty"`
	WithdrawalsRoot       *Hash    `json:"withdrawalsRoot,omitempty"`
	BlobGasUsed           *big.Int `json:"blobGasUsed,omitempty"`
	ExcessBlobGas         *big.Int `json:"excessBlobGas,omitempty"`
	ParentBeaconBlockRoot *Hash    `json:"parentBeaconBlockRoot,omitempty"`
	RequestsHash          *Hash    `json:"requestsHash,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v PendingHeader) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *PendingHeader) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// PendingTransactionsOptions: How to send transactions.
type PendingTransactionsOptions struct {
	// true for whole transactions, false (default) for hashes.
	IncludeTransactions *bool `json:"includeTransactions,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v PendingTransactionsOptions) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *PendingTransactionsOptions) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// PlacedParityTrace: A frame of a mined transaction.
type PlacedParityTrace struct {
	Action      PlacedParityTraceAction `json:"action"`
	BlockHash   Hash                    `json:"blockHash"`
	BlockNumber int64                   `json:"blockNumber"`
	// Why the frame failed, in OpenEthereum's words where it has some; absent on success.
	Error *string `json:"error,omitempty"`
	// null for a frame that failed otherwise than by a revert, and for a selfdestruct.
	Result PlacedParityTraceResult `json:"result" rpc:"nullable"`
	// Number of frames that this one began. Calls of Ethereum's precompiled contracts are none.
	Subtraces int64 `json:"subtraces"`
	// Index of the frame among those of its caller, after those of its callers; empty for the transaction itself.
	TraceAddress    []int64 `json:"traceAddress"`
	TransactionHash Hash    `json:"transactionHash"`
	// Index of the transaction in its block.
	TransactionPosition int64                 `json:"transactionPosition"`
	Type                PlacedParityTraceType `json:"type"`
}

// MarshalJSON writes the object as it is on the wire.
func (v PlacedParityTrace) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *PlacedParityTrace) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// PlacedParityTraceAction: a type without a name in the contract.
//
// One of *ParityCallAction, *ParityCreateAction, *ParitySelfdestructAction.
type PlacedParityTraceAction interface{ isPlacedParityTraceAction() }

func (*ParityCallAction) isPlacedParityTraceAction()         {}
func (*ParityCreateAction) isPlacedParityTraceAction()       {}
func (*ParitySelfdestructAction) isPlacedParityTraceAction() {}

// PlacedParityTraceResult: a type without a name in the contract.
//
// One of *ParityCallResult, *ParityCreateResult.
type PlacedParityTraceResult interface{ isPlacedParityTraceResult() }

func (*ParityCallResult) isPlacedParityTraceResult()   {}
func (*ParityCreateResult) isPlacedParityTraceResult() {}

// PlacedParityTraceType: a type without a name in the contract.
type PlacedParityTraceType string

// The values of PlacedParityTraceType.
const (
	PlacedParityTraceTypeCall    PlacedParityTraceType = "call"
	PlacedParityTraceTypeCreate  PlacedParityTraceType = "create"
	PlacedParityTraceTypeSuicide PlacedParityTraceType = "suicide"
)

// PrestateAccount: An account; fields that are zero or empty, and in a difference those that did not change, are
// absent.
type PrestateAccount struct {
	Balance  *big.Int `json:"balance,omitempty"`
	Nonce    *int64   `json:"nonce,omitempty"`
	Code     []byte   `json:"code,omitempty"`
	CodeHash *Hash    `json:"codeHash,omitempty"`
	// Words by slot.
	Storage map[Hash]Hash `json:"storage,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v PrestateAccount) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *PrestateAccount) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// PrestateDiff: Result of prestateTracer with diffMode: what the transaction changed.
type PrestateDiff struct {
	// Changed fields, as they are after it.
	Post map[Address]PrestateAccount `json:"post"`
	// Changed accounts, as they are before it.
	Pre map[Address]PrestateAccount `json:"pre"`
}

// MarshalJSON writes the object as it is on the wire.
func (v PrestateDiff) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *PrestateDiff) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// Proof: An account and its proof. The chain has no Merkle-Patricia trie: each proof list holds the ICS-23 commitment
// proofs of the node, protobuf-encoded. They verify against the application hash of the next block.
type Proof struct {
	Address Address `json:"address"`
	// ICS-23 commitment proofs of the auth module's record of the account.
	AccountProof [][]byte `json:"accountProof"`
	Balance      *big.Int `json:"balance"`
	CodeHash     Hash     `json:"codeHash"`
	Nonce        *big.Int `json:"nonce"`
	// Always zero: there is no storage trie.
	StorageHash  Hash           `json:"storageHash"`
	StorageProof []StorageProof `json:"storageProof"`
}

// MarshalJSON writes the object as it is on the wire.
func (v Proof) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *Proof) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// PrunedDetail: Which blocks are still available.
type PrunedDetail struct {
	// The earliest available block.
	Earliest *big.Int `json:"earliest"`
}

// MarshalJSON writes the object as it is on the wire.
func (v PrunedDetail) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *PrunedDetail) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// QuantityChange: Before and after.
type QuantityChange struct {
	From *big.Int `json:"from"`
	To   *big.Int `json:"to"`
}

// MarshalJSON writes the object as it is on the wire.
func (v QuantityChange) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *QuantityChange) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// QuantityDifference: = for no change; + of a new account, - of a removed one, * of one that changed.
//
// One of QuantityDifferenceUnchanged, *QuantityDifferenceAdded, *QuantityDifferenceRemoved,
// *QuantityDifferenceChanged.
type QuantityDifference interface{ isQuantityDifference() }

func (QuantityDifferenceUnchanged) isQuantityDifference() {}
func (*QuantityDifferenceAdded) isQuantityDifference()    {}
func (*QuantityDifferenceRemoved) isQuantityDifference()  {}
func (*QuantityDifferenceChanged) isQuantityDifference()  {}

// QuantityDifferenceAdded: a type without a name in the contract.
type QuantityDifferenceAdded struct {
	Added *big.Int `json:"+"`
}

// MarshalJSON writes the object as it is on the wire.
func (v QuantityDifferenceAdded) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *QuantityDifferenceAdded) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// QuantityDifferenceChanged: a type without a name in the contract.
type QuantityDifferenceChanged struct {
	Changed QuantityChange `json:"*"`
}

// MarshalJSON writes the object as it is on the wire.
func (v QuantityDifferenceChanged) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *QuantityDifferenceChanged) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// QuantityDifferenceRemoved: a type without a name in the contract.
type QuantityDifferenceRemoved struct {
	Removed *big.Int `json:"-"`
}

// MarshalJSON writes the object as it is on the wire.
func (v QuantityDifferenceRemoved) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *QuantityDifferenceRemoved) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// RateDetail: The rate that a request exceeds, and when to ask again.
type RateDetail struct {
	// Units of x-cost a second, or bytes a second.
	Limit int64 `json:"limit"`
	// Seconds after which there is enough.
	RetryAfter int64 `json:"retryAfter"`
}

// MarshalJSON writes the object as it is on the wire.
func (v RateDetail) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *RateDetail) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// Receipt: The outcome of a transaction.
type Receipt struct {
	Type             uint64   `json:"type"`
	Status           uint64   `json:"status"`
	BlockHash        Hash     `json:"blockHash"`
	BlockNumber      *big.Int `json:"blockNumber"`
	TransactionHash  Hash     `json:"transactionHash"`
	TransactionIndex *big.Int `json:"transactionIndex"`
	From             Address  `json:"from"`
	// null for a contract creation.
	To *Address `json:"to" rpc:"nullable"`
	// The address of the created contract, even if the creation failed; null for other transactions.
	ContractAddress *Address `json:"contractAddress" rpc:"nullable"`
	GasUsed         *big.Int `json:"gasUsed"`
	// Gas used in the block up to and including this transaction, by all transactions of the chain.
	CumulativeGasUsed *big.Int `json:"cumulativeGasUsed"`
	// Wei per gas paid.
	EffectiveGasPrice *big.Int `json:"effectiveGasPrice"`
	Logs              []Log    `json:"logs"`
	LogsBloom         Bytes256 `json:"logsBloom"`
}

// MarshalJSON writes the object as it is on the wire.
func (v Receipt) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *Receipt) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// ReceiptWithoutLogs: The outcome of a transaction without its logs.
type ReceiptWithoutLogs struct {
	Type             uint64   `json:"type"`
	Status           uint64   `json:"status"`
	BlockHash        Hash     `json:"blockHash"`
	BlockNumber      *big.Int `json:"blockNumber"`
	TransactionHash  Hash     `json:"transactionHash"`
	TransactionIndex *big.Int `json:"transactionIndex"`
	From             Address  `json:"from"`
	// null for a contract creation.
	To *Address `json:"to" rpc:"nullable"`
	// The address of the created contract, even if the creation failed; null for other transactions.
	ContractAddress *Address `json:"contractAddress" rpc:"nullable"`
	GasUsed         *big.Int `json:"gasUsed"`
	// Gas used in the block up to and including this transaction, by all transactions of the chain.
	CumulativeGasUsed *big.Int `json:"cumulativeGasUsed"`
	// Wei per gas paid.
	EffectiveGasPrice *big.Int `json:"effectiveGasPrice"`
	// Left out.
	Logs json.RawMessage `json:"logs" rpc:"nullable"`
	// Left out.
	LogsBloom json.RawMessage `json:"logsBloom" rpc:"nullable"`
}

// MarshalJSON writes the object as it is on the wire.
func (v ReceiptWithoutLogs) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *ReceiptWithoutLogs) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// ResetOptions: What the chain begins with. Fields that are not listed are ignored.
type ResetOptions struct {
	// The network to fork; none when null or left out, or empty on a chain that is not a fork.
	Forking *Forking `json:"forking,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v ResetOptions) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *ResetOptions) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// ResourceCapability: The first block for which the server has a kind of data.
type ResourceCapability struct {
	Disabled       bool             `json:"disabled"`
	OldestBlock    *big.Int         `json:"oldestBlock,omitempty"`
	DeleteStrategy *RetentionWindow `json:"deleteStrategy,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v ResourceCapability) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *ResourceCapability) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// RetentionWindow: A window of newest blocks; older ones are deleted.
type RetentionWindow struct {
	Type string `json:"type" rpc:"const=window"`
	// How many of the newest blocks are kept.
	RetentionBlocks *big.Int `json:"retentionBlocks"`
}

// MarshalJSON writes the object as it is on the wire.
func (v RetentionWindow) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *RetentionWindow) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// SetCodeTransaction: A transaction of type 4 (EIP-7702).
type SetCodeTransaction struct {
	Type uint64 `json:"type" rpc:"const=0x4"`
	// null while pending.
	BlockHash *Hash `json:"blockHash" rpc:"nullable"`
	// null while pending.
	BlockNumber *big.Int `json:"blockNumber" rpc:"nullable"`
	// Index among the Ethereum transactions of the block; null while pending.
	TransactionIndex *big.Int `json:"transactionIndex" rpc:"nullable"`
	Hash             Hash     `json:"hash"`
	From             Address  `json:"from"`
	// null for a contract creation.
	To    *Address `json:"to" rpc:"nullable"`
	Nonce *big.Int `json:"nonce"`
	// Gas limit.
	Gas *big.Int `json:"gas"`
	// Wei.
	Value *big.Int `json:"value"`
	Input []byte   `json:"input"`
	// Wei per gas: what was paid once mined, maxFeePerGas while pending.
	GasPrice             *big.Int          `json:"gasPrice"`
	MaxFeePerGas         *big.Int          `json:"maxFeePerGas"`
	MaxPriorityFeePerGas *big.Int          `json:"maxPriorityFeePerGas"`
	ChainID              *big.Int          `json:"chainId"`
	AccessList           []AccessListEntry `json:"accessList"`
	AuthorizationList    []Authorization   `json:"authorizationList"`
	V                    *big.Int          `json:"v"`
	R                    *big.Int          `json:"r"`
	S                    *big.Int          `json:"s"`
	// 0x0 or 0x1, the same as v.
	YParity *big.Int `json:"yParity"`
}

// MarshalJSON writes the object as it is on the wire.
func (v SetCodeTransaction) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *SetCodeTransaction) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// SignedTransaction: A signed transaction and its bytes.
type SignedTransaction struct {
	// For eth_sendRawTransaction.
	Raw []byte              `json:"raw"`
	Tx  UnsignedTransaction `json:"tx"`
}

// MarshalJSON writes the object as it is on the wire.
func (v SignedTransaction) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *SignedTransaction) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// SimulatePayload: Blocks to simulate, each on top of the previous one.
type SimulatePayload struct {
	BlockStateCalls []SimulatedBlockInput `json:"blockStateCalls"`
	// Adds a transfer log for every movement of value.
	TraceTransfers *bool `json:"traceTransfers,omitempty"`
	// Checks nonces, balances and fees as for real transactions.
	Validation *bool `json:"validation,omitempty"`
	// Returns whole transactions instead of hashes.
	ReturnFullTransactions *bool `json:"returnFullTransactions,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v SimulatePayload) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *SimulatePayload) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// SimulatedBlock: A simulated block with the outcome of its calls.
type SimulatedBlock struct {
	Number *big.Int `json:"number"`
	// The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.
	Hash       Hash     `json:"hash"`
	ParentHash Hash     `json:"parentHash"`
	Nonce      Bytes8   `json:"nonce"`
	MixHash    Hash     `json:"mixHash"`
	Sha3Uncles Hash     `json:"sha3Uncles"`
	LogsBloom  Bytes256 `json:"logsBloom"`
	// The application hash in the consensus header: the state before this block.
	StateRoot        Hash `json:"stateRoot"`
	TransactionsRoot Hash `json:"transactionsRoot"`
	ReceiptsRoot     Hash `json:"receiptsRoot"`
	// Operator account of the proposer.
	Miner      Address  `json:"miner"`
	Difficulty *big.Int `json:"difficulty"`
	ExtraData  []byte   `json:"extraData"`
	GasLimit   *big.Int `json:"gasLimit"`
	GasUsed    *big.Int `json:"gasUsed"`
	// Seconds since 1970.
	Timestamp *big.Int `json:"timestamp"`
	// Wei per gas; absent while the chain has no base fee.
	BaseFeePerGas         *big.Int `json:"baseFeePerGas,omitempty"`
	WithdrawalsRoot       *Hash    `json:"withdrawalsRoot,omitempty"`
	BlobGasUsed           *big.Int `json:"blobGasUsed,omitempty"`
	ExcessBlobGas         *big.Int `json:"excessBlobGas,omitempty"`
	ParentBeaconBlockRoot *Hash    `json:"parentBeaconBlockRoot,omitempty"`
	RequestsHash          *Hash    `json:"requestsHash,omitempty"`
	// Bytes of the encoded block.
	Size *big.Int `json:"size"`
	// Hashes, or whole transactions when asked for.
	Transactions []HashOrTransaction `json:"transactions"`
	// Always empty.
	Uncles []Hash `json:"uncles"`
	// Always empty.
	Withdrawals []Withdrawal    `json:"withdrawals,omitempty"`
	Calls       []SimulatedCall `json:"calls"`
}

// MarshalJSON writes the object as it is on the wire.
func (v SimulatedBlock) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *SimulatedBlock) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// SimulatedBlockInput: One block to simulate.
type SimulatedBlockInput struct {
	BlockOverrides *BlockOverrides             `json:"blockOverrides,omitempty"`
	StateOverrides map[Address]AccountOverride `json:"stateOverrides,omitempty"`
	Calls          []CallObject                `json:"calls,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v SimulatedBlockInput) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *SimulatedBlockInput) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// SimulatedCall: The outcome of one simulated call.
type SimulatedCall struct {
	Status     uint64   `json:"status"`
	ReturnData []byte   `json:"returnData"`
	GasUsed    *big.Int `json:"gasUsed"`
	// Gas used before refunds.
	MaxUsedGas *big.Int            `json:"maxUsedGas,omitempty"`
	Logs       []Log               `json:"logs"`
	Error      *SimulatedCallError `json:"error,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v SimulatedCall) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *SimulatedCall) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// SimulatedCallError: Why a simulated call failed.
type SimulatedCallError struct {
	Code    int64  `json:"code"`
	Message string `json:"message"`
	Data    []byte `json:"data,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v SimulatedCallError) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *SimulatedCallError) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// StorageProof: A storage word and its proof.
type StorageProof struct {
	Key   *big.Int `json:"key"`
	Value *big.Int `json:"value"`
	// ICS-23 commitment proofs, from the store's tree up to the application hash.
	Proof [][]byte `json:"proof"`
}

// MarshalJSON writes the object as it is on the wire.
func (v StorageProof) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *StorageProof) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// StorageRangeResult: A part of the storage of a contract.
type StorageRangeResult struct {
	// By the Keccak-256 hash of the slot, in ascending order. Words that are zero are left out.
	Storage map[string]StorageSlot `json:"storage"`
	// The hash of the next slot, from which to ask on; null when there is none.
	NextKey *Hash `json:"nextKey" rpc:"nullable"`
}

// MarshalJSON writes the object as it is on the wire.
func (v StorageRangeResult) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *StorageRangeResult) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// StorageSlot: A slot of a contract.
type StorageSlot struct {
	// The slot.
	Key   Hash `json:"key"`
	Value Hash `json:"value"`
}

// MarshalJSON writes the object as it is on the wire.
func (v StorageSlot) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *StorageSlot) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// StructLog: One instruction, before it runs.
type StructLog struct {
	// Its place in the code.
	Pc int64 `json:"pc"`
	// Its name.
	Op string `json:"op"`
	// Gas before the instruction.
	Gas int64 `json:"gas"`
	// Gas that it takes, the gas for a call that it makes included.
	GasCost int64 `json:"gasCost"`
	// 1 is the transaction itself.
	Depth int64 `json:"depth"`
	// Why it cannot run.
	Error *string `json:"error,omitempty"`
	// Words in hex with prefix 0x and without leading zeros; the last is the top.
	Stack []*big.Int `json:"stack,omitempty"`
	// What the last call returned.
	ReturnData []byte `json:"returnData,omitempty"`
	// Words of 32 bytes in hex without prefix.
	Memory []string `json:"memory,omitempty"`
	// Slots of the account that the transaction has touched so far; key and value are words in hex without prefix.
	Storage map[string]string `json:"storage,omitempty"`
	// Gas to be refunded so far.
	Refund *int64 `json:"refund,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v StructLog) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *StructLog) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// StructLogTrace: Result of the struct logger.
type StructLogTrace struct {
	// Gas used.
	Gas    int64 `json:"gas"`
	Failed bool  `json:"failed"`
	// Output or revert bytes.
	ReturnValue []byte      `json:"returnValue"`
	StructLogs  []StructLog `json:"structLogs"`
}

// MarshalJSON writes the object as it is on the wire.
func (v StructLogTrace) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *StructLogTrace) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// SyncStatus: Progress of this server while it is catching up.
type SyncStatus struct {
	StartingBlock *big.Int `json:"startingBlock"`
	CurrentBlock  *big.Int `json:"currentBlock"`
	HighestBlock  *big.Int `json:"highestBlock"`
	// First block of the range without a gap that ends with the newest indexed block.
	IndexedFrom *big.Int `json:"indexedFrom,omitempty"`
	// Newest block in the local index.
	IndexedTo *big.Int `json:"indexedTo,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v SyncStatus) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *SyncStatus) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// Syncing: Progress of this server while it is catching up.
type Syncing struct {
	Syncing bool       `json:"syncing" rpc:"const=true"`
	Status  SyncStatus `json:"status"`
}

// MarshalJSON writes the object as it is on the wire.
func (v Syncing) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *Syncing) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// TopicFilter: Condition on one topic: null for any topic, one topic, or a list; any of them matches.
//
// One of Hash, TopicAlternatives.
type TopicFilter interface{ isTopicFilter() }

func (Hash) isTopicFilter()              {}
func (TopicAlternatives) isTopicFilter() {}

// TraceCallConfig: How the trace of a call is made, and what the call finds. Fields that are not listed are ignored.
type TraceCallConfig struct {
	// callTracer, flatCallTracer, prestateTracer, 4byteTracer, muxTracer, noopTracer, keccak256PreimageTracer or
	// erc7562Tracer; struct logs when left out. Any other text is the source of a JavaScript tracer, which only a server
	// with debug.js-tracers runs.
	Tracer *string `json:"tracer,omitempty"`
	// Options of the tracer; for muxTracer the tracers by name, each with its own options.
	TracerConfig map[string]any `json:"tracerConfig,omitempty"`
	// Longest time of one trace, as Go writes durations: 300ms, 10s, 1m30s; 5s when left out. More than 30s counts as
	// 30s.
	Timeout *string `json:"timeout,omitempty"`
	// Without effect: the node has the state of each block or has pruned it.
	Reexec *int64 `json:"reexec,omitempty"`
	// Struct logs show the memory.
	EnableMemory *bool `json:"enableMemory,omitempty"`
	// Struct logs do not show the stack.
	DisableStack *bool `json:"disableStack,omitempty"`
	// Struct logs do not show storage.
	DisableStorage *bool `json:"disableStorage,omitempty"`
	// Struct logs show what the last call returned.
	EnableReturnData *bool `json:"enableReturnData,omitempty"`
	// Bytes of struct logs after which the list of instructions ends; 0 or left out for no limit of the request.
	Limit *int64 `json:"limit,omitempty"`
	// Accounts to change before the call.
	StateOverrides map[Address]AccountOverride `json:"stateOverrides,omitempty"`
	// Fields of the block to change before the call.
	BlockOverrides *BlockOverrides `json:"blockOverrides,omitempty"`
	// The call runs on the state after this many transactions of the block; after the whole block when left out.
	TxIndex *uint64 `json:"txIndex,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v TraceCallConfig) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *TraceCallConfig) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// TraceConfig: How a trace is made. Fields that are not listed are ignored.
type TraceConfig struct {
	// callTracer, flatCallTracer, prestateTracer, 4byteTracer, muxTracer, noopTracer, keccak256PreimageTracer or
	// erc7562Tracer; struct logs when left out. Any other text is the source of a JavaScript tracer, which only a server
	// with debug.js-tracers runs.
	Tracer *string `json:"tracer,omitempty"`
	// Options of the tracer; for muxTracer the tracers by name, each with its own options.
	TracerConfig map[string]any `json:"tracerConfig,omitempty"`
	// Longest time of one trace, as Go writes durations: 300ms, 10s, 1m30s; 5s when left out. More than 30s counts as
	// 30s.
	Timeout *string `json:"timeout,omitempty"`
	// Without effect: the node has the state of each block or has pruned it.
	Reexec *int64 `json:"reexec,omitempty"`
	// Struct logs show the memory.
	EnableMemory *bool `json:"enableMemory,omitempty"`
	// Struct logs do not show the stack.
	DisableStack *bool `json:"disableStack,omitempty"`
	// Struct logs do not show storage.
	DisableStorage *bool `json:"disableStorage,omitempty"`
	// Struct logs show what the last call returned.
	EnableReturnData *bool `json:"enableReturnData,omitempty"`
	// Bytes of struct logs after which the list of instructions ends; 0 or left out for no limit of the request.
	Limit *int64 `json:"limit,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v TraceConfig) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *TraceConfig) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// TraceEntry: A call of a transaction.
type TraceEntry struct {
	// CALL, STATICCALL, DELEGATECALL, CALLCODE, CREATE, CREATE2 or SELFDESTRUCT.
	Type string `json:"type"`
	// 0 for the transaction itself.
	Depth int64   `json:"depth"`
	From  Address `json:"from"`
	// null for a creation that failed.
	To *Address `json:"to" rpc:"nullable"`
	// Wei; null for calls that cannot carry value.
	Value  *big.Int `json:"value" rpc:"nullable"`
	Input  []byte   `json:"input"`
	Output []byte   `json:"output"`
}

// MarshalJSON writes the object as it is on the wire.
func (v TraceEntry) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *TraceEntry) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// TraceFilter: Which frames match. Fields that are not listed are ignored.
type TraceFilter struct {
	// First block; the chain's first when left out.
	FromBlock BlockNumberOrTag `json:"fromBlock,omitempty"`
	// Last block; the newest when left out.
	ToBlock BlockNumberOrTag `json:"toBlock,omitempty"`
	// Senders; any when left out or empty. Of a selfdestruct, the contract.
	FromAddress AddressOrList `json:"fromAddress,omitempty"`
	// Recipients and created contracts; any when left out or empty. Of a selfdestruct, who gets the balance.
	ToAddress AddressOrList `json:"toAddress,omitempty"`
	// intersection, the default: where fromAddress and toAddress are both given, both must match. union: one is enough.
	Mode *TraceFilterMode `json:"mode,omitempty"`
	// Matching frames to leave out first.
	After *uint64 `json:"after,omitempty"`
	// Most frames to return.
	Count *uint64 `json:"count,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v TraceFilter) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *TraceFilter) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// TraceFilterMode: a type without a name in the contract.
type TraceFilterMode string

// The values of TraceFilterMode.
const (
	TraceFilterModeIntersection TraceFilterMode = "intersection"
	TraceFilterModeUnion        TraceFilterMode = "union"
)

// TraceIndexState: What the index by address holds.
type TraceIndexState struct {
	// The traced blocks, ascending; the newest 1000 ranges.
	Ranges []IndexedRange `json:"ranges"`
	// How many older ranges are not listed.
	OmittedRanges int64 `json:"omittedRanges"`
	// How many blocks are traced.
	Blocks *big.Int `json:"blocks"`
	// How far it is filled.
	Filling IndexFilling `json:"filling"`
	// Bytes of the traces that are kept.
	Bytes *big.Int `json:"bytes"`
}

// MarshalJSON writes the object as it is on the wire.
func (v TraceIndexState) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *TraceIndexState) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// TraceOrStateDiffOrVmTrace: a type without a name in the contract.
type TraceOrStateDiffOrVmTrace string

// The values of TraceOrStateDiffOrVmTrace.
const (
	TraceOrStateDiffOrVmTraceTrace     TraceOrStateDiffOrVmTrace = "trace"
	TraceOrStateDiffOrVmTraceStateDiff TraceOrStateDiffOrVmTrace = "stateDiff"
	TraceOrStateDiffOrVmTraceVmTrace   TraceOrStateDiffOrVmTrace = "vmTrace"
)

// TraceResults: What an execution did.
type TraceResults struct {
	// What the execution returned; the code of a contract that it created; the revert bytes.
	Output []byte `json:"output"`
	// null unless asked for.
	StateDiff map[Address]AccountDifference `json:"stateDiff" rpc:"nullable"`
	// The frames in the order in which they began; empty unless asked for.
	Trace []ParityTrace `json:"trace"`
	// null unless asked for.
	VmTrace *VmTrace `json:"vmTrace" rpc:"nullable"`
}

// MarshalJSON writes the object as it is on the wire.
func (v TraceResults) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *TraceResults) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// Transaction: A transaction of type 0, 1, 2 or 4, according to its type field.
//
// One of *LegacyTransaction, *AccessListTransaction, *DynamicFeeTransaction, *SetCodeTransaction.
type Transaction interface{ isTransaction() }

func (*LegacyTransaction) isTransaction()     {}
func (*AccessListTransaction) isTransaction() {}
func (*DynamicFeeTransaction) isTransaction() {}
func (*SetCodeTransaction) isTransaction()    {}

// TransactionObject: A transaction to sign. from is required; fields that are not listed are ignored.
type TransactionObject struct {
	From Address `json:"from"`
	// Recipient; null or left out for a contract creation.
	To *Address `json:"to,omitempty"`
	// Gas limit; the estimate when left out.
	Gas *uint64 `json:"gas,omitempty"`
	// Another name of gas. Refused when both are given and differ.
	GasLimit *uint64 `json:"gasLimit,omitempty"`
	// Wei per gas. Not together with maxFeePerGas or maxPriorityFeePerGas.
	GasPrice *big.Int `json:"gasPrice,omitempty"`
	// Highest total price, wei per gas (EIP-1559).
	MaxFeePerGas *big.Int `json:"maxFeePerGas,omitempty"`
	// Highest tip, wei per gas (EIP-1559).
	MaxPriorityFeePerGas *big.Int `json:"maxPriorityFeePerGas,omitempty"`
	// Wei sent along.
	Value *big.Int `json:"value,omitempty"`
	// Call data, the older name of input. Refused when both are given and differ.
	Data []byte `json:"data,omitempty"`
	// Call data.
	Input []byte `json:"input,omitempty"`
	// Nonce of the sender; the next one when left out.
	Nonce *uint64 `json:"nonce,omitempty"`
	// EIP-155 chain id; refused when it is not this chain's.
	ChainID *big.Int `json:"chainId,omitempty"`
	// Transaction type: 0x0, 0x1, 0x2 or 0x4. Fields that the type does not have are refused. Derived from the other
	// fields when left out.
	Type *uint64 `json:"type,omitempty"`
	// EIP-2930 access list.
	AccessList []AccessListEntryInput `json:"accessList,omitempty"`
	// EIP-7702 authorizations.
	AuthorizationList []AuthorizationInput `json:"authorizationList,omitempty"`
	// EIP-4844 blob hashes; refused, because the chain accepts no blobs.
	BlobVersionedHashes []Hash `json:"blobVersionedHashes,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v TransactionObject) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *TransactionObject) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// TransactionObjectOrBytesOrInteger: a type without a name in the contract.
//
// One of *TransactionObject, Bytes, Integer.
type TransactionObjectOrBytesOrInteger interface{ isTransactionObjectOrBytesOrInteger() }

func (*TransactionObject) isTransactionObjectOrBytesOrInteger() {}
func (Bytes) isTransactionObjectOrBytesOrInteger()              {}
func (Integer) isTransactionObjectOrBytesOrInteger()            {}

// TransactionReceiptsOptions: Which receipts to send.
type TransactionReceiptsOptions struct {
	// Only the receipts of these transactions; all when left out or empty.
	TransactionHashes []Hash `json:"transactionHashes,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v TransactionReceiptsOptions) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *TransactionReceiptsOptions) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// TransactionSearchPage: Transactions that touch an address, newest first.
type TransactionSearchPage struct {
	Txs      []Transaction  `json:"txs"`
	Receipts []DatedReceipt `json:"receipts"`
	// Whether no newer transactions exist.
	FirstPage bool `json:"firstPage"`
	// Whether no older transactions exist.
	LastPage bool `json:"lastPage"`
}

// MarshalJSON writes the object as it is on the wire.
func (v TransactionSearchPage) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *TransactionSearchPage) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// TransactionToFill: A transaction with what is known of it. Every field may be left out or null; fields that are not
// listed are ignored.
type TransactionToFill struct {
	// Sender; the zero address when left out.
	From *Address `json:"from,omitempty"`
	// Recipient; null or left out for a contract creation.
	To *Address `json:"to,omitempty"`
	// Gas limit; the estimate when left out.
	Gas *uint64 `json:"gas,omitempty"`
	// Another name of gas. Refused when both are given and differ.
	GasLimit *uint64 `json:"gasLimit,omitempty"`
	// Wei per gas. Not together with maxFeePerGas or maxPriorityFeePerGas.
	GasPrice *big.Int `json:"gasPrice,omitempty"`
	// Highest total price, wei per gas (EIP-1559).
	MaxFeePerGas *big.Int `json:"maxFeePerGas,omitempty"`
	// Highest tip, wei per gas (EIP-1559).
	MaxPriorityFeePerGas *big.Int `json:"maxPriorityFeePerGas,omitempty"`
	// Highest price of blob gas (EIP-4844); without effect, because the chain accepts no blobs.
	MaxFeePerBlobGas *big.Int `json:"maxFeePerBlobGas,omitempty"`
	// Wei sent along.
	Value *big.Int `json:"value,omitempty"`
	// Call data, the older name of input. Refused when both are given and differ.
	Data []byte `json:"data,omitempty"`
	// Call data.
	Input []byte `json:"input,omitempty"`
	// Nonce of the sender; the next one when left out.
	Nonce *uint64 `json:"nonce,omitempty"`
	// EIP-155 chain id; refused when it is not this chain's.
	ChainID *big.Int `json:"chainId,omitempty"`
	// Transaction type; derived from the other fields when left out.
	Type *uint64 `json:"type,omitempty"`
	// EIP-2930 access list.
	AccessList []AccessListEntryInput `json:"accessList,omitempty"`
	// EIP-7702 authorizations.
	AuthorizationList []AuthorizationInput `json:"authorizationList,omitempty"`
	// EIP-4844 blob hashes.
	BlobVersionedHashes []Hash `json:"blobVersionedHashes,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v TransactionToFill) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *TransactionToFill) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// TransactionTrace: The trace of one transaction of a block; result or error is absent.
type TransactionTrace struct {
	TxHash Hash            `json:"txHash"`
	Result json.RawMessage `json:"result,omitempty"`
	// Why there is no trace.
	Error *string `json:"error,omitempty"`
}

// MarshalJSON writes the object as it is on the wire.
func (v TransactionTrace) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *TransactionTrace) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// TxpoolContent: The pending and queued transactions.
type TxpoolContent struct {
	// Transactions that can be in the next block.
	Pending map[Address]map[string]Transaction `json:"pending"`
	// Transactions that wait for a lower nonce of the same sender.
	Queued map[Address]map[string]Transaction `json:"queued"`
}

// MarshalJSON writes the object as it is on the wire.
func (v TxpoolContent) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *TxpoolContent) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// TxpoolContentFrom: The pending and queued transactions of one sender.
type TxpoolContentFrom struct {
	// Transactions that can be in the next block.
	Pending map[string]Transaction `json:"pending"`
	// Transactions that wait for a lower nonce.
	Queued map[string]Transaction `json:"queued"`
}

// MarshalJSON writes the object as it is on the wire.
func (v TxpoolContentFrom) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *TxpoolContentFrom) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// TxpoolInspection: The pending and queued transactions, one line each.
type TxpoolInspection struct {
	// Transactions that can be in the next block.
	Pending map[Address]map[string]string `json:"pending"`
	// Transactions that wait for a lower nonce of the same sender.
	Queued map[Address]map[string]string `json:"queued"`
}

// MarshalJSON writes the object as it is on the wire.
func (v TxpoolInspection) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *TxpoolInspection) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// TxpoolStatus: Numbers of pending and queued transactions.
type TxpoolStatus struct {
	// Transactions that can be in the next block.
	Pending *big.Int `json:"pending"`
	// Transactions that wait for a lower nonce of the same sender.
	Queued *big.Int `json:"queued"`
}

// MarshalJSON writes the object as it is on the wire.
func (v TxpoolStatus) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *TxpoolStatus) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// TypedData: Data with its types (EIP-712). Fields that are not listed are ignored.
type TypedData struct {
	// The fields of each type by its name: lists of name and type. EIP712Domain may be left out; its fields are then
	// those of the domain.
	Types map[string]any `json:"types"`
	// Type of the message.
	PrimaryType string `json:"primaryType"`
	// What the signature is for.
	Domain map[string]any `json:"domain"`
	// The data.
	Message map[string]any `json:"message"`
}

// MarshalJSON writes the object as it is on the wire.
func (v TypedData) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *TypedData) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// TypedDataOrText: a type without a name in the contract.
//
// One of *TypedData, Text.
type TypedDataOrText interface{ isTypedDataOrText() }

func (*TypedData) isTypedDataOrText() {}
func (Text) isTypedDataOrText()       {}

// UnsignedTransaction: A transaction with every field but its sender and its place in a block. Before it is signed,
// the signature fields are zero.
type UnsignedTransaction struct {
	Type    uint64   `json:"type"`
	ChainID *big.Int `json:"chainId,omitempty"`
	Nonce   *big.Int `json:"nonce"`
	To      *Address `json:"to" rpc:"nullable"`
	Gas     *big.Int `json:"gas"`
	// null for types 2 and 4.
	GasPrice             *big.Int          `json:"gasPrice" rpc:"nullable"`
	MaxFeePerGas         *big.Int          `json:"maxFeePerGas,omitempty"`
	MaxPriorityFeePerGas *big.Int          `json:"maxPriorityFeePerGas,omitempty"`
	Value                *big.Int          `json:"value"`
	Input                []byte            `json:"input"`
	AccessList           []AccessListEntry `json:"accessList,omitempty"`
	AuthorizationList    []Authorization   `json:"authorizationList,omitempty"`
	V                    *big.Int          `json:"v"`
	R                    *big.Int          `json:"r"`
	S                    *big.Int          `json:"s"`
	YParity              *big.Int          `json:"yParity,omitempty"`
	Hash                 Hash              `json:"hash"`
}

// MarshalJSON writes the object as it is on the wire.
func (v UnsignedTransaction) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *UnsignedTransaction) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// VmEffect: What an instruction did.
type VmEffect struct {
	Mem *VmMemory `json:"mem" rpc:"nullable"`
	// Items that it left on the stack, the top last. DUP and SWAP show all that they touch.
	Push  []*big.Int `json:"push"`
	Store *VmStore   `json:"store" rpc:"nullable"`
	// Gas that is left after it, and after the call that it made.
	Used int64 `json:"used"`
}

// MarshalJSON writes the object as it is on the wire.
func (v VmEffect) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *VmEffect) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// VmMemory: Memory that an instruction wrote, or MLOAD read.
type VmMemory struct {
	Data []byte `json:"data"`
	// Offset in bytes.
	Off int64 `json:"off"`
}

// MarshalJSON writes the object as it is on the wire.
func (v VmMemory) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *VmMemory) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// VmOperation: An instruction that ran.
type VmOperation struct {
	// Gas that it costs, with the gas that it hands to a call.
	Cost int64 `json:"cost"`
	// null for an instruction that failed.
	Ex *VmEffect `json:"ex" rpc:"nullable"`
	// Name of the instruction.
	Op string `json:"op"`
	// Its offset in the code.
	Pc int64 `json:"pc"`
	// The code that it called; null where none ran.
	Sub *VmTrace `json:"sub" rpc:"nullable"`
}

// MarshalJSON writes the object as it is on the wire.
func (v VmOperation) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *VmOperation) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// VmStore: A slot that an instruction wrote.
type VmStore struct {
	Key *big.Int `json:"key"`
	Val *big.Int `json:"val"`
}

// MarshalJSON writes the object as it is on the wire.
func (v VmStore) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *VmStore) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// VmTrace: The instructions of a piece of code.
type VmTrace struct {
	Code []byte        `json:"code"`
	Ops  []VmOperation `json:"ops"`
}

// MarshalJSON writes the object as it is on the wire.
func (v VmTrace) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *VmTrace) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// WalletAccount: An account of a wallet.
type WalletAccount struct {
	Address Address `json:"address"`
	// That of the wallet.
	URL string `json:"url"`
}

// MarshalJSON writes the object as it is on the wire.
func (v WalletAccount) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *WalletAccount) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// WebSocketDetail: Where the server accepts WebSockets.
type WebSocketDetail struct {
	// ws:// address with the port on which the server listens.
	Address string `json:"address"`
}

// MarshalJSON writes the object as it is on the wire.
func (v WebSocketDetail) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *WebSocketDetail) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// Withdrawal: A validator withdrawal; this chain has none.
type Withdrawal struct {
	Index          *big.Int `json:"index"`
	ValidatorIndex *big.Int `json:"validatorIndex"`
	Address        Address  `json:"address"`
	Amount         *big.Int `json:"amount"`
}

// MarshalJSON writes the object as it is on the wire.
func (v Withdrawal) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *Withdrawal) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// WithdrawalInput: A validator withdrawal.
type WithdrawalInput struct {
	Index          uint64  `json:"index"`
	ValidatorIndex uint64  `json:"validatorIndex"`
	Address        Address `json:"address"`
	Amount         uint64  `json:"amount"`
}

// MarshalJSON writes the object as it is on the wire.
func (v WithdrawalInput) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *WithdrawalInput) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// WordChange: Before and after.
type WordChange struct {
	From Hash `json:"from"`
	To   Hash `json:"to"`
}

// MarshalJSON writes the object as it is on the wire.
func (v WordChange) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *WordChange) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// WordDifference: = for no change; + of a new account, - of a removed one, * of one that changed.
//
// One of WordDifferenceUnchanged, *WordDifferenceAdded, *WordDifferenceRemoved, *WordDifferenceChanged.
type WordDifference interface{ isWordDifference() }

func (WordDifferenceUnchanged) isWordDifference() {}
func (*WordDifferenceAdded) isWordDifference()    {}
func (*WordDifferenceRemoved) isWordDifference()  {}
func (*WordDifferenceChanged) isWordDifference()  {}

// WordDifferenceAdded: a type without a name in the contract.
type WordDifferenceAdded struct {
	Added Hash `json:"+"`
}

// MarshalJSON writes the object as it is on the wire.
func (v WordDifferenceAdded) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *WordDifferenceAdded) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// WordDifferenceChanged: a type without a name in the contract.
type WordDifferenceChanged struct {
	Changed WordChange `json:"*"`
}

// MarshalJSON writes the object as it is on the wire.
func (v WordDifferenceChanged) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *WordDifferenceChanged) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// WordDifferenceRemoved: a type without a name in the contract.
type WordDifferenceRemoved struct {
	Removed Hash `json:"-"`
}

// MarshalJSON writes the object as it is on the wire.
func (v WordDifferenceRemoved) MarshalJSON() ([]byte, error) {
	return encodeJSON(v)
}

// UnmarshalJSON reads the object as it is on the wire.
func (v *WordDifferenceRemoved) UnmarshalJSON(text []byte) error {
	return decodeJSON(text, v, false)
}

// AddressList is a list where other values are possible too.
type AddressList []Address

// TraceOrStateDiffOrVmTraceList is a list where other values are possible too.
type TraceOrStateDiffOrVmTraceList []TraceOrStateDiffOrVmTrace

// DataDifferenceUnchanged is the fixed value "=".
type DataDifferenceUnchanged struct{}

func (DataDifferenceUnchanged) wireValue() any { return "=" }

// NotSyncing is the fixed value false.
type NotSyncing struct{}

func (NotSyncing) wireValue() any { return false }

// QuantityDifferenceUnchanged is the fixed value "=".
type QuantityDifferenceUnchanged struct{}

func (QuantityDifferenceUnchanged) wireValue() any { return "=" }

// TopicAlternatives is a list where other values are possible too.
type TopicAlternatives []*Hash

// WordDifferenceUnchanged is the fixed value "=".
type WordDifferenceUnchanged struct{}

func (WordDifferenceUnchanged) wireValue() any { return "=" }

// Bytes4 is 4 bytes. On the wire it is lower-case hex.
type Bytes4 [4]byte

// String is the hex text.
func (b Bytes4) String() string { return string(fixedText(b[:])) }

// MarshalText is the hex text.
func (b Bytes4) MarshalText() ([]byte, error) { return fixedText(b[:]), nil }

// UnmarshalText reads hex in either case.
func (b *Bytes4) UnmarshalText(text []byte) error { return parseFixed(text, b[:]) }

// Bytes8 is 8 bytes. On the wire it is lower-case hex.
type Bytes8 [8]byte

// String is the hex text.
func (b Bytes8) String() string { return string(fixedText(b[:])) }

// MarshalText is the hex text.
func (b Bytes8) MarshalText() ([]byte, error) { return fixedText(b[:]), nil }

// UnmarshalText reads hex in either case.
func (b *Bytes8) UnmarshalText(text []byte) error { return parseFixed(text, b[:]) }

// Bytes256 is 256 bytes. On the wire it is lower-case hex.
type Bytes256 [256]byte

// String is the hex text.
func (b Bytes256) String() string { return string(fixedText(b[:])) }

// MarshalText is the hex text.
func (b Bytes256) MarshalText() ([]byte, error) { return fixedText(b[:]), nil }

// UnmarshalText reads hex in either case.
func (b *Bytes256) UnmarshalText(text []byte) error { return parseFixed(text, b[:]) }

// unions are the alternatives of every type that has some, in the order in which they are tried.
var unions = map[reflect.Type][]reflect.Type{}

func init() {
	unions[reflect.TypeFor[AddressOrList]()] = []reflect.Type{reflect.TypeFor[Address](), reflect.TypeFor[AddressList]()}
	unions[reflect.TypeFor[BlockHeadOrBlock]()] = []reflect.Type{reflect.TypeFor[*Block](), reflect.TypeFor[*BlockHead]()}
	unions[reflect.TypeFor[BlockNumberOrTag]()] = []reflect.Type{reflect.TypeFor[Number](), reflect.TypeFor[BlockTag]()}
	unions[reflect.TypeFor[BlockOrPendingBlock]()] = []reflect.Type{reflect.TypeFor[*Block](), reflect.TypeFor[*PendingBlock]()}
	unions[reflect.TypeFor[BlockParameter]()] = []reflect.Type{reflect.TypeFor[*BlockByHash](), reflect.TypeFor[*BlockByNumber](), reflect.TypeFor[Number](), reflect.TypeFor[Hash](), reflect.TypeFor[BlockTag]()}
	unions[reflect.TypeFor[CallObjectOrTraceOrStateDiffOrVmTraceList]()] = []reflect.Type{reflect.TypeFor[*CallObject](), reflect.TypeFor[TraceOrStateDiffOrVmTraceList]()}
	unions[reflect.TypeFor[DataDifference]()] = []reflect.Type{reflect.TypeFor[*DataDifferenceAdded](), reflect.TypeFor[*DataDifferenceRemoved](), reflect.TypeFor[*DataDifferenceChanged](), reflect.TypeFor[DataDifferenceUnchanged]()}
	unions[reflect.TypeFor[HashOrTransaction]()] = []reflect.Type{reflect.TypeFor[*SetCodeTransaction](), reflect.TypeFor[*DynamicFeeTransaction](), reflect.TypeFor[*AccessListTransaction](), reflect.TypeFor[*LegacyTransaction](), reflect.TypeFor[Hash]()}
	unions[reflect.TypeFor[HeaderOrPendingHeader]()] = []reflect.Type{reflect.TypeFor[*Header](), reflect.TypeFor[*PendingHeader]()}
	unions[reflect.TypeFor[IntegerOrHash]()] = []reflect.Type{reflect.TypeFor[Integer](), reflect.TypeFor[Hash]()}
	unions[reflect.TypeFor[LogOrHash]()] = []reflect.Type{reflect.TypeFor[*Log](), reflect.TypeFor[Hash]()}
	unions[reflect.TypeFor[MineOptions]()] = []reflect.Type{reflect.TypeFor[*Big](), reflect.TypeFor[*MineRequest]()}
	unions[reflect.TypeFor[NotSyncingOrSyncStatus]()] = []reflect.Type{reflect.TypeFor[*SyncStatus](), reflect.TypeFor[NotSyncing]()}
	unions[reflect.TypeFor[NotSyncingOrSyncing]()] = []reflect.Type{reflect.TypeFor[*Syncing](), reflect.TypeFor[NotSyncing]()}
	unions[reflect.TypeFor[NumberOrTag]()] = []reflect.Type{reflect.TypeFor[Number](), reflect.TypeFor[BlockTag]()}
	unions[reflect.TypeFor[ParityTraceAction]()] = []reflect.Type{reflect.TypeFor[*ParityCallAction](), reflect.TypeFor[*ParityCreateAction](), reflect.TypeFor[*ParitySelfdestructAction]()}
	unions[reflect.TypeFor[ParityTraceResult]()] = []reflect.Type{reflect.TypeFor[*ParityCallResult](), reflect.TypeFor[*ParityCreateResult]()}
	unions[reflect.TypeFor[PlacedParityTraceAction]()] = []reflect.Type{reflect.TypeFor[*ParityCallAction](), reflect.TypeFor[*ParityCreateAction](), reflect.TypeFor[*ParitySelfdestructAction]()}
	unions[reflect.TypeFor[PlacedParityTraceResult]()] = []reflect.Type{reflect.TypeFor[*ParityCallResult](), reflect.TypeFor[*ParityCreateResult]()}
	unions[reflect.TypeFor[QuantityDifference]()] = []reflect.Type{reflect.TypeFor[*QuantityDifferenceAdded](), reflect.TypeFor[*QuantityDifferenceRemoved](), reflect.TypeFor[*QuantityDifferenceChanged](), reflect.TypeFor[QuantityDifferenceUnchanged]()}
	unions[reflect.TypeFor[TopicFilter]()] = []reflect.Type{reflect.TypeFor[Hash](), reflect.TypeFor[TopicAlternatives]()}
	unions[reflect.TypeFor[Transaction]()] = []reflect.Type{reflect.TypeFor[*SetCodeTransaction](), reflect.TypeFor[*DynamicFeeTransaction](), reflect.TypeFor[*AccessListTransaction](), reflect.TypeFor[*LegacyTransaction]()}
	unions[reflect.TypeFor[TransactionObjectOrBytesOrInteger]()] = []reflect.Type{reflect.TypeFor[*TransactionObject](), reflect.TypeFor[Bytes](), reflect.TypeFor[Integer]()}
	unions[reflect.TypeFor[TypedDataOrText]()] = []reflect.Type{reflect.TypeFor[*TypedData](), reflect.TypeFor[Text]()}
	unions[reflect.TypeFor[WordDifference]()] = []reflect.Type{reflect.TypeFor[*WordDifferenceAdded](), reflect.TypeFor[*WordDifferenceRemoved](), reflect.TypeFor[*WordDifferenceChanged](), reflect.TypeFor[WordDifferenceUnchanged]()}
}
