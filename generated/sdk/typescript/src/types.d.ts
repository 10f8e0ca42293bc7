// Generated from openrpc.json by `npm run generate`. Do not edit.
/** Hex text with the prefix 0x. */
export type Hex = `0x${string}`;
/** An integer of the wire: a bigint where it is above 2^53 - 1. */
export type Integer = number | bigint;
/** An EIP-2930 access list. */
export type AccessList = ReadonlyArray<AccessListEntry>;
/** An address and the storage keys that a transaction accesses at the lower price (EIP-2930). */
export interface AccessListEntry {
  readonly address: Address;
  readonly storageKeys: ReadonlyArray<Bytes32>;
}
/** An address and its storage keys (EIP-2930). Fields that are not listed are ignored. */
export interface AccessListEntryInput {
  readonly address: AddressInput;
  readonly storageKeys: ReadonlyArray<Bytes32Input>;
}
/** An EIP-2930 access list. */
export type AccessListInput = ReadonlyArray<AccessListEntryInput>;
/** The access list of a call and what the call uses with it. */
export interface AccessListResult {
  readonly accessList: AccessList;
  readonly gasUsed: Quantity;
  /** Why the call failed, when it did. */
  readonly error?: string;
}
/** A transaction of type 1 (EIP-2930). */
export interface AccessListTransaction {
  readonly type: '0x1';
  /** null while pending. */
  readonly blockHash: Hash | null;
  /** null while pending. */
  readonly blockNumber: Quantity | null;
  /** Index among the Ethereum transactions of the block; null while pending. */
  readonly transactionIndex: Quantity | null;
  readonly hash: Hash;
  readonly from: Address;
  /** null for a contract creation. */
  readonly to: Address | null;
  readonly nonce: Quantity;
  /** Gas limit. */
  readonly gas: Quantity;
  /** Wei. */
  readonly value: Quantity;
  readonly input: Data;
  /** Wei per gas. */
  readonly gasPrice: Quantity;
  readonly chainId: Quantity;
  readonly accessList: AccessList;
  readonly v: Quantity;
  readonly r: Quantity;
  readonly s: Quantity;
  /** 0x0 or 0x1, the same as v. */
  readonly yParity: Quantity;
}
/** Slots that a call touched. */
export interface AccessedSlots {
  readonly reads: {
    readonly [key: string]: ReadonlyArray<Hash>;
  };
  readonly writes: {
    readonly [key: string]: Integer;
  };
  readonly transientReads: {
    readonly [key: string]: Integer;
  };
  readonly transientWrites: {
    readonly [key: string]: Integer;
  };
}
/** How an execution changed an account. An account without balance, nonce and code counts as none. */
export interface AccountDifference {
  readonly balance: QuantityDifference;
  readonly code: DataDifference;
  readonly nonce: QuantityDifference;
  /** Changed slots. Of an account that was there before, each is *. */
  readonly storage: {
    readonly [key: Bytes32]: WordDifference;
  };
}
/** An account with its code. */
export interface AccountInfo {
  readonly balance: Quantity;
  readonly nonce: Quantity;
  readonly code: Data;
}
/** Changes to one account before the call. state and stateDiff exclude each other. */
export interface AccountOverride {
  readonly nonce?: Uint64Input | undefined;
  readonly code?: DataInput | undefined;
  readonly balance?: QuantityInput | undefined;
  /** The whole storage: every other slot reads zero. */
  readonly state?: StorageOverride | undefined;
  /** Single slots; all others stay as they are. */
  readonly stateDiff?: StorageOverride | undefined;
  /** Moves the precompiled contract at this account to another address. */
  readonly movePrecompileToAddress?: AddressInput | undefined;
}
/** An account as a record of the state tree. */
export interface AccountState {
  readonly balance: Quantity;
  /** Keccak-256 of the code; for an account without code, the hash of no bytes. */
  readonly codeHash: Hash;
  readonly nonce: Quantity;
  /** Always zero: the chain keeps the storage of all contracts in one tree, and has no root for one contract. */
  readonly storageRoot: Hash;
}
/** 20 bytes in lower-case hex: an account or contract address. */
export type Address = Hex;
/** 20 bytes in hex, either case; a mixed-case checksum (EIP-55) is not verified. */
export type AddressInput = Hex;
/** One address, or a list; any of them matches. */
export type AddressOrList = AddressInput | ReadonlyArray<AddressInput>;
/** A signed EIP-7702 authorization: the signer lets its account run the code of address. */
export interface Authorization {
  readonly chainId: Quantity;
  readonly address: Address;
  readonly nonce: Quantity;
  readonly yParity: Quantity;
  readonly r: Quantity;
  readonly s: Quantity;
}
/** A signed EIP-7702 authorization. Fields that are not listed are ignored. */
export interface AuthorizationInput {
  readonly chainId: QuantityInput;
  readonly address: AddressInput;
  readonly nonce: Uint64Input;
  readonly yParity: Uint64Input;
  readonly r: QuantityInput;
  readonly s: QuantityInput;
}
/** Blob parameters of a fork. */
export interface BlobSchedule {
  readonly baseFeeUpdateFraction: Integer;
  readonly max: Integer;
  readonly target: Integer;
}
/** A block. */
export interface Block {
  readonly number: Quantity;
  /** The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header. */
  readonly hash: Hash;
  readonly parentHash: Hash;
  readonly nonce: Nonce8;
  readonly mixHash: Hash;
  readonly sha3Uncles: Hash;
  readonly logsBloom: Bytes256;
  /** The application hash in the consensus header: the state before this block. */
  readonly stateRoot: Hash;
  readonly transactionsRoot: Hash;
  readonly receiptsRoot: Hash;
  /** Operator account of the proposer. */
  readonly miner: Address;
  readonly difficulty: Quantity;
  readonly extraData: Data;
  readonly gasLimit: Quantity;
  readonly gasUsed: Quantity;
  /** Seconds since 1970. */
  readonly timestamp: Quantity;
  /** Wei per gas; absent while the chain has no base fee. */
  readonly baseFeePerGas?: Quantity;
  readonly withdrawalsRoot?: Hash;
  readonly blobGasUsed?: Quantity;
  readonly excessBlobGas?: Quantity;
  readonly parentBeaconBlockRoot?: Hash;
  readonly requestsHash?: Hash;
  readonly totalDifficulty: Quantity;
  /** Bytes of the encoded block. */
  readonly size: Quantity;
  /** Hashes, or whole transactions when asked for. */
  readonly transactions: ReadonlyArray<Hash | Transaction>;
  /** Always empty. */
  readonly uncles: ReadonlyArray<Hash>;
  /** Always empty. */
  readonly withdrawals?: ReadonlyArray<Withdrawal>;
}
/** A block by its hash (EIP-1898). */
export interface BlockByHash {
  readonly blockHash: HashInput;
  /** Accepted, but without effect: every block of this chain is canonical. */
  readonly requireCanonical?: boolean | undefined;
}
/** A block by its number (EIP-1898). */
export interface BlockByNumber {
  readonly blockNumber: BlockNumberOrTag;
  /** Accepted, but without effect: every block of this chain is canonical. */
  readonly requireCanonical?: boolean | undefined;
}
/** A block, and what it earned. */
export interface BlockDetails {
  readonly block: BlockWithoutTransactions;
  readonly issuance: Issuance;
  /** Fees of all transactions, wei. */
  readonly totalFees: Quantity;
}
/** A block without its transactions and uncles. */
export interface BlockHead {
  readonly number: Quantity;
  /** The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header. */
  readonly hash: Hash;
  readonly parentHash: Hash;
  readonly nonce: Nonce8;
  readonly mixHash: Hash;
  readonly sha3Uncles: Hash;
  readonly logsBloom: Bytes256;
  /** The application hash in the consensus header: the state before this block. */
  readonly stateRoot: Hash;
  readonly transactionsRoot: Hash;
  readonly receiptsRoot: Hash;
  /** Operator account of the proposer. */
  readonly miner: Address;
  readonly difficulty: Quantity;
  readonly extraData: Data;
  readonly gasLimit: Quantity;
  readonly gasUsed: Quantity;
  /** Seconds since 1970. */
  readonly timestamp: Quantity;
  /** Wei per gas; absent while the chain has no base fee. */
  readonly baseFeePerGas?: Quantity;
  readonly withdrawalsRoot?: Hash;
  readonly blobGasUsed?: Quantity;
  readonly excessBlobGas?: Quantity;
  readonly parentBeaconBlockRoot?: Hash;
  readonly requestsHash?: Hash;
  readonly totalDifficulty: Quantity;
  /** Bytes of the encoded block. */
  readonly size: Quantity;
  /** Always empty. */
  readonly withdrawals?: ReadonlyArray<Withdrawal>;
}
/** A block number or a tag. */
export type BlockNumberOrTag = Uint64Input | BlockTag;
/** Changes to the block that a call sees. */
export interface BlockOverrides {
  readonly number?: QuantityInput | undefined;
  /** Seconds since 1970. */
  readonly time?: Uint64Input | undefined;
  readonly gasLimit?: Uint64Input | undefined;
  readonly feeRecipient?: AddressInput | undefined;
  readonly prevRandao?: WordInput | undefined;
  readonly difficulty?: QuantityInput | undefined;
  readonly baseFeePerGas?: QuantityInput | undefined;
  readonly blobBaseFee?: QuantityInput | undefined;
  readonly beaconRoot?: HashInput | undefined;
  readonly withdrawals?: ReadonlyArray<WithdrawalInput> | undefined;
}
/** A block with some of its transactions. */
export interface BlockPage {
  readonly number: Quantity;
  /** The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header. */
  readonly hash: Hash;
  readonly parentHash: Hash;
  readonly nonce: Nonce8;
  readonly mixHash: Hash;
  readonly sha3Uncles: Hash;
  /** Left out. */
  readonly logsBloom: null;
  /** The application hash in the consensus header: the state before this block. */
  readonly stateRoot: Hash;
  readonly transactionsRoot: Hash;
  readonly receiptsRoot: Hash;
  /** Operator account of the proposer. */
  readonly miner: Address;
  readonly difficulty: Quantity;
  readonly extraData: Data;
  readonly gasLimit: Quantity;
  readonly gasUsed: Quantity;
  /** Seconds since 1970. */
  readonly timestamp: Quantity;
  /** Wei per gas; absent while the chain has no base fee. */
  readonly baseFeePerGas?: Quantity;
  readonly withdrawalsRoot?: Hash;
  readonly blobGasUsed?: Quantity;
  readonly excessBlobGas?: Quantity;
  readonly parentBeaconBlockRoot?: Hash;
  readonly requestsHash?: Hash;
  readonly totalDifficulty: Quantity;
  /** Bytes of the encoded block. */
  readonly size: Quantity;
  /** Always empty. */
  readonly uncles: ReadonlyArray<Hash>;
  /** Always empty. */
  readonly withdrawals?: ReadonlyArray<Withdrawal>;
  /** Transactions of the whole block. */
  readonly transactionCount: Integer;
  /** The page, in block order; of their input only the first four bytes. */
  readonly transactions: ReadonlyArray<Transaction>;
}
/** A block: number, tag, block hash, or EIP-1898 object. */
export type BlockParameter = BlockNumberOrTag | HashInput | BlockByHash | BlockByNumber;
/** A block range that would fit. */
export interface BlockRange {
  readonly from: Quantity;
  readonly to: Quantity;
}
/** A block by number and hash. */
export interface BlockReference {
  readonly number: Quantity;
  readonly hash: Hash;
}
/**
 * earliest is the oldest block that is known: block 0 on a chain whose first height is 1, unless it is pruned.
 * latest, safe and finalized are the newest block, because a committed block is final. pending is the newest
 * block too, and counts waiting transactions in nonces; on a development chain it is the next block, which is
 * executed with the waiting transactions and not made.
 */
export type BlockTag = 'earliest' | 'latest' | 'pending' | 'safe' | 'finalized';
/** Some transactions of a block with their receipts. */
export interface BlockTransactionsPage {
  readonly fullblock: BlockPage;
  readonly receipts: ReadonlyArray<ReceiptWithoutLogs>;
}
/** A block without its transactions and its bloom filter. */
export interface BlockWithoutTransactions {
  readonly number: Quantity;
  /** The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header. */
  readonly hash: Hash;
  readonly parentHash: Hash;
  readonly nonce: Nonce8;
  readonly mixHash: Hash;
  readonly sha3Uncles: Hash;
  /** Left out. */
  readonly logsBloom: null;
  /** The application hash in the consensus header: the state before this block. */
  readonly stateRoot: Hash;
  readonly transactionsRoot: Hash;
  readonly receiptsRoot: Hash;
  /** Operator account of the proposer. */
  readonly miner: Address;
  readonly difficulty: Quantity;
  readonly extraData: Data;
  readonly gasLimit: Quantity;
  readonly gasUsed: Quantity;
  /** Seconds since 1970. */
  readonly timestamp: Quantity;
  /** Wei per gas; absent while the chain has no base fee. */
  readonly baseFeePerGas?: Quantity;
  readonly withdrawalsRoot?: Hash;
  readonly blobGasUsed?: Quantity;
  readonly excessBlobGas?: Quantity;
  readonly parentBeaconBlockRoot?: Hash;
  readonly requestsHash?: Hash;
  readonly totalDifficulty: Quantity;
  /** Bytes of the encoded block. */
  readonly size: Quantity;
  /** Always empty. */
  readonly uncles: ReadonlyArray<Hash>;
  /** Always empty. */
  readonly withdrawals?: ReadonlyArray<Withdrawal>;
  /** Transactions of the whole block. */
  readonly transactionCount: Integer;
}
/**
 * Changes to the block that the calls of a bundle see, under Erigon's names or geth's. Fields that are not
 * listed are ignored.
 */
export interface BundleBlockOverride {
  readonly number?: QuantityInput | null | undefined;
  readonly blockNumber?: QuantityInput | null | undefined;
  readonly time?: Uint64Input | null | undefined;
  readonly timestamp?: Uint64Input | null | undefined;
  readonly gasLimit?: Uint64Input | null | undefined;
  readonly feeRecipient?: AddressInput | null | undefined;
  readonly coinbase?: AddressInput | null | undefined;
  readonly prevRandao?: WordInput | null | undefined;
  readonly random?: WordInput | null | undefined;
  readonly difficulty?: QuantityInput | null | undefined;
  readonly baseFeePerGas?: QuantityInput | null | undefined;
  readonly baseFee?: QuantityInput | null | undefined;
  readonly blobBaseFee?: QuantityInput | null | undefined;
}
/** 256 bytes in lower-case hex: the bloom filter of logs. */
export type Bytes256 = Hex;
/** 32 bytes in lower-case hex: a word of contract storage, or the key of one. */
export type Bytes32 = Hex;
/** 32 bytes in hex, either case: a storage key or a storage word. */
export type Bytes32Input = Hex;
/** 4 bytes in lower-case hex. */
export type Bytes4 = Hex;
/** Calls that are traced one after the other. Each finds what those before it changed. */
export interface CallBundle {
  readonly transactions: ReadonlyArray<CallObject>;
  /** Changes to the block for all calls of the bundle. */
  readonly blockOverride?: BundleBlockOverride | null | undefined;
}
/** Result of callTracer: a call with the calls that it made. */
export interface CallFrame {
  readonly from: Address;
  /** Gas that the call was given; of the first, the gas limit. */
  readonly gas: Quantity;
  /** Of the first call, what the receipt says. */
  readonly gasUsed: Quantity;
  /** Absent for a creation that failed. */
  readonly to?: Address;
  readonly input: Data;
  /** Absent when empty. */
  readonly output?: Data;
  /** Why the call failed. */
  readonly error?: string;
  /** Text of a revert with a reason. */
  readonly revertReason?: string;
  readonly calls?: ReadonlyArray<CallFrame>;
  /** With withLog. Calls that failed have none. */
  readonly logs?: ReadonlyArray<CallFrameLog>;
  /** Absent for STATICCALL. */
  readonly value?: Quantity;
  /** The instruction that made the call. */
  readonly type: 'CALL' | 'CALLCODE' | 'DELEGATECALL' | 'STATICCALL' | 'CREATE' | 'CREATE2' | 'SELFDESTRUCT';
}
/** A log of a call. */
export interface CallFrameLog {
  readonly address: Address;
  readonly topics: ReadonlyArray<Hash>;
  readonly data: Data;
  /** Number of calls that the frame made before the log. */
  readonly position: Quantity;
}
/** A message call. Every field may be left out or null; fields that are not listed are ignored. */
export interface CallObject {
  /** Sender; the zero address when left out. */
  readonly from?: AddressInput | null | undefined;
  /** Recipient; null or left out for a contract creation. */
  readonly to?: AddressInput | null | undefined;
  /** Gas limit; the server's gas cap when left out. */
  readonly gas?: Uint64Input | null | undefined;
  /** Wei per gas. Not together with maxFeePerGas or maxPriorityFeePerGas. */
  readonly gasPrice?: QuantityInput | null | undefined;
  /** Highest total price, wei per gas (EIP-1559). */
  readonly maxFeePerGas?: QuantityInput | null | undefined;
  /** Highest tip, wei per gas (EIP-1559). */
  readonly maxPriorityFeePerGas?: QuantityInput | null | undefined;
  /** Highest price of blob gas (EIP-4844); without effect, because the chain accepts no blobs. */
  readonly maxFeePerBlobGas?: QuantityInput | null | undefined;
  /** Wei sent along. */
  readonly value?: QuantityInput | null | undefined;
  /** Call data, the older name of input. Refused when both are given and differ. */
  readonly data?: DataInput | null | undefined;
  /** Call data. */
  readonly input?: DataInput | null | undefined;
  /** Nonce of the sender. */
  readonly nonce?: Uint64Input | null | undefined;
  /** EIP-155 chain id; refused when it is not this chain's. */
  readonly chainId?: QuantityInput | null | undefined;
  /** Transaction type; derived from the other fields when left out. */
  readonly type?: Uint64Input | null | undefined;
  /** EIP-2930 access list. */
  readonly accessList?: AccessListInput | null | undefined;
  /** EIP-7702 authorizations. */
  readonly authorizationList?: ReadonlyArray<AuthorizationInput> | null | undefined;
  /** EIP-4844 blob hashes. */
  readonly blobVersionedHashes?: ReadonlyArray<HashInput> | null | undefined;
}
/** Where the calls begin. */
export interface CallStateContext {
  /** The block; latest when left out. */
  readonly blockNumber?: BlockParameter | null | undefined;
  /** The calls run on the state after this many transactions of the block; -1 or left out for the whole block. */
  readonly transactionIndex?: number | null | undefined;
}
/** A list of two: a call, and which traces to make of it. */
export type CallWithTraceTypes = ReadonlyArray<CallObject | ReadonlyArray<'trace' | 'stateDiff' | 'vmTrace'>>;
/** For each kind of data, the blocks for which the server has it. */
export interface Capabilities {
  readonly head: BlockReference;
  readonly state: ResourceCapability;
  readonly tx: ResourceCapability;
  readonly logs: ResourceCapability;
  readonly receipts: ResourceCapability;
  readonly blocks: ResourceCapability;
  readonly stateproofs: ResourceCapability;
}
/** The chain's own response to a transaction. */
export interface ChainRefusal {
  readonly code: Integer;
  readonly codespace: string;
  readonly log: string;
}
/** 20 bytes in hex whose upper-case letters are a checksum (EIP-55). */
export type ChecksumAddress = Hex;
/** Settings of the current, the next and the last known fork (EIP-7910). */
export interface Config {
  readonly current: ForkConfig;
  /** null when none is scheduled. */
  readonly next: ForkConfig | null;
  /** null when none is scheduled. */
  readonly last: ForkConfig | null;
}
/** Who created a contract. */
export interface ContractCreator {
  /** Hash of the transaction. */
  readonly hash: Hash;
  /** The account or contract that ran the creation. */
  readonly creator: Address;
}
/** The size of a contract when it was first touched, and the instruction that did so. */
export interface ContractSize {
  readonly contractSize: Integer;
  readonly opcode: Integer;
}
/** Bytes in hex, prefix 0x, lower case, two digits each; 0x is empty. */
export type Data = Hex;
/** Before and after. */
export interface DataChange {
  readonly from: Data;
  readonly to: Data;
}
/** = for no change; + of a new account, - of a removed one, * of one that changed. */
export type DataDifference =
  | '='
  | {
      readonly '+': Data;
    }
  | {
      readonly '-': Data;
    }
  | {
      readonly '*': DataChange;
    };
/** Bytes in hex, either case, prefix 0x, two digits each; 0x is empty. */
export type DataInput = Hex;
/** The outcome of a transaction, and when it was. */
export interface DatedReceipt {
  readonly type: TransactionType;
  readonly status: ReceiptStatus;
  readonly blockHash: Hash;
  readonly blockNumber: Quantity;
  readonly transactionHash: Hash;
  readonly transactionIndex: Quantity;
  readonly from: Address;
  /** null for a contract creation. */
  readonly to: Address | null;
  /** The address of the created contract, even if the creation failed; null for other transactions. */
  readonly contractAddress: Address | null;
  readonly gasUsed: Quantity;
  /** Gas used in the block up to and including this transaction, by all transactions of the chain. */
  readonly cumulativeGasUsed: Quantity;
  /** Wei per gas paid. */
  readonly effectiveGasPrice: Quantity;
  readonly logs: Logs;
  readonly logsBloom: Bytes256;
  /** Seconds since the epoch. */
  readonly timestamp: Integer;
}
/** A nonce in decimal. */
export type DecimalNonce = string;
/** What a development chain reports about itself, as anvil 1.7.1 returns it. */
export interface DevelopmentMetadata {
  /** As web3_clientVersion returns it. */
  readonly clientVersion: string;
  /** The version of Halley. */
  readonly clientSemver: string;
  /** Empty: the commit is not known. */
  readonly clientCommitSha: string;
  /** EIP-155 number; 2^53 and more lose their last digits, as in any JSON number. */
  readonly chainId: Integer;
  /** Random; another one after each start and each anvil_reset. */
  readonly instanceId: Hash;
  readonly latestBlockNumber: Integer;
  readonly latestBlockHash: Hash;
  /** The forked network; null without one. */
  readonly forkedNetwork: ForkedNetwork | null;
  /** Id of each snapshot to the number and the hash of its block. */
  readonly snapshots: {
    readonly [key: string]: ReadonlyArray<Integer | Hash>;
  };
}
/** How a development chain is set up, as anvil 1.7.1 returns it. */
export interface DevelopmentNodeInfo {
  readonly currentBlockNumber: Quantity;
  /** Seconds since 1970. */
  readonly currentBlockTimestamp: Integer;
  readonly currentBlockHash: Hash;
  /** The newest active fork, such as Prague. */
  readonly hardFork: string;
  /** fees: best-paid first; fifo: in order of arrival. */
  readonly transactionOrder: 'fees' | 'fifo';
  readonly environment: {
    /** Of the next block. */
    readonly baseFee: Quantity;
    readonly chainId: Integer;
    /** Of the next block. */
    readonly gasLimit: Quantity;
    readonly gasPrice: Quantity;
  };
  /** The forked network; each member is null without one. */
  readonly forkConfig: {
    readonly forkUrl: string | null;
    readonly forkBlockNumber: Integer | null;
    readonly forkRetryBackoff: Integer | null;
  };
}
/** A transaction of type 2 (EIP-1559). */
export interface DynamicFeeTransaction {
  readonly type: '0x2';
  /** null while pending. */
  readonly blockHash: Hash | null;
  /** null while pending. */
  readonly blockNumber: Quantity | null;
  /** Index among the Ethereum transactions of the block; null while pending. */
  readonly transactionIndex: Quantity | null;
  readonly hash: Hash;
  readonly from: Address;
  /** null for a contract creation. */
  readonly to: Address | null;
  readonly nonce: Quantity;
  /** Gas limit. */
  readonly gas: Quantity;
  /** Wei. */
  readonly value: Quantity;
  readonly input: Data;
  /** Wei per gas: what was paid once mined, maxFeePerGas while pending. */
  readonly gasPrice: Quantity;
  readonly maxFeePerGas: Quantity;
  readonly maxPriorityFeePerGas: Quantity;
  readonly chainId: Quantity;
  readonly accessList: AccessList;
  readonly v: Quantity;
  readonly r: Quantity;
  readonly s: Quantity;
  /** 0x0 or 0x1, the same as v. */
  readonly yParity: Quantity;
}
/** Result of erc7562Tracer: a call with what the rules of ERC-7562 look at. */
export interface Erc7562Frame {
  readonly from: Address;
  /** Gas that the call was given; of the first, the gas limit. */
  readonly gas: Quantity;
  /** Of the first call, what the receipt says. */
  readonly gasUsed: Quantity;
  /** Absent for a creation that failed. */
  readonly to?: Address;
  readonly input: Data;
  /** Absent when empty. */
  readonly output?: Data;
  /** Why the call failed. */
  readonly error?: string;
  /** Text of a revert with a reason. */
  readonly revertReason?: string;
  readonly logs?: ReadonlyArray<CallFrameLog>;
  readonly value?: Quantity;
  readonly accessedSlots: AccessedSlots;
  readonly extCodeAccessInfo: ReadonlyArray<Address>;
  /** How often each instruction ran, by its number. */
  readonly usedOpcodes: {
    readonly [key: string]: Integer;
  };
  readonly contractSize: {
    readonly [key: Address]: ContractSize;
  };
  readonly outOfGas: boolean;
  readonly keccak?: ReadonlyArray<Data>;
  readonly calls?: ReadonlyArray<Erc7562Frame>;
  readonly type: string;
}
/** At most 32 bytes in hex, either case, prefix 0x, two digits each. */
export type ExtraDataInput = Hex;
/** Fees of a range of blocks, oldest first. */
export interface FeeHistory {
  readonly oldestBlock: Quantity;
  /** One per block and one for the block after the range; 0x0 while the chain has no base fee. */
  readonly baseFeePerGas: ReadonlyArray<Quantity>;
  /** gasUsed / gasLimit, one per block. */
  readonly gasUsedRatio: ReadonlyArray<number>;
  /** One per block and one for the block after the range; always 0x1, the lowest price. */
  readonly baseFeePerBlobGas: ReadonlyArray<Quantity>;
  /** One per block; always 0. */
  readonly blobGasUsedRatio: ReadonlyArray<number>;
  /** For each block, the tip at each requested percentile; absent when no percentile was requested. */
  readonly reward?: ReadonlyArray<ReadonlyArray<Quantity>>;
}
/** A filled transaction and its encoding for signing. */
export interface FilledTransaction {
  /** RLP encoding with an empty signature. */
  readonly raw: Data;
  readonly tx: UnsignedTransaction;
}
/** Which logs match. Fields that are not listed are ignored. */
export interface Filter {
  /** First block; latest when left out. */
  readonly fromBlock?: BlockNumberOrTag | null | undefined;
  /** Last block; latest when left out. */
  readonly toBlock?: BlockNumberOrTag | null | undefined;
  /** Contracts whose logs match; all when left out. */
  readonly address?: AddressOrList | null | undefined;
  /** Conditions on the topics, by position. */
  readonly topics?: ReadonlyArray<TopicFilter> | null | undefined;
  /** Only this block; not together with fromBlock or toBlock (EIP-234). */
  readonly blockHash?: HashInput | null | undefined;
  /** Another spelling of blockHash. */
  readonly blockhash?: HashInput | null | undefined;
}
/** Only logs, only block hashes or only transaction hashes. */
export type FilterChanges = ReadonlyArray<Log | Hash>;
/** A random 128-bit number without leading zeros, in lower-case hex: names a filter. */
export type FilterId = Hex;
/** The id of a filter: 1 to 64 hex digits, prefix 0x. Neither the case of the digits nor leading zeros matter. */
export type FilterIdInput = Hex;
/** What a call was asked to do. */
export interface FlatCallAction {
  readonly callType?: string;
  readonly creationMethod?: string;
  readonly from?: Address;
  readonly to?: Address;
  readonly gas?: Quantity;
  readonly input?: Data;
  readonly init?: Data;
  readonly value?: Quantity;
  /** The account that destructs itself. */
  readonly address?: Address;
  readonly refundAddress?: Address;
  readonly balance?: Quantity;
}
/** What a call did. */
export interface FlatCallResult {
  readonly address?: Address;
  readonly code?: Data;
  readonly gasUsed?: Quantity;
  readonly output?: Data;
}
/** Result of flatCallTracer, a list of these: one call, in the shape of OpenEthereum. */
export interface FlatCallTrace {
  readonly action: FlatCallAction;
  readonly blockHash: Hash | null;
  readonly blockNumber: Integer;
  readonly error?: string;
  /** Absent for a call that failed. */
  readonly result?: FlatCallResult | null;
  readonly subtraces: Integer;
  readonly traceAddress: ReadonlyArray<Integer>;
  readonly transactionHash: Hash | null;
  readonly transactionPosition: Integer;
  readonly type: string;
}
/** Settings of one fork (EIP-7910). */
export interface ForkConfig {
  /** Seconds since 1970; 0 when active from the first block. */
  readonly activationTime: Integer;
  /** null: the chain accepts no blobs. */
  readonly blobSchedule: BlobSchedule | null;
  readonly chainId: Quantity;
  /** EIP-6122 fork hash. */
  readonly forkId: Bytes4;
  readonly precompiles: NamedAddresses;
  readonly systemContracts: NamedAddresses;
}
/** The network that a development chain forked, and the block that it begins after. */
export interface ForkedNetwork {
  readonly chainId: Integer;
  readonly forkBlockNumber: Integer;
  readonly forkBlockHash: Hash;
}
/** A network and one of its blocks. Fields that are not listed are ignored. */
export interface Forking {
  /** URL of its JSON-RPC server; the network that is forked already when left out. */
  readonly jsonRpcUrl?: string | null | undefined;
  /** Number of the block; the newest when left out. */
  readonly blockNumber?: LenientInteger | null | undefined;
}
/**
 * Result of 4byteTracer: how often each selector was called with arguments of this size, by selector and bytes
 * of arguments (0xa9059cbb-64).
 */
export type FourByteTrace = {
  readonly [key: string]: Integer;
};
/** Wei per gas in hex, below 2^128, prefix 0x, no leading zeros. */
export type GasPriceInput = bigint;
/** Garbage collections of the main thread since the service started, with Go's names. */
export interface GcStatistics {
  /** When the last one ended; 0001-01-01T00:00:00Z before the first. */
  readonly LastGC: string;
  /** How many there were. */
  readonly NumGC: Integer;
  /** Nanoseconds that all of them took. */
  readonly PauseTotal: Integer;
  /** Nanoseconds of each, newest first, at most 256. */
  readonly Pause: ReadonlyArray<Integer>;
  /** When each of them ended, newest first. */
  readonly PauseEnd: ReadonlyArray<string>;
}
/** 32 bytes in lower-case hex: a block hash, a transaction hash, a root, or a log topic. */
export type Hash = Hex;
/** 32 bytes in hex, either case. */
export type HashInput = Hex;
/** A block header. */
export interface Header {
  readonly number: Quantity;
  /** The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header. */
  readonly hash: Hash;
  readonly parentHash: Hash;
  readonly nonce: Nonce8;
  readonly mixHash: Hash;
  readonly sha3Uncles: Hash;
  readonly logsBloom: Bytes256;
  /** The application hash in the consensus header: the state before this block. */
  readonly stateRoot: Hash;
  readonly transactionsRoot: Hash;
  readonly receiptsRoot: Hash;
  /** Operator account of the proposer. */
  readonly miner: Address;
  readonly difficulty: Quantity;
  readonly extraData: Data;
  readonly gasLimit: Quantity;
  readonly gasUsed: Quantity;
  /** Seconds since 1970. */
  readonly timestamp: Quantity;
  /** Wei per gas; absent while the chain has no base fee. */
  readonly baseFeePerGas?: Quantity;
  readonly withdrawalsRoot?: Hash;
  readonly blobGasUsed?: Quantity;
  readonly excessBlobGas?: Quantity;
  readonly parentBeaconBlockRoot?: Hash;
  readonly requestsHash?: Hash;
}
/** A space of V8's heap, in bytes. */
export interface HeapSpace {
  readonly name: string;
  readonly size: Integer;
  readonly used: Integer;
  readonly available: Integer;
  readonly physical: Integer;
}
/** How far a part of the index is filled. Blocks are added newest first. */
export interface IndexFilling {
  /**
   * off: nothing adds the missing blocks. working: blocks are added. retrying: the last attempt failed, and there
   * will be another one. full: there is no room for the missing blocks. impossible: the node did not keep the
   * results of the missing blocks, because of discard_abci_responses = true in its config.toml. finished: no block
   * is missing.
   */
  readonly state: 'off' | 'working' | 'retrying' | 'full' | 'impossible' | 'finished';
  /**
   * The block at which it ends. The node has pruned blocks below it, or there are none; null before the first
   * block.
   */
  readonly target: Quantity | null;
  /** The highest block that is to be added; null for none. */
  readonly next: Quantity | null;
  /** How many blocks are to be added. */
  readonly missing: Quantity;
  /** Blocks that were added per second in the last ten seconds; null when none were. */
  readonly blocksPerSecond: number | null;
  /** How many seconds the missing blocks will take at this rate; null when none were added. */
  readonly secondsLeft: Integer | null;
}
/** What the index of blocks holds, and how far its filling is. */
export interface IndexState {
  /** The newest block that is served; null before the first block. */
  readonly head: Quantity | null;
  /** The oldest block that can be served, from the index or from the node; null before the first block. */
  readonly earliest: Quantity | null;
  /** The stored blocks, ascending; the newest 1000 ranges. */
  readonly ranges: ReadonlyArray<IndexedRange>;
  /** How many older ranges are not listed. */
  readonly omittedRanges: Integer;
  /** How many blocks are stored. */
  readonly blocks: Quantity;
  /** How far the blocks below the head are stored. */
  readonly backfill: IndexFilling;
  /** Transactions of all stored blocks. */
  readonly transactions: Quantity;
  /** Transactions that could not be decoded and are missing from their blocks. */
  readonly undecodable: Quantity;
  /** Bytes on disk. */
  readonly bytes: Quantity;
  /** The log index; null when index.logs is off. */
  readonly logs: LogIndexState | null;
  /** The index by address; null when trace.index is off. */
  readonly traces: TraceIndexState | null;
}
/** Consecutive blocks of the index. */
export interface IndexedRange {
  /** The first block. */
  readonly from: Quantity;
  /** The last block. */
  readonly to: Quantity;
}
/** A hex quantity, or the same number as a JSON integer. */
export type IntegerInput = Uint64Input | number;
/** Identifies the request in the server's log. */
export interface InternalErrorDetail {
  readonly requestId: string;
}
/** What a call inside a transaction did with value or code. */
export interface InternalOperation {
  /** 0 for a transfer, 1 for a selfdestruct, 2 for a creation, 3 for a creation with CREATE2. */
  readonly type: Integer;
  readonly from: Address;
  readonly to: Address;
  /** Wei. */
  readonly value: Quantity;
}
/** Which parameter is wrong, and what would be valid. */
export interface InvalidParamsDetail {
  /** Path to the wrong value, such as filter.topics[1]. */
  readonly path: string;
  /** Components or rules; any of them would be valid. */
  readonly expected: ReadonlyArray<string>;
}
/** New tokens of a block; zeros, because the EVM of these chains issues none. */
export interface Issuance {
  readonly blockReward: Quantity;
  readonly uncleReward: Quantity;
  readonly issuance: Quantity;
}
/** Result of keccak256PreimageTracer: hashed bytes by their hash. */
export type Keccak256PreimageTrace = {
  readonly [key: Hash]: Data;
};
/** A key of the key store, or a paired wallet, and where it is kept. */
export interface KeyWallet {
  /** keystore:// and the absolute path of the file, or the URL of a paired wallet. */
  readonly url: string;
  readonly status: 'Locked' | 'Unlocked';
  readonly accounts: ReadonlyArray<WalletAccount>;
}
/** A transaction of type 0. */
export interface LegacyTransaction {
  readonly type: '0x0';
  /** null while pending. */
  readonly blockHash: Hash | null;
  /** null while pending. */
  readonly blockNumber: Quantity | null;
  /** Index among the Ethereum transactions of the block; null while pending. */
  readonly transactionIndex: Quantity | null;
  readonly hash: Hash;
  readonly from: Address;
  /** null for a contract creation. */
  readonly to: Address | null;
  readonly nonce: Quantity;
  /** Gas limit. */
  readonly gas: Quantity;
  /** Wei. */
  readonly value: Quantity;
  readonly input: Data;
  /** Wei per gas. */
  readonly gasPrice: Quantity;
  /** Absent when the signature is not bound to a chain (EIP-155). */
  readonly chainId?: Quantity;
  readonly v: Quantity;
  readonly r: Quantity;
  readonly s: Quantity;
}
/**
 * An unsigned integer as development tools write it: hex with prefix 0x, with or without leading zeros; decimal
 * digits; or a JSON integer.
 */
export type LenientInteger = bigint | string | number;
/**
 * Position in contract storage as development tools write it: hex with prefix 0x of at most 64 digits, where 0x
 * means 0; decimal digits; or a JSON integer.
 */
export type LenientPosition = bigint | string | number;
/** The limit that the request exceeds. */
export interface LimitDetail {
  readonly limit: Integer;
}
/**
 * One line for each transaction of a sender: recipient in checksum case (or contract creation), wei sent, gas
 * limit, and wei per gas (maxFeePerGas if the transaction has it).
 */
export type LinesByNonce = {
  readonly [key: DecimalNonce]: string;
};
/** Lines by sender and nonce. */
export type LinesBySender = {
  readonly [key: ChecksumAddress]: LinesByNonce;
};
/** A log entry. */
export interface Log {
  readonly address: Address;
  readonly topics: ReadonlyArray<Hash>;
  readonly data: Data;
  readonly blockNumber: Quantity;
  readonly blockHash: Hash;
  /** Seconds since 1970. */
  readonly blockTimestamp: Quantity;
  readonly transactionHash: Hash;
  readonly transactionIndex: Quantity;
  /** Index among all logs of the block. */
  readonly logIndex: Quantity;
  /**
   * True when the block of a log that was handed out is gone; only in eth_getFilterChanges and in logs
   * subscriptions.
   */
  readonly removed: boolean;
}
/** What the log index holds. A search for logs looks at each block outside it, up to json-rpc.block-range-cap. */
export interface LogIndexState {
  /** The blocks in it, ascending; the newest 1000 ranges. */
  readonly ranges: ReadonlyArray<IndexedRange>;
  /** How many older ranges are not listed. */
  readonly omittedRanges: Integer;
  /** How many blocks are in it. */
  readonly blocks: Quantity;
  /**
   * How many stored blocks are not in it. It takes in whole groups of 4096 heights, so a few thousand of the
   * newest are missing at any time.
   */
  readonly missing: Quantity;
  /** Bytes of its pages. */
  readonly bytes: Quantity;
}
/** Log entries in block order. */
export type Logs = ReadonlyArray<Log>;
/** Which logs to send; all when empty. Fields that are not listed are ignored. */
export interface LogsOptions {
  /**
   * Replays the logs from this block on, then sends the logs of new blocks; only new blocks when left out or
   * latest.
   */
  readonly fromBlock?: BlockNumberOrTag | null | undefined;
  /** Last block whose logs are sent; no end when left out or latest. */
  readonly toBlock?: BlockNumberOrTag | null | undefined;
  /** Contracts whose logs match; all when left out. */
  readonly address?: AddressOrList | null | undefined;
  /** Conditions on the topics, by position. */
  readonly topics?: ReadonlyArray<TopicFilter> | null | undefined;
  /** Not accepted here: eth_getLogs returns the logs of one block. */
  readonly blockHash?: null | undefined;
  /** Another spelling of blockHash. */
  readonly blockhash?: null | undefined;
}
/** Memory of the process: Go's names where they mean the same, and Node's own figures. In bytes. */
export interface MemoryStatistics {
  /** Heap in use. */
  readonly Alloc: Integer;
  /** Memory of the whole process. */
  readonly Sys: Integer;
  /** Heap in use. */
  readonly HeapAlloc: Integer;
  /** Heap. */
  readonly HeapSys: Integer;
  /** Heap that is not in use. */
  readonly HeapIdle: Integer;
  /** Heap in use. */
  readonly HeapInuse: Integer;
  /** Garbage collections of the main thread. */
  readonly NumGC: Integer;
  /** Nanoseconds that they took. */
  readonly PauseTotalNs: Integer;
  readonly node: NodeMemory;
}
/** The time of the first block, or an object with the time and the number of blocks. */
export type MineOptions = LenientInteger | MineRequest;
/** The number of blocks to make, and the time of the first one. Fields that are not listed are ignored. */
export interface MineRequest {
  readonly timestamp?: LenientInteger | undefined;
  readonly blocks?: LenientInteger | undefined;
}
/** A block as eth_getBlockByNumber returns it with whole transactions; their fields and two more are in each. */
export interface MinedBlock {
  readonly transactions: ReadonlyArray<MinedTransaction>;
}
/** What a mined transaction did. */
export interface MinedTraceResults {
  /** What the execution returned; the code of a contract that it created; the revert bytes. */
  readonly output: Data;
  /** null unless asked for. */
  readonly stateDiff: StateDifference | null;
  /** The frames in the order in which they began; empty unless asked for. */
  readonly trace: ReadonlyArray<ParityTrace>;
  readonly transactionHash: Hash;
  /** null unless asked for. */
  readonly vmTrace: VmTrace | null;
}
/** A transaction with all its fields, and what it returned. */
export interface MinedTransaction {
  readonly hash: Hash;
  /** What its call returned, the code that it deployed, or the data of its revert; absent after any other failure. */
  readonly output?: Data;
  /** Why it reverted: the reason that Solidity encodes, or the selector of the error; absent without revert data. */
  readonly revertReason?: string;
}
/** Version by enabled namespace. */
export type ModuleVersions = {
  readonly [key: string]: string;
};
/** Result of muxTracer: each tracer's trace by its name. */
export interface MuxTrace {
  readonly callTracer?: CallFrame;
  readonly flatCallTracer?: ReadonlyArray<FlatCallTrace>;
  /** PrestateTrace, or PrestateDiff with diffMode. */
  readonly prestateTracer?: {
    readonly [key: string]: unknown;
  };
  readonly '4byteTracer'?: FourByteTrace;
  readonly noopTracer?: NoopTrace;
  readonly keccak256PreimageTracer?: Keccak256PreimageTrace;
  readonly erc7562Tracer?: Erc7562Frame;
  readonly muxTracer?: MuxTrace;
}
/** Addresses by name. */
export type NamedAddresses = {
  readonly [key: string]: Address;
};
/** The node, in the shape of geth's admin_nodeInfo as far as CometBFT knows it. */
export interface NetworkNodeInfo {
  /** Hash of its network key: 40 hex digits without 0x. */
  readonly id: string;
  /** CometBFT, its release, and the moniker of the node. */
  readonly name: string;
  /** What admin_addPeer of another node takes: enode://id@host:port. */
  readonly enode: string;
  /** Address on which it takes connections; 0.0.0.0 for all. */
  readonly ip: string;
  readonly ports: {
    /** The same port: CometBFT has no other for discovery. */
    readonly discovery: Integer;
    /** Port for connections of peers. */
    readonly listener: Integer;
  };
  /** Address and port. */
  readonly listenAddr: string;
  readonly protocols: {
    readonly eth: {
      /** EIP-155 chain id. */
      readonly network: Integer;
      /** Hash of block 0; absent where block 0 is not known. */
      readonly genesis?: Hash;
      /** Hash of the head. */
      readonly head?: Hash;
    };
    /** Versions of the protocols between nodes and of the application, decimal. */
    readonly cometbft: {
      /** The chain's text id. */
      readonly network: string;
      /** CometBFT release. */
      readonly version: string;
      readonly p2p: string;
      readonly block: string;
      readonly app: string;
    };
  };
}
/** How to send blocks. */
export interface NewHeadsOptions {
  /** true for whole blocks with whole transactions, false (default) for headers. */
  readonly includeTransactions?: boolean | null | undefined;
  /** Replays the blocks from this one on, then sends new ones; only new blocks when left out or latest. */
  readonly fromBlock?: BlockNumberOrTag | null | undefined;
}
/** An object without fields: there are no options. */
export type NoOptions = {
  readonly [key: string]: unknown;
};
/** Memory as Node.js counts it, in bytes. */
export interface NodeMemory {
  /** Memory of the whole process, all threads. */
  readonly rss: Integer;
  /** Heap of the main thread. */
  readonly heapTotal: Integer;
  /** The part of it that is in use. */
  readonly heapUsed: Integer;
  /** Memory of objects in C++ that JavaScript holds. */
  readonly external: Integer;
  /** The part of it that buffers take. */
  readonly arrayBuffers: Integer;
  /** The most that the heap may take. */
  readonly heapSizeLimit: Integer;
  /** What V8 takes outside of the heap. */
  readonly mallocedMemory: Integer;
  /** The most that it took. */
  readonly peakMallocedMemory: Integer;
  /** How many contexts there are; a number that grows indicates a leak. */
  readonly nativeContexts: Integer;
  /** How many of them are not collected yet. */
  readonly detachedContexts: Integer;
  readonly spaces: ReadonlyArray<HeapSpace>;
}
/** 8 bytes in lower-case hex: the header nonce, zero on a chain without proof of work. */
export type Nonce8 = Hex;
/** Result of noopTracer. */
export interface NoopTrace {}
/** Neither the node nor this server is catching up. */
export type NotSyncing = false;
/** A block number, in hex or as a JSON integer, or a tag. */
export type NumberOrTag = IntegerInput | BlockTag;
/** An OpenRPC document (spec.open-rpc.org). */
export interface OpenrpcDocument {
  readonly openrpc: string;
  readonly info: {
    readonly [key: string]: unknown;
  };
  readonly methods: ReadonlyArray<{
    readonly [key: string]: unknown;
  }>;
}
/** What a call does. */
export interface ParityCallAction {
  /** The instruction that calls; call for the transaction itself. */
  readonly callType: 'call' | 'callcode' | 'delegatecall' | 'staticcall';
  readonly from: Address;
  /** Gas that the call was given; at the top, without the gas that is charged before the first instruction. */
  readonly gas: Quantity;
  readonly input: Data;
  readonly to: Address;
  /** Wei; of a delegatecall, what its caller was called with. */
  readonly value: Quantity;
}
/** What a call returned; of one that reverted, its revert bytes. */
export interface ParityCallResult {
  /**
   * Gas that the call used; at the top, what the receipt shows without the gas that is charged before the first
   * instruction.
   */
  readonly gasUsed: Quantity;
  readonly output: Data;
}
/** What a creation does. */
export interface ParityCreateAction {
  /** The instruction that creates; create for the transaction itself. */
  readonly creationMethod: 'create' | 'create2';
  readonly from: Address;
  /** Gas that the creation was given; at the top, without the gas that is charged before the first instruction. */
  readonly gas: Quantity;
  /** Code that runs once and returns the code of the contract. */
  readonly init: Data;
  readonly value: Quantity;
}
/** What a creation left. */
export interface ParityCreateResult {
  /** The contract; absent when the creation reverted. */
  readonly address?: Address;
  /** Code of the contract; of a creation that reverted, its revert bytes. */
  readonly code: Data;
  /** As of a call. */
  readonly gasUsed: Quantity;
}
/** A selfdestruct. Since EIP-6780 it removes only contracts that the same transaction created. */
export interface ParitySelfdestructAction {
  /** The contract. */
  readonly address: Address;
  /** Wei that it hands on. */
  readonly balance: Quantity;
  /** Who gets it. */
  readonly refundAddress: Address;
}
/** A frame of an execution. There are no rewards on this chain, so no frame has that type. */
export interface ParityTrace {
  readonly action: ParityCallAction | ParityCreateAction | ParitySelfdestructAction;
  /** Why the frame failed, in OpenEthereum's words where it has some; absent on success. */
  readonly error?: string;
  /** null for a frame that failed otherwise than by a revert, and for a selfdestruct. */
  readonly result: ParityCallResult | ParityCreateResult | null;
  /** Number of frames that this one began. Calls of Ethereum's precompiled contracts are none. */
  readonly subtraces: Integer;
  /** Index of the frame among those of its caller, after those of its callers; empty for the transaction itself. */
  readonly traceAddress: ReadonlyArray<Integer>;
  readonly type: 'call' | 'create' | 'suicide';
}
/**
 * id@host:port as CometBFT writes it, or the same behind enode://. The id is 40 hex digits, the host a name, an
 * IPv4 address or an IPv6 address in brackets.
 */
export type PeerAddressInput = string;
/** A connected node, in the shape of geth's admin_peers as far as CometBFT knows it. */
export interface PeerInfo {
  /** Hash of its network key: 40 hex digits without 0x. */
  readonly id: string;
  /** CometBFT, its release, and the moniker of the node. */
  readonly name: string;
  /** Where it takes connections, by the address from which it is connected: enode://id@host:port. */
  readonly enode: string;
  /** Protocols and their versions, such as p2p/8. */
  readonly caps: ReadonlyArray<string>;
  readonly network: {
    /** Address from which it is connected, and the port on which it takes connections. */
    readonly remoteAddress: string;
    /** True when the peer made the connection. */
    readonly inbound: boolean;
    /** Always false: CometBFT does not report it. */
    readonly trusted: boolean;
    /** Always false: CometBFT does not report it. */
    readonly static: boolean;
  };
  readonly protocols: {
    /** Versions of the protocols between nodes and of the application, decimal. */
    readonly cometbft: {
      /** The chain's text id. */
      readonly network: string;
      /** CometBFT release. */
      readonly version: string;
      readonly p2p: string;
      readonly block: string;
      readonly app: string;
    };
  };
}
/**
 * A block of a development chain that is executed and not made: the waiting transactions on top of the newest
 * block.
 */
export interface PendingBlock {
  readonly number: Quantity;
  readonly hash: null;
  readonly parentHash: Hash;
  readonly nonce: null;
  readonly mixHash: Hash;
  readonly sha3Uncles: Hash;
  readonly logsBloom: Bytes256;
  /** The application hash in the consensus header: the state before this block. */
  readonly stateRoot: Hash;
  readonly transactionsRoot: Hash;
  readonly receiptsRoot: Hash;
  readonly miner: null;
  readonly difficulty: Quantity;
  readonly extraData: Data;
  readonly gasLimit: Quantity;
  readonly gasUsed: Quantity;
  /** Seconds since 1970. */
  readonly timestamp: Quantity;
  /** Wei per gas; absent while the chain has no base fee. */
  readonly baseFeePerGas?: Quantity;
  readonly withdrawalsRoot?: Hash;
  readonly blobGasUsed?: Quantity;
  readonly excessBlobGas?: Quantity;
  readonly parentBeaconBlockRoot?: Hash;
  readonly requestsHash?: Hash;
  readonly totalDifficulty: Quantity;
  /** Bytes of the encoded block. */
  readonly size: Quantity;
  /** Hashes, or whole transactions when asked for. */
  readonly transactions: ReadonlyArray<Hash | Transaction>;
  /** Always empty. */
  readonly uncles: ReadonlyArray<Hash>;
  /** Always empty. */
  readonly withdrawals?: ReadonlyArray<Withdrawal>;
}
/**
 * A header of a development chain that is executed and not made: the waiting transactions on top of the newest
 * block.
 */
export interface PendingHeader {
  readonly number: Quantity;
  readonly hash: null;
  readonly parentHash: Hash;
  readonly nonce: null;
  readonly mixHash: Hash;
  readonly sha3Uncles: Hash;
  readonly logsBloom: Bytes256;
  /** The application hash in the consensus header: the state before this block. */
  readonly stateRoot: Hash;
  readonly transactionsRoot: Hash;
  readonly receiptsRoot: Hash;
  readonly miner: null;
  readonly difficulty: Quantity;
  readonly extraData: Data;
  readonly gasLimit: Quantity;
  readonly gasUsed: Quantity;
  /** Seconds since 1970. */
  readonly timestamp: Quantity;
  /** Wei per gas; absent while the chain has no base fee. */
  readonly baseFeePerGas?: Quantity;
  readonly withdrawalsRoot?: Hash;
  readonly blobGasUsed?: Quantity;
  readonly excessBlobGas?: Quantity;
  readonly parentBeaconBlockRoot?: Hash;
  readonly requestsHash?: Hash;
}
/** How to send transactions. */
export interface PendingTransactionsOptions {
  /** true for whole transactions, false (default) for hashes. */
  readonly includeTransactions?: boolean | null | undefined;
}
/** A percentile, 0 to 100. */
export type Percentile = number;
/** A frame of a mined transaction. */
export interface PlacedParityTrace {
  readonly action: ParityCallAction | ParityCreateAction | ParitySelfdestructAction;
  readonly blockHash: Hash;
  readonly blockNumber: Integer;
  /** Why the frame failed, in OpenEthereum's words where it has some; absent on success. */
  readonly error?: string;
  /** null for a frame that failed otherwise than by a revert, and for a selfdestruct. */
  readonly result: ParityCallResult | ParityCreateResult | null;
  /** Number of frames that this one began. Calls of Ethereum's precompiled contracts are none. */
  readonly subtraces: Integer;
  /** Index of the frame among those of its caller, after those of its callers; empty for the transaction itself. */
  readonly traceAddress: ReadonlyArray<Integer>;
  readonly transactionHash: Hash;
  /** Index of the transaction in its block. */
  readonly transactionPosition: Integer;
  readonly type: 'call' | 'create' | 'suicide';
}
/** An account; fields that are zero or empty, and in a difference those that did not change, are absent. */
export interface PrestateAccount {
  readonly balance?: Quantity;
  readonly nonce?: Integer;
  readonly code?: Data;
  readonly codeHash?: Hash;
  /** Words by slot. */
  readonly storage?: {
    readonly [key: Bytes32]: Bytes32;
  };
}
/** Result of prestateTracer with diffMode: what the transaction changed. */
export interface PrestateDiff {
  /** Changed fields, as they are after it. */
  readonly post: PrestateTrace;
  /** Changed accounts, as they are before it. */
  readonly pre: PrestateTrace;
}
/** Result of prestateTracer: the accounts that the transaction touches, as they are before it. */
export type PrestateTrace = {
  readonly [key: Address]: PrestateAccount;
};
/** A private key: 32 bytes in hex, either case, with or without prefix 0x. */
export type PrivateKeyInput = bigint | string;
/**
 * Name of a new file in the profile folder (debug.profile-dir), without a folder: 1 to 128 letters, digits,
 * dots, dashes and underscores, a letter or digit first. A folder with 1,000 files or 1 GiB takes no further
 * one.
 */
export type ProfileFileInput = string;
/**
 * An account and its proof. The chain has no Merkle-Patricia trie: each proof list holds the ICS-23 commitment
 * proofs of the node, protobuf-encoded. They verify against the application hash of the next block.
 */
export interface Proof {
  readonly address: Address;
  /** ICS-23 commitment proofs of the auth module's record of the account. */
  readonly accountProof: ReadonlyArray<Data>;
  readonly balance: Quantity;
  readonly codeHash: Hash;
  readonly nonce: Quantity;
  /** Always zero: there is no storage trie. */
  readonly storageHash: Hash;
  readonly storageProof: ReadonlyArray<StorageProof>;
}
/** Which blocks are still available. */
export interface PrunedDetail {
  /** The earliest available block. */
  readonly earliest: Quantity;
}
/** Unsigned integer in hex, prefix 0x, lower case, no leading zeros; zero is 0x0. */
export type Quantity = bigint;
/** Before and after. */
export interface QuantityChange {
  readonly from: Quantity;
  readonly to: Quantity;
}
/** = for no change; + of a new account, - of a removed one, * of one that changed. */
export type QuantityDifference =
  | '='
  | {
      readonly '+': Quantity;
    }
  | {
      readonly '-': Quantity;
    }
  | {
      readonly '*': QuantityChange;
    };
/** Unsigned integer of at most 256 bits in hex, either case, prefix 0x, no leading zeros. */
export type QuantityInput = bigint;
/** The rate that a request exceeds, and when to ask again. */
export interface RateDetail {
  /** Units of x-cost a second, or bytes a second. */
  readonly limit: Integer;
  /** Seconds after which there is enough. */
  readonly retryAfter: Integer;
}
/** The outcome of a transaction. */
export interface Receipt {
  readonly type: TransactionType;
  readonly status: ReceiptStatus;
  readonly blockHash: Hash;
  readonly blockNumber: Quantity;
  readonly transactionHash: Hash;
  readonly transactionIndex: Quantity;
  readonly from: Address;
  /** null for a contract creation. */
  readonly to: Address | null;
  /** The address of the created contract, even if the creation failed; null for other transactions. */
  readonly contractAddress: Address | null;
  readonly gasUsed: Quantity;
  /** Gas used in the block up to and including this transaction, by all transactions of the chain. */
  readonly cumulativeGasUsed: Quantity;
  /** Wei per gas paid. */
  readonly effectiveGasPrice: Quantity;
  readonly logs: Logs;
  readonly logsBloom: Bytes256;
}
/** 0x1 success, 0x0 failure. */
export type ReceiptStatus = '0x0' | '0x1';
/** The outcome of a transaction without its logs. */
export interface ReceiptWithoutLogs {
  readonly type: TransactionType;
  readonly status: ReceiptStatus;
  readonly blockHash: Hash;
  readonly blockNumber: Quantity;
  readonly transactionHash: Hash;
  readonly transactionIndex: Quantity;
  readonly from: Address;
  /** null for a contract creation. */
  readonly to: Address | null;
  /** The address of the created contract, even if the creation failed; null for other transactions. */
  readonly contractAddress: Address | null;
  readonly gasUsed: Quantity;
  /** Gas used in the block up to and including this transaction, by all transactions of the chain. */
  readonly cumulativeGasUsed: Quantity;
  /** Wei per gas paid. */
  readonly effectiveGasPrice: Quantity;
  /** Left out. */
  readonly logs: null;
  /** Left out. */
  readonly logsBloom: null;
}
/** A transaction and the index of the new block that holds it, 0 for the first: a list of two. */
export type ReorgEntry = ReadonlyArray<TransactionObject | DataInput | number>;
/** What the chain begins with. Fields that are not listed are ignored. */
export interface ResetOptions {
  /** The network to fork; none when null or left out, or empty on a chain that is not a fork. */
  readonly forking?: Forking | null | undefined;
}
/** The first block for which the server has a kind of data. */
export interface ResourceCapability {
  readonly disabled: boolean;
  readonly oldestBlock?: Quantity;
  readonly deleteStrategy?: RetentionWindow;
}
/** A window of newest blocks; older ones are deleted. */
export interface RetentionWindow {
  readonly type: 'window';
  /** How many of the newest blocks are kept. */
  readonly retentionBlocks: Quantity;
}
/** A transaction of type 4 (EIP-7702). */
export interface SetCodeTransaction {
  readonly type: '0x4';
  /** null while pending. */
  readonly blockHash: Hash | null;
  /** null while pending. */
  readonly blockNumber: Quantity | null;
  /** Index among the Ethereum transactions of the block; null while pending. */
  readonly transactionIndex: Quantity | null;
  readonly hash: Hash;
  readonly from: Address;
  /** null for a contract creation. */
  readonly to: Address | null;
  readonly nonce: Quantity;
  /** Gas limit. */
  readonly gas: Quantity;
  /** Wei. */
  readonly value: Quantity;
  readonly input: Data;
  /** Wei per gas: what was paid once mined, maxFeePerGas while pending. */
  readonly gasPrice: Quantity;
  readonly maxFeePerGas: Quantity;
  readonly maxPriorityFeePerGas: Quantity;
  readonly chainId: Quantity;
  readonly accessList: AccessList;
  readonly authorizationList: ReadonlyArray<Authorization>;
  readonly v: Quantity;
  readonly r: Quantity;
  readonly s: Quantity;
  /** 0x0 or 0x1, the same as v. */
  readonly yParity: Quantity;
}
/** A signed transaction and its bytes. */
export interface SignedTransaction {
  /** For eth_sendRawTransaction. */
  readonly raw: Data;
  readonly tx: UnsignedTransaction;
}
/** Blocks to simulate, each on top of the previous one. */
export interface SimulatePayload {
  readonly blockStateCalls: ReadonlyArray<SimulatedBlockInput>;
  /** Adds a transfer log for every movement of value. */
  readonly traceTransfers?: boolean | undefined;
  /** Checks nonces, balances and fees as for real transactions. */
  readonly validation?: boolean | undefined;
  /** Returns whole transactions instead of hashes. */
  readonly returnFullTransactions?: boolean | undefined;
}
/** A simulated block with the outcome of its calls. */
export interface SimulatedBlock {
  readonly number: Quantity;
  /** The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header. */
  readonly hash: Hash;
  readonly parentHash: Hash;
  readonly nonce: Nonce8;
  readonly mixHash: Hash;
  readonly sha3Uncles: Hash;
  readonly logsBloom: Bytes256;
  /** The application hash in the consensus header: the state before this block. */
  readonly stateRoot: Hash;
  readonly transactionsRoot: Hash;
  readonly receiptsRoot: Hash;
  /** Operator account of the proposer. */
  readonly miner: Address;
  readonly difficulty: Quantity;
  readonly extraData: Data;
  readonly gasLimit: Quantity;
  readonly gasUsed: Quantity;
  /** Seconds since 1970. */
  readonly timestamp: Quantity;
  /** Wei per gas; absent while the chain has no base fee. */
  readonly baseFeePerGas?: Quantity;
  readonly withdrawalsRoot?: Hash;
  readonly blobGasUsed?: Quantity;
  readonly excessBlobGas?: Quantity;
  readonly parentBeaconBlockRoot?: Hash;
  readonly requestsHash?: Hash;
  /** Bytes of the encoded block. */
  readonly size: Quantity;
  /** Hashes, or whole transactions when asked for. */
  readonly transactions: ReadonlyArray<Hash | Transaction>;
  /** Always empty. */
  readonly uncles: ReadonlyArray<Hash>;
  /** Always empty. */
  readonly withdrawals?: ReadonlyArray<Withdrawal>;
  readonly calls: ReadonlyArray<SimulatedCall>;
}
/** One block to simulate. */
export interface SimulatedBlockInput {
  readonly blockOverrides?: BlockOverrides | undefined;
  readonly stateOverrides?: StateOverrides | undefined;
  readonly calls?: ReadonlyArray<CallObject> | undefined;
}
/** The outcome of one simulated call. */
export interface SimulatedCall {
  readonly status: ReceiptStatus;
  readonly returnData: Data;
  readonly gasUsed: Quantity;
  /** Gas used before refunds. */
  readonly maxUsedGas?: Quantity;
  readonly logs: Logs;
  readonly error?: SimulatedCallError;
}
/** Why a simulated call failed. */
export interface SimulatedCallError {
  readonly code: Integer;
  readonly message: string;
  readonly data?: Data;
}
/** The accounts that an execution changed. */
export type StateDifference = {
  readonly [key: Address]: AccountDifference;
};
/** Account overrides by address. */
export type StateOverrides = {
  readonly [key: AddressInput]: AccountOverride;
};
/** A storage position as the caller wrote it, in lower-case hex: 1 to 64 digits. */
export type StorageKey = Hex;
/** The beginning of a hash: up to 32 bytes in hex, either case; 0x is the lowest. */
export type StorageKeyStartInput = Hex;
/** Storage words by storage key. */
export type StorageOverride = {
  readonly [key: Bytes32Input]: Bytes32Input;
};
/**
 * Position in contract storage: a hex number or hex bytes of at most 64 digits in either case, leading zeros
 * allowed; 0x means 0.
 */
export type StoragePosition = Hex;
/** A storage word and its proof. */
export interface StorageProof {
  readonly key: StorageKey;
  readonly value: Quantity;
  /** ICS-23 commitment proofs, from the store's tree up to the application hash. */
  readonly proof: ReadonlyArray<Data>;
}
/** A part of the storage of a contract. */
export interface StorageRangeResult {
  /** By the Keccak-256 hash of the slot, in ascending order. Words that are zero are left out. */
  readonly storage: {
    readonly [key: string]: StorageSlot;
  };
  /** The hash of the next slot, from which to ask on; null when there is none. */
  readonly nextKey: Hash | null;
}
/** Storage positions to read, by contract address. */
export type StorageRequests = {
  readonly [key: AddressInput]: ReadonlyArray<StoragePosition>;
};
/** A slot of a contract. */
export interface StorageSlot {
  /** The slot. */
  readonly key: Bytes32;
  readonly value: Bytes32;
}
/** Storage words by contract address, in the order asked. */
export type StorageValues = {
  readonly [key: Address]: ReadonlyArray<Bytes32>;
};
/** One instruction, before it runs. */
export interface StructLog {
  /** Its place in the code. */
  readonly pc: Integer;
  /** Its name. */
  readonly op: string;
  /** Gas before the instruction. */
  readonly gas: Integer;
  /** Gas that it takes, the gas for a call that it makes included. */
  readonly gasCost: Integer;
  /** 1 is the transaction itself. */
  readonly depth: Integer;
  /** Why it cannot run. */
  readonly error?: string;
  /** Words in hex with prefix 0x and without leading zeros; the last is the top. */
  readonly stack?: ReadonlyArray<Hex>;
  /** What the last call returned. */
  readonly returnData?: Data;
  /** Words of 32 bytes in hex without prefix. */
  readonly memory?: ReadonlyArray<string>;
  /** Slots of the account that the transaction has touched so far; key and value are words in hex without prefix. */
  readonly storage?: {
    readonly [key: string]: string;
  };
  /** Gas to be refunded so far. */
  readonly refund?: Integer;
}
/** Result of the struct logger. */
export interface StructLogTrace {
  /** Gas used. */
  readonly gas: Integer;
  readonly failed: boolean;
  /** Output or revert bytes. */
  readonly returnValue: Data;
  readonly structLogs: ReadonlyArray<StructLog>;
}
/** A random 128-bit number without leading zeros, in lower-case hex: names a subscription of one connection. */
export type SubscriptionId = Hex;
/**
 * The id of a subscription: 1 to 64 hex digits, prefix 0x. Neither the case of the digits nor leading zeros
 * matter.
 */
export type SubscriptionIdInput = Hex;
/** Progress of this server while it is catching up. */
export interface SyncStatus {
  readonly startingBlock: Quantity;
  readonly currentBlock: Quantity;
  readonly highestBlock: Quantity;
  /** First block of the range without a gap that ends with the newest indexed block. */
  readonly indexedFrom?: Quantity;
  /** Newest block in the local index. */
  readonly indexedTo?: Quantity;
}
/** Progress of this server while it is catching up. */
export interface Syncing {
  readonly syncing: true;
  readonly status: SyncStatus;
}
/** Any of these topics; any topic at all if one of them is null. */
export type TopicAlternatives = ReadonlyArray<HashInput | null>;
/** Condition on one topic: null for any topic, one topic, or a list; any of them matches. */
export type TopicFilter = HashInput | TopicAlternatives | null;
/**
 * A trace. Its shape is that of the tracer: StructLogTrace without one, CallFrame of callTracer, a list of
 * FlatCallTrace of flatCallTracer, PrestateTrace or PrestateDiff of prestateTracer, FourByteTrace of
 * 4byteTracer, MuxTrace of muxTracer, NoopTrace of noopTracer, Keccak256PreimageTrace of
 * keccak256PreimageTracer, Erc7562Frame of erc7562Tracer; any JSON of a JavaScript tracer, whose items are any
 * JSON, too.
 */
export type Trace =
  | {
      readonly [key: string]: unknown;
    }
  | ReadonlyArray<Trace>
  | string
  | number
  | boolean
  | null;
/** How the trace of a call is made, and what the call finds. Fields that are not listed are ignored. */
export interface TraceCallConfig {
  /**
   * callTracer, flatCallTracer, prestateTracer, 4byteTracer, muxTracer, noopTracer, keccak256PreimageTracer or
   * erc7562Tracer; struct logs when left out. Any other text is the source of a JavaScript tracer, which only a
   * server with debug.js-tracers runs.
   */
  readonly tracer?: string | null | undefined;
  /** Options of the tracer; for muxTracer the tracers by name, each with its own options. */
  readonly tracerConfig?:
    | {
        readonly [key: string]: unknown;
      }
    | null
    | undefined;
  /**
   * Longest time of one trace, as Go writes durations: 300ms, 10s, 1m30s; 5s when left out. More than 30s counts
   * as 30s.
   */
  readonly timeout?: string | null | undefined;
  /** Without effect: the node has the state of each block or has pruned it. */
  readonly reexec?: number | null | undefined;
  /** Struct logs show the memory. */
  readonly enableMemory?: boolean | null | undefined;
  /** Struct logs do not show the stack. */
  readonly disableStack?: boolean | null | undefined;
  /** Struct logs do not show storage. */
  readonly disableStorage?: boolean | null | undefined;
  /** Struct logs show what the last call returned. */
  readonly enableReturnData?: boolean | null | undefined;
  /** Bytes of struct logs after which the list of instructions ends; 0 or left out for no limit of the request. */
  readonly limit?: number | null | undefined;
  /** Accounts to change before the call. */
  readonly stateOverrides?: StateOverrides | null | undefined;
  /** Fields of the block to change before the call. */
  readonly blockOverrides?: BlockOverrides | null | undefined;
  /** The call runs on the state after this many transactions of the block; after the whole block when left out. */
  readonly txIndex?: Uint64Input | null | undefined;
}
/** How a trace is made. Fields that are not listed are ignored. */
export interface TraceConfig {
  /**
   * callTracer, flatCallTracer, prestateTracer, 4byteTracer, muxTracer, noopTracer, keccak256PreimageTracer or
   * erc7562Tracer; struct logs when left out. Any other text is the source of a JavaScript tracer, which only a
   * server with debug.js-tracers runs.
   */
  readonly tracer?: string | null | undefined;
  /** Options of the tracer; for muxTracer the tracers by name, each with its own options. */
  readonly tracerConfig?:
    | {
        readonly [key: string]: unknown;
      }
    | null
    | undefined;
  /**
   * Longest time of one trace, as Go writes durations: 300ms, 10s, 1m30s; 5s when left out. More than 30s counts
   * as 30s.
   */
  readonly timeout?: string | null | undefined;
  /** Without effect: the node has the state of each block or has pruned it. */
  readonly reexec?: number | null | undefined;
  /** Struct logs show the memory. */
  readonly enableMemory?: boolean | null | undefined;
  /** Struct logs do not show the stack. */
  readonly disableStack?: boolean | null | undefined;
  /** Struct logs do not show storage. */
  readonly disableStorage?: boolean | null | undefined;
  /** Struct logs show what the last call returned. */
  readonly enableReturnData?: boolean | null | undefined;
  /** Bytes of struct logs after which the list of instructions ends; 0 or left out for no limit of the request. */
  readonly limit?: number | null | undefined;
}
/** A call of a transaction. */
export interface TraceEntry {
  /** CALL, STATICCALL, DELEGATECALL, CALLCODE, CREATE, CREATE2 or SELFDESTRUCT. */
  readonly type: string;
  /** 0 for the transaction itself. */
  readonly depth: Integer;
  readonly from: Address;
  /** null for a creation that failed. */
  readonly to: Address | null;
  /** Wei; null for calls that cannot carry value. */
  readonly value: Quantity | null;
  readonly input: Data;
  readonly output: Data;
}
/** Which frames match. Fields that are not listed are ignored. */
export interface TraceFilter {
  /** First block; the chain's first when left out. */
  readonly fromBlock?: BlockNumberOrTag | null | undefined;
  /** Last block; the newest when left out. */
  readonly toBlock?: BlockNumberOrTag | null | undefined;
  /** Senders; any when left out or empty. Of a selfdestruct, the contract. */
  readonly fromAddress?: AddressOrList | null | undefined;
  /** Recipients and created contracts; any when left out or empty. Of a selfdestruct, who gets the balance. */
  readonly toAddress?: AddressOrList | null | undefined;
  /**
   * intersection, the default: where fromAddress and toAddress are both given, both must match. union: one is
   * enough.
   */
  readonly mode?: 'intersection' | 'union' | null | undefined;
  /** Matching frames to leave out first. */
  readonly after?: IntegerInput | null | undefined;
  /** Most frames to return. */
  readonly count?: IntegerInput | null | undefined;
}
/** What the index by address holds. */
export interface TraceIndexState {
  /** The traced blocks, ascending; the newest 1000 ranges. */
  readonly ranges: ReadonlyArray<IndexedRange>;
  /** How many older ranges are not listed. */
  readonly omittedRanges: Integer;
  /** How many blocks are traced. */
  readonly blocks: Quantity;
  /** How far it is filled. */
  readonly filling: IndexFilling;
  /** Bytes of the traces that are kept. */
  readonly bytes: Quantity;
}
/** What an execution did. */
export interface TraceResults {
  /** What the execution returned; the code of a contract that it created; the revert bytes. */
  readonly output: Data;
  /** null unless asked for. */
  readonly stateDiff: StateDifference | null;
  /** The frames in the order in which they began; empty unless asked for. */
  readonly trace: ReadonlyArray<ParityTrace>;
  /** null unless asked for. */
  readonly vmTrace: VmTrace | null;
}
/** A transaction of type 0, 1, 2 or 4, according to its type field. */
export type Transaction = LegacyTransaction | AccessListTransaction | DynamicFeeTransaction | SetCodeTransaction;
/** A transaction to sign. from is required; fields that are not listed are ignored. */
export interface TransactionObject {
  readonly from: AddressInput;
  /** Recipient; null or left out for a contract creation. */
  readonly to?: AddressInput | null | undefined;
  /** Gas limit; the estimate when left out. */
  readonly gas?: Uint64Input | null | undefined;
  /** Another name of gas. Refused when both are given and differ. */
  readonly gasLimit?: Uint64Input | null | undefined;
  /** Wei per gas. Not together with maxFeePerGas or maxPriorityFeePerGas. */
  readonly gasPrice?: QuantityInput | null | undefined;
  /** Highest total price, wei per gas (EIP-1559). */
  readonly maxFeePerGas?: QuantityInput | null | undefined;
  /** Highest tip, wei per gas (EIP-1559). */
  readonly maxPriorityFeePerGas?: QuantityInput | null | undefined;
  /** Wei sent along. */
  readonly value?: QuantityInput | null | undefined;
  /** Call data, the older name of input. Refused when both are given and differ. */
  readonly data?: DataInput | null | undefined;
  /** Call data. */
  readonly input?: DataInput | null | undefined;
  /** Nonce of the sender; the next one when left out. */
  readonly nonce?: Uint64Input | null | undefined;
  /** EIP-155 chain id; refused when it is not this chain's. */
  readonly chainId?: QuantityInput | null | undefined;
  /**
   * Transaction type: 0x0, 0x1, 0x2 or 0x4. Fields that the type does not have are refused. Derived from the other
   * fields when left out.
   */
  readonly type?: Uint64Input | null | undefined;
  /** EIP-2930 access list. */
  readonly accessList?: AccessListInput | null | undefined;
  /** EIP-7702 authorizations. */
  readonly authorizationList?: ReadonlyArray<AuthorizationInput> | null | undefined;
  /** EIP-4844 blob hashes; refused, because the chain accepts no blobs. */
  readonly blobVersionedHashes?: ReadonlyArray<HashInput> | null | undefined;
}
/** Which receipts to send. */
export interface TransactionReceiptsOptions {
  /** Only the receipts of these transactions; all when left out or empty. */
  readonly transactionHashes?: ReadonlyArray<HashInput> | null | undefined;
}
/** Transactions that touch an address, newest first. */
export interface TransactionSearchPage {
  readonly txs: ReadonlyArray<Transaction>;
  readonly receipts: ReadonlyArray<DatedReceipt>;
  /** Whether no newer transactions exist. */
  readonly firstPage: boolean;
  /** Whether no older transactions exist. */
  readonly lastPage: boolean;
}
/**
 * A transaction with what is known of it. Every field may be left out or null; fields that are not listed are
 * ignored.
 */
export interface TransactionToFill {
  /** Sender; the zero address when left out. */
  readonly from?: AddressInput | null | undefined;
  /** Recipient; null or left out for a contract creation. */
  readonly to?: AddressInput | null | undefined;
  /** Gas limit; the estimate when left out. */
  readonly gas?: Uint64Input | null | undefined;
  /** Another name of gas. Refused when both are given and differ. */
  readonly gasLimit?: Uint64Input | null | undefined;
  /** Wei per gas. Not together with maxFeePerGas or maxPriorityFeePerGas. */
  readonly gasPrice?: QuantityInput | null | undefined;
  /** Highest total price, wei per gas (EIP-1559). */
  readonly maxFeePerGas?: QuantityInput | null | undefined;
  /** Highest tip, wei per gas (EIP-1559). */
  readonly maxPriorityFeePerGas?: QuantityInput | null | undefined;
  /** Highest price of blob gas (EIP-4844); without effect, because the chain accepts no blobs. */
  readonly maxFeePerBlobGas?: QuantityInput | null | undefined;
  /** Wei sent along. */
  readonly value?: QuantityInput | null | undefined;
  /** Call data, the older name of input. Refused when both are given and differ. */
  readonly data?: DataInput | null | undefined;
  /** Call data. */
  readonly input?: DataInput | null | undefined;
  /** Nonce of the sender; the next one when left out. */
  readonly nonce?: Uint64Input | null | undefined;
  /** EIP-155 chain id; refused when it is not this chain's. */
  readonly chainId?: QuantityInput | null | undefined;
  /** Transaction type; derived from the other fields when left out. */
  readonly type?: Uint64Input | null | undefined;
  /** EIP-2930 access list. */
  readonly accessList?: AccessListInput | null | undefined;
  /** EIP-7702 authorizations. */
  readonly authorizationList?: ReadonlyArray<AuthorizationInput> | null | undefined;
  /** EIP-4844 blob hashes. */
  readonly blobVersionedHashes?: ReadonlyArray<HashInput> | null | undefined;
}
/** The trace of one transaction of a block; result or error is absent. */
export interface TransactionTrace {
  readonly txHash: Hash;
  readonly result?: Trace;
  /** Why there is no trace. */
  readonly error?: string;
}
/** EIP-2718 type: 0x0 legacy, 0x1 access list, 0x2 dynamic fee, 0x4 set code. */
export type TransactionType = '0x0' | '0x1' | '0x2' | '0x4';
/** Transactions of one sender by nonce, lowest first. */
export type TransactionsByNonce = {
  readonly [key: DecimalNonce]: Transaction;
};
/** Transactions by sender and nonce. */
export type TransactionsBySender = {
  readonly [key: ChecksumAddress]: TransactionsByNonce;
};
/** The pending and queued transactions. */
export interface TxpoolContent {
  /** Transactions that can be in the next block. */
  readonly pending: TransactionsBySender;
  /** Transactions that wait for a lower nonce of the same sender. */
  readonly queued: TransactionsBySender;
}
/** The pending and queued transactions of one sender. */
export interface TxpoolContentFrom {
  /** Transactions that can be in the next block. */
  readonly pending: TransactionsByNonce;
  /** Transactions that wait for a lower nonce. */
  readonly queued: TransactionsByNonce;
}
/** The pending and queued transactions, one line each. */
export interface TxpoolInspection {
  /** Transactions that can be in the next block. */
  readonly pending: LinesBySender;
  /** Transactions that wait for a lower nonce of the same sender. */
  readonly queued: LinesBySender;
}
/** Numbers of pending and queued transactions. */
export interface TxpoolStatus {
  /** Transactions that can be in the next block. */
  readonly pending: Quantity;
  /** Transactions that wait for a lower nonce of the same sender. */
  readonly queued: Quantity;
}
/** Data with its types (EIP-712). Fields that are not listed are ignored. */
export interface TypedData {
  /**
   * The fields of each type by its name: lists of name and type. EIP712Domain may be left out; its fields are then
   * those of the domain.
   */
  readonly types: {
    readonly [key: string]: unknown;
  };
  /** Type of the message. */
  readonly primaryType: string;
  /** What the signature is for. */
  readonly domain: {
    readonly [key: string]: unknown;
  };
  /** The data. */
  readonly message: {
    readonly [key: string]: unknown;
  };
}
/** JSON text of typed data. */
export type TypedDataText = string;
/** Unsigned integer of at most 64 bits in hex, either case, prefix 0x, no leading zeros. */
export type Uint64Input = bigint;
/**
 * A transaction with every field but its sender and its place in a block. Before it is signed, the signature
 * fields are zero.
 */
export interface UnsignedTransaction {
  readonly type: TransactionType;
  readonly chainId?: Quantity;
  readonly nonce: Quantity;
  readonly to: Address | null;
  readonly gas: Quantity;
  /** null for types 2 and 4. */
  readonly gasPrice: Quantity | null;
  readonly maxFeePerGas?: Quantity;
  readonly maxPriorityFeePerGas?: Quantity;
  readonly value: Quantity;
  readonly input: Data;
  readonly accessList?: AccessList;
  readonly authorizationList?: ReadonlyArray<Authorization>;
  readonly v: Quantity;
  readonly r: Quantity;
  readonly s: Quantity;
  readonly yParity?: Quantity;
  readonly hash: Hash;
}
/** What an instruction did. */
export interface VmEffect {
  readonly mem: VmMemory | null;
  /** Items that it left on the stack, the top last. DUP and SWAP show all that they touch. */
  readonly push: ReadonlyArray<Quantity>;
  readonly store: VmStore | null;
  /** Gas that is left after it, and after the call that it made. */
  readonly used: Integer;
}
/** Memory that an instruction wrote, or MLOAD read. */
export interface VmMemory {
  readonly data: Data;
  /** Offset in bytes. */
  readonly off: Integer;
}
/** An instruction that ran. */
export interface VmOperation {
  /** Gas that it costs, with the gas that it hands to a call. */
  readonly cost: Integer;
  /** null for an instruction that failed. */
  readonly ex: VmEffect | null;
  /** Name of the instruction. */
  readonly op: string;
  /** Its offset in the code. */
  readonly pc: Integer;
  /** The code that it called; null where none ran. */
  readonly sub: VmTrace | null;
}
/** A slot that an instruction wrote. */
export interface VmStore {
  readonly key: Quantity;
  readonly val: Quantity;
}
/** The instructions of a piece of code. */
export interface VmTrace {
  readonly code: Data;
  readonly ops: ReadonlyArray<VmOperation>;
}
/** An account of a wallet. */
export interface WalletAccount {
  readonly address: Address;
  /** That of the wallet. */
  readonly url: string;
}
/** Where the server accepts WebSockets. */
export interface WebSocketDetail {
  /** ws:// address with the port on which the server listens. */
  readonly address: string;
}
/** A validator withdrawal; this chain has none. */
export interface Withdrawal {
  readonly index: Quantity;
  readonly validatorIndex: Quantity;
  readonly address: Address;
  readonly amount: Quantity;
}
/** A validator withdrawal. */
export interface WithdrawalInput {
  readonly index: Uint64Input;
  readonly validatorIndex: Uint64Input;
  readonly address: AddressInput;
  readonly amount: Uint64Input;
}
/** Before and after. */
export interface WordChange {
  readonly from: Bytes32;
  readonly to: Bytes32;
}
/** = for no change; + of a new account, - of a removed one, * of one that changed. */
export type WordDifference =
  | '='
  | {
      readonly '+': Bytes32;
    }
  | {
      readonly '-': Bytes32;
    }
  | {
      readonly '*': WordChange;
    };
/** 32 bytes as a hex number or as hex bytes: 1 to 64 digits in either case, leading zeros allowed. */
export type WordInput = Hex;
