/**
 * Finds out at start what kind of chain a node runs, by questions that change nothing there. The answers hold as long as the node runs the
 * same release.
 */
import type { Address } from '../../../generated/types.js';
import { QueryFailed, QueryUnknown } from '../../chain/errors.js';
import { WEI } from '../../chain/feeMarket.js';
import type { Node, Queries } from '../../chain/node.js';
import { readCosmosEvmConfig, readCronosConfig, readEthermintConfig } from './evmModuleConfig.js';
import type { EvmModuleConfig } from './evmModuleConfig.js';
import type { ChainProfile, MempoolKind } from '../chainProfile.js';
import { DIALECTS } from '../../chain/tx/dialect.js';
import type { Dialect } from '../../chain/tx/dialect.js';
import { probeDialect } from './dialectProbe.js';
import { ApplicationQueries, EVM_QUERIES } from '../queries/applicationQueries.js';
import { queryPath } from '../queries/protobufQuery.js';

export interface DetectionParts {
  node: Pick<Node, 'status' | 'abciQuery'>;
  queries: Queries;
}

/** A message without fields, or with all of them left out. */
const EMPTY_REQUEST = new Uint8Array(0);

/** The node runs an application that Halley cannot serve. */
export class UnsupportedChain extends Error {
  override readonly name = 'UnsupportedChain';
}

/** `mempool` overrides what the release suggests, for nodes that are configured otherwise. Rejects with UnsupportedChain. */
export async function detectChain(
  { node, queries }: DetectionParts,
  configured: { mempool?: MempoolKind } = {},
  signal?: AbortSignal,
): Promise<ChainProfile> {
  const { cometChainId, cometVersion } = await node.status(signal);
  const evmPackage = await findEvmPackage(queries, signal);
  // A denomination does not matter to the probe: a wrong one is found after decoding.
  const dialect = await probeDialect(node, evmPackage, 'stake', signal);
  if (dialect === null) throw new UnsupportedChain(`${evmPackage} of this node decodes no known form of MsgEthereumTx`);
  const application = new ApplicationQueries(queries, dialect);
  const [config, bech32Prefix, supportsOverrides, baseFeeIsScaled] = await Promise.all([
    readConfig(application, dialect, cometChainId, signal),
    findBech32Prefix(application, signal),
    knowsTraceCall(queries, dialect, signal),
    isBaseFeeScaled(application, dialect, signal),
  ]);
  const mempool = configured.mempool ?? usualMempool(dialect, cometVersion);
  return { cometChainId, cometVersion, dialect, mempool, supportsOverrides, bech32Prefix, baseFeeIsScaled, ...config };
}

/** The application's package is the one whose Params it answers. */
async function findEvmPackage(queries: Queries, signal?: AbortSignal): Promise<Dialect['package']> {
  for (const candidate of [DIALECTS.cosmosEvm04, DIALECTS.ethermint]) {
    try {
      await queries.query(queryPath(EVM_QUERIES[candidate.package].method.params), EMPTY_REQUEST, 0, signal);
      return candidate.package;
    } catch (error) {
      if (!(error instanceof QueryUnknown)) throw error;
    }
  }
  throw new UnsupportedChain("the node's application has no EVM module known to Halley");
}

function readConfig(
  queries: ApplicationQueries,
  dialect: Dialect,
  cometChainId: string,
  signal?: AbortSignal,
): Promise<EvmModuleConfig> {
  if (dialect.package === 'cosmos.evm.vm.v1') return readCosmosEvmConfig(queries, signal);
  if (dialect.name === 'cronos') return readCronosConfig(queries, cometChainId, signal);
  return readEthermintConfig(queries, cometChainId, signal);
}

/** Where the SDK has no such query (before 0.46), any account's bech32 text shows it. */
async function findBech32Prefix(queries: ApplicationQueries, signal?: AbortSignal): Promise<string> {
  try {
    return await queries.bech32Prefix(signal);
  } catch (error) {
    if (!(error instanceof QueryUnknown)) throw error;
  }
  const address = await queries.cosmosAddress(`0x${'0'.repeat(40)}` as Address, signal);
  return address.slice(0, address.lastIndexOf('1'));
}

/** An empty request: refused where the query exists. */
async function knowsTraceCall(queries: Queries, dialect: Dialect, signal?: AbortSignal): Promise<boolean> {
  try {
    await queries.query(queryPath(EVM_QUERIES[dialect.package].method.traceCall), EMPTY_REQUEST, 0, signal);
    return true;
  } catch (error) {
    if (error instanceof QueryUnknown) return false;
    if (error instanceof QueryFailed) return true;
    throw error;
  }
}

/** Old Ethermint keeps the base fee in whole wei. Its EVM module always answers in wei, so the two tell it. */
async function isBaseFeeScaled(queries: ApplicationQueries, dialect: Dialect, signal?: AbortSignal): Promise<boolean> {
  if (dialect.package === 'cosmos.evm.vm.v1') return true;
  const [market, wei] = await Promise.all([queries.feeMarket(0, signal), queries.evmBaseFee(0, signal)]);
  return wei === null || wei === 0n || market.baseFeeScaled >= wei * (WEI / 2n);
}

/** The node does not tell; its release suggests what its own configuration has by default. */
function usualMempool(dialect: Dialect, cometVersion: string): MempoolKind {
  if (dialect.name !== 'cosmosEvm04') return 'flood';
  const [major = 0, minor = 0] = cometVersion.replace(/^v/, '').split('.').map(Number);
  return major > 0 || minor >= 39 ? 'app' : 'floodWithQueue';
}
