import type { Caller } from '../../caller/caller.js';
import { QueryFailed, QueryUnknown } from '../../chain/chainErrors.js';
import { toWei, weiPerUnit } from '../../chain/fees/feeMarket.js';
import type { Node, Queries } from '../../chain/node.js';
import { DIALECTS, type Dialect } from '../../chain/tx/dialect.js';
import { ZERO_ADDRESS } from '../../ethereum/address.js';
import type { ChainProfile, MempoolKind } from '../chainProfile.js';
import { ApplicationQueries, EVM_QUERIES, queryPath } from '../queries/applicationQueries.js';
import { probeDialect } from './dialectProbe.js';
import { readCosmosEvmConfig, readCronosConfig, readEthermintConfig, type EvmModuleConfig } from './evmModuleConfig.js';

/** `queries` go over gRPC where the node has it. */
export interface DetectionParts {
  node: Pick<Node, 'status' | 'abciQuery'>;
  queries: Queries;
}

/** A protobuf message whose fields are all left out. */
const EMPTY_REQUEST = new Uint8Array(0);

/** Halley cannot serve the node's application. */
export class UnsupportedChain extends Error {
  override readonly name = 'UnsupportedChain';
}

/**
 * Detects the kind of chain of a node, without changing it. The result holds while the node runs the same release.
 * `configured.mempool` overrides the detected kind. Rejects with UnsupportedChain.
 */
export async function detectChain(
  { node, queries }: DetectionParts,
  caller: Caller,
  configured: { mempool?: MempoolKind } = {},
): Promise<ChainProfile> {
  const { cometChainId, cometVersion } = await node.status(caller);
  const evmPackage = await findEvmPackage(queries, caller);
  // Any denomination will do for the probe: the application looks at it only after decoding.
  const dialect = await probeDialect(node, evmPackage, 'stake', caller);
  if (dialect === null) throw new UnsupportedChain(`${evmPackage} of this node decodes no known form of MsgEthereumTx`);
  const application = new ApplicationQueries(queries, dialect);
  const [config, bech32Prefix, supportsOverrides] = await Promise.all([
    readConfig(application, dialect, cometChainId, caller),
    findBech32Prefix(application, caller),
    knowsTraceCall(queries, dialect, caller),
  ]);
  const baseFeeIsScaled = await isBaseFeeScaled(application, dialect, config.forks.decimals, caller);
  const mempool = configured.mempool ?? usualMempool(dialect, cometVersion);
  return { cometChainId, cometVersion, dialect, mempool, supportsOverrides, bech32Prefix, baseFeeIsScaled, ...config };
}

/** The package whose Params query the application serves. */
async function findEvmPackage(queries: Queries, caller: Caller): Promise<Dialect['package']> {
  for (const candidate of [DIALECTS.cosmosEvm04, DIALECTS.ethermint]) {
    try {
      await queries.query(queryPath(EVM_QUERIES[candidate.package].method.params), EMPTY_REQUEST, 0, caller);
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
  caller: Caller,
): Promise<EvmModuleConfig> {
  switch (dialect.configuration) {
    case 'config':
      return readCosmosEvmConfig(queries, caller);
    case 'configOrParams':
      return readEthermintConfig(queries, cometChainId, caller);
    case 'params':
      return readCronosConfig(queries, cometChainId, caller);
  }
}

/** The SDK has a query since 0.46; before, the bech32 text of any account shows it. */
async function findBech32Prefix(queries: ApplicationQueries, caller: Caller): Promise<string> {
  try {
    return await queries.bech32Prefix(caller);
  } catch (error) {
    if (!(error instanceof QueryUnknown)) throw error;
  }
  const address = await queries.cosmosAddress(ZERO_ADDRESS, caller);
  return address.slice(0, address.lastIndexOf('1'));
}

/** An application that has the query refuses an empty request. */
async function knowsTraceCall(queries: Queries, dialect: Dialect, caller: Caller): Promise<boolean> {
  try {
    await queries.query(queryPath(EVM_QUERIES[dialect.package].method.traceCall), EMPTY_REQUEST, 0, caller);
    return true;
  } catch (error) {
    if (error instanceof QueryUnknown) return false;
    if (error instanceof QueryFailed) return true;
    throw error;
  }
}

/** Old Ethermint keeps the base fee in whole wei; the EVM module always reports wei, so they are compared. */
async function isBaseFeeScaled(
  queries: ApplicationQueries,
  dialect: Dialect,
  decimals: number,
  caller: Caller,
): Promise<boolean> {
  if (dialect.package === 'cosmos.evm.vm.v1') return true;
  const [market, wei] = await Promise.all([queries.feeMarket(0, caller), queries.evmBaseFee(0, caller)]);
  if (wei === null || wei === 0n) return true;
  return toWei(market.baseFeeScaled, { weiPerUnit: weiPerUnit(decimals) }) >= wei / 2n + (wei % 2n);
}

/** The default of the release: no query returns its configuration. */
function usualMempool(dialect: Dialect, cometVersion: string): MempoolKind {
  if (!dialect.queuesNonceGaps) return 'flood';
  const [major = 0, minor = 0] = cometVersion.replace(/^v/, '').split('.').map(Number);
  return major > 0 || minor >= 39 ? 'app' : 'floodWithQueue';
}
