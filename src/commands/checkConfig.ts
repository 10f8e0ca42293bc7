import { OWN_WORK } from '../caller/caller.js';
import { rmdir } from 'node:fs/promises';
import { announcesResults } from '../indexer/following/lostResults.js';
import { ChainError, DISCARD_SETTING, NoBlockYet, ResultsDiscarded } from '../chain/chainErrors.js';
import { parseNodeAddress } from '../comet/address.js';
import { CometNode } from '../comet/cometNode.js';
import type { NodeStatus } from '../chain/node.js';
import { CometKeyQueries } from '../comet/cometKeyQueries.js';
import { CometRpc } from '../comet/cometRpc.js';
import type { Config, ResolvedConfig } from '../config/config.js';
import { AbciQueries } from '../cosmos/queries/abciQueries.js';
import { ApplicationQueries } from '../cosmos/queries/applicationQueries.js';
import { findGrpc, grpcCandidates } from '../cosmos/queries/grpcDiscovery.js';
import { hasPrice } from '../cosmos/minimumGasPrices.js';
import { unknownFeeDenom } from '../cosmos/sending/sendingRules.js';
import { withoutSecrets } from '../config/values.js';
import { checkAuthSecret } from '../config/authSecret.js';
import { indexFolder, makeDataFolder } from '../config/dataFolder.js';
import { enabledNamespaces } from '../config/enabledNamespaces.js';
import { readOperatorLogo } from '../config/operatorLogo.js';
import { chainParameters } from './chainParameters.js';
import { checkStream } from './checkStream.js';
import { reasonOf } from './dev/optionFile.js';
import { createLogger } from '../observe/logger.js';
import { detectNode, isDevelopment, nodeAt } from '../upstream/reachNode.js';
import type { GrpcService, NodeServices } from '../upstream/nodeServices.js';
import { StoreReading, type StoreReadingParts } from '../upstream/storeReading.js';

type Print = (text: string) => void;

/** Checks the settings and tries the node. Prints one line per finding; false when Halley could not start. */
export async function checkConfig({ config, warnings }: ResolvedConfig, print: Print): Promise<boolean> {
  for (const warning of warnings) print(`warning: ${warning}\n`);
  const hasSecret = await passes(() => checkSecret(config, print), print);
  const hasLogo = await passes(() => checkLogo(config), print);
  const hasNode = await checkNode(config, print);
  const good = (await passes(() => checkDataDir(config), print)) && hasSecret && hasLogo && hasNode;
  print(good ? 'the configuration is good\n' : 'the configuration cannot be used\n');
  return good;
}

async function checkNode(config: Config, print: Print): Promise<boolean> {
  const url = parseNodeAddress(config.node);
  const shown = withoutSecrets(config.node);
  const rpc = new CometRpc({ url });
  try {
    const node = new CometNode(rpc);
    const status = await node.status(OWN_WORK);
    const { cometChainId, cometVersion, latestHeight, catchingUp } = status;
    print(`node: ${shown} is ${cometChainId}, CometBFT ${cometVersion}, height ${latestHeight}\n`);
    const development = await isDevelopment(config, rpc);
    if (latestHeight === 0 && !development) {
      print(`warning: ${new NoBlockYet(catchingUp).reason}: its application cannot be asked before its first block\n`);
      return await passes(() => void enabledNamespaces(config, development), print);
    }
    if (catchingUp) print('warning: the node is catching up with its chain: its responses are old\n');
    await checkResults(config, node, status, print);
    const namespaces = await passes(() => void enabledNamespaces(config, development), print);
    const hasGrpc = await checkGrpc(config, url, cometChainId, print);
    let hasStream = false;
    const isStreamSet = await passes(async () => void (hasStream = await checkStream(config, node, print)), print);
    return hasGrpc && namespaces && hasStream && isStreamSet;
  } catch (error) {
    print(`error: node: ${shown}: ${reasonOf(error)}\n`);
    return false;
  } finally {
    rpc.close();
  }
}

/** Without kept results, Halley serves only blocks that the node announces or pushes with their results. */
async function checkResults(
  { stream }: Config,
  node: CometNode,
  { latestHeight, cometVersion }: Pick<NodeStatus, 'latestHeight' | 'cometVersion'>,
  print: Print,
): Promise<void> {
  try {
    await node.committedBlock(latestHeight, OWN_WORK);
  } catch (error) {
    if (error instanceof ResultsDiscarded && !error.keepsOthers)
      print(
        `warning: the node does not keep the results of blocks (${DISCARD_SETTING})` +
          (announcesResults(cometVersion)
            ? `: only blocks that ${SERVED_BLOCKS[stream === '' ? 'announced' : 'streamed']} are served; ` +
              'set it to false and restart the node to keep more\n'
            : `, and CometBFT ${cometVersion} does not announce them, either: ` +
              'no block can be served until it is set to false and the node is restarted\n'),
      );
    // `halley start` reports any other problem with its blocks.
    else if (!(error instanceof ChainError)) throw error;
  }
}

const SERVED_BLOCKS = {
  announced: 'are made while Halley runs, or are in a state stream (--stream),',
  streamed: 'are in the state stream, or are made while Halley runs,',
};

/** A configured gRPC service must be there. Without gRPC, Halley works but slows the node down. */
async function checkGrpc(config: Config, url: URL, cometChainId: string, print: Print): Promise<boolean> {
  const named = config['node-grpc'];
  const found = await findGrpc(named === '' ? grpcCandidates(url, null) : [named], cometChainId);
  if (found !== null) print(`node-grpc: ${found.address} serves the same chain\n`);
  else if (named !== '') print(`error: node-grpc: nothing at ${named} serves ${cometChainId}\n`);
  else print('warning: no gRPC service found: state queries over CometBFT RPC hold up block production\n');
  await showChain(config, found, print).finally(() => found?.queries.close());
  return found !== null || named === '';
}

/** Prints the coin and the parameters of the chain, and warns about settings for another coin. */
async function showChain(config: Config, grpc: GrpcService | null, print: Print): Promise<void> {
  const place = nodeAt(config, undefined);
  try {
    const { profile } = await detectNode(config, { ...place, grpc });
    const { feeDenom, forks } = profile;
    const { denom, decimals, chainId } = forks;
    const fees = feeDenom === null ? '' : `; fees are named in ${feeDenom}`;
    print(`coin: ${denom}, ${decimals} decimals; EVM chain id ${chainId}${fees}\n`);
    if (feeDenom === null) print(`warning: no transaction can be sent: ${unknownFeeDenom(forks)}\n`);
    const prices = config['minimum-gas-prices'];
    const denoms = [...new Set([denom, ...(feeDenom === null ? [] : [feeDenom])])].join(' or ');
    if (prices !== '' && !hasPrice(prices, profile))
      print(`warning: minimum-gas-prices: ${prices} has no price in ${denoms}\n`);
    const node = new CometNode(place.rpc);
    const queries = new ApplicationQueries(grpc?.queries ?? new AbciQueries(node), profile.dialect);
    for (const line of await chainParameters(queries, node)) print(`${line}\n`);
    if (config.stream !== '' || config.execution === 'local')
      await showStores(place.rpc, grpc, { queries, profile }, print);
  } catch (error) {
    print(`warning: the node's application could not be read: ${reasonOf(error)}\n`);
  } finally {
    place.rpc.close();
  }
}

/** Prints whether the state can be read from the node's stores, which is compared with its own answers. */
async function showStores(
  rpc: NodeServices['rpc'],
  grpc: GrpcService | null,
  parts: Pick<StoreReadingParts, 'queries' | 'profile'>,
  print: Print,
): Promise<void> {
  const callBatch = rpc.callBatch?.bind(rpc);
  if (callBatch === undefined) return;
  const node = new CometNode(rpc);
  const keys = new CometKeyQueries({ callBatch });
  const service = grpc?.queries ?? new AbciQueries(node);
  const reading = new StoreReading({ node, keys, service, ...parts, log: createLogger('silent') });
  const { accounts, contracts, reason } = await reading.confirm(OWN_WORK);
  const unread = [...(accounts ? [] : ['balances and nonces']), ...(contracts ? [] : ['code and slots'])];
  if (reason === null) print('stores: balances, nonces, code and slots can be read from the stores of the node\n');
  else print(`warning: stores: ${unread.join(', ')} are asked of the node: ${reason}\n`);
}

async function checkSecret(config: Config, print: Print): Promise<void> {
  const path = config['json-rpc.auth-secret'];
  const warning = path === '' ? null : (await checkAuthSecret(path)).warning;
  if (warning !== null) print(`warning: ${warning}\n`);
}

async function checkLogo(config: Config): Promise<void> {
  if (config.docs) await readOperatorLogo(config['site.operator-logo']);
}

/** Makes the folder as `halley start` does, then removes what it made. */
async function checkDataDir(config: Config): Promise<void> {
  const made = await makeDataFolder(indexFolder(config));
  for (const folder of made.toReversed()) await rmdir(folder);
}

async function passes(check: () => Promise<void> | void, print: Print): Promise<boolean> {
  try {
    await check();
    return true;
  } catch (error) {
    print(`error: ${reasonOf(error)}\n`);
    return false;
  }
}
