// Generated from openrpc.json by `npm run generate`. Do not edit.

/**
 * Hex text of one kind, as the server sends it. Each kind is a type of its own, so that an address is not taken for a
 * hash; `__brand` exists only for the compiler. src/ethereum/hex.ts makes the values. Text from a client is plain hex.
 */
type Scalar<Name extends string> = `0x${string}` & { readonly __brand: Name };

/** An EIP-2930 access list. */
export type AccessList = AccessListEntry[];

/** An address and the storage keys that a transaction accesses at the lower price (EIP-2930). */
export interface AccessListEntry {
  address: Address;
  storageKeys: Bytes32[];
}

/** An address and its storage keys (EIP-2930). Fields that are not listed are ignored. */
export interface AccessListEntryInput {
  address: AddressInput;
  storageKeys: Bytes32Input[];
}

/** An EIP-2930 access list. */
export type AccessListInput = AccessListEntryInput[];

/** The access list of a call and what the call uses with it. */
export interface AccessListResult {
  accessList: AccessList;
  gasUsed: Quantity;
  /** Why the call failed, when it did. */
  error?: string;
}

/** A transaction of type 1 (EIP-2930). */
export interface AccessListTransaction {
  type: '0x1';
  /** null while pending. */
  blockHash: Hash | null;
  /** null while pending. */
  blockNumber: Quantity | null;
  /** Index among the Ethereum transactions of the block; null while pending. */
  transactionIndex: Quantity | null;
  hash: Hash;
  from: Address;
  /** null for a contract creation. */
  to: Address | null;
  nonce: Quantity;
  /** Gas limit. */
  gas: Quantity;
  /** Wei. */
  value: Quantity;
  input: Data;
  /** Wei per gas. */
  gasPrice: Quantity;
  chainId: Quantity;
  accessList: AccessList;
  v: Quantity;
  r: Quantity;
  s: Quantity;
  /** 0x0 or 0x1, the same as v. */
  yParity: Quantity;
}

/** Slots that a call touched. */
export interface AccessedSlots {
  reads: { [key: string]: Hash[] };
  writes: { [key: string]: number };
  transientReads: { [key: string]: number };
  transientWrites: { [key: string]: number };
}

/** How an execution changed an account. An account without balance, nonce and code counts as none. */
export interface AccountDifference {
  balance: QuantityDifference;
  code: DataDifference;
  nonce: QuantityDifference;
  /** Changed slots. Of an account that was there before, each is *. */
  storage: { [key: Bytes32]: WordDifference };
}

/** An account with its code. */
export interface AccountInfo {
  balance: Quantity;
  nonce: Quantity;
  code: Data;
}

/** Changes to one account before the call. state and stateDiff exclude each other. */
export interface AccountOverride {
  nonce?: Uint64Input;
  code?: DataInput;
  balance?: QuantityInput;
  /** The whole storage: every other slot reads zero. */
  state?: StorageOverride;
  /** Single slots; all others stay as they are. */
  stateDiff?: StorageOverride;
  /** Moves the precompiled contract at this account to another address. */
  movePrecompileToAddress?: AddressInput;
}

/** An account as a record of the state tree. */
export interface AccountState {
  balance: Quantity;
  /** Keccak-256 of the code; for an account without code, the hash of no bytes. */
  codeHash: Hash;
  nonce: Quantity;
  /** Always zero: the chain keeps the storage of all contracts in one tree, and has no root for one contract. */
  storageRoot: Hash;
}

/** 20 bytes in lower-case hex: an account or contract address. */
export type Address = Scalar<'Address'>;

/** 20 bytes in hex, either case; a mixed-case checksum (EIP-55) is not verified. */
export type AddressInput = `0x${string}`;

/** One address, or a list; any of them matches. */
export type AddressOrList = AddressInput | AddressInput[];

/** A signed EIP-7702 authorization: the signer lets its account run the code of address. */
export interface Authorization {
  chainId: Quantity;
  address: Address;
  nonce: Quantity;
  yParity: Quantity;
  r: Quantity;
  s: Quantity;
}

/** A signed EIP-7702 authorization. Fields that are not listed are ignored. */
export interface AuthorizationInput {
  chainId: QuantityInput;
  address: AddressInput;
  nonce: Uint64Input;
  yParity: Uint64Input;
  r: QuantityInput;
  s: QuantityInput;
}

/** Blob parameters of a fork. */
export interface BlobSchedule {
  baseFeeUpdateFraction: number;
  max: number;
  target: number;
}

/** A block. */
export interface Block {
  number: Quantity;
  /** The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header. */
  hash: Hash;
  parentHash: Hash;
  nonce: Nonce8;
  mixHash: Hash;
  sha3Uncles: Hash;
  logsBloom: Bytes256;
  /** The application hash in the consensus header: the state before this block. */
  stateRoot: Hash;
  transactionsRoot: Hash;
  receiptsRoot: Hash;
  /** Operator account of the proposer. */
  miner: Address;
  difficulty: Quantity;
  extraData: Data;
  gasLimit: Quantity;
  gasUsed: Quantity;
  /** Seconds since 1970. */
  timestamp: Quantity;
  /** Wei per gas; absent while the chain has no base fee. */
  baseFeePerGas?: Quantity;
  withdrawalsRoot?: Hash;
  blobGasUsed?: Quantity;
  excessBlobGas?: Quantity;
  parentBeaconBlockRoot?: Hash;
  requestsHash?: Hash;
  totalDifficulty: Quantity;
  /** Bytes of the encoded block. */
  size: Quantity;
  /** Hashes, or whole transactions when asked for. */
  transactions: (Hash | Transaction)[];
  /** Always empty. */
  uncles: Hash[];
  /** Always empty. */
  withdrawals?: Withdrawal[];
}

/** A block by its hash (EIP-1898). */
export interface BlockByHash {
  blockHash: HashInput;
  /** Accepted, but without effect: every block of this chain is canonical. */
  requireCanonical?: boolean;
}

/** A block by its number (EIP-1898). */
export interface BlockByNumber {
  blockNumber: BlockNumberOrTag;
  /** Accepted, but without effect: every block of this chain is canonical. */
  requireCanonical?: boolean;
}

/** A block, and what it earned. */
export interface BlockDetails {
  block: BlockWithoutTransactions;
  issuance: Issuance;
  /** Fees of all transactions, wei. */
  totalFees: Quantity;
}

/** A block without its transactions and uncles. */
export interface BlockHead {
  number: Quantity;
  /** The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header. */
  hash: Hash;
  parentHash: Hash;
  nonce: Nonce8;
  mixHash: Hash;
  sha3Uncles: Hash;
  logsBloom: Bytes256;
  /** The application hash in the consensus header: the state before this block. */
  stateRoot: Hash;
  transactionsRoot: Hash;
  receiptsRoot: Hash;
  /** Operator account of the proposer. */
  miner: Address;
  difficulty: Quantity;
  extraData: Data;
  gasLimit: Quantity;
  gasUsed: Quantity;
  /** Seconds since 1970. */
  timestamp: Quantity;
  /** Wei per gas; absent while the chain has no base fee. */
  baseFeePerGas?: Quantity;
  withdrawalsRoot?: Hash;
  blobGasUsed?: Quantity;
  excessBlobGas?: Quantity;
  parentBeaconBlockRoot?: Hash;
  requestsHash?: Hash;
  totalDifficulty: Quantity;
  /** Bytes of the encoded block. */
  size: Quantity;
  /** Always empty. */
  withdrawals?: Withdrawal[];
}

/** A block number or a tag. */
export type BlockNumberOrTag = Uint64Input | BlockTag;

/** Changes to the block that a call sees. */
export interface BlockOverrides {
  number?: QuantityInput;
  /** Seconds since 1970. */
  time?: Uint64Input;
  gasLimit?: Uint64Input;
  feeRecipient?: AddressInput;
  prevRandao?: WordInput;
  difficulty?: QuantityInput;
  baseFeePerGas?: QuantityInput;
  blobBaseFee?: QuantityInput;
  beaconRoot?: HashInput;
  withdrawals?: WithdrawalInput[];
}

/** A block with some of its transactions. */
export interface BlockPage {
  number: Quantity;
  /** The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header. */
  hash: Hash;
  parentHash: Hash;
  nonce: Nonce8;
  mixHash: Hash;
  sha3Uncles: Hash;
  /** Left out. */
  logsBloom: null;
  /** The application hash in the consensus header: the state before this block. */
  stateRoot: Hash;
  transactionsRoot: Hash;
  receiptsRoot: Hash;
  /** Operator account of the proposer. */
  miner: Address;
  difficulty: Quantity;
  extraData: Data;
  gasLimit: Quantity;
  gasUsed: Quantity;
  /** Seconds since 1970. */
  timestamp: Quantity;
  /** Wei per gas; absent while the chain has no base fee. */
  baseFeePerGas?: Quantity;
  withdrawalsRoot?: Hash;
  blobGasUsed?: Quantity;
  excessBlobGas?: Quantity;
  parentBeaconBlockRoot?: Hash;
  requestsHash?: Hash;
  totalDifficulty: Quantity;
  /** Bytes of the encoded block. */
  size: Quantity;
  /** Always empty. */
  uncles: Hash[];
  /** Always empty. */
  withdrawals?: Withdrawal[];
  /** Transactions of the whole block. */
  transactionCount: number;
  /** The page, in block order; of their input only the first four bytes. */
  transactions: Transaction[];
}

/** A block: number, tag, block hash, or EIP-1898 object. */
export type BlockParameter = BlockNumberOrTag | HashInput | BlockByHash | BlockByNumber;

/** A block range that would fit. */
export interface BlockRange {
  from: Quantity;
  to: Quantity;
}

/** A block by number and hash. */
export interface BlockReference {
  number: Quantity;
  hash: Hash;
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
  fullblock: BlockPage;
  receipts: ReceiptWithoutLogs[];
}

/** A block without its transactions and its bloom filter. */
export interface BlockWithoutTransactions {
  number: Quantity;
  /** The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header. */
  hash: Hash;
  parentHash: Hash;
  nonce: Nonce8;
  mixHash: Hash;
  sha3Uncles: Hash;
  /** Left out. */
  logsBloom: null;
  /** The application hash in the consensus header: the state before this block. */
  stateRoot: Hash;
  transactionsRoot: Hash;
  receiptsRoot: Hash;
  /** Operator account of the proposer. */
  miner: Address;
  difficulty: Quantity;
  extraData: Data;
  gasLimit: Quantity;
  gasUsed: Quantity;
  /** Seconds since 1970. */
  timestamp: Quantity;
  /** Wei per gas; absent while the chain has no base fee. */
  baseFeePerGas?: Quantity;
  withdrawalsRoot?: Hash;
  blobGasUsed?: Quantity;
  excessBlobGas?: Quantity;
  parentBeaconBlockRoot?: Hash;
  requestsHash?: Hash;
  totalDifficulty: Quantity;
  /** Bytes of the encoded block. */
  size: Quantity;
  /** Always empty. */
  uncles: Hash[];
  /** Always empty. */
  withdrawals?: Withdrawal[];
  /** Transactions of the whole block. */
  transactionCount: number;
}

/**
 * Changes to the block that the calls of a bundle see, under Erigon's names or geth's. Fields that are not
 * listed are ignored.
 */
export interface BundleBlockOverride {
  number?: QuantityInput | null;
  blockNumber?: QuantityInput | null;
  time?: Uint64Input | null;
  timestamp?: Uint64Input | null;
  gasLimit?: Uint64Input | null;
  feeRecipient?: AddressInput | null;
  coinbase?: AddressInput | null;
  prevRandao?: WordInput | null;
  random?: WordInput | null;
  difficulty?: QuantityInput | null;
  baseFeePerGas?: QuantityInput | null;
  baseFee?: QuantityInput | null;
  blobBaseFee?: QuantityInput | null;
}

/** 256 bytes in lower-case hex: the bloom filter of logs. */
export type Bytes256 = Scalar<'Bytes256'>;

/** 32 bytes in lower-case hex: a word of contract storage, or the key of one. */
export type Bytes32 = Scalar<'Bytes32'>;

/** 32 bytes in hex, either case: a storage key or a storage word. */
export type Bytes32Input = `0x${string}`;

/** 4 bytes in lower-case hex. */
export type Bytes4 = Scalar<'Bytes4'>;

/** Calls that are traced one after the other. Each finds what those before it changed. */
export interface CallBundle {
  transactions: CallObject[];
  /** Changes to the block for all calls of the bundle. */
  blockOverride?: BundleBlockOverride | null;
}

/** Result of callTracer: a call with the calls that it made. */
export interface CallFrame {
  from: Address;
  /** Gas that the call was given; of the first, the gas limit. */
  gas: Quantity;
  /** Of the first call, what the receipt says. */
  gasUsed: Quantity;
  /** Absent for a creation that failed. */
  to?: Address;
  input: Data;
  /** Absent when empty. */
  output?: Data;
  /** Why the call failed. */
  error?: string;
  /** Text of a revert with a reason. */
  revertReason?: string;
  calls?: CallFrame[];
  /** With withLog. Calls that failed have none. */
  logs?: CallFrameLog[];
  /** Absent for STATICCALL. */
  value?: Quantity;
  /** The instruction that made the call. */
  type: 'CALL' | 'CALLCODE' | 'DELEGATECALL' | 'STATICCALL' | 'CREATE' | 'CREATE2' | 'SELFDESTRUCT';
}

/** A log of a call. */
export interface CallFrameLog {
  address: Address;
  topics: Hash[];
  data: Data;
  /** Number of calls that the frame made before the log. */
  position: Quantity;
}

/** A message call. Every field may be left out or null; fields that are not listed are ignored. */
export interface CallObject {
  /** Sender; the zero address when left out. */
  from?: AddressInput | null;
  /** Recipient; null or left out for a contract creation. */
  to?: AddressInput | null;
  /** Gas limit; the server's gas cap when left out. */
  gas?: Uint64Input | null;
  /** Wei per gas. Not together with maxFeePerGas or maxPriorityFeePerGas. */
  gasPrice?: QuantityInput | null;
  /** Highest total price, wei per gas (EIP-1559). */
  maxFeePerGas?: QuantityInput | null;
  /** Highest tip, wei per gas (EIP-1559). */
  maxPriorityFeePerGas?: QuantityInput | null;
  /** Highest price of blob gas (EIP-4844); without effect, because the chain accepts no blobs. */
  maxFeePerBlobGas?: QuantityInput | null;
  /** Wei sent along. */
  value?: QuantityInput | null;
  /** Call data, the older name of input. Refused when both are given and differ. */
  data?: DataInput | null;
  /** Call data. */
  input?: DataInput | null;
  /** Nonce of the sender. */
  nonce?: Uint64Input | null;
  /** EIP-155 chain id; refused when it is not this chain's. */
  chainId?: QuantityInput | null;
  /** Transaction type; derived from the other fields when left out. */
  type?: Uint64Input | null;
  /** EIP-2930 access list. */
  accessList?: AccessListInput | null;
  /** EIP-7702 authorizations. */
  authorizationList?: AuthorizationInput[] | null;
  /** EIP-4844 blob hashes. */
  blobVersionedHashes?: HashInput[] | null;
}

/** Where the calls begin. */
export interface CallStateContext {
  /** The block; latest when left out. */
  blockNumber?: BlockParameter | null;
  /** The calls run on the state after this many transactions of the block; -1 or left out for the whole block. */
  transactionIndex?: number | null;
}

/** A list of two: a call, and which traces to make of it. */
export type CallWithTraceTypes = (CallObject | ('trace' | 'stateDiff' | 'vmTrace')[])[];

/** For each kind of data, the blocks for which the server has it. */
export interface Capabilities {
  head: BlockReference;
  state: ResourceCapability;
  tx: ResourceCapability;
  logs: ResourceCapability;
  receipts: ResourceCapability;
  blocks: ResourceCapability;
  stateproofs: ResourceCapability;
}

/** The chain's own response to a transaction. */
export interface ChainRefusal {
  code: number;
  codespace: string;
  log: string;
}

/** 20 bytes in hex whose upper-case letters are a checksum (EIP-55). */
export type ChecksumAddress = Scalar<'ChecksumAddress'>;

/** Settings of the current, the next and the last known fork (EIP-7910). */
export interface Config {
  current: ForkConfig;
  /** null when none is scheduled. */
  next: ForkConfig | null;
  /** null when none is scheduled. */
  last: ForkConfig | null;
}

/** Who created a contract. */
export interface ContractCreator {
  /** Hash of the transaction. */
  hash: Hash;
  /** The account or contract that ran the creation. */
  creator: Address;
}

/** The size of a contract when it was first touched, and the instruction that did so. */
export interface ContractSize {
  contractSize: number;
  opcode: number;
}

/** Bytes in hex, prefix 0x, lower case, two digits each; 0x is empty. */
export type Data = Scalar<'Data'>;

/** Before and after. */
export interface DataChange {
  from: Data;
  to: Data;
}

/** = for no change; + of a new account, - of a removed one, * of one that changed. */
export type DataDifference =
  | '='
  | {
      '+': Data;
    }
  | {
      '-': Data;
    }
  | {
      '*': DataChange;
    };

/** Bytes in hex, either case, prefix 0x, two digits each; 0x is empty. */
export type DataInput = `0x${string}`;

/** The outcome of a transaction, and when it was. */
export interface DatedReceipt {
  type: TransactionType;
  status: ReceiptStatus;
  blockHash: Hash;
  blockNumber: Quantity;
  transactionHash: Hash;
  transactionIndex: Quantity;
  from: Address;
  /** null for a contract creation. */
  to: Address | null;
  /** The address of the created contract, even if the creation failed; null for other transactions. */
  contractAddress: Address | null;
  gasUsed: Quantity;
  /** Gas used in the block up to and including this transaction, by all transactions of the chain. */
  cumulativeGasUsed: Quantity;
  /** Wei per gas paid. */
  effectiveGasPrice: Quantity;
  logs: Logs;
  logsBloom: Bytes256;
  /** Seconds since the epoch. */
  timestamp: number;
}

/** A nonce in decimal. */
export type DecimalNonce = string;

/** What a development chain reports about itself, as anvil 1.7.1 returns it. */
export interface DevelopmentMetadata {
  /** As web3_clientVersion returns it. */
  clientVersion: string;
  /** The version of Halley. */
  clientSemver: string;
  /** Empty: the commit is not known. */
  clientCommitSha: string;
  /** EIP-155 number; 2^53 and more lose their last digits, as in any JSON number. */
  chainId: number;
  /** Random; another one after each start and each anvil_reset. */
  instanceId: Hash;
  latestBlockNumber: number;
  latestBlockHash: Hash;
  /** The forked network; null without one. */
  forkedNetwork: ForkedNetwork | null;
  /** Id of each snapshot to the number and the hash of its block. */
  snapshots: { [key: string]: (number | Hash)[] };
}

/** How a development chain is set up, as anvil 1.7.1 returns it. */
export interface DevelopmentNodeInfo {
  currentBlockNumber: Quantity;
  /** Seconds since 1970. */
  currentBlockTimestamp: number;
  currentBlockHash: Hash;
  /** The newest active fork, such as Prague. */
  hardFork: string;
  /** fees: best-paid first; fifo: in order of arrival. */
  transactionOrder: 'fees' | 'fifo';
  environment: {
    /** Of the next block. */
    baseFee: Quantity;
    chainId: number;
    /** Of the next block. */
    gasLimit: Quantity;
    gasPrice: Quantity;
  };
  /** The forked network; each member is null without one. */
  forkConfig: {
    forkUrl: string | null;
    forkBlockNumber: number | null;
    forkRetryBackoff: number | null;
  };
}

/** A transaction of type 2 (EIP-1559). */
export interface DynamicFeeTransaction {
  type: '0x2';
  /** null while pending. */
  blockHash: Hash | null;
  /** null while pending. */
  blockNumber: Quantity | null;
  /** Index among the Ethereum transactions of the block; null while pending. */
  transactionIndex: Quantity | null;
  hash: Hash;
  from: Address;
  /** null for a contract creation. */
  to: Address | null;
  nonce: Quantity;
  /** Gas limit. */
  gas: Quantity;
  /** Wei. */
  value: Quantity;
  input: Data;
  /** Wei per gas: what was paid once mined, maxFeePerGas while pending. */
  gasPrice: Quantity;
  maxFeePerGas: Quantity;
  maxPriorityFeePerGas: Quantity;
  chainId: Quantity;
  accessList: AccessList;
  v: Quantity;
  r: Quantity;
  s: Quantity;
  /** 0x0 or 0x1, the same as v. */
  yParity: Quantity;
}

/** Result of erc7562Tracer: a call with what the rules of ERC-7562 look at. */
export interface Erc7562Frame {
  from: Address;
  /** Gas that the call was given; of the first, the gas limit. */
  gas: Quantity;
  /** Of the first call, what the receipt says. */
  gasUsed: Quantity;
  /** Absent for a creation that failed. */
  to?: Address;
  input: Data;
  /** Absent when empty. */
  output?: Data;
  /** Why the call failed. */
  error?: string;
  /** Text of a revert with a reason. */
  revertReason?: string;
  logs?: CallFrameLog[];
  value?: Quantity;
  accessedSlots: AccessedSlots;
  extCodeAccessInfo: Address[];
  /** How often each instruction ran, by its number. */
  usedOpcodes: { [key: string]: number };
  contractSize: { [key: Address]: ContractSize };
  outOfGas: boolean;
  keccak?: Data[];
  calls?: Erc7562Frame[];
  type: string;
}

/** At most 32 bytes in hex, either case, prefix 0x, two digits each. */
export type ExtraDataInput = `0x${string}`;

/** Fees of a range of blocks, oldest first. */
export interface FeeHistory {
  oldestBlock: Quantity;
  /** One per block and one for the block after the range; 0x0 while the chain has no base fee. */
  baseFeePerGas: Quantity[];
  /** gasUsed / gasLimit, one per block. */
  gasUsedRatio: number[];
  /** One per block and one for the block after the range; always 0x1, the lowest price. */
  baseFeePerBlobGas: Quantity[];
  /** One per block; always 0. */
  blobGasUsedRatio: number[];
  /** For each block, the tip at each requested percentile; absent when no percentile was requested. */
  reward?: Quantity[][];
}

/** A filled transaction and its encoding for signing. */
export interface FilledTransaction {
  /** RLP encoding with an empty signature. */
  raw: Data;
  tx: UnsignedTransaction;
}

/** Which logs match. Fields that are not listed are ignored. */
export interface Filter {
  /** First block; latest when left out. */
  fromBlock?: BlockNumberOrTag | null;
  /** Last block; latest when left out. */
  toBlock?: BlockNumberOrTag | null;
  /** Contracts whose logs match; all when left out. */
  address?: AddressOrList | null;
  /** Conditions on the topics, by position. */
  topics?: TopicFilter[] | null;
  /** Only this block; not together with fromBlock or toBlock (EIP-234). */
  blockHash?: HashInput | null;
  /** Another spelling of blockHash. */
  blockhash?: HashInput | null;
}

/** Only logs, only block hashes or only transaction hashes. */
export type FilterChanges = (Log | Hash)[];

/** A random 128-bit number without leading zeros, in lower-case hex: names a filter. */
export type FilterId = Scalar<'FilterId'>;

/** The id of a filter: 1 to 64 hex digits, prefix 0x. Neither the case of the digits nor leading zeros matter. */
export type FilterIdInput = `0x${string}`;

/** What a call was asked to do. */
export interface FlatCallAction {
  callType?: string;
  creationMethod?: string;
  from?: Address;
  to?: Address;
  gas?: Quantity;
  input?: Data;
  init?: Data;
  value?: Quantity;
  /** The account that destructs itself. */
  address?: Address;
  refundAddress?: Address;
  balance?: Quantity;
}

/** What a call did. */
export interface FlatCallResult {
  address?: Address;
  code?: Data;
  gasUsed?: Quantity;
  output?: Data;
}

/** Result of flatCallTracer, a list of these: one call, in the shape of OpenEthereum. */
export interface FlatCallTrace {
  action: FlatCallAction;
  blockHash: Hash | null;
  blockNumber: number;
  error?: string;
  /** Absent for a call that failed. */
  result?: FlatCallResult | null;
  subtraces: number;
  traceAddress: number[];
  transactionHash: Hash | null;
  transactionPosition: number;
  type: string;
}

/** Settings of one fork (EIP-7910). */
export interface ForkConfig {
  /** Seconds since 1970; 0 when active from the first block. */
  activationTime: number;
  /** null: the chain accepts no blobs. */
  blobSchedule: BlobSchedule | null;
  chainId: Quantity;
  /** EIP-6122 fork hash. */
  forkId: Bytes4;
  precompiles: NamedAddresses;
  systemContracts: NamedAddresses;
}

/** The network that a development chain forked, and the block that it begins after. */
export interface ForkedNetwork {
  chainId: number;
  forkBlockNumber: number;
  forkBlockHash: Hash;
}

/** A network and one of its blocks. Fields that are not listed are ignored. */
export interface Forking {
  /** URL of its JSON-RPC server; the network that is forked already when left out. */
  jsonRpcUrl?: string | null;
  /** Number of the block; the newest when left out. */
  blockNumber?: LenientInteger | null;
}

/**
 * Result of 4byteTracer: how often each selector was called with arguments of this size, by selector and bytes
 * of arguments (0xa9059cbb-64).
 */
export type FourByteTrace = { [key: string]: number };

/** Wei per gas in hex, below 2^128, prefix 0x, no leading zeros. */
export type GasPriceInput = `0x${string}`;

/** Garbage collections of the main thread since the service started, with Go's names. */
export interface GcStatistics {
  /** When the last one ended; 0001-01-01T00:00:00Z before the first. */
  LastGC: string;
  /** How many there were. */
  NumGC: number;
  /** Nanoseconds that all of them took. */
  PauseTotal: number;
  /** Nanoseconds of each, newest first, at most 256. */
  Pause: number[];
  /** When each of them ended, newest first. */
  PauseEnd: string[];
}

/** 32 bytes in lower-case hex: a block hash, a transaction hash, a root, or a log topic. */
export type Hash = Scalar<'Hash'>;

/** 32 bytes in hex, either case. */
export type HashInput = `0x${string}`;

/** A block header. */
export interface Header {
  number: Quantity;
  /** The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header. */
  hash: Hash;
  parentHash: Hash;
  nonce: Nonce8;
  mixHash: Hash;
  sha3Uncles: Hash;
  logsBloom: Bytes256;
  /** The application hash in the consensus header: the state before this block. */
  stateRoot: Hash;
  transactionsRoot: Hash;
  receiptsRoot: Hash;
  /** Operator account of the proposer. */
  miner: Address;
  difficulty: Quantity;
  extraData: Data;
  gasLimit: Quantity;
  gasUsed: Quantity;
  /** Seconds since 1970. */
  timestamp: Quantity;
  /** Wei per gas; absent while the chain has no base fee. */
  baseFeePerGas?: Quantity;
  withdrawalsRoot?: Hash;
  blobGasUsed?: Quantity;
  excessBlobGas?: Quantity;
  parentBeaconBlockRoot?: Hash;
  requestsHash?: Hash;
}

/** A space of V8's heap, in bytes. */
export interface HeapSpace {
  name: string;
  size: number;
  used: number;
  available: number;
  physical: number;
}

/** How far a part of the index is filled. Blocks are added newest first. */
export interface IndexFilling {
  /**
   * off: nothing adds the missing blocks. working: blocks are added. retrying: the last attempt failed, and there
   * will be another one. full: there is no room for the missing blocks. impossible: the node did not keep the
   * results of the missing blocks, because of discard_abci_responses = true in its config.toml. finished: no block
   * is missing.
   */
  state: 'off' | 'working' | 'retrying' | 'full' | 'impossible' | 'finished';
  /**
   * The block at which it ends. The node has pruned blocks below it, or there are none; null before the first
   * block.
   */
  target: Quantity | null;
  /** The highest block that is to be added; null for none. */
  next: Quantity | null;
  /** How many blocks are to be added. */
  missing: Quantity;
  /** Blocks that were added per second in the last ten seconds; null when none were. */
  blocksPerSecond: number | null;
  /** How many seconds the missing blocks will take at this rate; null when none were added. */
  secondsLeft: number | null;
}

/** What the index of blocks holds, and how far its filling is. */
export interface IndexState {
  /** The newest block that is served; null before the first block. */
  head: Quantity | null;
  /** The oldest block that can be served, from the index or from the node; null before the first block. */
  earliest: Quantity | null;
  /** The stored blocks, ascending; the newest 1000 ranges. */
  ranges: IndexedRange[];
  /** How many older ranges are not listed. */
  omittedRanges: number;
  /** How many blocks are stored. */
  blocks: Quantity;
  /** How far the blocks below the head are stored. */
  backfill: IndexFilling;
  /** Transactions of all stored blocks. */
  transactions: Quantity;
  /** Transactions that could not be decoded and are missing from their blocks. */
  undecodable: Quantity;
  /** Bytes on disk. */
  bytes: Quantity;
  /** The log index; null when index.logs is off. */
  logs: LogIndexState | null;
  /** The index by address; null when trace.index is off. */
  traces: TraceIndexState | null;
}

/** Consecutive blocks of the index. */
export interface IndexedRange {
  /** The first block. */
  from: Quantity;
  /** The last block. */
  to: Quantity;
}

/** A hex quantity, or the same number as a JSON integer. */
export type IntegerInput = Uint64Input | number;

/** Identifies the request in the server's log. */
export interface InternalErrorDetail {
  requestId: string;
}

/** What a call inside a transaction did with value or code. */
export interface InternalOperation {
  /** 0 for a transfer, 1 for a selfdestruct, 2 for a creation, 3 for a creation with CREATE2. */
  type: number;
  from: Address;
  to: Address;
  /** Wei. */
  value: Quantity;
}

/** Which parameter is wrong, and what would be valid. */
export interface InvalidParamsDetail {
  /** Path to the wrong value, such as filter.topics[1]. */
  path: string;
  /** Components or rules; any of them would be valid. */
  expected: string[];
}

/** New tokens of a block; zeros, because the EVM of these chains issues none. */
export interface Issuance {
  blockReward: Quantity;
  uncleReward: Quantity;
  issuance: Quantity;
}

/** Result of keccak256PreimageTracer: hashed bytes by their hash. */
export type Keccak256PreimageTrace = { [key: Hash]: Data };

/** A key of the key store, or a paired wallet, and where it is kept. */
export interface KeyWallet {
  /** keystore:// and the absolute path of the file, or the URL of a paired wallet. */
  url: string;
  status: 'Locked' | 'Unlocked';
  accounts: WalletAccount[];
}

/** A transaction of type 0. */
export interface LegacyTransaction {
  type: '0x0';
  /** null while pending. */
  blockHash: Hash | null;
  /** null while pending. */
  blockNumber: Quantity | null;
  /** Index among the Ethereum transactions of the block; null while pending. */
  transactionIndex: Quantity | null;
  hash: Hash;
  from: Address;
  /** null for a contract creation. */
  to: Address | null;
  nonce: Quantity;
  /** Gas limit. */
  gas: Quantity;
  /** Wei. */
  value: Quantity;
  input: Data;
  /** Wei per gas. */
  gasPrice: Quantity;
  /** Absent when the signature is not bound to a chain (EIP-155). */
  chainId?: Quantity;
  v: Quantity;
  r: Quantity;
  s: Quantity;
}

/**
 * An unsigned integer as development tools write it: hex with prefix 0x, with or without leading zeros; decimal
 * digits; or a JSON integer.
 */
export type LenientInteger = string | number;

/**
 * Position in contract storage as development tools write it: hex with prefix 0x of at most 64 digits, where 0x
 * means 0; decimal digits; or a JSON integer.
 */
export type LenientPosition = string | number;

/** The limit that the request exceeds. */
export interface LimitDetail {
  limit: number;
}

/**
 * One line for each transaction of a sender: recipient in checksum case (or contract creation), wei sent, gas
 * limit, and wei per gas (maxFeePerGas if the transaction has it).
 */
export type LinesByNonce = { [key: DecimalNonce]: string };

/** Lines by sender and nonce. */
export type LinesBySender = { [key: ChecksumAddress]: LinesByNonce };

/** A log entry. */
export interface Log {
  address: Address;
  topics: Hash[];
  data: Data;
  blockNumber: Quantity;
  blockHash: Hash;
  /** Seconds since 1970. */
  blockTimestamp: Quantity;
  transactionHash: Hash;
  transactionIndex: Quantity;
  /** Index among all logs of the block. */
  logIndex: Quantity;
  /**
   * True when the block of a log that was handed out is gone; only in eth_getFilterChanges and in logs
   * subscriptions.
   */
  removed: boolean;
}

/** What the log index holds. A search for logs looks at each block outside it, up to json-rpc.block-range-cap. */
export interface LogIndexState {
  /** The blocks in it, ascending; the newest 1000 ranges. */
  ranges: IndexedRange[];
  /** How many older ranges are not listed. */
  omittedRanges: number;
  /** How many blocks are in it. */
  blocks: Quantity;
  /**
   * How many stored blocks are not in it. It takes in whole groups of 4096 heights, so a few thousand of the
   * newest are missing at any time.
   */
  missing: Quantity;
  /** Bytes of its pages. */
  bytes: Quantity;
}

/** Log entries in block order. */
export type Logs = Log[];

/** Which logs to send; all when empty. Fields that are not listed are ignored. */
export interface LogsOptions {
  /**
   * Replays the logs from this block on, then sends the logs of new blocks; only new blocks when left out or
   * latest.
   */
  fromBlock?: BlockNumberOrTag | null;
  /** Last block whose logs are sent; no end when left out or latest. */
  toBlock?: BlockNumberOrTag | null;
  /** Contracts whose logs match; all when left out. */
  address?: AddressOrList | null;
  /** Conditions on the topics, by position. */
  topics?: TopicFilter[] | null;
  /** Not accepted here: eth_getLogs returns the logs of one block. */
  blockHash?: null;
  /** Another spelling of blockHash. */
  blockhash?: null;
}

/** Memory of the process: Go's names where they mean the same, and Node's own figures. In bytes. */
export interface MemoryStatistics {
  /** Heap in use. */
  Alloc: number;
  /** Memory of the whole process. */
  Sys: number;
  /** Heap in use. */
  HeapAlloc: number;
  /** Heap. */
  HeapSys: number;
  /** Heap that is not in use. */
  HeapIdle: number;
  /** Heap in use. */
  HeapInuse: number;
  /** Garbage collections of the main thread. */
  NumGC: number;
  /** Nanoseconds that they took. */
  PauseTotalNs: number;
  node: NodeMemory;
}

/** The time of the first block, or an object with the time and the number of blocks. */
export type MineOptions = LenientInteger | MineRequest;

/** The number of blocks to make, and the time of the first one. Fields that are not listed are ignored. */
export interface MineRequest {
  timestamp?: LenientInteger;
  blocks?: LenientInteger;
}

/** A block as eth_getBlockByNumber returns it with whole transactions; their fields and two more are in each. */
export interface MinedBlock {
  transactions: MinedTransaction[];
}

/** What a mined transaction did. */
export interface MinedTraceResults {
  /** What the execution returned; the code of a contract that it created; the revert bytes. */
  output: Data;
  /** null unless asked for. */
  stateDiff: StateDifference | null;
  /** The frames in the order in which they began; empty unless asked for. */
  trace: ParityTrace[];
  transactionHash: Hash;
  /** null unless asked for. */
  vmTrace: VmTrace | null;
}

/** A transaction with all its fields, and what it returned. */
export interface MinedTransaction {
  hash: Hash;
  /** What its call returned, the code that it deployed, or the data of its revert; absent after any other failure. */
  output?: Data;
  /** Why it reverted: the reason that Solidity encodes, or the selector of the error; absent without revert data. */
  revertReason?: string;
}

/** Version by enabled namespace. */
export type ModuleVersions = { [key: string]: string };

/** Result of muxTracer: each tracer's trace by its name. */
export interface MuxTrace {
  callTracer?: CallFrame;
  flatCallTracer?: FlatCallTrace[];
  /** PrestateTrace, or PrestateDiff with diffMode. */
  prestateTracer?: { [key: string]: unknown };
  '4byteTracer'?: FourByteTrace;
  noopTracer?: NoopTrace;
  keccak256PreimageTracer?: Keccak256PreimageTrace;
  erc7562Tracer?: Erc7562Frame;
  muxTracer?: MuxTrace;
}

/** Addresses by name. */
export type NamedAddresses = { [key: string]: Address };

/** The node, in the shape of geth's admin_nodeInfo as far as CometBFT knows it. */
export interface NetworkNodeInfo {
  /** Hash of its network key: 40 hex digits without 0x. */
  id: string;
  /** CometBFT, its release, and the moniker of the node. */
  name: string;
  /** What admin_addPeer of another node takes: enode://id@host:port. */
  enode: string;
  /** Address on which it takes connections; 0.0.0.0 for all. */
  ip: string;
  ports: {
    /** The same port: CometBFT has no other for discovery. */
    discovery: number;
    /** Port for connections of peers. */
    listener: number;
  };
  /** Address and port. */
  listenAddr: string;
  protocols: {
    eth: {
      /** EIP-155 chain id. */
      network: number;
      /** Hash of block 0; absent where block 0 is not known. */
      genesis?: Hash;
      /** Hash of the head. */
      head?: Hash;
    };
    /** Versions of the protocols between nodes and of the application, decimal. */
    cometbft: {
      /** The chain's text id. */
      network: string;
      /** CometBFT release. */
      version: string;
      p2p: string;
      block: string;
      app: string;
    };
  };
}

/** How to send blocks. */
export interface NewHeadsOptions {
  /** true for whole blocks with whole transactions, false (default) for headers. */
  includeTransactions?: boolean | null;
  /** Replays the blocks from this one on, then sends new ones; only new blocks when left out or latest. */
  fromBlock?: BlockNumberOrTag | null;
}

/** An object without fields: there are no options. */
export type NoOptions = { [key: string]: unknown };

/** Memory as Node.js counts it, in bytes. */
export interface NodeMemory {
  /** Memory of the whole process, all threads. */
  rss: number;
  /** Heap of the main thread. */
  heapTotal: number;
  /** The part of it that is in use. */
  heapUsed: number;
  /** Memory of objects in C++ that JavaScript holds. */
  external: number;
  /** The part of it that buffers take. */
  arrayBuffers: number;
  /** The most that the heap may take. */
  heapSizeLimit: number;
  /** What V8 takes outside of the heap. */
  mallocedMemory: number;
  /** The most that it took. */
  peakMallocedMemory: number;
  /** How many contexts there are; a number that grows indicates a leak. */
  nativeContexts: number;
  /** How many of them are not collected yet. */
  detachedContexts: number;
  spaces: HeapSpace[];
}

/** 8 bytes in lower-case hex: the header nonce, zero on a chain without proof of work. */
export type Nonce8 = Scalar<'Nonce8'>;

/** Result of noopTracer. */
export interface NoopTrace {}

/** Neither the node nor this server is catching up. */
export type NotSyncing = false;

/** A block number, in hex or as a JSON integer, or a tag. */
export type NumberOrTag = IntegerInput | BlockTag;

/** An OpenRPC document (spec.open-rpc.org). */
export interface OpenrpcDocument {
  openrpc: string;
  info: { [key: string]: unknown };
  methods: { [key: string]: unknown }[];
}

/** What a call does. */
export interface ParityCallAction {
  /** The instruction that calls; call for the transaction itself. */
  callType: 'call' | 'callcode' | 'delegatecall' | 'staticcall';
  from: Address;
  /** Gas that the call was given; at the top, without the gas that is charged before the first instruction. */
  gas: Quantity;
  input: Data;
  to: Address;
  /** Wei; of a delegatecall, what its caller was called with. */
  value: Quantity;
}

/** What a call returned; of one that reverted, its revert bytes. */
export interface ParityCallResult {
  /**
   * Gas that the call used; at the top, what the receipt shows without the gas that is charged before the first
   * instruction.
   */
  gasUsed: Quantity;
  output: Data;
}

/** What a creation does. */
export interface ParityCreateAction {
  /** The instruction that creates; create for the transaction itself. */
  creationMethod: 'create' | 'create2';
  from: Address;
  /** Gas that the creation was given; at the top, without the gas that is charged before the first instruction. */
  gas: Quantity;
  /** Code that runs once and returns the code of the contract. */
  init: Data;
  value: Quantity;
}

/** What a creation left. */
export interface ParityCreateResult {
  /** The contract; absent when the creation reverted. */
  address?: Address;
  /** Code of the contract; of a creation that reverted, its revert bytes. */
  code: Data;
  /** As of a call. */
  gasUsed: Quantity;
}

/** A selfdestruct. Since EIP-6780 it removes only contracts that the same transaction created. */
export interface ParitySelfdestructAction {
  /** The contract. */
  address: Address;
  /** Wei that it hands on. */
  balance: Quantity;
  /** Who gets it. */
  refundAddress: Address;
}

/** A frame of an execution. There are no rewards on this chain, so no frame has that type. */
export interface ParityTrace {
  action: ParityCallAction | ParityCreateAction | ParitySelfdestructAction;
  /** Why the frame failed, in OpenEthereum's words where it has some; absent on success. */
  error?: string;
  /** null for a frame that failed otherwise than by a revert, and for a selfdestruct. */
  result: ParityCallResult | ParityCreateResult | null;
  /** Number of frames that this one began. Calls of Ethereum's precompiled contracts are none. */
  subtraces: number;
  /** Index of the frame among those of its caller, after those of its callers; empty for the transaction itself. */
  traceAddress: number[];
  type: 'call' | 'create' | 'suicide';
}

/**
 * id@host:port as CometBFT writes it, or the same behind enode://. The id is 40 hex digits, the host a name, an
 * IPv4 address or an IPv6 address in brackets.
 */
export type PeerAddressInput = string;

/** A connected node, in the shape of geth's admin_peers as far as CometBFT knows it. */
export interface PeerInfo {
  /** Hash of its network key: 40 hex digits without 0x. */
  id: string;
  /** CometBFT, its release, and the moniker of the node. */
  name: string;
  /** Where it takes connections, by the address from which it is connected: enode://id@host:port. */
  enode: string;
  /** Protocols and their versions, such as p2p/8. */
  caps: string[];
  network: {
    /** Address from which it is connected, and the port on which it takes connections. */
    remoteAddress: string;
    /** True when the peer made the connection. */
    inbound: boolean;
    /** Always false: CometBFT does not report it. */
    trusted: boolean;
    /** Always false: CometBFT does not report it. */
    static: boolean;
  };
  protocols: {
    /** Versions of the protocols between nodes and of the application, decimal. */
    cometbft: {
      /** The chain's text id. */
      network: string;
      /** CometBFT release. */
      version: string;
      p2p: string;
      block: string;
      app: string;
    };
  };
}

/**
 * A block of a development chain that is executed and not made: the waiting transactions on top of the newest
 * block.
 */
export interface PendingBlock {
  number: Quantity;
  hash: null;
  parentHash: Hash;
  nonce: null;
  mixHash: Hash;
  sha3Uncles: Hash;
  logsBloom: Bytes256;
  /** The application hash in the consensus header: the state before this block. */
  stateRoot: Hash;
  transactionsRoot: Hash;
  receiptsRoot: Hash;
  miner: null;
  difficulty: Quantity;
  extraData: Data;
  gasLimit: Quantity;
  gasUsed: Quantity;
  /** Seconds since 1970. */
  timestamp: Quantity;
  /** Wei per gas; absent while the chain has no base fee. */
  baseFeePerGas?: Quantity;
  withdrawalsRoot?: Hash;
  blobGasUsed?: Quantity;
  excessBlobGas?: Quantity;
  parentBeaconBlockRoot?: Hash;
  requestsHash?: Hash;
  totalDifficulty: Quantity;
  /** Bytes of the encoded block. */
  size: Quantity;
  /** Hashes, or whole transactions when asked for. */
  transactions: (Hash | Transaction)[];
  /** Always empty. */
  uncles: Hash[];
  /** Always empty. */
  withdrawals?: Withdrawal[];
}

/**
 * A header of a development chain that is executed and not made: the waiting transactions on top of the newest
 * block.
 */
export interface PendingHeader {
  number: Quantity;
  hash: null;
  parentHash: Hash;
  nonce: null;
  mixHash: Hash;
  sha3Uncles: Hash;
  logsBloom: Bytes256;
  /** The application hash in the consensus header: the state before this block. */
  stateRoot: Hash;
  transactionsRoot: Hash;
  receiptsRoot: Hash;
  miner: null;
  difficulty: Quantity;
  extraData: Data;
  gasLimit: Quantity;
  gasUsed: Quantity;
  /** Seconds since 1970. */
  timestamp: Quantity;
  /** Wei per gas; absent while the chain has no base fee. */
  baseFeePerGas?: Quantity;
  withdrawalsRoot?: Hash;
  blobGasUsed?: Quantity;
  excessBlobGas?: Quantity;
  parentBeaconBlockRoot?: Hash;
  requestsHash?: Hash;
}

/** How to send transactions. */
export interface PendingTransactionsOptions {
  /** true for whole transactions, false (default) for hashes. */
  includeTransactions?: boolean | null;
}

/** A percentile, 0 to 100. */
export type Percentile = number;

/** A frame of a mined transaction. */
export interface PlacedParityTrace {
  action: ParityCallAction | ParityCreateAction | ParitySelfdestructAction;
  blockHash: Hash;
  blockNumber: number;
  /** Why the frame failed, in OpenEthereum's words where it has some; absent on success. */
  error?: string;
  /** null for a frame that failed otherwise than by a revert, and for a selfdestruct. */
  result: ParityCallResult | ParityCreateResult | null;
  /** Number of frames that this one began. Calls of Ethereum's precompiled contracts are none. */
  subtraces: number;
  /** Index of the frame among those of its caller, after those of its callers; empty for the transaction itself. */
  traceAddress: number[];
  transactionHash: Hash;
  /** Index of the transaction in its block. */
  transactionPosition: number;
  type: 'call' | 'create' | 'suicide';
}

/** An account; fields that are zero or empty, and in a difference those that did not change, are absent. */
export interface PrestateAccount {
  balance?: Quantity;
  nonce?: number;
  code?: Data;
  codeHash?: Hash;
  /** Words by slot. */
  storage?: { [key: Bytes32]: Bytes32 };
}

/** Result of prestateTracer with diffMode: what the transaction changed. */
export interface PrestateDiff {
  /** Changed fields, as they are after it. */
  post: PrestateTrace;
  /** Changed accounts, as they are before it. */
  pre: PrestateTrace;
}

/** Result of prestateTracer: the accounts that the transaction touches, as they are before it. */
export type PrestateTrace = { [key: Address]: PrestateAccount };

/** A private key: 32 bytes in hex, either case, with or without prefix 0x. */
export type PrivateKeyInput = string;

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
  address: Address;
  /** ICS-23 commitment proofs of the auth module's record of the account. */
  accountProof: Data[];
  balance: Quantity;
  codeHash: Hash;
  nonce: Quantity;
  /** Always zero: there is no storage trie. */
  storageHash: Hash;
  storageProof: StorageProof[];
}

/** Which blocks are still available. */
export interface PrunedDetail {
  /** The earliest available block. */
  earliest: Quantity;
}

/** Unsigned integer in hex, prefix 0x, lower case, no leading zeros; zero is 0x0. */
export type Quantity = Scalar<'Quantity'>;

/** Before and after. */
export interface QuantityChange {
  from: Quantity;
  to: Quantity;
}

/** = for no change; + of a new account, - of a removed one, * of one that changed. */
export type QuantityDifference =
  | '='
  | {
      '+': Quantity;
    }
  | {
      '-': Quantity;
    }
  | {
      '*': QuantityChange;
    };

/** Unsigned integer of at most 256 bits in hex, either case, prefix 0x, no leading zeros. */
export type QuantityInput = `0x${string}`;

/** The rate that a request exceeds, and when to ask again. */
export interface RateDetail {
  /** Units of x-cost a second, or bytes a second. */
  limit: number;
  /** Seconds after which there is enough. */
  retryAfter: number;
}

/** The outcome of a transaction. */
export interface Receipt {
  type: TransactionType;
  status: ReceiptStatus;
  blockHash: Hash;
  blockNumber: Quantity;
  transactionHash: Hash;
  transactionIndex: Quantity;
  from: Address;
  /** null for a contract creation. */
  to: Address | null;
  /** The address of the created contract, even if the creation failed; null for other transactions. */
  contractAddress: Address | null;
  gasUsed: Quantity;
  /** Gas used in the block up to and including this transaction, by all transactions of the chain. */
  cumulativeGasUsed: Quantity;
  /** Wei per gas paid. */
  effectiveGasPrice: Quantity;
  logs: Logs;
  logsBloom: Bytes256;
}

/** 0x1 success, 0x0 failure. */
export type ReceiptStatus = '0x0' | '0x1';

/** The outcome of a transaction without its logs. */
export interface ReceiptWithoutLogs {
  type: TransactionType;
  status: ReceiptStatus;
  blockHash: Hash;
  blockNumber: Quantity;
  transactionHash: Hash;
  transactionIndex: Quantity;
  from: Address;
  /** null for a contract creation. */
  to: Address | null;
  /** The address of the created contract, even if the creation failed; null for other transactions. */
  contractAddress: Address | null;
  gasUsed: Quantity;
  /** Gas used in the block up to and including this transaction, by all transactions of the chain. */
  cumulativeGasUsed: Quantity;
  /** Wei per gas paid. */
  effectiveGasPrice: Quantity;
  /** Left out. */
  logs: null;
  /** Left out. */
  logsBloom: null;
}

/** A transaction and the index of the new block that holds it, 0 for the first: a list of two. */
export type ReorgEntry = (TransactionObject | DataInput | number)[];

/** What the chain begins with. Fields that are not listed are ignored. */
export interface ResetOptions {
  /** The network to fork; none when null or left out, or empty on a chain that is not a fork. */
  forking?: Forking | null;
}

/** The first block for which the server has a kind of data. */
export interface ResourceCapability {
  disabled: boolean;
  oldestBlock?: Quantity;
  deleteStrategy?: RetentionWindow;
}

/** A window of newest blocks; older ones are deleted. */
export interface RetentionWindow {
  type: 'window';
  /** How many of the newest blocks are kept. */
  retentionBlocks: Quantity;
}

/** A transaction of type 4 (EIP-7702). */
export interface SetCodeTransaction {
  type: '0x4';
  /** null while pending. */
  blockHash: Hash | null;
  /** null while pending. */
  blockNumber: Quantity | null;
  /** Index among the Ethereum transactions of the block; null while pending. */
  transactionIndex: Quantity | null;
  hash: Hash;
  from: Address;
  /** null for a contract creation. */
  to: Address | null;
  nonce: Quantity;
  /** Gas limit. */
  gas: Quantity;
  /** Wei. */
  value: Quantity;
  input: Data;
  /** Wei per gas: what was paid once mined, maxFeePerGas while pending. */
  gasPrice: Quantity;
  maxFeePerGas: Quantity;
  maxPriorityFeePerGas: Quantity;
  chainId: Quantity;
  accessList: AccessList;
  authorizationList: Authorization[];
  v: Quantity;
  r: Quantity;
  s: Quantity;
  /** 0x0 or 0x1, the same as v. */
  yParity: Quantity;
}

/** A signed transaction and its bytes. */
export interface SignedTransaction {
  /** For eth_sendRawTransaction. */
  raw: Data;
  tx: UnsignedTransaction;
}

/** Blocks to simulate, each on top of the previous one. */
export interface SimulatePayload {
  blockStateCalls: SimulatedBlockInput[];
  /** Adds a transfer log for every movement of value. */
  traceTransfers?: boolean;
  /** Checks nonces, balances and fees as for real transactions. */
  validation?: boolean;
  /** Returns whole transactions instead of hashes. */
  returnFullTransactions?: boolean;
}

/** A simulated block with the outcome of its calls. */
export interface SimulatedBlock {
  number: Quantity;
  /** The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header. */
  hash: Hash;
  parentHash: Hash;
  nonce: Nonce8;
  mixHash: Hash;
  sha3Uncles: Hash;
  logsBloom: Bytes256;
  /** The application hash in the consensus header: the state before this block. */
  stateRoot: Hash;
  transactionsRoot: Hash;
  receiptsRoot: Hash;
  /** Operator account of the proposer. */
  miner: Address;
  difficulty: Quantity;
  extraData: Data;
  gasLimit: Quantity;
  gasUsed: Quantity;
  /** Seconds since 1970. */
  timestamp: Quantity;
  /** Wei per gas; absent while the chain has no base fee. */
  baseFeePerGas?: Quantity;
  withdrawalsRoot?: Hash;
  blobGasUsed?: Quantity;
  excessBlobGas?: Quantity;
  parentBeaconBlockRoot?: Hash;
  requestsHash?: Hash;
  /** Bytes of the encoded block. */
  size: Quantity;
  /** Hashes, or whole transactions when asked for. */
  transactions: (Hash | Transaction)[];
  /** Always empty. */
  uncles: Hash[];
  /** Always empty. */
  withdrawals?: Withdrawal[];
  calls: SimulatedCall[];
}

/** One block to simulate. */
export interface SimulatedBlockInput {
  blockOverrides?: BlockOverrides;
  stateOverrides?: StateOverrides;
  calls?: CallObject[];
}

/** The outcome of one simulated call. */
export interface SimulatedCall {
  status: ReceiptStatus;
  returnData: Data;
  gasUsed: Quantity;
  /** Gas used before refunds. */
  maxUsedGas?: Quantity;
  logs: Logs;
  error?: SimulatedCallError;
}

/** Why a simulated call failed. */
export interface SimulatedCallError {
  code: number;
  message: string;
  data?: Data;
}

/** The accounts that an execution changed. */
export type StateDifference = { [key: Address]: AccountDifference };

/** Account overrides by address. */
export type StateOverrides = { [key: AddressInput]: AccountOverride };

/** A storage position as the caller wrote it, in lower-case hex: 1 to 64 digits. */
export type StorageKey = Scalar<'StorageKey'>;

/** The beginning of a hash: up to 32 bytes in hex, either case; 0x is the lowest. */
export type StorageKeyStartInput = `0x${string}`;

/** Storage words by storage key. */
export type StorageOverride = { [key: Bytes32Input]: Bytes32Input };

/**
 * Position in contract storage: a hex number or hex bytes of at most 64 digits in either case, leading zeros
 * allowed; 0x means 0.
 */
export type StoragePosition = `0x${string}`;

/** A storage word and its proof. */
export interface StorageProof {
  key: StorageKey;
  value: Quantity;
  /** ICS-23 commitment proofs, from the store's tree up to the application hash. */
  proof: Data[];
}

/** A part of the storage of a contract. */
export interface StorageRangeResult {
  /** By the Keccak-256 hash of the slot, in ascending order. Words that are zero are left out. */
  storage: { [key: string]: StorageSlot };
  /** The hash of the next slot, from which to ask on; null when there is none. */
  nextKey: Hash | null;
}

/** Storage positions to read, by contract address. */
export type StorageRequests = { [key: AddressInput]: StoragePosition[] };

/** A slot of a contract. */
export interface StorageSlot {
  /** The slot. */
  key: Bytes32;
  value: Bytes32;
}

/** Storage words by contract address, in the order asked. */
export type StorageValues = { [key: Address]: Bytes32[] };

/** One instruction, before it runs. */
export interface StructLog {
  /** Its place in the code. */
  pc: number;
  /** Its name. */
  op: string;
  /** Gas before the instruction. */
  gas: number;
  /** Gas that it takes, the gas for a call that it makes included. */
  gasCost: number;
  /** 1 is the transaction itself. */
  depth: number;
  /** Why it cannot run. */
  error?: string;
  /** Words in hex with prefix 0x and without leading zeros; the last is the top. */
  stack?: `0x${string}`[];
  /** What the last call returned. */
  returnData?: Data;
  /** Words of 32 bytes in hex without prefix. */
  memory?: string[];
  /** Slots of the account that the transaction has touched so far; key and value are words in hex without prefix. */
  storage?: { [key: string]: string };
  /** Gas to be refunded so far. */
  refund?: number;
}

/** Result of the struct logger. */
export interface StructLogTrace {
  /** Gas used. */
  gas: number;
  failed: boolean;
  /** Output or revert bytes. */
  returnValue: Data;
  structLogs: StructLog[];
}

/** A random 128-bit number without leading zeros, in lower-case hex: names a subscription of one connection. */
export type SubscriptionId = Scalar<'SubscriptionId'>;

/**
 * The id of a subscription: 1 to 64 hex digits, prefix 0x. Neither the case of the digits nor leading zeros
 * matter.
 */
export type SubscriptionIdInput = `0x${string}`;

/** Progress of this server while it is catching up. */
export interface SyncStatus {
  startingBlock: Quantity;
  currentBlock: Quantity;
  highestBlock: Quantity;
  /** First block of the range without a gap that ends with the newest indexed block. */
  indexedFrom?: Quantity;
  /** Newest block in the local index. */
  indexedTo?: Quantity;
}

/** Progress of this server while it is catching up. */
export interface Syncing {
  syncing: true;
  status: SyncStatus;
}

/** Any of these topics; any topic at all if one of them is null. */
export type TopicAlternatives = (HashInput | null)[];

/** Condition on one topic: null for any topic, one topic, or a list; any of them matches. */
export type TopicFilter = HashInput | TopicAlternatives | null;

/**
 * A trace. Its shape is that of the tracer: StructLogTrace without one, CallFrame of callTracer, a list of
 * FlatCallTrace of flatCallTracer, PrestateTrace or PrestateDiff of prestateTracer, FourByteTrace of
 * 4byteTracer, MuxTrace of muxTracer, NoopTrace of noopTracer, Keccak256PreimageTrace of
 * keccak256PreimageTracer, Erc7562Frame of erc7562Tracer; any JSON of a JavaScript tracer, whose items are any
 * JSON, too.
 */
export type Trace = { [key: string]: unknown } | Trace[] | string | number | boolean | null;

/** How the trace of a call is made, and what the call finds. Fields that are not listed are ignored. */
export interface TraceCallConfig {
  /**
   * callTracer, flatCallTracer, prestateTracer, 4byteTracer, muxTracer, noopTracer, keccak256PreimageTracer or
   * erc7562Tracer; struct logs when left out. Any other text is the source of a JavaScript tracer, which only a
   * server with debug.js-tracers runs.
   */
  tracer?: string | null;
  /** Options of the tracer; for muxTracer the tracers by name, each with its own options. */
  tracerConfig?: { [key: string]: unknown } | null;
  /**
   * Longest time of one trace, as Go writes durations: 300ms, 10s, 1m30s; 5s when left out. More than 30s counts
   * as 30s.
   */
  timeout?: string | null;
  /** Without effect: the node has the state of each block or has pruned it. */
  reexec?: number | null;
  /** Struct logs show the memory. */
  enableMemory?: boolean | null;
  /** Struct logs do not show the stack. */
  disableStack?: boolean | null;
  /** Struct logs do not show storage. */
  disableStorage?: boolean | null;
  /** Struct logs show what the last call returned. */
  enableReturnData?: boolean | null;
  /** Bytes of struct logs after which the list of instructions ends; 0 or left out for no limit of the request. */
  limit?: number | null;
  /** Accounts to change before the call. */
  stateOverrides?: StateOverrides | null;
  /** Fields of the block to change before the call. */
  blockOverrides?: BlockOverrides | null;
  /** The call runs on the state after this many transactions of the block; after the whole block when left out. */
  txIndex?: Uint64Input | null;
}

/** How a trace is made. Fields that are not listed are ignored. */
export interface TraceConfig {
  /**
   * callTracer, flatCallTracer, prestateTracer, 4byteTracer, muxTracer, noopTracer, keccak256PreimageTracer or
   * erc7562Tracer; struct logs when left out. Any other text is the source of a JavaScript tracer, which only a
   * server with debug.js-tracers runs.
   */
  tracer?: string | null;
  /** Options of the tracer; for muxTracer the tracers by name, each with its own options. */
  tracerConfig?: { [key: string]: unknown } | null;
  /**
   * Longest time of one trace, as Go writes durations: 300ms, 10s, 1m30s; 5s when left out. More than 30s counts
   * as 30s.
   */
  timeout?: string | null;
  /** Without effect: the node has the state of each block or has pruned it. */
  reexec?: number | null;
  /** Struct logs show the memory. */
  enableMemory?: boolean | null;
  /** Struct logs do not show the stack. */
  disableStack?: boolean | null;
  /** Struct logs do not show storage. */
  disableStorage?: boolean | null;
  /** Struct logs show what the last call returned. */
  enableReturnData?: boolean | null;
  /** Bytes of struct logs after which the list of instructions ends; 0 or left out for no limit of the request. */
  limit?: number | null;
}

/** A call of a transaction. */
export interface TraceEntry {
  /** CALL, STATICCALL, DELEGATECALL, CALLCODE, CREATE, CREATE2 or SELFDESTRUCT. */
  type: string;
  /** 0 for the transaction itself. */
  depth: number;
  from: Address;
  /** null for a creation that failed. */
  to: Address | null;
  /** Wei; null for calls that cannot carry value. */
  value: Quantity | null;
  input: Data;
  output: Data;
}

/** Which frames match. Fields that are not listed are ignored. */
export interface TraceFilter {
  /** First block; the chain's first when left out. */
  fromBlock?: BlockNumberOrTag | null;
  /** Last block; the newest when left out. */
  toBlock?: BlockNumberOrTag | null;
  /** Senders; any when left out or empty. Of a selfdestruct, the contract. */
  fromAddress?: AddressOrList | null;
  /** Recipients and created contracts; any when left out or empty. Of a selfdestruct, who gets the balance. */
  toAddress?: AddressOrList | null;
  /**
   * intersection, the default: where fromAddress and toAddress are both given, both must match. union: one is
   * enough.
   */
  mode?: 'intersection' | 'union' | null;
  /** Matching frames to leave out first. */
  after?: IntegerInput | null;
  /** Most frames to return. */
  count?: IntegerInput | null;
}

/** What the index by address holds. */
export interface TraceIndexState {
  /** The traced blocks, ascending; the newest 1000 ranges. */
  ranges: IndexedRange[];
  /** How many older ranges are not listed. */
  omittedRanges: number;
  /** How many blocks are traced. */
  blocks: Quantity;
  /** How far it is filled. */
  filling: IndexFilling;
  /** Bytes of the traces that are kept. */
  bytes: Quantity;
}

/** What an execution did. */
export interface TraceResults {
  /** What the execution returned; the code of a contract that it created; the revert bytes. */
  output: Data;
  /** null unless asked for. */
  stateDiff: StateDifference | null;
  /** The frames in the order in which they began; empty unless asked for. */
  trace: ParityTrace[];
  /** null unless asked for. */
  vmTrace: VmTrace | null;
}

/** A transaction of type 0, 1, 2 or 4, according to its type field. */
export type Transaction = LegacyTransaction | AccessListTransaction | DynamicFeeTransaction | SetCodeTransaction;

/** A transaction to sign. from is required; fields that are not listed are ignored. */
export interface TransactionObject {
  from: AddressInput;
  /** Recipient; null or left out for a contract creation. */
  to?: AddressInput | null;
  /** Gas limit; the estimate when left out. */
  gas?: Uint64Input | null;
  /** Another name of gas. Refused when both are given and differ. */
  gasLimit?: Uint64Input | null;
  /** Wei per gas. Not together with maxFeePerGas or maxPriorityFeePerGas. */
  gasPrice?: QuantityInput | null;
  /** Highest total price, wei per gas (EIP-1559). */
  maxFeePerGas?: QuantityInput | null;
  /** Highest tip, wei per gas (EIP-1559). */
  maxPriorityFeePerGas?: QuantityInput | null;
  /** Wei sent along. */
  value?: QuantityInput | null;
  /** Call data, the older name of input. Refused when both are given and differ. */
  data?: DataInput | null;
  /** Call data. */
  input?: DataInput | null;
  /** Nonce of the sender; the next one when left out. */
  nonce?: Uint64Input | null;
  /** EIP-155 chain id; refused when it is not this chain's. */
  chainId?: QuantityInput | null;
  /**
   * Transaction type: 0x0, 0x1, 0x2 or 0x4. Fields that the type does not have are refused. Derived from the other
   * fields when left out.
   */
  type?: Uint64Input | null;
  /** EIP-2930 access list. */
  accessList?: AccessListInput | null;
  /** EIP-7702 authorizations. */
  authorizationList?: AuthorizationInput[] | null;
  /** EIP-4844 blob hashes; refused, because the chain accepts no blobs. */
  blobVersionedHashes?: HashInput[] | null;
}

/** Which receipts to send. */
export interface TransactionReceiptsOptions {
  /** Only the receipts of these transactions; all when left out or empty. */
  transactionHashes?: HashInput[] | null;
}

/** Transactions that touch an address, newest first. */
export interface TransactionSearchPage {
  txs: Transaction[];
  receipts: DatedReceipt[];
  /** Whether no newer transactions exist. */
  firstPage: boolean;
  /** Whether no older transactions exist. */
  lastPage: boolean;
}

/**
 * A transaction with what is known of it. Every field may be left out or null; fields that are not listed are
 * ignored.
 */
export interface TransactionToFill {
  /** Sender; the zero address when left out. */
  from?: AddressInput | null;
  /** Recipient; null or left out for a contract creation. */
  to?: AddressInput | null;
  /** Gas limit; the estimate when left out. */
  gas?: Uint64Input | null;
  /** Another name of gas. Refused when both are given and differ. */
  gasLimit?: Uint64Input | null;
  /** Wei per gas. Not together with maxFeePerGas or maxPriorityFeePerGas. */
  gasPrice?: QuantityInput | null;
  /** Highest total price, wei per gas (EIP-1559). */
  maxFeePerGas?: QuantityInput | null;
  /** Highest tip, wei per gas (EIP-1559). */
  maxPriorityFeePerGas?: QuantityInput | null;
  /** Highest price of blob gas (EIP-4844); without effect, because the chain accepts no blobs. */
  maxFeePerBlobGas?: QuantityInput | null;
  /** Wei sent along. */
  value?: QuantityInput | null;
  /** Call data, the older name of input. Refused when both are given and differ. */
  data?: DataInput | null;
  /** Call data. */
  input?: DataInput | null;
  /** Nonce of the sender; the next one when left out. */
  nonce?: Uint64Input | null;
  /** EIP-155 chain id; refused when it is not this chain's. */
  chainId?: QuantityInput | null;
  /** Transaction type; derived from the other fields when left out. */
  type?: Uint64Input | null;
  /** EIP-2930 access list. */
  accessList?: AccessListInput | null;
  /** EIP-7702 authorizations. */
  authorizationList?: AuthorizationInput[] | null;
  /** EIP-4844 blob hashes. */
  blobVersionedHashes?: HashInput[] | null;
}

/** The trace of one transaction of a block; result or error is absent. */
export interface TransactionTrace {
  txHash: Hash;
  result?: Trace;
  /** Why there is no trace. */
  error?: string;
}

/** EIP-2718 type: 0x0 legacy, 0x1 access list, 0x2 dynamic fee, 0x4 set code. */
export type TransactionType = '0x0' | '0x1' | '0x2' | '0x4';

/** Transactions of one sender by nonce, lowest first. */
export type TransactionsByNonce = { [key: DecimalNonce]: Transaction };

/** Transactions by sender and nonce. */
export type TransactionsBySender = { [key: ChecksumAddress]: TransactionsByNonce };

/** The pending and queued transactions. */
export interface TxpoolContent {
  /** Transactions that can be in the next block. */
  pending: TransactionsBySender;
  /** Transactions that wait for a lower nonce of the same sender. */
  queued: TransactionsBySender;
}

/** The pending and queued transactions of one sender. */
export interface TxpoolContentFrom {
  /** Transactions that can be in the next block. */
  pending: TransactionsByNonce;
  /** Transactions that wait for a lower nonce. */
  queued: TransactionsByNonce;
}

/** The pending and queued transactions, one line each. */
export interface TxpoolInspection {
  /** Transactions that can be in the next block. */
  pending: LinesBySender;
  /** Transactions that wait for a lower nonce of the same sender. */
  queued: LinesBySender;
}

/** Numbers of pending and queued transactions. */
export interface TxpoolStatus {
  /** Transactions that can be in the next block. */
  pending: Quantity;
  /** Transactions that wait for a lower nonce of the same sender. */
  queued: Quantity;
}

/** Data with its types (EIP-712). Fields that are not listed are ignored. */
export interface TypedData {
  /**
   * The fields of each type by its name: lists of name and type. EIP712Domain may be left out; its fields are then
   * those of the domain.
   */
  types: { [key: string]: unknown };
  /** Type of the message. */
  primaryType: string;
  /** What the signature is for. */
  domain: { [key: string]: unknown };
  /** The data. */
  message: { [key: string]: unknown };
}

/** JSON text of typed data. */
export type TypedDataText = string;

/** Unsigned integer of at most 64 bits in hex, either case, prefix 0x, no leading zeros. */
export type Uint64Input = `0x${string}`;

/**
 * A transaction with every field but its sender and its place in a block. Before it is signed, the signature
 * fields are zero.
 */
export interface UnsignedTransaction {
  type: TransactionType;
  chainId?: Quantity;
  nonce: Quantity;
  to: Address | null;
  gas: Quantity;
  /** null for types 2 and 4. */
  gasPrice: Quantity | null;
  maxFeePerGas?: Quantity;
  maxPriorityFeePerGas?: Quantity;
  value: Quantity;
  input: Data;
  accessList?: AccessList;
  authorizationList?: Authorization[];
  v: Quantity;
  r: Quantity;
  s: Quantity;
  yParity?: Quantity;
  hash: Hash;
}

/** What an instruction did. */
export interface VmEffect {
  mem: VmMemory | null;
  /** Items that it left on the stack, the top last. DUP and SWAP show all that they touch. */
  push: Quantity[];
  store: VmStore | null;
  /** Gas that is left after it, and after the call that it made. */
  used: number;
}

/** Memory that an instruction wrote, or MLOAD read. */
export interface VmMemory {
  data: Data;
  /** Offset in bytes. */
  off: number;
}

/** An instruction that ran. */
export interface VmOperation {
  /** Gas that it costs, with the gas that it hands to a call. */
  cost: number;
  /** null for an instruction that failed. */
  ex: VmEffect | null;
  /** Name of the instruction. */
  op: string;
  /** Its offset in the code. */
  pc: number;
  /** The code that it called; null where none ran. */
  sub: VmTrace | null;
}

/** A slot that an instruction wrote. */
export interface VmStore {
  key: Quantity;
  val: Quantity;
}

/** The instructions of a piece of code. */
export interface VmTrace {
  code: Data;
  ops: VmOperation[];
}

/** An account of a wallet. */
export interface WalletAccount {
  address: Address;
  /** That of the wallet. */
  url: string;
}

/** Where the server accepts WebSockets. */
export interface WebSocketDetail {
  /** ws:// address with the port on which the server listens. */
  address: string;
}

/** A validator withdrawal; this chain has none. */
export interface Withdrawal {
  index: Quantity;
  validatorIndex: Quantity;
  address: Address;
  amount: Quantity;
}

/** A validator withdrawal. */
export interface WithdrawalInput {
  index: Uint64Input;
  validatorIndex: Uint64Input;
  address: AddressInput;
  amount: Uint64Input;
}

/** Before and after. */
export interface WordChange {
  from: Bytes32;
  to: Bytes32;
}

/** = for no change; + of a new account, - of a removed one, * of one that changed. */
export type WordDifference =
  | '='
  | {
      '+': Bytes32;
    }
  | {
      '-': Bytes32;
    }
  | {
      '*': WordChange;
    };

/** 32 bytes as a hex number or as hex bytes: 1 to 64 digits in either case, leading zeros allowed. */
export type WordInput = `0x${string}`;

/** Parameters and result of every method. */
export interface MethodMap {
  /** Asks the node to connect to a peer, now and whenever the connection breaks. */
  admin_addPeer: { params: [address: PeerAddressInput]; result: boolean };
  /** Returns the absolute path of Halley's data folder. */
  admin_datadir: { params: []; result: string };
  /** Returns what the node reports about itself in its network. */
  admin_nodeInfo: { params: []; result: NetworkNodeInfo };
  /** Returns the nodes that are connected to the node. */
  admin_peers: { params: []; result: PeerInfo[] };
  /** Starts the HTTP listener. */
  admin_startRPC: {
    params: [
      host?: string | null,
      port?: number | null,
      cors?: string | null,
      apis?: string | null,
      vhosts?: string | null,
    ];
    result: boolean;
  };
  /** Starts taking WebSockets, on the WebSocket address and on the HTTP address. */
  admin_startWS: {
    params: [host?: string | null, port?: number | null, origins?: string | null, apis?: string | null];
    result: boolean;
  };
  /** Stops the HTTP listener. */
  admin_stopRPC: { params: []; result: boolean };
  /** Stops taking WebSockets, and ends those that are open. */
  admin_stopWS: { params: []; result: boolean };
  /** Adds wei to the balance of an account, up to 2^256 - 1. */
  anvil_addBalance: { params: [address: AddressInput, amount: LenientInteger]; result: null };
  /** Lets eth_sendTransaction send from every account without its key, or ends that. */
  anvil_autoImpersonateAccount: { params: [enabled: boolean]; result: null };
  /** Sets the balance that an account has of an ERC-20 token. */
  anvil_dealERC20: { params: [address: AddressInput, token: AddressInput, amount: LenientInteger]; result: null };
  /** Removes all pending transactions. */
  anvil_dropAllTransactions: { params: []; result: null };
  /** Removes a pending transaction. Result: The hash; null when no such transaction is pending. */
  anvil_dropTransaction: { params: [transactionHash: HashInput]; result: Hash | null };
  /**
   * Returns the state of the chain, for anvil_loadState here or of anvil 1.7.1. Result: JSON, compressed with
   * gzip.
   */
  anvil_dumpState: { params: [preserveHistoricalStates?: boolean | null]; result: Data };
  /** Returns whether transactions are mined at once. */
  anvil_getAutomine: { params: []; result: boolean };
  /** Returns the time of the first block. Result: Seconds since 1970. */
  anvil_getGenesisTime: { params: []; result: number };
  /** Returns the interval at which blocks are made. Result: null when no blocks are made by time. */
  anvil_getIntervalMining: { params: []; result: number | null };
  /** Lets eth_sendTransaction send from an account without its key. */
  anvil_impersonateAccount: { params: [address: AddressInput]; result: null };
  /** Loads a state that anvil_dumpState returned, here or of anvil 1.7.1. Result: Always true. */
  anvil_loadState: { params: [state: DataInput]; result: boolean };
  /** Returns what the development chain is. */
  anvil_metadata: { params: []; result: DevelopmentMetadata };
  /** Makes blocks. */
  anvil_mine: { params: [blocks?: LenientInteger, interval?: LenientInteger]; result: null };
  /** Returns how the development chain is set up. */
  anvil_nodeInfo: { params: []; result: DevelopmentNodeInfo };
  /** Ends what anvil_setBlockTimestampInterval began. Result: false when no interval was set. */
  anvil_removeBlockTimestampInterval: { params: []; result: boolean };
  /** Removes the pending transactions of an account. */
  anvil_removePoolTransactions: { params: [address: AddressInput]; result: null };
  /** Replaces the newest blocks by as many others. */
  anvil_reorg: { params: [depth: LenientInteger, txBlockPairs?: ReorgEntry[]]; result: null };
  /** Sets the chain back to its first block, or forks a network. */
  anvil_reset: { params: [options?: ResetOptions]; result: null };
  /** Goes back by some blocks: blocks, state and index. */
  anvil_rollback: { params: [depth?: LenientInteger | null]; result: null };
  /** Sets the balance of an account. */
  anvil_setBalance: { params: [address: AddressInput, balance: LenientInteger]; result: null };
  /** Fixes the time from one block to the next. */
  anvil_setBlockTimestampInterval: { params: [seconds: LenientInteger]; result: null };
  /** Sets the EIP-155 chain id. */
  anvil_setChainId: { params: [chainId: LenientInteger]; result: null };
  /** Sets the code of an account. */
  anvil_setCode: { params: [address: AddressInput, code: DataInput]; result: null };
  /** Sets the miner of the next blocks, which code sees as COINBASE. */
  anvil_setCoinbase: { params: [address: AddressInput]; result: null };
  /** Sets how much of an owner's ERC-20 tokens a spender may move. */
  anvil_setERC20Allowance: {
    params: [owner: AddressInput, spender: AddressInput, token: AddressInput, amount: LenientInteger];
    result: null;
  };
  /** Switches on or off what the development chain prints for each request and transaction. */
  anvil_setLoggingEnabled: { params: [enabled: boolean]; result: null };
  /** Sets the least price of gas that a transaction must pay. */
  anvil_setMinGasPrice: { params: [price: LenientInteger]; result: null };
  /** Sets the base fee of the next block. */
  anvil_setNextBlockBaseFeePerGas: { params: [baseFee: LenientInteger]; result: null };
  /** Sets the nonce of an account. */
  anvil_setNonce: { params: [address: AddressInput, nonce: LenientInteger]; result: null };
  /** Makes a fork use another server of the same network. */
  anvil_setRpcUrl: { params: [url: string]; result: null };
  /** Sets a word of contract storage. */
  anvil_setStorageAt: { params: [address: AddressInput, position: LenientPosition, value: WordInput]; result: boolean };
  /** Ends what anvil_impersonateAccount began. */
  anvil_stopImpersonatingAccount: { params: [address: AddressInput]; result: null };
  /** Measures the delay of the event loop for some seconds. */
  debug_blockProfile: { params: [file: ProfileFileInput, seconds: IntegerInput]; result: null };
  /** Records a CPU profile for some seconds. */
  debug_cpuProfile: { params: [file: ProfileFileInput, seconds: IntegerInput]; result: null };
  /** Collects all garbage and gives memory back to the system. */
  debug_freeOSMemory: { params: []; result: null };
  /** Returns the garbage collections of the process. */
  debug_gcStats: { params: []; result: GcStatistics };
  /** Returns the RLP of the block of a number. */
  debug_getBlockRlp: { params: [blockNumber: IntegerInput]; result: Data };
  /** Returns the RLP of the header of a block number. */
  debug_getHeaderRlp: { params: [blockNumber: IntegerInput]; result: Data };
  /**
   * Returns the RLP of a block. Result: 0x for a number that no block has, as in geth. A hash that no block has is
   * an error.
   */
  debug_getRawBlock: { params: [block: BlockParameter]; result: Data };
  /**
   * Returns the RLP of a block header. Result: 0x for a number that no block has, as in geth. A hash that no block
   * has is an error.
   */
  debug_getRawHeader: { params: [block: BlockParameter]; result: Data };
  /**
   * Returns the encoded receipts of a block (EIP-2718). Result: In the order of the transactions; null for a
   * number that no block has. A hash that no block has is an error.
   */
  debug_getRawReceipts: { params: [block: BlockParameter]; result: Data[] | null };
  /** Returns a transaction in its EIP-2718 encoding. Result: 0x when the transaction does not exist, as in geth. */
  debug_getRawTransaction: { params: [transactionHash: HashInput]; result: Data };
  /** Records trace events for some seconds. */
  debug_goTrace: { params: [file: ProfileFileInput, seconds: IntegerInput]; result: null };
  /** Returns the memory of the process. */
  debug_memStats: { params: []; result: MemoryStatistics };
  /** Measures the use of the event loop for some seconds. */
  debug_mutexProfile: { params: [file: ProfileFileInput, seconds: IntegerInput]; result: null };
  /**
   * Returns a block as text, for people. Result: Lines of text: the fields of the header, then the transactions,
   * uncles and withdrawals. Programs should not read it.
   */
  debug_printBlock: { params: [blockNumber: IntegerInput]; result: string };
  /** Switches the measurement of the event loop's delay on or off. */
  debug_setBlockProfileRate: { params: [rate: number]; result: null };
  /** Sets the size of the young generation of the heap. Result: The value before; 100 at the start. */
  debug_setGCPercent: { params: [percent: number]; result: number };
  /** Switches the measurement of the event loop's use on or off. */
  debug_setMutexProfileFraction: { params: [rate: number]; result: null };
  /**
   * Returns stacks, handles and threads of the process. Result: JSON text: Node's diagnostic report without
   * environment, command line, addresses and limits of the user.
   */
  debug_stacks: { params: [filter?: string]; result: string };
  /** Begins a CPU profile. */
  debug_startCPUProfile: { params: [file: ProfileFileInput]; result: null };
  /** Begins to record trace events. */
  debug_startGoTrace: { params: [file: ProfileFileInput]; result: null };
  /** Ends the CPU profile and writes its file. */
  debug_stopCPUProfile: { params: []; result: null };
  /** Ends the trace and writes its file. */
  debug_stopGoTrace: { params: []; result: null };
  /** Lists slots of a contract within a block. */
  debug_storageRangeAt: {
    params: [
      block: BlockParameter,
      transactionIndex: IntegerInput,
      address: AddressInput,
      keyStart: StorageKeyStartInput,
      limit: IntegerInput,
    ];
    result: StorageRangeResult;
  };
  /**
   * Runs the transactions of a block that the request holds, and returns their traces. Result: One for each
   * transaction, in block order.
   */
  debug_traceBlock: { params: [block: DataInput, config?: TraceConfig]; result: TransactionTrace[] };
  /**
   * Runs the transactions of a block again and returns their traces. Result: One for each transaction, in block
   * order.
   */
  debug_traceBlockByHash: { params: [blockHash: HashInput, config?: TraceConfig]; result: TransactionTrace[] };
  /**
   * Runs the transactions of a block again and returns their traces. Result: One for each transaction, in block
   * order.
   */
  debug_traceBlockByNumber: { params: [block: BlockNumberOrTag, config?: TraceConfig]; result: TransactionTrace[] };
  /** Runs a call and returns its trace. */
  debug_traceCall: { params: [call: CallObject, block?: BlockParameter, config?: TraceCallConfig]; result: Trace };
  /**
   * Runs bundles of calls one after the other, each on what those before it changed, and returns a list of traces
   * for each bundle.
   */
  debug_traceCallMany: {
    params: [bundles: CallBundle[], stateContext?: CallStateContext, config?: TraceCallConfig];
    result: Trace[][];
  };
  /** Runs a transaction of a block again and returns its trace. */
  debug_traceTransaction: { params: [transactionHash: HashInput, config?: TraceConfig]; result: Trace };
  /** Sets the level of the log. */
  debug_verbosity: { params: [level: number]; result: null };
  /** Sets the level of the log by part of the service. */
  debug_vmodule: { params: [pattern: string]; result: null };
  /** Writes the measured delay of the event loop. */
  debug_writeBlockProfile: { params: [file: ProfileFileInput]; result: null };
  /** Writes the heap profile. */
  debug_writeMemProfile: { params: [file: ProfileFileInput]; result: null };
  /** Writes the measured use of the event loop. */
  debug_writeMutexProfile: { params: [file: ProfileFileInput]; result: null };
  /** Returns a block header by number or tag. Result: null when the block is unknown. */
  erigon_getHeaderByNumber: { params: [blockNumber: NumberOrTag]; result: Header | PendingHeader | null };
  /** Returns the addresses that this server can send from. */
  eth_accounts: { params: []; result: Address[] };
  /** Returns the base fee of the next block in wei per gas. Result: null while the chain has no base fee. */
  eth_baseFee: { params: []; result: Quantity | null };
  /** Returns the price of blob gas in wei. */
  eth_blobBaseFee: { params: []; result: Quantity };
  /** Returns the number of the newest block that the server can serve completely. */
  eth_blockNumber: { params: []; result: Quantity };
  /** Runs a message call and returns its output. */
  eth_call: {
    params: [
      call: CallObject,
      block?: BlockParameter,
      stateOverrides?: StateOverrides,
      blockOverrides?: BlockOverrides,
    ];
    result: Data;
  };
  /** Returns, for each kind of data, the first block for which the server has it. */
  eth_capabilities: { params: []; result: Capabilities };
  /** Returns the EIP-155 chain id. */
  eth_chainId: { params: []; result: Quantity };
  /** Returns the operator account of the node's validator. */
  eth_coinbase: { params: []; result: Address };
  /** Returns the settings of the current and the next fork (EIP-7910). */
  eth_config: { params: []; result: Config };
  /** Returns the access list that a transaction should carry. */
  eth_createAccessList: {
    params: [call: CallObject, block?: BlockParameter, stateOverrides?: StateOverrides];
    result: AccessListResult;
  };
  /** Returns the lowest gas limit with which a transaction succeeds. */
  eth_estimateGas: {
    params: [
      call: CallObject,
      block?: BlockParameter,
      stateOverrides?: StateOverrides,
      blockOverrides?: BlockOverrides,
    ];
    result: Quantity;
  };
  /** Returns base fees, gas use and tips of a range of blocks. */
  eth_feeHistory: {
    params: [blockCount: IntegerInput, newestBlock: BlockNumberOrTag, rewardPercentiles?: Percentile[]];
    result: FeeHistory;
  };
  /** Fills in the missing fields of a transaction so that it can be signed. */
  eth_fillTransaction: { params: [transaction: TransactionToFill]; result: FilledTransaction };
  /** Returns a gas price in wei that gets a legacy transaction into the next block. */
  eth_gasPrice: { params: []; result: Quantity };
  /** Returns the balance, nonce and code hash of an account. */
  eth_getAccount: { params: [address: AddressInput, block?: BlockParameter]; result: AccountState };
  /** Returns the balance, nonce and code of an account. */
  eth_getAccountInfo: { params: [address: AddressInput, block?: BlockParameter]; result: AccountInfo };
  /** Returns the balance of an account in wei. */
  eth_getBalance: { params: [address: AddressInput, block?: BlockParameter]; result: Quantity };
  /** Returns a block by hash. Result: null when the block is unknown. */
  eth_getBlockByHash: { params: [blockHash: HashInput, fullTransactions?: boolean]; result: Block | null };
  /** Returns a block by number or tag. Result: null when the block is unknown. */
  eth_getBlockByNumber: {
    params: [blockNumber: BlockNumberOrTag, fullTransactions?: boolean];
    result: Block | PendingBlock | null;
  };
  /** Returns the receipts of a block, in the order of its transactions. Result: null when the block is unknown. */
  eth_getBlockReceipts: { params: [block: BlockParameter]; result: Receipt[] | null };
  /** Returns the number of Ethereum transactions in a block. Result: null when the block is unknown. */
  eth_getBlockTransactionCountByHash: { params: [blockHash: HashInput]; result: Quantity | null };
  /** Returns the number of Ethereum transactions in a block. Result: null when the block is unknown. */
  eth_getBlockTransactionCountByNumber: { params: [blockNumber: BlockNumberOrTag]; result: Quantity | null };
  /** Returns the code of an account. */
  eth_getCode: { params: [address: AddressInput, block?: BlockParameter]; result: Data };
  /** Returns an empty list: the server has no compilers. */
  eth_getCompilers: { params: []; result: string[] };
  /**
   * Returns what a filter has found since the last call, oldest first. Result: Logs, block hashes or transaction
   * hashes, depending on the kind of filter; an empty array when there is nothing new.
   */
  eth_getFilterChanges: { params: [filterId: FilterIdInput]; result: FilterChanges };
  /** Returns all logs that match a log filter: what eth_getLogs returns for the object of the filter. */
  eth_getFilterLogs: { params: [filterId: FilterIdInput]; result: Logs };
  /** Returns a block header by hash. Result: null when the block is unknown. */
  eth_getHeaderByHash: { params: [blockHash: HashInput]; result: Header | null };
  /** Returns a block header by number or tag. Result: null when the block is unknown. */
  eth_getHeaderByNumber: { params: [blockNumber: BlockNumberOrTag]; result: Header | PendingHeader | null };
  /** Returns the logs that match a filter, oldest first. */
  eth_getLogs: { params: [filter: Filter]; result: Logs };
  /** Returns an account and storage words with proofs. */
  eth_getProof: {
    params: [address: AddressInput, positions: StoragePosition[], block?: BlockParameter];
    result: Proof;
  };
  /**
   * Returns a transaction in its EIP-2718 encoding, by its place in a block. Result: null when the transaction
   * does not exist.
   */
  eth_getRawTransactionByBlockHashAndIndex: { params: [blockHash: HashInput, index: Uint64Input]; result: Data | null };
  /**
   * Returns a transaction in its EIP-2718 encoding, by its place in a block. Result: null when the transaction
   * does not exist.
   */
  eth_getRawTransactionByBlockNumberAndIndex: {
    params: [blockNumber: BlockNumberOrTag, index: Uint64Input];
    result: Data | null;
  };
  /** Returns a transaction in its EIP-2718 encoding. Result: null when the transaction does not exist. */
  eth_getRawTransactionByHash: { params: [transactionHash: HashInput]; result: Data | null };
  /** Returns a word of contract storage. */
  eth_getStorageAt: {
    params: [address: AddressInput, position: StoragePosition, block?: BlockParameter];
    result: Bytes32;
  };
  /** Returns several storage words of several contracts. */
  eth_getStorageValues: { params: [requests: StorageRequests, block?: BlockParameter]; result: StorageValues };
  /** Returns a transaction by its place in a block. Result: null when the transaction does not exist. */
  eth_getTransactionByBlockHashAndIndex: {
    params: [blockHash: HashInput, index: Uint64Input];
    result: Transaction | null;
  };
  /** Returns a transaction by its place in a block. Result: null when the transaction does not exist. */
  eth_getTransactionByBlockNumberAndIndex: {
    params: [blockNumber: BlockNumberOrTag, index: Uint64Input];
    result: Transaction | null;
  };
  /** Returns a transaction, mined or pending. Result: null when the transaction does not exist. */
  eth_getTransactionByHash: { params: [transactionHash: HashInput]; result: Transaction | null };
  /**
   * Returns the transaction that an account sent with a nonce, mined or pending. Result: null when the transaction
   * does not exist.
   */
  eth_getTransactionBySenderAndNonce: {
    params: [sender: AddressInput, nonce: Uint64Input];
    result: Transaction | null;
  };
  /** Returns the nonce of an account. */
  eth_getTransactionCount: { params: [address: AddressInput, block?: BlockParameter]; result: Quantity };
  /** Returns the logs of a transaction. Result: null when the transaction is unknown or pending. */
  eth_getTransactionLogs: { params: [transactionHash: HashInput]; result: Logs | null };
  /**
   * Returns the receipt of a transaction. Result: null when the transaction is unknown or pending; the call does
   * not wait.
   */
  eth_getTransactionReceipt: { params: [transactionHash: HashInput]; result: Receipt | null };
  /** Returns null: there are no uncles. */
  eth_getUncleByBlockHashAndIndex: { params: [blockHash: HashInput, uncleIndex: Uint64Input]; result: null };
  /** Returns null: there are no uncles. */
  eth_getUncleByBlockNumberAndIndex: { params: [blockNumber: BlockNumberOrTag, uncleIndex: Uint64Input]; result: null };
  /** Returns the number of uncles of a block, which is zero. Result: null when the block is unknown. */
  eth_getUncleCountByBlockHash: { params: [blockHash: HashInput]; result: Quantity | null };
  /** Returns the number of uncles of a block, which is zero. Result: null when the block is unknown. */
  eth_getUncleCountByBlockNumber: { params: [blockNumber: BlockNumberOrTag]; result: Quantity | null };
  /** Returns 0x0: there is no proof of work. */
  eth_hashrate: { params: []; result: Quantity };
  /** Returns a tip in wei per gas that gets a transaction into the next block. */
  eth_maxPriorityFeePerGas: { params: []; result: Quantity };
  /** Returns whether this server makes blocks by itself. */
  eth_mining: { params: []; result: boolean };
  /** Creates a filter for the hashes of new blocks and returns its id. */
  eth_newBlockFilter: { params: []; result: FilterId };
  /** Creates a filter for the logs of new blocks and returns its id. */
  eth_newFilter: { params: [filter: Filter]; result: FilterId };
  /** Creates a filter for the hashes of new pending transactions and returns its id. */
  eth_newPendingTransactionFilter: { params: []; result: FilterId };
  /** Returns the pending transactions that this server knows, in the order in which it learned of them. */
  eth_pendingTransactions: { params: []; result: Transaction[] };
  /** Returns the version of the Ethereum wire protocol. */
  eth_protocolVersion: { params: []; result: Quantity };
  /** Replaces a pending transaction with one of another price or gas limit. Result: Hash of the new transaction. */
  eth_resend: {
    params: [transaction: TransactionObject, gasPrice?: QuantityInput, gasLimit?: Uint64Input];
    result: Hash;
  };
  /** Sends a signed transaction. */
  eth_sendRawTransaction: { params: [transaction: DataInput]; result: Hash };
  /** Sends a signed transaction and returns its receipt (EIP-7966). */
  eth_sendRawTransactionSync: { params: [transaction: DataInput, timeout?: IntegerInput]; result: Receipt };
  /** Signs and sends a transaction with the key of an unlocked account. */
  eth_sendTransaction: { params: [transaction: TransactionObject]; result: Hash };
  /** Signs and sends a transaction with the key of an unlocked account, and returns its receipt. */
  eth_sendTransactionSync: { params: [transaction: TransactionObject]; result: Receipt };
  /** Sends a transaction of any account, without its key. */
  eth_sendUnsignedTransaction: { params: [transaction: TransactionObject]; result: Hash };
  /** Signs a message with the key of an unlocked account. Result: r and s, 32 bytes each, then 27 or 28. */
  eth_sign: { params: [address: AddressInput, data: DataInput]; result: Data };
  /**
   * Signs a transaction with the key of an unlocked account, and does not send it. Result: The signed transaction,
   * for eth_sendRawTransaction.
   */
  eth_signTransaction: { params: [transaction: TransactionObject]; result: Data };
  /** Signs typed data (EIP-712) with the key of an unlocked account. Result: r and s, 32 bytes each, then 27 or 28. */
  eth_signTypedData: { params: [address: AddressInput, typedData: TypedData | TypedDataText]; result: Data };
  /** Runs calls in a chain of simulated blocks. */
  eth_simulateV1: { params: [payload: SimulatePayload, block?: BlockParameter]; result: SimulatedBlock[] };
  /** Starts a subscription on this WebSocket and returns its id. */
  eth_subscribe: {
    params:
      | [name: 'newHeads', options?: NewHeadsOptions]
      | [name: 'logs', options?: LogsOptions]
      | [name: 'newPendingTransactions', options?: boolean | PendingTransactionsOptions]
      | [name: 'syncing', options?: NoOptions]
      | [name: 'transactionReceipts', options?: TransactionReceiptsOptions];
    result: SubscriptionId;
  };
  /** Returns false, or the progress of the node or of this server while it is catching up. */
  eth_syncing: { params: []; result: NotSyncing | SyncStatus };
  /** Removes a filter. Result: false when the filter does not exist. */
  eth_uninstallFilter: { params: [filterId: FilterIdInput]; result: boolean };
  /** Ends a subscription of this WebSocket. Result: false when this connection has no such subscription. */
  eth_unsubscribe: { params: [subscriptionId: SubscriptionIdInput]; result: boolean };
  /** Moves the time of the next blocks forward. Result: Total seconds added since the start. */
  evm_increaseTime: { params: [seconds: LenientInteger]; result: number };
  /** Makes a block, or several. Result: Always 0x0. */
  evm_mine: { params: [options?: MineOptions]; result: Quantity };
  /**
   * Makes a block, or several, and returns them. Result: The new blocks with whole transactions, and what these
   * returned.
   */
  evm_mine_detailed: { params: [options?: MineOptions]; result: MinedBlock[] };
  /**
   * Sets the chain back to a snapshot: blocks, state, pending transactions and the index. Result: false when the
   * snapshot does not exist.
   */
  evm_revert: { params: [snapshotId: LenientInteger]; result: boolean };
  /** Switches automatic mining on or off: a block for each transaction, at once. */
  evm_setAutomine: { params: [enabled: boolean]; result: null };
  /** Sets the gas limit of the next blocks. Result: Always true. */
  evm_setBlockGasLimit: { params: [gasLimit: LenientInteger]; result: boolean };
  /** Sets the interval at which blocks are made; 0 stops it. */
  evm_setIntervalMining: { params: [seconds: LenientInteger]; result: null };
  /** Sets the time of the next block. */
  evm_setNextBlockTimestamp: { params: [timestamp: LenientInteger]; result: null };
  /**
   * Sets the chain's clock, which continues from there. Result: Seconds by which the clock moved forward; 0 for a
   * step back.
   */
  evm_setTime: { params: [timestamp: LenientInteger]; result: number };
  /** Takes a snapshot of the chain and returns its id. */
  evm_snapshot: { params: []; result: Quantity };
  /** Returns which blocks the index holds, and how far the rest is filled in. */
  halley_indexStatus: { params: []; result: IndexState };
  /** Removes a pending transaction. Result: false when no such transaction is pending. */
  hardhat_dropTransaction: { params: [transactionHash: HashInput]; result: boolean };
  /** Sets PREVRANDAO of the next block, which shows it as mixHash. Result: Always true. */
  hardhat_setPrevRandao: { params: [prevRandao: WordInput]; result: boolean };
  /** Returns 0: the chain has no proof of work. Result: A JSON number. */
  miner_getHashrate: { params: []; result: number };
  /** Sets the account that the validator's rewards go to. */
  miner_setEtherbase: { params: [address: AddressInput]; result: boolean };
  /** Does nothing and returns false: blocks of this chain have no extra data. */
  miner_setExtra: { params: [extra: ExtraDataInput]; result: boolean };
  /** Does nothing and returns false: the gas limit of a block is a consensus parameter. */
  miner_setGasLimit: { params: [gas: QuantityInput]; result: boolean };
  /**
   * Sets the lowest price of gas that the node accepts, from its next start on. Result: True; a failure is an
   * error.
   */
  miner_setGasPrice: { params: [gasPrice: GasPriceInput]; result: boolean };
  /** Does nothing and returns false: validators make the blocks. */
  miner_start: { params: [threads?: IntegerInput]; result: boolean };
  /** Does nothing and returns null: validators make the blocks. */
  miner_stop: { params: []; result: null };
  /** Returns whether the node accepts peer connections. */
  net_listening: { params: []; result: boolean };
  /** Returns the number of peers of the node, as a JSON number. */
  net_peerCount: { params: []; result: number };
  /** Returns the EVM chain id in decimal. */
  net_version: { params: []; result: string };
  /** Returns the level of Otterscan's API that is served. */
  ots_getApiLevel: { params: []; result: number };
  /** Returns a block without its transactions, and its fees. Result: null when the block is unknown. */
  ots_getBlockDetails: { params: [blockNumber: NumberOrTag]; result: BlockDetails | null };
  /** Returns a block without its transactions, and its fees, by hash. Result: null when the block is unknown. */
  ots_getBlockDetailsByHash: { params: [blockHash: HashInput]; result: BlockDetails | null };
  /**
   * Returns a page of the transactions of a block. Page 0 has the last ones. Result: null when the block is
   * unknown.
   */
  ots_getBlockTransactions: {
    params: [blockNumber: NumberOrTag, pageNumber: IntegerInput, pageSize: IntegerInput];
    result: BlockTransactionsPage | null;
  };
  /**
   * Returns the transaction that created a contract, and the creator. Result: null for an account without code,
   * and for one whose code came with genesis.
   */
  ots_getContractCreator: { params: [address: AddressInput]; result: ContractCreator | null };
  /** Returns the transfers, creations and selfdestructs of the calls inside a transaction. */
  ots_getInternalOperations: { params: [transactionHash: HashInput]; result: InternalOperation[] };
  /**
   * Returns the hash of the transaction that an account sent with a nonce. Result: null when the transaction does
   * not exist.
   */
  ots_getTransactionBySenderAndNonce: { params: [sender: AddressInput, nonce: IntegerInput]; result: Hash | null };
  /**
   * Returns what a transaction reverted with. Result: The revert bytes; 0x when there are none, or when it
   * succeeded.
   */
  ots_getTransactionError: { params: [transactionHash: HashInput]; result: Data };
  /** Returns whether an account has code. */
  ots_hasCode: { params: [address: AddressInput, blockNumber?: NumberOrTag]; result: boolean };
  /** Returns transactions that touch an address, in the blocks after a block. */
  ots_searchTransactionsAfter: {
    params: [address: AddressInput, blockNumber: IntegerInput, pageSize: IntegerInput];
    result: TransactionSearchPage;
  };
  /** Returns transactions that touch an address, in the blocks before a block. */
  ots_searchTransactionsBefore: {
    params: [address: AddressInput, blockNumber: IntegerInput, pageSize: IntegerInput];
    result: TransactionSearchPage;
  };
  /** Returns the calls of a transaction in the order in which they began. */
  ots_traceTransaction: { params: [transactionHash: HashInput]; result: TraceEntry[] };
  /** Returns the account that made a signature of personal_sign or eth_sign. */
  personal_ecRecover: { params: [data: DataInput, signature: DataInput]; result: Address };
  /** Encrypts a private key with a passphrase and keeps it in the key store. */
  personal_importRawKey: { params: [privateKey: PrivateKeyInput, passphrase: string]; result: Address };
  /**
   * Makes a new key for a wallet, which is usable and unlocked until it is unpaired or the server exits. Result:
   * The only copy besides the one in memory: the key is never written to disk.
   */
  personal_initializeWallet: { params: [url: string]; result: Bytes32 };
  /** Returns the addresses that this server can send from. */
  personal_listAccounts: { params: []; result: Address[] };
  /**
   * Returns the keys of the key store and the paired wallets, and whether they are unlocked. Result: In the order
   * of the names of their files; paired wallets come last. Accounts of the embedded development chain and of an
   * external signer have no wallet.
   */
  personal_listWallets: { params: []; result: KeyWallet[] };
  /** Locks an account: its key is removed from memory. Result: Always true. */
  personal_lockAccount: { params: [address: AddressInput]; result: boolean };
  /** Makes a new key and keeps it in the key store, encrypted with a passphrase. */
  personal_newAccount: { params: [passphrase: string]; result: Address };
  /** Signs a transaction with the key that a passphrase decrypts, and sends it. */
  personal_sendTransaction: { params: [transaction: TransactionObject, passphrase: string]; result: Hash };
  /**
   * Signs a message with the key that a passphrase decrypts, or with that of an unlocked account. Result: r and s,
   * 32 bytes each, then 27 or 28.
   */
  personal_sign: { params: [data: DataInput, address: AddressInput, password?: string]; result: Data };
  /** Signs a transaction with the key that a passphrase decrypts, and does not send it. */
  personal_signTransaction: { params: [transaction: TransactionObject, passphrase: string]; result: SignedTransaction };
  /**
   * Unlocks an account: its key is held in memory, so that eth_sign, eth_sendTransaction and others use it.
   * Result: Always true.
   */
  personal_unlockAccount: {
    params: [address: AddressInput, passphrase: string, duration?: IntegerInput];
    result: boolean;
  };
  /** Removes a paired wallet: its key is gone. */
  personal_unpair: { params: [url: string, pairingPassword: string]; result: null };
  /** Returns the contract of this server. */
  'rpc.discover': { params: []; result: OpenrpcDocument };
  /** Returns the enabled namespaces with their versions. */
  rpc_modules: { params: []; result: ModuleVersions };
  /** Returns the frames of all transactions of a block. Result: null when the block is unknown. */
  trace_block: { params: [block: BlockParameter]; result: PlacedParityTrace[] | null };
  /** Runs a call and returns its traces. */
  trace_call: {
    params: [
      call: CallObject,
      types: ('trace' | 'stateDiff' | 'vmTrace')[],
      block?: BlockParameter,
      stateOverrides?: StateOverrides,
      blockOverrides?: BlockOverrides,
    ];
    result: TraceResults;
  };
  /** Runs calls, each on what those before it changed, and returns their traces. Result: One for each call. */
  trace_callMany: { params: [calls: CallWithTraceTypes[], block?: BlockParameter]; result: TraceResults[] };
  /** Returns the frames of a range of blocks that match addresses, oldest first. */
  trace_filter: { params: [filter: TraceFilter]; result: PlacedParityTrace[] };
  /** Returns one frame of a transaction. Result: null when the frame does not exist. */
  trace_get: { params: [transactionHash: HashInput, indices: IntegerInput[]]; result: PlacedParityTrace | null };
  /** Runs a signed transaction without sending it, and returns its traces. */
  trace_rawTransaction: {
    params: [transaction: DataInput, types: ('trace' | 'stateDiff' | 'vmTrace')[], block?: BlockParameter];
    result: TraceResults;
  };
  /**
   * Runs the transactions of a block again and returns their traces. Result: One for each transaction, in order;
   * null when the block is unknown.
   */
  trace_replayBlockTransactions: {
    params: [block: BlockParameter, types: ('trace' | 'stateDiff' | 'vmTrace')[]];
    result: MinedTraceResults[] | null;
  };
  /** Runs a transaction of a block again and returns its traces. */
  trace_replayTransaction: {
    params: [transactionHash: HashInput, types: ('trace' | 'stateDiff' | 'vmTrace')[]];
    result: TraceResults;
  };
  /** Returns the frames of a transaction. Result: null when the transaction is unknown or pending. */
  trace_transaction: { params: [transactionHash: HashInput]; result: PlacedParityTrace[] | null };
  /** Returns the pending and queued transactions, by sender and nonce. */
  txpool_content: { params: []; result: TxpoolContent };
  /** Returns the pending and queued transactions of one sender, by nonce. */
  txpool_contentFrom: { params: [address: AddressInput]; result: TxpoolContentFrom };
  /** Returns a one-line summary of each pending or queued transaction, by sender and nonce. */
  txpool_inspect: { params: []; result: TxpoolInspection };
  /** Returns the numbers of pending and queued transactions. */
  txpool_status: { params: []; result: TxpoolStatus };
  /**
   * Returns the version of this server and of the node behind it. Result:
   * Halley/v<version>/<os>-<arch>/node<version> (<application> <version>; CometBFT <version>). With the embedded
   * development chain, anvil/v<version>-compatible comes first, because tools recognise a development chain by it.
   */
  web3_clientVersion: { params: []; result: string };
  /** Returns the Keccak-256 hash of bytes. */
  web3_sha3: { params: [data: DataInput]; result: Hash };
}
