/** What a value of an answer means, for the note that a reader gets on hover and on focus. */
import { checksumAddress, isAddress, keccakOfText, selectorOf } from './checksum.js';
import { formatUnits, grouped, isHexNumber } from './units.js';

/** Signatures that most contracts share; an interface that is loaded knows more. */
const WELL_KNOWN = [
  'transfer(address,uint256)',
  'transferFrom(address,address,uint256)',
  'approve(address,uint256)',
  'balanceOf(address)',
  'allowance(address,address)',
  'totalSupply()',
  'name()',
  'symbol()',
  'decimals()',
  'owner()',
  'ownerOf(uint256)',
  'mint(address,uint256)',
  'burn(uint256)',
  'deposit()',
  'withdraw(uint256)',
  'multicall(bytes[])',
  'aggregate3((address,bool,bytes)[])',
  'safeTransferFrom(address,address,uint256)',
  'setApprovalForAll(address,bool)',
  'supportsInterface(bytes4)',
  'Error(string)',
  'Panic(uint256)',
];

const WELL_KNOWN_EVENTS = [
  'Transfer(address,address,uint256)',
  'Approval(address,address,uint256)',
  'ApprovalForAll(address,address,bool)',
  'TransferSingle(address,address,address,uint256,uint256)',
  'Deposit(address,uint256)',
  'Withdrawal(address,uint256)',
  'OwnershipTransferred(address,address)',
];

let selectors: ReadonlyMap<string, string> | undefined;
let topics: ReadonlyMap<string, string> | undefined;

/** The signature of a well-known function or error by its selector. */
export function knownSelector(selector: string): string | undefined {
  selectors ??= new Map(WELL_KNOWN.map((signature) => [selectorOf(signature), signature]));
  return selectors.get(selector.toLowerCase());
}

/** The signature of a well-known event by its first topic. */
export function knownTopic(topic: string): string | undefined {
  topics ??= new Map(WELL_KNOWN_EVENTS.map((signature) => [keccakOfText(signature), signature]));
  return topics.get(topic.toLowerCase());
}

const TIME_KEYS = /timestamp$|^time$/i;
const MONEY_KEYS = /^(?:value|balance|baseFeePerGas|.*fee.*|.*gasPrice|effectiveGasPrice|totalDifficulty)$/i;
const COUNT_KEYS = /gas(?:Limit|Used)?$|number$|index$|nonce$|^size$|count$/i;
const DATA_KEYS = /^(?:input|data|output|code|init)$/;

const TRANSACTION_TYPES: Readonly<Record<string, string>> = {
  '0x0': 'legacy transaction',
  '0x1': 'transaction with an access list (EIP-2930)',
  '0x2': 'dynamic fee (EIP-1559)',
  '0x3': 'blobs (EIP-4844)',
  '0x4': 'code of an account (EIP-7702)',
};

/** Where a value stands: the key of the object around it, or of the list around that. */
export interface Place {
  readonly key: string | undefined;
  /** Place in a list; undefined outside one. */
  readonly index: number | undefined;
}

/** Lines on a text of an answer, the most useful first; none when there is nothing to say. */
export function readingsOf(text: string, { key, index }: Place): string[] {
  if (isAddress(text)) return [`checksum: ${checksumAddress(text)}`];
  if (key === 'topics' && index === 0) return linesOf('event', knownTopic(text));
  if (!text.startsWith('0x')) return [];
  const isBytes = /^0x(?:[0-9a-fA-F]{2})+$/.test(text);
  // A selector without a leading zero would be a number, too.
  if (isBytes && key !== undefined && DATA_KEYS.test(key)) return dataReadings(text, key);
  if (isCompactNumber(text)) return quantityReadings(text, key);
  return isBytes ? dataReadings(text, key) : [];
}

function quantityReadings(text: string, key: string | undefined): string[] {
  const value = BigInt(text);
  const decimal = grouped(value.toString());
  if (key === 'type' && Object.hasOwn(TRANSACTION_TYPES, text)) return [`${TRANSACTION_TYPES[text]}`];
  if (key === 'status') return [value === 1n ? 'success' : 'failure'];
  if (key !== undefined && TIME_KEYS.test(key)) return [...linesOf('time', timeOf(value)), `decimal: ${decimal}`];
  // Money first: baseFeePerGas ends like an amount of gas.
  const isMoney = key !== undefined && MONEY_KEYS.test(key);
  const isCount = key !== undefined && COUNT_KEYS.test(key);
  if (!isMoney && (isCount || value < 10n ** 9n)) return [`decimal: ${decimal}`];
  return [
    `decimal: ${decimal}`,
    `gwei: ${grouped(formatUnits(value, 9))}`,
    `ether: ${grouped(formatUnits(value, 18))}`,
  ];
}

function dataReadings(text: string, key: string | undefined): string[] {
  const bytes = (text.length - 2) / 2;
  const isData = key === undefined || DATA_KEYS.test(key);
  const lines = [`${grouped(String(bytes))} ${bytes === 1 ? 'byte' : 'bytes'}`];
  if (isData && bytes >= 4 && bytes % 32 === 4) lines.unshift(...linesOf('function', knownSelector(text.slice(0, 10))));
  // A word with leading zeros is most likely a number or an address.
  if (bytes === 32 && /^0x0{24}[0-9a-fA-F]{40}$/.test(text) && !/^0x0{48}/.test(text)) {
    lines.unshift(`as an address: ${checksumAddress(`0x${text.slice(26)}`)}`);
  }
  if (bytes === 32 && /^0x0{16}/.test(text)) lines.unshift(`as a number: ${grouped(BigInt(text).toString())}`);
  return lines;
}

function linesOf(label: string, text: string | undefined): string[] {
  return text === undefined ? [] : [`${label}: ${text}`];
}

/** Seconds since 1970 as a date, in UTC. */
export function timeOf(seconds: bigint): string | undefined {
  if (seconds > 8_640_000_000_000n) return undefined;
  return `${new Date(Number(seconds) * 1000).toISOString().replace('T', ' ').replace('.000Z', '')} UTC`;
}

function isCompactNumber(text: string): boolean {
  return isHexNumber(text) && /^0x(?:0|[1-9a-fA-F][0-9a-fA-F]*)$/.test(text) && text.length < 66;
}
