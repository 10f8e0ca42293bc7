# Generated from openrpc.json by `npm run generate`. Do not edit.

"""The types of what is sent and answered. Objects are dictionaries with the field names of the wire."""

from __future__ import annotations

from typing import Any, Literal, Union

from typing_extensions import NotRequired, TypeAlias, TypedDict

from .codec import HexBytes

#: Bytes that are sent: bytes, or hex with the prefix 0x.
BytesLike: TypeAlias = Union[bytes, str]

#: An EIP-2930 access list.
AccessList: TypeAlias = "list[AccessListEntry]"


class AccessListEntry(TypedDict):
    """An address and the storage keys that a transaction accesses at the lower price (EIP-2930)."""

    address: Address
    storageKeys: list[Bytes32]



class AccessListEntryInput(TypedDict):
    """An address and its storage keys (EIP-2930). Fields that are not listed are ignored."""

    address: AddressInput
    storageKeys: list[Bytes32Input]


#: An EIP-2930 access list.
AccessListInput: TypeAlias = "list[AccessListEntryInput]"


class AccessListResult(TypedDict):
    """The access list of a call and what the call uses with it."""

    accessList: AccessList
    gasUsed: Quantity
    #: Why the call failed, when it did.
    error: NotRequired[str]


#: A transaction of type 1 (EIP-2930).
AccessListTransaction = TypedDict(
    "AccessListTransaction",
    {
        "type": "Literal['0x1']",
        #: null while pending.
        "blockHash": "Union[Hash, None]",
        #: null while pending.
        "blockNumber": "Union[Quantity, None]",
        #: Index among the Ethereum transactions of the block; null while pending.
        "transactionIndex": "Union[Quantity, None]",
        "hash": "Hash",
        "from": "Address",
        #: null for a contract creation.
        "to": "Union[Address, None]",
        "nonce": "Quantity",
        #: Gas limit.
        "gas": "Quantity",
        #: Wei.
        "value": "Quantity",
        "input": "Data",
        #: Wei per gas.
        "gasPrice": "Quantity",
        "chainId": "Quantity",
        "accessList": "AccessList",
        "v": "Quantity",
        "r": "Quantity",
        "s": "Quantity",
        #: 0x0 or 0x1, the same as v.
        "yParity": "Quantity",
    },
)


class AccessedSlots(TypedDict):
    """Slots that a call touched."""

    reads: dict[str, list[Hash]]
    writes: dict[str, int]
    transientReads: dict[str, int]
    transientWrites: dict[str, int]



class AccountDifference(TypedDict):
    """How an execution changed an account. An account without balance, nonce and code counts as none."""

    balance: QuantityDifference
    code: DataDifference
    nonce: QuantityDifference
    #: Changed slots. Of an account that was there before, each is *.
    storage: dict[str, WordDifference]



class AccountInfo(TypedDict):
    """An account with its code."""

    balance: Quantity
    nonce: Quantity
    code: Data



class AccountOverride(TypedDict):
    """Changes to one account before the call. state and stateDiff exclude each other."""

    nonce: NotRequired[Uint64Input]
    code: NotRequired[DataInput]
    balance: NotRequired[QuantityInput]
    #: The whole storage: every other slot reads zero.
    state: NotRequired[StorageOverride]
    #: Single slots; all others stay as they are.
    stateDiff: NotRequired[StorageOverride]
    #: Moves the precompiled contract at this account to another address.
    movePrecompileToAddress: NotRequired[AddressInput]



class AccountState(TypedDict):
    """An account as a record of the state tree."""

    balance: Quantity
    #: Keccak-256 of the code; for an account without code, the hash of no bytes.
    codeHash: Hash
    nonce: Quantity
    #: Always zero: the chain keeps the storage of all contracts in one tree, and has no root for one contract.
    storageRoot: Hash


#: 20 bytes in lower-case hex: an account or contract address.
Address: TypeAlias = "HexBytes"

#: 20 bytes in hex, either case; a mixed-case checksum (EIP-55) is not verified.
AddressInput: TypeAlias = "BytesLike"

#: One address, or a list; any of them matches.
AddressOrList: TypeAlias = "Union[AddressInput, list[AddressInput]]"


class Authorization(TypedDict):
    """A signed EIP-7702 authorization: the signer lets its account run the code of address."""

    chainId: Quantity
    address: Address
    nonce: Quantity
    yParity: Quantity
    r: Quantity
    s: Quantity



class AuthorizationInput(TypedDict):
    """A signed EIP-7702 authorization. Fields that are not listed are ignored."""

    chainId: QuantityInput
    address: AddressInput
    nonce: Uint64Input
    yParity: Uint64Input
    r: QuantityInput
    s: QuantityInput



class BlobSchedule(TypedDict):
    """Blob parameters of a fork."""

    baseFeeUpdateFraction: int
    max: int
    target: int



class Block(TypedDict):
    """A block."""

    number: Quantity
    #: The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.
    hash: Hash
    parentHash: Hash
    nonce: Nonce8
    mixHash: Hash
    sha3Uncles: Hash
    logsBloom: Bytes256
    #: The application hash in the consensus header: the state before this block.
    stateRoot: Hash
    transactionsRoot: Hash
    receiptsRoot: Hash
    #: Operator account of the proposer.
    miner: Address
    difficulty: Quantity
    extraData: Data
    gasLimit: Quantity
    gasUsed: Quantity
    #: Seconds since 1970.
    timestamp: Quantity
    #: Wei per gas; absent while the chain has no base fee.
    baseFeePerGas: NotRequired[Quantity]
    withdrawalsRoot: NotRequired[Hash]
    blobGasUsed: NotRequired[Quantity]
    excessBlobGas: NotRequired[Quantity]
    parentBeaconBlockRoot: NotRequired[Hash]
    requestsHash: NotRequired[Hash]
    totalDifficulty: Quantity
    #: Bytes of the encoded block.
    size: Quantity
    #: Hashes, or whole transactions when asked for.
    transactions: list[Union[Hash, Transaction]]
    #: Always empty.
    uncles: list[Hash]
    #: Always empty.
    withdrawals: NotRequired[list[Withdrawal]]



class BlockByHash(TypedDict):
    """A block by its hash (EIP-1898)."""

    blockHash: HashInput
    #: Accepted, but without effect: every block of this chain is canonical.
    requireCanonical: NotRequired[bool]



class BlockByNumber(TypedDict):
    """A block by its number (EIP-1898)."""

    blockNumber: BlockNumberOrTag
    #: Accepted, but without effect: every block of this chain is canonical.
    requireCanonical: NotRequired[bool]



class BlockDetails(TypedDict):
    """A block, and what it earned."""

    block: BlockWithoutTransactions
    issuance: Issuance
    #: Fees of all transactions, wei.
    totalFees: Quantity



class BlockHead(TypedDict):
    """A block without its transactions and uncles."""

    number: Quantity
    #: The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.
    hash: Hash
    parentHash: Hash
    nonce: Nonce8
    mixHash: Hash
    sha3Uncles: Hash
    logsBloom: Bytes256
    #: The application hash in the consensus header: the state before this block.
    stateRoot: Hash
    transactionsRoot: Hash
    receiptsRoot: Hash
    #: Operator account of the proposer.
    miner: Address
    difficulty: Quantity
    extraData: Data
    gasLimit: Quantity
    gasUsed: Quantity
    #: Seconds since 1970.
    timestamp: Quantity
    #: Wei per gas; absent while the chain has no base fee.
    baseFeePerGas: NotRequired[Quantity]
    withdrawalsRoot: NotRequired[Hash]
    blobGasUsed: NotRequired[Quantity]
    excessBlobGas: NotRequired[Quantity]
    parentBeaconBlockRoot: NotRequired[Hash]
    requestsHash: NotRequired[Hash]
    totalDifficulty: Quantity
    #: Bytes of the encoded block.
    size: Quantity
    #: Always empty.
    withdrawals: NotRequired[list[Withdrawal]]


#: A block number or a tag.
BlockNumberOrTag: TypeAlias = "Union[Uint64Input, BlockTag]"


class BlockOverrides(TypedDict):
    """Changes to the block that a call sees."""

    number: NotRequired[QuantityInput]
    #: Seconds since 1970.
    time: NotRequired[Uint64Input]
    gasLimit: NotRequired[Uint64Input]
    feeRecipient: NotRequired[AddressInput]
    prevRandao: NotRequired[WordInput]
    difficulty: NotRequired[QuantityInput]
    baseFeePerGas: NotRequired[QuantityInput]
    blobBaseFee: NotRequired[QuantityInput]
    beaconRoot: NotRequired[HashInput]
    withdrawals: NotRequired[list[WithdrawalInput]]



class BlockPage(TypedDict):
    """A block with some of its transactions."""

    number: Quantity
    #: The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.
    hash: Hash
    parentHash: Hash
    nonce: Nonce8
    mixHash: Hash
    sha3Uncles: Hash
    #: Left out.
    logsBloom: None
    #: The application hash in the consensus header: the state before this block.
    stateRoot: Hash
    transactionsRoot: Hash
    receiptsRoot: Hash
    #: Operator account of the proposer.
    miner: Address
    difficulty: Quantity
    extraData: Data
    gasLimit: Quantity
    gasUsed: Quantity
    #: Seconds since 1970.
    timestamp: Quantity
    #: Wei per gas; absent while the chain has no base fee.
    baseFeePerGas: NotRequired[Quantity]
    withdrawalsRoot: NotRequired[Hash]
    blobGasUsed: NotRequired[Quantity]
    excessBlobGas: NotRequired[Quantity]
    parentBeaconBlockRoot: NotRequired[Hash]
    requestsHash: NotRequired[Hash]
    totalDifficulty: Quantity
    #: Bytes of the encoded block.
    size: Quantity
    #: Always empty.
    uncles: list[Hash]
    #: Always empty.
    withdrawals: NotRequired[list[Withdrawal]]
    #: Transactions of the whole block.
    transactionCount: int
    #: The page, in block order; of their input only the first four bytes.
    transactions: list[Transaction]


#: A block: number, tag, block hash, or EIP-1898 object.
BlockParameter: TypeAlias = "Union[BlockNumberOrTag, HashInput, BlockByHash, BlockByNumber]"

#: A block range that would fit.
BlockRange = TypedDict(
    "BlockRange",
    {
        "from": "Quantity",
        "to": "Quantity",
    },
)


class BlockReference(TypedDict):
    """A block by number and hash."""

    number: Quantity
    hash: Hash


#: earliest is the oldest block that is known: block 0 on a chain whose first height is 1, unless it is pruned.
#: latest, safe and finalized are the newest block, because a committed block is final. pending is the newest
#: block too, and counts waiting transactions in nonces; on a development chain it is the next block, which is
#: executed with the waiting transactions and not made.
BlockTag: TypeAlias = "Literal['earliest', 'latest', 'pending', 'safe', 'finalized']"


class BlockTransactionsPage(TypedDict):
    """Some transactions of a block with their receipts."""

    fullblock: BlockPage
    receipts: list[ReceiptWithoutLogs]



class BlockWithoutTransactions(TypedDict):
    """A block without its transactions and its bloom filter."""

    number: Quantity
    #: The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.
    hash: Hash
    parentHash: Hash
    nonce: Nonce8
    mixHash: Hash
    sha3Uncles: Hash
    #: Left out.
    logsBloom: None
    #: The application hash in the consensus header: the state before this block.
    stateRoot: Hash
    transactionsRoot: Hash
    receiptsRoot: Hash
    #: Operator account of the proposer.
    miner: Address
    difficulty: Quantity
    extraData: Data
    gasLimit: Quantity
    gasUsed: Quantity
    #: Seconds since 1970.
    timestamp: Quantity
    #: Wei per gas; absent while the chain has no base fee.
    baseFeePerGas: NotRequired[Quantity]
    withdrawalsRoot: NotRequired[Hash]
    blobGasUsed: NotRequired[Quantity]
    excessBlobGas: NotRequired[Quantity]
    parentBeaconBlockRoot: NotRequired[Hash]
    requestsHash: NotRequired[Hash]
    totalDifficulty: Quantity
    #: Bytes of the encoded block.
    size: Quantity
    #: Always empty.
    uncles: list[Hash]
    #: Always empty.
    withdrawals: NotRequired[list[Withdrawal]]
    #: Transactions of the whole block.
    transactionCount: int



class BundleBlockOverride(TypedDict):
    """
    Changes to the block that the calls of a bundle see, under Erigon's names or geth's. Fields that are not
    listed are ignored.
    """

    number: NotRequired[Union[QuantityInput, None]]
    blockNumber: NotRequired[Union[QuantityInput, None]]
    time: NotRequired[Union[Uint64Input, None]]
    timestamp: NotRequired[Union[Uint64Input, None]]
    gasLimit: NotRequired[Union[Uint64Input, None]]
    feeRecipient: NotRequired[Union[AddressInput, None]]
    coinbase: NotRequired[Union[AddressInput, None]]
    prevRandao: NotRequired[Union[WordInput, None]]
    random: NotRequired[Union[WordInput, None]]
    difficulty: NotRequired[Union[QuantityInput, None]]
    baseFeePerGas: NotRequired[Union[QuantityInput, None]]
    baseFee: NotRequired[Union[QuantityInput, None]]
    blobBaseFee: NotRequired[Union[QuantityInput, None]]


#: 256 bytes in lower-case hex: the bloom filter of logs.
Bytes256: TypeAlias = "HexBytes"

#: 32 bytes in lower-case hex: a word of contract storage, or the key of one.
Bytes32: TypeAlias = "HexBytes"

#: 32 bytes in hex, either case: a storage key or a storage word.
Bytes32Input: TypeAlias = "BytesLike"

#: 4 bytes in lower-case hex.
Bytes4: TypeAlias = "HexBytes"


class CallBundle(TypedDict):
    """Calls that are traced one after the other. Each finds what those before it changed."""

    transactions: list[CallObject]
    #: Changes to the block for all calls of the bundle.
    blockOverride: NotRequired[Union[BundleBlockOverride, None]]


#: Result of callTracer: a call with the calls that it made.
CallFrame = TypedDict(
    "CallFrame",
    {
        "from": "Address",
        #: Gas that the call was given; of the first, the gas limit.
        "gas": "Quantity",
        #: Of the first call, what the receipt says.
        "gasUsed": "Quantity",
        #: Absent for a creation that failed.
        "to": "NotRequired[Address]",
        "input": "Data",
        #: Absent when empty.
        "output": "NotRequired[Data]",
        #: Why the call failed.
        "error": "NotRequired[str]",
        #: Text of a revert with a reason.
        "revertReason": "NotRequired[str]",
        "calls": "NotRequired[list[CallFrame]]",
        #: With withLog. Calls that failed have none.
        "logs": "NotRequired[list[CallFrameLog]]",
        #: Absent for STATICCALL.
        "value": "NotRequired[Quantity]",
        #: The instruction that made the call.
        "type": "Literal['CALL', 'CALLCODE', 'DELEGATECALL', 'STATICCALL', 'CREATE', 'CREATE2', 'SELFDESTRUCT']",
    },
)


class CallFrameLog(TypedDict):
    """A log of a call."""

    address: Address
    topics: list[Hash]
    data: Data
    #: Number of calls that the frame made before the log.
    position: Quantity


#: A message call. Every field may be left out or null; fields that are not listed are ignored.
CallObject = TypedDict(
    "CallObject",
    {
        #: Sender; the zero address when left out.
        "from": "NotRequired[Union[AddressInput, None]]",
        #: Recipient; null or left out for a contract creation.
        "to": "NotRequired[Union[AddressInput, None]]",
        #: Gas limit; the server's gas cap when left out.
        "gas": "NotRequired[Union[Uint64Input, None]]",
        #: Wei per gas. Not together with maxFeePerGas or maxPriorityFeePerGas.
        "gasPrice": "NotRequired[Union[QuantityInput, None]]",
        #: Highest total price, wei per gas (EIP-1559).
        "maxFeePerGas": "NotRequired[Union[QuantityInput, None]]",
        #: Highest tip, wei per gas (EIP-1559).
        "maxPriorityFeePerGas": "NotRequired[Union[QuantityInput, None]]",
        #: Highest price of blob gas (EIP-4844); without effect, because the chain accepts no blobs.
        "maxFeePerBlobGas": "NotRequired[Union[QuantityInput, None]]",
        #: Wei sent along.
        "value": "NotRequired[Union[QuantityInput, None]]",
        #: Call data, the older name of input. Refused when both are given and differ.
        "data": "NotRequired[Union[DataInput, None]]",
        #: Call data.
        "input": "NotRequired[Union[DataInput, None]]",
        #: Nonce of the sender.
        "nonce": "NotRequired[Union[Uint64Input, None]]",
        #: EIP-155 chain id; refused when it is not this chain's.
        "chainId": "NotRequired[Union[QuantityInput, None]]",
        #: Transaction type; derived from the other fields when left out.
        "type": "NotRequired[Union[Uint64Input, None]]",
        #: EIP-2930 access list.
        "accessList": "NotRequired[Union[AccessListInput, None]]",
        #: EIP-7702 authorizations.
        "authorizationList": "NotRequired[Union[list[AuthorizationInput], None]]",
        #: EIP-4844 blob hashes.
        "blobVersionedHashes": "NotRequired[Union[list[HashInput], None]]",
    },
)


class CallStateContext(TypedDict):
    """Where the calls begin."""

    #: The block; latest when left out.
    blockNumber: NotRequired[Union[BlockParameter, None]]
    #: The calls run on the state after this many transactions of the block; -1 or left out for the whole block.
    transactionIndex: NotRequired[Union[int, None]]


#: A list of two: a call, and which traces to make of it.
CallWithTraceTypes: TypeAlias = "list[Union[CallObject, list[Literal['trace', 'stateDiff', 'vmTrace']]]]"


class Capabilities(TypedDict):
    """For each kind of data, the blocks for which the server has it."""

    head: BlockReference
    state: ResourceCapability
    tx: ResourceCapability
    logs: ResourceCapability
    receipts: ResourceCapability
    blocks: ResourceCapability
    stateproofs: ResourceCapability



class ChainRefusal(TypedDict):
    """The chain's own response to a transaction."""

    code: int
    codespace: str
    log: str


#: 20 bytes in hex whose upper-case letters are a checksum (EIP-55).
ChecksumAddress: TypeAlias = "HexBytes"


class Config(TypedDict):
    """Settings of the current, the next and the last known fork (EIP-7910)."""

    current: ForkConfig
    #: null when none is scheduled.
    next: Union[ForkConfig, None]
    #: null when none is scheduled.
    last: Union[ForkConfig, None]



class ContractCreator(TypedDict):
    """Who created a contract."""

    #: Hash of the transaction.
    hash: Hash
    #: The account or contract that ran the creation.
    creator: Address



class ContractSize(TypedDict):
    """The size of a contract when it was first touched, and the instruction that did so."""

    contractSize: int
    opcode: int


#: Bytes in hex, prefix 0x, lower case, two digits each; 0x is empty.
Data: TypeAlias = "HexBytes"

#: Before and after.
DataChange = TypedDict(
    "DataChange",
    {
        "from": "Data",
        "to": "Data",
    },
)

#: = for no change; + of a new account, - of a removed one, * of one that changed.
DataDifference: TypeAlias = "Union[Literal['='], dict[str, Any]]"

#: Bytes in hex, either case, prefix 0x, two digits each; 0x is empty.
DataInput: TypeAlias = "BytesLike"

#: The outcome of a transaction, and when it was.
DatedReceipt = TypedDict(
    "DatedReceipt",
    {
        "type": "TransactionType",
        "status": "ReceiptStatus",
        "blockHash": "Hash",
        "blockNumber": "Quantity",
        "transactionHash": "Hash",
        "transactionIndex": "Quantity",
        "from": "Address",
        #: null for a contract creation.
        "to": "Union[Address, None]",
        #: The address of the created contract, even if the creation failed; null for other transactions.
        "contractAddress": "Union[Address, None]",
        "gasUsed": "Quantity",
        #: Gas used in the block up to and including this transaction, by all transactions of the chain.
        "cumulativeGasUsed": "Quantity",
        #: Wei per gas paid.
        "effectiveGasPrice": "Quantity",
        "logs": "Logs",
        "logsBloom": "Bytes256",
        #: Seconds since the epoch.
        "timestamp": "int",
    },
)

#: A nonce in decimal.
DecimalNonce: TypeAlias = "str"


class DevelopmentMetadata(TypedDict):
    """What a development chain reports about itself, as anvil 1.7.1 returns it."""

    #: As web3_clientVersion returns it.
    clientVersion: str
    #: The version of Halley.
    clientSemver: str
    #: Empty: the commit is not known.
    clientCommitSha: str
    #: EIP-155 number; 2^53 and more lose their last digits, as in any JSON number.
    chainId: int
    #: Random; another one after each start and each anvil_reset.
    instanceId: Hash
    latestBlockNumber: int
    latestBlockHash: Hash
    #: The forked network; null without one.
    forkedNetwork: Union[ForkedNetwork, None]
    #: Id of each snapshot to the number and the hash of its block.
    snapshots: dict[str, list[Union[int, Hash]]]



class DevelopmentNodeInfo(TypedDict):
    """How a development chain is set up, as anvil 1.7.1 returns it."""

    currentBlockNumber: Quantity
    #: Seconds since 1970.
    currentBlockTimestamp: int
    currentBlockHash: Hash
    #: The newest active fork, such as Prague.
    hardFork: str
    #: fees: best-paid first; fifo: in order of arrival.
    transactionOrder: Literal['fees', 'fifo']
    environment: dict[str, Any]
    #: The forked network; each member is null without one.
    forkConfig: dict[str, Any]


#: A transaction of type 2 (EIP-1559).
DynamicFeeTransaction = TypedDict(
    "DynamicFeeTransaction",
    {
        "type": "Literal['0x2']",
        #: null while pending.
        "blockHash": "Union[Hash, None]",
        #: null while pending.
        "blockNumber": "Union[Quantity, None]",
        #: Index among the Ethereum transactions of the block; null while pending.
        "transactionIndex": "Union[Quantity, None]",
        "hash": "Hash",
        "from": "Address",
        #: null for a contract creation.
        "to": "Union[Address, None]",
        "nonce": "Quantity",
        #: Gas limit.
        "gas": "Quantity",
        #: Wei.
        "value": "Quantity",
        "input": "Data",
        #: Wei per gas: what was paid once mined, maxFeePerGas while pending.
        "gasPrice": "Quantity",
        "maxFeePerGas": "Quantity",
        "maxPriorityFeePerGas": "Quantity",
        "chainId": "Quantity",
        "accessList": "AccessList",
        "v": "Quantity",
        "r": "Quantity",
        "s": "Quantity",
        #: 0x0 or 0x1, the same as v.
        "yParity": "Quantity",
    },
)

#: Result of erc7562Tracer: a call with what the rules of ERC-7562 look at.
Erc7562Frame = TypedDict(
    "Erc7562Frame",
    {
        "from": "Address",
        #: Gas that the call was given; of the first, the gas limit.
        "gas": "Quantity",
        #: Of the first call, what the receipt says.
        "gasUsed": "Quantity",
        #: Absent for a creation that failed.
        "to": "NotRequired[Address]",
        "input": "Data",
        #: Absent when empty.
        "output": "NotRequired[Data]",
        #: Why the call failed.
        "error": "NotRequired[str]",
        #: Text of a revert with a reason.
        "revertReason": "NotRequired[str]",
        "logs": "NotRequired[list[CallFrameLog]]",
        "value": "NotRequired[Quantity]",
        "accessedSlots": "AccessedSlots",
        "extCodeAccessInfo": "list[Address]",
        #: How often each instruction ran, by its number.
        "usedOpcodes": "dict[str, int]",
        "contractSize": "dict[str, ContractSize]",
        "outOfGas": "bool",
        "keccak": "NotRequired[list[Data]]",
        "calls": "NotRequired[list[Erc7562Frame]]",
        "type": "str",
    },
)

#: At most 32 bytes in hex, either case, prefix 0x, two digits each.
ExtraDataInput: TypeAlias = "BytesLike"


class FeeHistory(TypedDict):
    """Fees of a range of blocks, oldest first."""

    oldestBlock: Quantity
    #: One per block and one for the block after the range; 0x0 while the chain has no base fee.
    baseFeePerGas: list[Quantity]
    #: gasUsed / gasLimit, one per block.
    gasUsedRatio: list[float]
    #: One per block and one for the block after the range; always 0x1, the lowest price.
    baseFeePerBlobGas: list[Quantity]
    #: One per block; always 0.
    blobGasUsedRatio: list[float]
    #: For each block, the tip at each requested percentile; absent when no percentile was requested.
    reward: NotRequired[list[list[Quantity]]]



class FilledTransaction(TypedDict):
    """A filled transaction and its encoding for signing."""

    #: RLP encoding with an empty signature.
    raw: Data
    tx: UnsignedTransaction



class Filter(TypedDict):
    """Which logs match. Fields that are not listed are ignored."""

    #: First block; latest when left out.
    fromBlock: NotRequired[Union[BlockNumberOrTag, None]]
    #: Last block; latest when left out.
    toBlock: NotRequired[Union[BlockNumberOrTag, None]]
    #: Contracts whose logs match; all when left out.
    address: NotRequired[Union[AddressOrList, None]]
    #: Conditions on the topics, by position.
    topics: NotRequired[Union[list[TopicFilter], None]]
    #: Only this block; not together with fromBlock or toBlock (EIP-234).
    blockHash: NotRequired[Union[HashInput, None]]
    #: Another spelling of blockHash.
    blockhash: NotRequired[Union[HashInput, None]]


#: Only logs, only block hashes or only transaction hashes.
FilterChanges: TypeAlias = "list[Union[Log, Hash]]"

#: A random 128-bit number without leading zeros, in lower-case hex: names a filter.
FilterId: TypeAlias = "str"

#: The id of a filter: 1 to 64 hex digits, prefix 0x. Neither the case of the digits nor leading zeros matter.
FilterIdInput: TypeAlias = "str"

#: What a call was asked to do.
FlatCallAction = TypedDict(
    "FlatCallAction",
    {
        "callType": "NotRequired[str]",
        "creationMethod": "NotRequired[str]",
        "from": "NotRequired[Address]",
        "to": "NotRequired[Address]",
        "gas": "NotRequired[Quantity]",
        "input": "NotRequired[Data]",
        "init": "NotRequired[Data]",
        "value": "NotRequired[Quantity]",
        #: The account that destructs itself.
        "address": "NotRequired[Address]",
        "refundAddress": "NotRequired[Address]",
        "balance": "NotRequired[Quantity]",
    },
)


class FlatCallResult(TypedDict):
    """What a call did."""

    address: NotRequired[Address]
    code: NotRequired[Data]
    gasUsed: NotRequired[Quantity]
    output: NotRequired[Data]



class FlatCallTrace(TypedDict):
    """Result of flatCallTracer, a list of these: one call, in the shape of OpenEthereum."""

    action: FlatCallAction
    blockHash: Union[Hash, None]
    blockNumber: int
    error: NotRequired[str]
    #: Absent for a call that failed.
    result: NotRequired[Union[FlatCallResult, None]]
    subtraces: int
    traceAddress: list[int]
    transactionHash: Union[Hash, None]
    transactionPosition: int
    type: str



class ForkConfig(TypedDict):
    """Settings of one fork (EIP-7910)."""

    #: Seconds since 1970; 0 when active from the first block.
    activationTime: int
    #: null: the chain accepts no blobs.
    blobSchedule: Union[BlobSchedule, None]
    chainId: Quantity
    #: EIP-6122 fork hash.
    forkId: Bytes4
    precompiles: NamedAddresses
    systemContracts: NamedAddresses



class ForkedNetwork(TypedDict):
    """The network that a development chain forked, and the block that it begins after."""

    chainId: int
    forkBlockNumber: int
    forkBlockHash: Hash



class Forking(TypedDict):
    """A network and one of its blocks. Fields that are not listed are ignored."""

    #: URL of its JSON-RPC server; the network that is forked already when left out.
    jsonRpcUrl: NotRequired[Union[str, None]]
    #: Number of the block; the newest when left out.
    blockNumber: NotRequired[Union[LenientInteger, None]]


#: Result of 4byteTracer: how often each selector was called with arguments of this size, by selector and bytes
#: of arguments (0xa9059cbb-64).
FourByteTrace: TypeAlias = "dict[str, int]"

#: Wei per gas in hex, below 2^128, prefix 0x, no leading zeros.
GasPriceInput: TypeAlias = "int"


class GcStatistics(TypedDict):
    """Garbage collections of the main thread since the service started, with Go's names."""

    #: When the last one ended; 0001-01-01T00:00:00Z before the first.
    LastGC: str
    #: How many there were.
    NumGC: int
    #: Nanoseconds that all of them took.
    PauseTotal: int
    #: Nanoseconds of each, newest first, at most 256.
    Pause: list[int]
    #: When each of them ended, newest first.
    PauseEnd: list[str]


#: 32 bytes in lower-case hex: a block hash, a transaction hash, a root, or a log topic.
Hash: TypeAlias = "HexBytes"

#: 32 bytes in hex, either case.
HashInput: TypeAlias = "BytesLike"


class Header(TypedDict):
    """A block header."""

    number: Quantity
    #: The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.
    hash: Hash
    parentHash: Hash
    nonce: Nonce8
    mixHash: Hash
    sha3Uncles: Hash
    logsBloom: Bytes256
    #: The application hash in the consensus header: the state before this block.
    stateRoot: Hash
    transactionsRoot: Hash
    receiptsRoot: Hash
    #: Operator account of the proposer.
    miner: Address
    difficulty: Quantity
    extraData: Data
    gasLimit: Quantity
    gasUsed: Quantity
    #: Seconds since 1970.
    timestamp: Quantity
    #: Wei per gas; absent while the chain has no base fee.
    baseFeePerGas: NotRequired[Quantity]
    withdrawalsRoot: NotRequired[Hash]
    blobGasUsed: NotRequired[Quantity]
    excessBlobGas: NotRequired[Quantity]
    parentBeaconBlockRoot: NotRequired[Hash]
    requestsHash: NotRequired[Hash]



class HeapSpace(TypedDict):
    """A space of V8's heap, in bytes."""

    name: str
    size: int
    used: int
    available: int
    physical: int



class IndexFilling(TypedDict):
    """How far a part of the index is filled. Blocks are added newest first."""

    #: off: nothing adds the missing blocks. working: blocks are added. retrying: the last attempt failed, and there
    #: will be another one. full: there is no room for the missing blocks. impossible: the node did not keep the
    #: results of the missing blocks, because of discard_abci_responses = true in its config.toml. finished: no block
    #: is missing.
    state: Literal['off', 'working', 'retrying', 'full', 'impossible', 'finished']
    #: The block at which it ends. The node has pruned blocks below it, or there are none; null before the first
    #: block.
    target: Union[Quantity, None]
    #: The highest block that is to be added; null for none.
    next: Union[Quantity, None]
    #: How many blocks are to be added.
    missing: Quantity
    #: Blocks that were added per second in the last ten seconds; null when none were.
    blocksPerSecond: Union[float, None]
    #: How many seconds the missing blocks will take at this rate; null when none were added.
    secondsLeft: Union[int, None]



class IndexState(TypedDict):
    """What the index of blocks holds, and how far its filling is."""

    #: The newest block that is served; null before the first block.
    head: Union[Quantity, None]
    #: The oldest block that can be served, from the index or from the node; null before the first block.
    earliest: Union[Quantity, None]
    #: The stored blocks, ascending; the newest 1000 ranges.
    ranges: list[IndexedRange]
    #: How many older ranges are not listed.
    omittedRanges: int
    #: How many blocks are stored.
    blocks: Quantity
    #: How far the blocks below the head are stored.
    backfill: IndexFilling
    #: Transactions of all stored blocks.
    transactions: Quantity
    #: Transactions that could not be decoded and are missing from their blocks.
    undecodable: Quantity
    #: Bytes on disk.
    bytes: Quantity
    #: The log index; null when index.logs is off.
    logs: Union[LogIndexState, None]
    #: The index by address; null when trace.index is off.
    traces: Union[TraceIndexState, None]


#: Consecutive blocks of the index.
IndexedRange = TypedDict(
    "IndexedRange",
    {
        #: The first block.
        "from": "Quantity",
        #: The last block.
        "to": "Quantity",
    },
)

#: A hex quantity, or the same number as a JSON integer.
IntegerInput: TypeAlias = "Union[Uint64Input, int]"


class InternalErrorDetail(TypedDict):
    """Identifies the request in the server's log."""

    requestId: str


#: What a call inside a transaction did with value or code.
InternalOperation = TypedDict(
    "InternalOperation",
    {
        #: 0 for a transfer, 1 for a selfdestruct, 2 for a creation, 3 for a creation with CREATE2.
        "type": "int",
        "from": "Address",
        "to": "Address",
        #: Wei.
        "value": "Quantity",
    },
)


class InvalidParamsDetail(TypedDict):
    """Which parameter is wrong, and what would be valid."""

    #: Path to the wrong value, such as filter.topics[1].
    path: str
    #: Components or rules; any of them would be valid.
    expected: list[str]



class Issuance(TypedDict):
    """New tokens of a block; zeros, because the EVM of these chains issues none."""

    blockReward: Quantity
    uncleReward: Quantity
    issuance: Quantity


#: Result of keccak256PreimageTracer: hashed bytes by their hash.
Keccak256PreimageTrace: TypeAlias = "dict[str, Data]"


class KeyWallet(TypedDict):
    """A key of the key store, or a paired wallet, and where it is kept."""

    #: keystore:// and the absolute path of the file, or the URL of a paired wallet.
    url: str
    status: Literal['Locked', 'Unlocked']
    accounts: list[WalletAccount]


#: A transaction of type 0.
LegacyTransaction = TypedDict(
    "LegacyTransaction",
    {
        "type": "Literal['0x0']",
        #: null while pending.
        "blockHash": "Union[Hash, None]",
        #: null while pending.
        "blockNumber": "Union[Quantity, None]",
        #: Index among the Ethereum transactions of the block; null while pending.
        "transactionIndex": "Union[Quantity, None]",
        "hash": "Hash",
        "from": "Address",
        #: null for a contract creation.
        "to": "Union[Address, None]",
        "nonce": "Quantity",
        #: Gas limit.
        "gas": "Quantity",
        #: Wei.
        "value": "Quantity",
        "input": "Data",
        #: Wei per gas.
        "gasPrice": "Quantity",
        #: Absent when the signature is not bound to a chain (EIP-155).
        "chainId": "NotRequired[Quantity]",
        "v": "Quantity",
        "r": "Quantity",
        "s": "Quantity",
    },
)

#: An unsigned integer as development tools write it: hex with prefix 0x, with or without leading zeros; decimal
#: digits; or a JSON integer.
LenientInteger: TypeAlias = "Union[Union[int, str], int]"

#: Position in contract storage as development tools write it: hex with prefix 0x of at most 64 digits, where 0x
#: means 0; decimal digits; or a JSON integer.
LenientPosition: TypeAlias = "Union[Union[int, str], int]"


class LimitDetail(TypedDict):
    """The limit that the request exceeds."""

    limit: int


#: One line for each transaction of a sender: recipient in checksum case (or contract creation), wei sent, gas
#: limit, and wei per gas (maxFeePerGas if the transaction has it).
LinesByNonce: TypeAlias = "dict[str, str]"

#: Lines by sender and nonce.
LinesBySender: TypeAlias = "dict[str, LinesByNonce]"


class Log(TypedDict):
    """A log entry."""

    address: Address
    topics: list[Hash]
    data: Data
    blockNumber: Quantity
    blockHash: Hash
    #: Seconds since 1970.
    blockTimestamp: Quantity
    transactionHash: Hash
    transactionIndex: Quantity
    #: Index among all logs of the block.
    logIndex: Quantity
    #: True when the block of a log that was handed out is gone; only in eth_getFilterChanges and in logs
    #: subscriptions.
    removed: bool



class LogIndexState(TypedDict):
    """What the log index holds. A search for logs looks at each block outside it, up to json-rpc.block-range-cap."""

    #: The blocks in it, ascending; the newest 1000 ranges.
    ranges: list[IndexedRange]
    #: How many older ranges are not listed.
    omittedRanges: int
    #: How many blocks are in it.
    blocks: Quantity
    #: How many stored blocks are not in it. It takes in whole groups of 4096 heights, so a few thousand of the
    #: newest are missing at any time.
    missing: Quantity
    #: Bytes of its pages.
    bytes: Quantity


#: Log entries in block order.
Logs: TypeAlias = "list[Log]"


class LogsOptions(TypedDict):
    """Which logs to send; all when empty. Fields that are not listed are ignored."""

    #: Replays the logs from this block on, then sends the logs of new blocks; only new blocks when left out or
    #: latest.
    fromBlock: NotRequired[Union[BlockNumberOrTag, None]]
    #: Last block whose logs are sent; no end when left out or latest.
    toBlock: NotRequired[Union[BlockNumberOrTag, None]]
    #: Contracts whose logs match; all when left out.
    address: NotRequired[Union[AddressOrList, None]]
    #: Conditions on the topics, by position.
    topics: NotRequired[Union[list[TopicFilter], None]]
    #: Not accepted here: eth_getLogs returns the logs of one block.
    blockHash: NotRequired[None]
    #: Another spelling of blockHash.
    blockhash: NotRequired[None]



class MemoryStatistics(TypedDict):
    """Memory of the process: Go's names where they mean the same, and Node's own figures. In bytes."""

    #: Heap in use.
    Alloc: int
    #: Memory of the whole process.
    Sys: int
    #: Heap in use.
    HeapAlloc: int
    #: Heap.
    HeapSys: int
    #: Heap that is not in use.
    HeapIdle: int
    #: Heap in use.
    HeapInuse: int
    #: Garbage collections of the main thread.
    NumGC: int
    #: Nanoseconds that they took.
    PauseTotalNs: int
    node: NodeMemory


#: The time of the first block, or an object with the time and the number of blocks.
MineOptions: TypeAlias = "Union[LenientInteger, MineRequest]"


class MineRequest(TypedDict):
    """The number of blocks to make, and the time of the first one. Fields that are not listed are ignored."""

    timestamp: NotRequired[LenientInteger]
    blocks: NotRequired[LenientInteger]



class MinedBlock(TypedDict):
    """A block as eth_getBlockByNumber returns it with whole transactions; their fields and two more are in each."""

    transactions: list[MinedTransaction]



class MinedTraceResults(TypedDict):
    """What a mined transaction did."""

    #: What the execution returned; the code of a contract that it created; the revert bytes.
    output: Data
    #: null unless asked for.
    stateDiff: Union[StateDifference, None]
    #: The frames in the order in which they began; empty unless asked for.
    trace: list[ParityTrace]
    transactionHash: Hash
    #: null unless asked for.
    vmTrace: Union[VmTrace, None]



class MinedTransaction(TypedDict):
    """A transaction with all its fields, and what it returned."""

    hash: Hash
    #: What its call returned, the code that it deployed, or the data of its revert; absent after any other failure.
    output: NotRequired[Data]
    #: Why it reverted: the reason that Solidity encodes, or the selector of the error; absent without revert data.
    revertReason: NotRequired[str]


#: Version by enabled namespace.
ModuleVersions: TypeAlias = "dict[str, str]"

#: Result of muxTracer: each tracer's trace by its name.
MuxTrace = TypedDict(
    "MuxTrace",
    {
        "callTracer": "NotRequired[CallFrame]",
        "flatCallTracer": "NotRequired[list[FlatCallTrace]]",
        #: PrestateTrace, or PrestateDiff with diffMode.
        "prestateTracer": "NotRequired[dict[str, Any]]",
        "4byteTracer": "NotRequired[FourByteTrace]",
        "noopTracer": "NotRequired[NoopTrace]",
        "keccak256PreimageTracer": "NotRequired[Keccak256PreimageTrace]",
        "erc7562Tracer": "NotRequired[Erc7562Frame]",
        "muxTracer": "NotRequired[MuxTrace]",
    },
)

#: Addresses by name.
NamedAddresses: TypeAlias = "dict[str, Address]"


class NetworkNodeInfo(TypedDict):
    """The node, in the shape of geth's admin_nodeInfo as far as CometBFT knows it."""

    #: Hash of its network key: 40 hex digits without 0x.
    id: str
    #: CometBFT, its release, and the moniker of the node.
    name: str
    #: What admin_addPeer of another node takes: enode://id@host:port.
    enode: str
    #: Address on which it takes connections; 0.0.0.0 for all.
    ip: str
    ports: dict[str, Any]
    #: Address and port.
    listenAddr: str
    protocols: dict[str, Any]



class NewHeadsOptions(TypedDict):
    """How to send blocks."""

    #: true for whole blocks with whole transactions, false (default) for headers.
    includeTransactions: NotRequired[Union[bool, None]]
    #: Replays the blocks from this one on, then sends new ones; only new blocks when left out or latest.
    fromBlock: NotRequired[Union[BlockNumberOrTag, None]]


#: An object without fields: there are no options.
NoOptions: TypeAlias = "dict[str, Any]"


class NodeMemory(TypedDict):
    """Memory as Node.js counts it, in bytes."""

    #: Memory of the whole process, all threads.
    rss: int
    #: Heap of the main thread.
    heapTotal: int
    #: The part of it that is in use.
    heapUsed: int
    #: Memory of objects in C++ that JavaScript holds.
    external: int
    #: The part of it that buffers take.
    arrayBuffers: int
    #: The most that the heap may take.
    heapSizeLimit: int
    #: What V8 takes outside of the heap.
    mallocedMemory: int
    #: The most that it took.
    peakMallocedMemory: int
    #: How many contexts there are; a number that grows indicates a leak.
    nativeContexts: int
    #: How many of them are not collected yet.
    detachedContexts: int
    spaces: list[HeapSpace]


#: 8 bytes in lower-case hex: the header nonce, zero on a chain without proof of work.
Nonce8: TypeAlias = "HexBytes"


class NoopTrace(TypedDict):
    """Result of noopTracer."""



#: Neither the node nor this server is catching up.
NotSyncing: TypeAlias = "Literal[False]"

#: A block number, in hex or as a JSON integer, or a tag.
NumberOrTag: TypeAlias = "Union[IntegerInput, BlockTag]"


class OpenrpcDocument(TypedDict):
    """An OpenRPC document (spec.open-rpc.org)."""

    openrpc: str
    info: dict[str, Any]
    methods: list[dict[str, Any]]


#: What a call does.
ParityCallAction = TypedDict(
    "ParityCallAction",
    {
        #: The instruction that calls; call for the transaction itself.
        "callType": "Literal['call', 'callcode', 'delegatecall', 'staticcall']",
        "from": "Address",
        #: Gas that the call was given; at the top, without the gas that is charged before the first instruction.
        "gas": "Quantity",
        "input": "Data",
        "to": "Address",
        #: Wei; of a delegatecall, what its caller was called with.
        "value": "Quantity",
    },
)


class ParityCallResult(TypedDict):
    """What a call returned; of one that reverted, its revert bytes."""

    #: Gas that the call used; at the top, what the receipt shows without the gas that is charged before the first
    #: instruction.
    gasUsed: Quantity
    output: Data


#: What a creation does.
ParityCreateAction = TypedDict(
    "ParityCreateAction",
    {
        #: The instruction that creates; create for the transaction itself.
        "creationMethod": "Literal['create', 'create2']",
        "from": "Address",
        #: Gas that the creation was given; at the top, without the gas that is charged before the first instruction.
        "gas": "Quantity",
        #: Code that runs once and returns the code of the contract.
        "init": "Data",
        "value": "Quantity",
    },
)


class ParityCreateResult(TypedDict):
    """What a creation left."""

    #: The contract; absent when the creation reverted.
    address: NotRequired[Address]
    #: Code of the contract; of a creation that reverted, its revert bytes.
    code: Data
    #: As of a call.
    gasUsed: Quantity



class ParitySelfdestructAction(TypedDict):
    """A selfdestruct. Since EIP-6780 it removes only contracts that the same transaction created."""

    #: The contract.
    address: Address
    #: Wei that it hands on.
    balance: Quantity
    #: Who gets it.
    refundAddress: Address



class ParityTrace(TypedDict):
    """A frame of an execution. There are no rewards on this chain, so no frame has that type."""

    action: Union[ParityCallAction, ParityCreateAction, ParitySelfdestructAction]
    #: Why the frame failed, in OpenEthereum's words where it has some; absent on success.
    error: NotRequired[str]
    #: null for a frame that failed otherwise than by a revert, and for a selfdestruct.
    result: Union[Union[ParityCallResult, ParityCreateResult], None]
    #: Number of frames that this one began. Calls of Ethereum's precompiled contracts are none.
    subtraces: int
    #: Index of the frame among those of its caller, after those of its callers; empty for the transaction itself.
    traceAddress: list[int]
    type: Literal['call', 'create', 'suicide']


#: id@host:port as CometBFT writes it, or the same behind enode://. The id is 40 hex digits, the host a name, an
#: IPv4 address or an IPv6 address in brackets.
PeerAddressInput: TypeAlias = "str"


class PeerInfo(TypedDict):
    """A connected node, in the shape of geth's admin_peers as far as CometBFT knows it."""

    #: Hash of its network key: 40 hex digits without 0x.
    id: str
    #: CometBFT, its release, and the moniker of the node.
    name: str
    #: Where it takes connections, by the address from which it is connected: enode://id@host:port.
    enode: str
    #: Protocols and their versions, such as p2p/8.
    caps: list[str]
    network: dict[str, Any]
    protocols: dict[str, Any]



class PendingBlock(TypedDict):
    """
    A block of a development chain that is executed and not made: the waiting transactions on top of the newest
    block.
    """

    number: Quantity
    hash: None
    parentHash: Hash
    nonce: None
    mixHash: Hash
    sha3Uncles: Hash
    logsBloom: Bytes256
    #: The application hash in the consensus header: the state before this block.
    stateRoot: Hash
    transactionsRoot: Hash
    receiptsRoot: Hash
    miner: None
    difficulty: Quantity
    extraData: Data
    gasLimit: Quantity
    gasUsed: Quantity
    #: Seconds since 1970.
    timestamp: Quantity
    #: Wei per gas; absent while the chain has no base fee.
    baseFeePerGas: NotRequired[Quantity]
    withdrawalsRoot: NotRequired[Hash]
    blobGasUsed: NotRequired[Quantity]
    excessBlobGas: NotRequired[Quantity]
    parentBeaconBlockRoot: NotRequired[Hash]
    requestsHash: NotRequired[Hash]
    totalDifficulty: Quantity
    #: Bytes of the encoded block.
    size: Quantity
    #: Hashes, or whole transactions when asked for.
    transactions: list[Union[Hash, Transaction]]
    #: Always empty.
    uncles: list[Hash]
    #: Always empty.
    withdrawals: NotRequired[list[Withdrawal]]



class PendingHeader(TypedDict):
    """
    A header of a development chain that is executed and not made: the waiting transactions on top of the newest
    block.
    """

    number: Quantity
    hash: None
    parentHash: Hash
    nonce: None
    mixHash: Hash
    sha3Uncles: Hash
    logsBloom: Bytes256
    #: The application hash in the consensus header: the state before this block.
    stateRoot: Hash
    transactionsRoot: Hash
    receiptsRoot: Hash
    miner: None
    difficulty: Quantity
    extraData: Data
    gasLimit: Quantity
    gasUsed: Quantity
    #: Seconds since 1970.
    timestamp: Quantity
    #: Wei per gas; absent while the chain has no base fee.
    baseFeePerGas: NotRequired[Quantity]
    withdrawalsRoot: NotRequired[Hash]
    blobGasUsed: NotRequired[Quantity]
    excessBlobGas: NotRequired[Quantity]
    parentBeaconBlockRoot: NotRequired[Hash]
    requestsHash: NotRequired[Hash]



class PendingTransactionsOptions(TypedDict):
    """How to send transactions."""

    #: true for whole transactions, false (default) for hashes.
    includeTransactions: NotRequired[Union[bool, None]]


#: A percentile, 0 to 100.
Percentile: TypeAlias = "float"


class PlacedParityTrace(TypedDict):
    """A frame of a mined transaction."""

    action: Union[ParityCallAction, ParityCreateAction, ParitySelfdestructAction]
    blockHash: Hash
    blockNumber: int
    #: Why the frame failed, in OpenEthereum's words where it has some; absent on success.
    error: NotRequired[str]
    #: null for a frame that failed otherwise than by a revert, and for a selfdestruct.
    result: Union[Union[ParityCallResult, ParityCreateResult], None]
    #: Number of frames that this one began. Calls of Ethereum's precompiled contracts are none.
    subtraces: int
    #: Index of the frame among those of its caller, after those of its callers; empty for the transaction itself.
    traceAddress: list[int]
    transactionHash: Hash
    #: Index of the transaction in its block.
    transactionPosition: int
    type: Literal['call', 'create', 'suicide']



class PrestateAccount(TypedDict):
    """An account; fields that are zero or empty, and in a difference those that did not change, are absent."""

    balance: NotRequired[Quantity]
    nonce: NotRequired[int]
    code: NotRequired[Data]
    codeHash: NotRequired[Hash]
    #: Words by slot.
    storage: NotRequired[dict[str, Bytes32]]



class PrestateDiff(TypedDict):
    """Result of prestateTracer with diffMode: what the transaction changed."""

    #: Changed fields, as they are after it.
    post: PrestateTrace
    #: Changed accounts, as they are before it.
    pre: PrestateTrace


#: Result of prestateTracer: the accounts that the transaction touches, as they are before it.
PrestateTrace: TypeAlias = "dict[str, PrestateAccount]"

#: A private key: 32 bytes in hex, either case, with or without prefix 0x.
PrivateKeyInput: TypeAlias = "Union[int, str]"

#: Name of a new file in the profile folder (debug.profile-dir), without a folder: 1 to 128 letters, digits,
#: dots, dashes and underscores, a letter or digit first. A folder with 1,000 files or 1 GiB takes no further
#: one.
ProfileFileInput: TypeAlias = "str"


class Proof(TypedDict):
    """
    An account and its proof. The chain has no Merkle-Patricia trie: each proof list holds the ICS-23 commitment
    proofs of the node, protobuf-encoded. They verify against the application hash of the next block.
    """

    address: Address
    #: ICS-23 commitment proofs of the auth module's record of the account.
    accountProof: list[Data]
    balance: Quantity
    codeHash: Hash
    nonce: Quantity
    #: Always zero: there is no storage trie.
    storageHash: Hash
    storageProof: list[StorageProof]



class PrunedDetail(TypedDict):
    """Which blocks are still available."""

    #: The earliest available block.
    earliest: Quantity


#: Unsigned integer in hex, prefix 0x, lower case, no leading zeros; zero is 0x0.
Quantity: TypeAlias = "int"

#: Before and after.
QuantityChange = TypedDict(
    "QuantityChange",
    {
        "from": "Quantity",
        "to": "Quantity",
    },
)

#: = for no change; + of a new account, - of a removed one, * of one that changed.
QuantityDifference: TypeAlias = "Union[Literal['='], dict[str, Any]]"

#: Unsigned integer of at most 256 bits in hex, either case, prefix 0x, no leading zeros.
QuantityInput: TypeAlias = "int"


class RateDetail(TypedDict):
    """The rate that a request exceeds, and when to ask again."""

    #: Units of x-cost a second, or bytes a second.
    limit: int
    #: Seconds after which there is enough.
    retryAfter: int


#: The outcome of a transaction.
Receipt = TypedDict(
    "Receipt",
    {
        "type": "TransactionType",
        "status": "ReceiptStatus",
        "blockHash": "Hash",
        "blockNumber": "Quantity",
        "transactionHash": "Hash",
        "transactionIndex": "Quantity",
        "from": "Address",
        #: null for a contract creation.
        "to": "Union[Address, None]",
        #: The address of the created contract, even if the creation failed; null for other transactions.
        "contractAddress": "Union[Address, None]",
        "gasUsed": "Quantity",
        #: Gas used in the block up to and including this transaction, by all transactions of the chain.
        "cumulativeGasUsed": "Quantity",
        #: Wei per gas paid.
        "effectiveGasPrice": "Quantity",
        "logs": "Logs",
        "logsBloom": "Bytes256",
    },
)

#: 0x1 success, 0x0 failure.
ReceiptStatus: TypeAlias = "Literal['0x0', '0x1']"

#: The outcome of a transaction without its logs.
ReceiptWithoutLogs = TypedDict(
    "ReceiptWithoutLogs",
    {
        "type": "TransactionType",
        "status": "ReceiptStatus",
        "blockHash": "Hash",
        "blockNumber": "Quantity",
        "transactionHash": "Hash",
        "transactionIndex": "Quantity",
        "from": "Address",
        #: null for a contract creation.
        "to": "Union[Address, None]",
        #: The address of the created contract, even if the creation failed; null for other transactions.
        "contractAddress": "Union[Address, None]",
        "gasUsed": "Quantity",
        #: Gas used in the block up to and including this transaction, by all transactions of the chain.
        "cumulativeGasUsed": "Quantity",
        #: Wei per gas paid.
        "effectiveGasPrice": "Quantity",
        #: Left out.
        "logs": "None",
        #: Left out.
        "logsBloom": "None",
    },
)

#: A transaction and the index of the new block that holds it, 0 for the first: a list of two.
ReorgEntry: TypeAlias = "list[Union[TransactionObject, DataInput, int]]"


class ResetOptions(TypedDict):
    """What the chain begins with. Fields that are not listed are ignored."""

    #: The network to fork; none when null or left out, or empty on a chain that is not a fork.
    forking: NotRequired[Union[Forking, None]]



class ResourceCapability(TypedDict):
    """The first block for which the server has a kind of data."""

    disabled: bool
    oldestBlock: NotRequired[Quantity]
    deleteStrategy: NotRequired[RetentionWindow]



class RetentionWindow(TypedDict):
    """A window of newest blocks; older ones are deleted."""

    type: Literal['window']
    #: How many of the newest blocks are kept.
    retentionBlocks: Quantity


#: A transaction of type 4 (EIP-7702).
SetCodeTransaction = TypedDict(
    "SetCodeTransaction",
    {
        "type": "Literal['0x4']",
        #: null while pending.
        "blockHash": "Union[Hash, None]",
        #: null while pending.
        "blockNumber": "Union[Quantity, None]",
        #: Index among the Ethereum transactions of the block; null while pending.
        "transactionIndex": "Union[Quantity, None]",
        "hash": "Hash",
        "from": "Address",
        #: null for a contract creation.
        "to": "Union[Address, None]",
        "nonce": "Quantity",
        #: Gas limit.
        "gas": "Quantity",
        #: Wei.
        "value": "Quantity",
        "input": "Data",
        #: Wei per gas: what was paid once mined, maxFeePerGas while pending.
        "gasPrice": "Quantity",
        "maxFeePerGas": "Quantity",
        "maxPriorityFeePerGas": "Quantity",
        "chainId": "Quantity",
        "accessList": "AccessList",
        "authorizationList": "list[Authorization]",
        "v": "Quantity",
        "r": "Quantity",
        "s": "Quantity",
        #: 0x0 or 0x1, the same as v.
        "yParity": "Quantity",
    },
)


class SignedTransaction(TypedDict):
    """A signed transaction and its bytes."""

    #: For eth_sendRawTransaction.
    raw: Data
    tx: UnsignedTransaction



class SimulatePayload(TypedDict):
    """Blocks to simulate, each on top of the previous one."""

    blockStateCalls: list[SimulatedBlockInput]
    #: Adds a transfer log for every movement of value.
    traceTransfers: NotRequired[bool]
    #: Checks nonces, balances and fees as for real transactions.
    validation: NotRequired[bool]
    #: Returns whole transactions instead of hashes.
    returnFullTransactions: NotRequired[bool]



class SimulatedBlock(TypedDict):
    """A simulated block with the outcome of its calls."""

    number: Quantity
    #: The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.
    hash: Hash
    parentHash: Hash
    nonce: Nonce8
    mixHash: Hash
    sha3Uncles: Hash
    logsBloom: Bytes256
    #: The application hash in the consensus header: the state before this block.
    stateRoot: Hash
    transactionsRoot: Hash
    receiptsRoot: Hash
    #: Operator account of the proposer.
    miner: Address
    difficulty: Quantity
    extraData: Data
    gasLimit: Quantity
    gasUsed: Quantity
    #: Seconds since 1970.
    timestamp: Quantity
    #: Wei per gas; absent while the chain has no base fee.
    baseFeePerGas: NotRequired[Quantity]
    withdrawalsRoot: NotRequired[Hash]
    blobGasUsed: NotRequired[Quantity]
    excessBlobGas: NotRequired[Quantity]
    parentBeaconBlockRoot: NotRequired[Hash]
    requestsHash: NotRequired[Hash]
    #: Bytes of the encoded block.
    size: Quantity
    #: Hashes, or whole transactions when asked for.
    transactions: list[Union[Hash, Transaction]]
    #: Always empty.
    uncles: list[Hash]
    #: Always empty.
    withdrawals: NotRequired[list[Withdrawal]]
    calls: list[SimulatedCall]



class SimulatedBlockInput(TypedDict):
    """One block to simulate."""

    blockOverrides: NotRequired[BlockOverrides]
    stateOverrides: NotRequired[StateOverrides]
    calls: NotRequired[list[CallObject]]



class SimulatedCall(TypedDict):
    """The outcome of one simulated call."""

    status: ReceiptStatus
    returnData: Data
    gasUsed: Quantity
    #: Gas used before refunds.
    maxUsedGas: NotRequired[Quantity]
    logs: Logs
    error: NotRequired[SimulatedCallError]



class SimulatedCallError(TypedDict):
    """Why a simulated call failed."""

    code: int
    message: str
    data: NotRequired[Data]


#: The accounts that an execution changed.
StateDifference: TypeAlias = "dict[str, AccountDifference]"

#: Account overrides by address.
StateOverrides: TypeAlias = "dict[str, AccountOverride]"

#: A storage position as the caller wrote it, in lower-case hex: 1 to 64 digits.
StorageKey: TypeAlias = "str"

#: The beginning of a hash: up to 32 bytes in hex, either case; 0x is the lowest.
StorageKeyStartInput: TypeAlias = "BytesLike"

#: Storage words by storage key.
StorageOverride: TypeAlias = "dict[str, Bytes32Input]"

#: Position in contract storage: a hex number or hex bytes of at most 64 digits in either case, leading zeros
#: allowed; 0x means 0.
StoragePosition: TypeAlias = "str"


class StorageProof(TypedDict):
    """A storage word and its proof."""

    key: StorageKey
    value: Quantity
    #: ICS-23 commitment proofs, from the store's tree up to the application hash.
    proof: list[Data]



class StorageRangeResult(TypedDict):
    """A part of the storage of a contract."""

    #: By the Keccak-256 hash of the slot, in ascending order. Words that are zero are left out.
    storage: dict[str, StorageSlot]
    #: The hash of the next slot, from which to ask on; null when there is none.
    nextKey: Union[Hash, None]


#: Storage positions to read, by contract address.
StorageRequests: TypeAlias = "dict[str, list[StoragePosition]]"


class StorageSlot(TypedDict):
    """A slot of a contract."""

    #: The slot.
    key: Bytes32
    value: Bytes32


#: Storage words by contract address, in the order asked.
StorageValues: TypeAlias = "dict[str, list[Bytes32]]"


class StructLog(TypedDict):
    """One instruction, before it runs."""

    #: Its place in the code.
    pc: int
    #: Its name.
    op: str
    #: Gas before the instruction.
    gas: int
    #: Gas that it takes, the gas for a call that it makes included.
    gasCost: int
    #: 1 is the transaction itself.
    depth: int
    #: Why it cannot run.
    error: NotRequired[str]
    #: Words in hex with prefix 0x and without leading zeros; the last is the top.
    stack: NotRequired[list[str]]
    #: What the last call returned.
    returnData: NotRequired[Data]
    #: Words of 32 bytes in hex without prefix.
    memory: NotRequired[list[str]]
    #: Slots of the account that the transaction has touched so far; key and value are words in hex without prefix.
    storage: NotRequired[dict[str, str]]
    #: Gas to be refunded so far.
    refund: NotRequired[int]



class StructLogTrace(TypedDict):
    """Result of the struct logger."""

    #: Gas used.
    gas: int
    failed: bool
    #: Output or revert bytes.
    returnValue: Data
    structLogs: list[StructLog]


#: A random 128-bit number without leading zeros, in lower-case hex: names a subscription of one connection.
SubscriptionId: TypeAlias = "str"

#: The id of a subscription: 1 to 64 hex digits, prefix 0x. Neither the case of the digits nor leading zeros
#: matter.
SubscriptionIdInput: TypeAlias = "str"


class SyncStatus(TypedDict):
    """Progress of this server while it is catching up."""

    startingBlock: Quantity
    currentBlock: Quantity
    highestBlock: Quantity
    #: First block of the range without a gap that ends with the newest indexed block.
    indexedFrom: NotRequired[Quantity]
    #: Newest block in the local index.
    indexedTo: NotRequired[Quantity]



class Syncing(TypedDict):
    """Progress of this server while it is catching up."""

    syncing: Literal[True]
    status: SyncStatus


#: Any of these topics; any topic at all if one of them is null.
TopicAlternatives: TypeAlias = "list[Union[HashInput, None]]"

#: Condition on one topic: null for any topic, one topic, or a list; any of them matches.
TopicFilter: TypeAlias = "Union[Union[HashInput, TopicAlternatives], None]"

#: A trace. Its shape is that of the tracer: StructLogTrace without one, CallFrame of callTracer, a list of
#: FlatCallTrace of flatCallTracer, PrestateTrace or PrestateDiff of prestateTracer, FourByteTrace of
#: 4byteTracer, MuxTrace of muxTracer, NoopTrace of noopTracer, Keccak256PreimageTrace of
#: keccak256PreimageTracer, Erc7562Frame of erc7562Tracer; any JSON of a JavaScript tracer, whose items are any
#: JSON, too.
Trace: TypeAlias = "Union[Union[dict[str, Any], list[Trace], str, float, bool], None]"


class TraceCallConfig(TypedDict):
    """How the trace of a call is made, and what the call finds. Fields that are not listed are ignored."""

    #: callTracer, flatCallTracer, prestateTracer, 4byteTracer, muxTracer, noopTracer, keccak256PreimageTracer or
    #: erc7562Tracer; struct logs when left out. Any other text is the source of a JavaScript tracer, which only a
    #: server with debug.js-tracers runs.
    tracer: NotRequired[Union[str, None]]
    #: Options of the tracer; for muxTracer the tracers by name, each with its own options.
    tracerConfig: NotRequired[Union[dict[str, Any], None]]
    #: Longest time of one trace, as Go writes durations: 300ms, 10s, 1m30s; 5s when left out. More than 30s counts
    #: as 30s.
    timeout: NotRequired[Union[str, None]]
    #: Without effect: the node has the state of each block or has pruned it.
    reexec: NotRequired[Union[int, None]]
    #: Struct logs show the memory.
    enableMemory: NotRequired[Union[bool, None]]
    #: Struct logs do not show the stack.
    disableStack: NotRequired[Union[bool, None]]
    #: Struct logs do not show storage.
    disableStorage: NotRequired[Union[bool, None]]
    #: Struct logs show what the last call returned.
    enableReturnData: NotRequired[Union[bool, None]]
    #: Bytes of struct logs after which the list of instructions ends; 0 or left out for no limit of the request.
    limit: NotRequired[Union[int, None]]
    #: Accounts to change before the call.
    stateOverrides: NotRequired[Union[StateOverrides, None]]
    #: Fields of the block to change before the call.
    blockOverrides: NotRequired[Union[BlockOverrides, None]]
    #: The call runs on the state after this many transactions of the block; after the whole block when left out.
    txIndex: NotRequired[Union[Uint64Input, None]]



class TraceConfig(TypedDict):
    """How a trace is made. Fields that are not listed are ignored."""

    #: callTracer, flatCallTracer, prestateTracer, 4byteTracer, muxTracer, noopTracer, keccak256PreimageTracer or
    #: erc7562Tracer; struct logs when left out. Any other text is the source of a JavaScript tracer, which only a
    #: server with debug.js-tracers runs.
    tracer: NotRequired[Union[str, None]]
    #: Options of the tracer; for muxTracer the tracers by name, each with its own options.
    tracerConfig: NotRequired[Union[dict[str, Any], None]]
    #: Longest time of one trace, as Go writes durations: 300ms, 10s, 1m30s; 5s when left out. More than 30s counts
    #: as 30s.
    timeout: NotRequired[Union[str, None]]
    #: Without effect: the node has the state of each block or has pruned it.
    reexec: NotRequired[Union[int, None]]
    #: Struct logs show the memory.
    enableMemory: NotRequired[Union[bool, None]]
    #: Struct logs do not show the stack.
    disableStack: NotRequired[Union[bool, None]]
    #: Struct logs do not show storage.
    disableStorage: NotRequired[Union[bool, None]]
    #: Struct logs show what the last call returned.
    enableReturnData: NotRequired[Union[bool, None]]
    #: Bytes of struct logs after which the list of instructions ends; 0 or left out for no limit of the request.
    limit: NotRequired[Union[int, None]]


#: A call of a transaction.
TraceEntry = TypedDict(
    "TraceEntry",
    {
        #: CALL, STATICCALL, DELEGATECALL, CALLCODE, CREATE, CREATE2 or SELFDESTRUCT.
        "type": "str",
        #: 0 for the transaction itself.
        "depth": "int",
        "from": "Address",
        #: null for a creation that failed.
        "to": "Union[Address, None]",
        #: Wei; null for calls that cannot carry value.
        "value": "Union[Quantity, None]",
        "input": "Data",
        "output": "Data",
    },
)


class TraceFilter(TypedDict):
    """Which frames match. Fields that are not listed are ignored."""

    #: First block; the chain's first when left out.
    fromBlock: NotRequired[Union[BlockNumberOrTag, None]]
    #: Last block; the newest when left out.
    toBlock: NotRequired[Union[BlockNumberOrTag, None]]
    #: Senders; any when left out or empty. Of a selfdestruct, the contract.
    fromAddress: NotRequired[Union[AddressOrList, None]]
    #: Recipients and created contracts; any when left out or empty. Of a selfdestruct, who gets the balance.
    toAddress: NotRequired[Union[AddressOrList, None]]
    #: intersection, the default: where fromAddress and toAddress are both given, both must match. union: one is
    #: enough.
    mode: NotRequired[Union[Literal['intersection', 'union'], None]]
    #: Matching frames to leave out first.
    after: NotRequired[Union[IntegerInput, None]]
    #: Most frames to return.
    count: NotRequired[Union[IntegerInput, None]]



class TraceIndexState(TypedDict):
    """What the index by address holds."""

    #: The traced blocks, ascending; the newest 1000 ranges.
    ranges: list[IndexedRange]
    #: How many older ranges are not listed.
    omittedRanges: int
    #: How many blocks are traced.
    blocks: Quantity
    #: How far it is filled.
    filling: IndexFilling
    #: Bytes of the traces that are kept.
    bytes: Quantity



class TraceResults(TypedDict):
    """What an execution did."""

    #: What the execution returned; the code of a contract that it created; the revert bytes.
    output: Data
    #: null unless asked for.
    stateDiff: Union[StateDifference, None]
    #: The frames in the order in which they began; empty unless asked for.
    trace: list[ParityTrace]
    #: null unless asked for.
    vmTrace: Union[VmTrace, None]


#: A transaction of type 0, 1, 2 or 4, according to its type field.
Transaction: TypeAlias = "Union[LegacyTransaction, AccessListTransaction, DynamicFeeTransaction, SetCodeTransaction]"

#: A transaction to sign. from is required; fields that are not listed are ignored.
TransactionObject = TypedDict(
    "TransactionObject",
    {
        "from": "AddressInput",
        #: Recipient; null or left out for a contract creation.
        "to": "NotRequired[Union[AddressInput, None]]",
        #: Gas limit; the estimate when left out.
        "gas": "NotRequired[Union[Uint64Input, None]]",
        #: Another name of gas. Refused when both are given and differ.
        "gasLimit": "NotRequired[Union[Uint64Input, None]]",
        #: Wei per gas. Not together with maxFeePerGas or maxPriorityFeePerGas.
        "gasPrice": "NotRequired[Union[QuantityInput, None]]",
        #: Highest total price, wei per gas (EIP-1559).
        "maxFeePerGas": "NotRequired[Union[QuantityInput, None]]",
        #: Highest tip, wei per gas (EIP-1559).
        "maxPriorityFeePerGas": "NotRequired[Union[QuantityInput, None]]",
        #: Wei sent along.
        "value": "NotRequired[Union[QuantityInput, None]]",
        #: Call data, the older name of input. Refused when both are given and differ.
        "data": "NotRequired[Union[DataInput, None]]",
        #: Call data.
        "input": "NotRequired[Union[DataInput, None]]",
        #: Nonce of the sender; the next one when left out.
        "nonce": "NotRequired[Union[Uint64Input, None]]",
        #: EIP-155 chain id; refused when it is not this chain's.
        "chainId": "NotRequired[Union[QuantityInput, None]]",
        #: Transaction type: 0x0, 0x1, 0x2 or 0x4. Fields that the type does not have are refused. Derived from the other
        #: fields when left out.
        "type": "NotRequired[Union[Uint64Input, None]]",
        #: EIP-2930 access list.
        "accessList": "NotRequired[Union[AccessListInput, None]]",
        #: EIP-7702 authorizations.
        "authorizationList": "NotRequired[Union[list[AuthorizationInput], None]]",
        #: EIP-4844 blob hashes; refused, because the chain accepts no blobs.
        "blobVersionedHashes": "NotRequired[Union[list[HashInput], None]]",
    },
)


class TransactionReceiptsOptions(TypedDict):
    """Which receipts to send."""

    #: Only the receipts of these transactions; all when left out or empty.
    transactionHashes: NotRequired[Union[list[HashInput], None]]



class TransactionSearchPage(TypedDict):
    """Transactions that touch an address, newest first."""

    txs: list[Transaction]
    receipts: list[DatedReceipt]
    #: Whether no newer transactions exist.
    firstPage: bool
    #: Whether no older transactions exist.
    lastPage: bool


#: A transaction with what is known of it. Every field may be left out or null; fields that are not listed are
#: ignored.
TransactionToFill = TypedDict(
    "TransactionToFill",
    {
        #: Sender; the zero address when left out.
        "from": "NotRequired[Union[AddressInput, None]]",
        #: Recipient; null or left out for a contract creation.
        "to": "NotRequired[Union[AddressInput, None]]",
        #: Gas limit; the estimate when left out.
        "gas": "NotRequired[Union[Uint64Input, None]]",
        #: Another name of gas. Refused when both are given and differ.
        "gasLimit": "NotRequired[Union[Uint64Input, None]]",
        #: Wei per gas. Not together with maxFeePerGas or maxPriorityFeePerGas.
        "gasPrice": "NotRequired[Union[QuantityInput, None]]",
        #: Highest total price, wei per gas (EIP-1559).
        "maxFeePerGas": "NotRequired[Union[QuantityInput, None]]",
        #: Highest tip, wei per gas (EIP-1559).
        "maxPriorityFeePerGas": "NotRequired[Union[QuantityInput, None]]",
        #: Highest price of blob gas (EIP-4844); without effect, because the chain accepts no blobs.
        "maxFeePerBlobGas": "NotRequired[Union[QuantityInput, None]]",
        #: Wei sent along.
        "value": "NotRequired[Union[QuantityInput, None]]",
        #: Call data, the older name of input. Refused when both are given and differ.
        "data": "NotRequired[Union[DataInput, None]]",
        #: Call data.
        "input": "NotRequired[Union[DataInput, None]]",
        #: Nonce of the sender; the next one when left out.
        "nonce": "NotRequired[Union[Uint64Input, None]]",
        #: EIP-155 chain id; refused when it is not this chain's.
        "chainId": "NotRequired[Union[QuantityInput, None]]",
        #: Transaction type; derived from the other fields when left out.
        "type": "NotRequired[Union[Uint64Input, None]]",
        #: EIP-2930 access list.
        "accessList": "NotRequired[Union[AccessListInput, None]]",
        #: EIP-7702 authorizations.
        "authorizationList": "NotRequired[Union[list[AuthorizationInput], None]]",
        #: EIP-4844 blob hashes.
        "blobVersionedHashes": "NotRequired[Union[list[HashInput], None]]",
    },
)


class TransactionTrace(TypedDict):
    """The trace of one transaction of a block; result or error is absent."""

    txHash: Hash
    result: NotRequired[Trace]
    #: Why there is no trace.
    error: NotRequired[str]


#: EIP-2718 type: 0x0 legacy, 0x1 access list, 0x2 dynamic fee, 0x4 set code.
TransactionType: TypeAlias = "Literal['0x0', '0x1', '0x2', '0x4']"

#: Transactions of one sender by nonce, lowest first.
TransactionsByNonce: TypeAlias = "dict[str, Transaction]"

#: Transactions by sender and nonce.
TransactionsBySender: TypeAlias = "dict[str, TransactionsByNonce]"


class TxpoolContent(TypedDict):
    """The pending and queued transactions."""

    #: Transactions that can be in the next block.
    pending: TransactionsBySender
    #: Transactions that wait for a lower nonce of the same sender.
    queued: TransactionsBySender



class TxpoolContentFrom(TypedDict):
    """The pending and queued transactions of one sender."""

    #: Transactions that can be in the next block.
    pending: TransactionsByNonce
    #: Transactions that wait for a lower nonce.
    queued: TransactionsByNonce



class TxpoolInspection(TypedDict):
    """The pending and queued transactions, one line each."""

    #: Transactions that can be in the next block.
    pending: LinesBySender
    #: Transactions that wait for a lower nonce of the same sender.
    queued: LinesBySender



class TxpoolStatus(TypedDict):
    """Numbers of pending and queued transactions."""

    #: Transactions that can be in the next block.
    pending: Quantity
    #: Transactions that wait for a lower nonce of the same sender.
    queued: Quantity



class TypedData(TypedDict):
    """Data with its types (EIP-712). Fields that are not listed are ignored."""

    #: The fields of each type by its name: lists of name and type. EIP712Domain may be left out; its fields are then
    #: those of the domain.
    types: dict[str, Any]
    #: Type of the message.
    primaryType: str
    #: What the signature is for.
    domain: dict[str, Any]
    #: The data.
    message: dict[str, Any]


#: JSON text of typed data.
TypedDataText: TypeAlias = "str"

#: Unsigned integer of at most 64 bits in hex, either case, prefix 0x, no leading zeros.
Uint64Input: TypeAlias = "int"


class UnsignedTransaction(TypedDict):
    """
    A transaction with every field but its sender and its place in a block. Before it is signed, the signature
    fields are zero.
    """

    type: TransactionType
    chainId: NotRequired[Quantity]
    nonce: Quantity
    to: Union[Address, None]
    gas: Quantity
    #: null for types 2 and 4.
    gasPrice: Union[Quantity, None]
    maxFeePerGas: NotRequired[Quantity]
    maxPriorityFeePerGas: NotRequired[Quantity]
    value: Quantity
    input: Data
    accessList: NotRequired[AccessList]
    authorizationList: NotRequired[list[Authorization]]
    v: Quantity
    r: Quantity
    s: Quantity
    yParity: NotRequired[Quantity]
    hash: Hash



class VmEffect(TypedDict):
    """What an instruction did."""

    mem: Union[VmMemory, None]
    #: Items that it left on the stack, the top last. DUP and SWAP show all that they touch.
    push: list[Quantity]
    store: Union[VmStore, None]
    #: Gas that is left after it, and after the call that it made.
    used: int



class VmMemory(TypedDict):
    """Memory that an instruction wrote, or MLOAD read."""

    data: Data
    #: Offset in bytes.
    off: int



class VmOperation(TypedDict):
    """An instruction that ran."""

    #: Gas that it costs, with the gas that it hands to a call.
    cost: int
    #: null for an instruction that failed.
    ex: Union[VmEffect, None]
    #: Name of the instruction.
    op: str
    #: Its offset in the code.
    pc: int
    #: The code that it called; null where none ran.
    sub: Union[VmTrace, None]



class VmStore(TypedDict):
    """A slot that an instruction wrote."""

    key: Quantity
    val: Quantity



class VmTrace(TypedDict):
    """The instructions of a piece of code."""

    code: Data
    ops: list[VmOperation]



class WalletAccount(TypedDict):
    """An account of a wallet."""

    address: Address
    #: That of the wallet.
    url: str



class WebSocketDetail(TypedDict):
    """Where the server accepts WebSockets."""

    #: ws:// address with the port on which the server listens.
    address: str



class Withdrawal(TypedDict):
    """A validator withdrawal; this chain has none."""

    index: Quantity
    validatorIndex: Quantity
    address: Address
    amount: Quantity



class WithdrawalInput(TypedDict):
    """A validator withdrawal."""

    index: Uint64Input
    validatorIndex: Uint64Input
    address: AddressInput
    amount: Uint64Input


#: Before and after.
WordChange = TypedDict(
    "WordChange",
    {
        "from": "Bytes32",
        "to": "Bytes32",
    },
)

#: = for no change; + of a new account, - of a removed one, * of one that changed.
WordDifference: TypeAlias = "Union[Literal['='], dict[str, Any]]"

#: 32 bytes as a hex number or as hex bytes: 1 to 64 digits in either case, leading zeros allowed.
WordInput: TypeAlias = "str"
