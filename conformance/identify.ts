/** Finds out what a server is. */
import { isObject, objectsOf, textOf } from './json.js';
import { clean } from './report/clean.js';
import type { Session } from './session.js';

/** Kinds of servers; `cosmos` is the server that cosmos/evm, Ethermint and their forks have built in. */
export type ServerKind =
  'halley' | 'cosmos' | 'geth' | 'reth' | 'erigon' | 'nethermind' | 'besu' | 'anvil' | 'hardhat' | 'unknown';

/** What is known of a server before it is checked. */
export interface Server {
  kind: ServerKind;
  /** What web3_clientVersion says, without control characters; empty when it says nothing. */
  version: string;
  /** EIP-155 chain id; null when the server does not tell. */
  chainId: bigint | null;
  /** Namespaces of rpc_modules; null when it is absent. */
  modules: string[] | null;
  /** Names of the methods in the answer of rpc.discover; null when it is absent. */
  discovered: string[] | null;
}

const BY_VERSION: readonly [RegExp, ServerKind][] = [
  // Also behind the name of anvil, as halley dev has it.
  [/(^| )halley\//i, 'halley'],
  [/^geth\//i, 'geth'],
  [/^reth\//i, 'reth'],
  [/^erigon\//i, 'erigon'],
  [/^nethermind\//i, 'nethermind'],
  [/^besu\//i, 'besu'],
  [/^anvil\//i, 'anvil'],
  [/^hardhatnetwork\//i, 'hardhat'],
  // The version of the node, which the SDK prints on several lines, or its name.
  [/^version .*\ncompiled at |^(evmd|evmos|ethermint|cosmos|cronos|kava)/i, 'cosmos'],
];

/** Asks the server for its name, its chain and its methods. */
export async function identify(session: Session): Promise<Server> {
  const version = await answered(session, 'web3_clientVersion');
  const name = typeof version === 'string' ? version.slice(0, 300) : '';
  const chainId = await answered(session, 'eth_chainId');
  const modules = await answered(session, 'rpc_modules');
  return {
    kind: BY_VERSION.find(([pattern]) => pattern.test(name))?.[1] ?? 'unknown',
    version: clean(name.replaceAll('\n', ' ').trim()),
    chainId: typeof chainId === 'string' && /^0x[0-9a-f]{1,16}$/i.test(chainId) ? BigInt(chainId) : null,
    modules: isObject(modules) ? Object.keys(modules) : null,
    discovered: discoveredMethods(await answered(session, 'rpc.discover')),
  };
}

async function answered(session: Session, method: string): Promise<unknown> {
  const outcome = await session.call(method, []);
  return outcome.kind === 'result' ? outcome.value : null;
}

function discoveredMethods(contract: unknown): string[] | null {
  if (!isObject(contract)) return null;
  try {
    return objectsOf(contract['methods']).map((method) => textOf(method, 'name'));
  } catch {
    return null;
  }
}

/** True for a server of a chain whose blocks are made by CometBFT: no header hash and no Merkle-Patricia state. */
export function isCometChain({ kind }: Pick<Server, 'kind'>): boolean {
  return kind === 'halley' || kind === 'cosmos';
}
