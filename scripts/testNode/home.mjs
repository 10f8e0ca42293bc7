import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { buildChain } from './build.mjs';
import { CHAIN_ID_VARIABLE } from './changedSources.mjs';
import { COINS, fillGenesis } from './genesis.mjs';
import { LOOPBACK } from './ports.mjs';
import { setTomlValues } from './toml.mjs';

/** Namespaces of the node's own JSON-RPC server, with which tests and benchmarks compare Halley. */
const NAMESPACES = 'eth,net,web3,txpool,debug';

/** The stores of which Halley needs the changes. */
const STREAMED_STORES = ['evm', 'acc', 'bank', 'precisebank', 'erc20'];

/**
 * Makes `dir` (absent or empty) the home of a one-validator chain. Ports are not part of it; each start sets them.
 * `blockTimeMs` is the pause between blocks, `maxGas` the block gas limit, `baseFeeWei` the first base fee, and
 * `minGasPriceWei` both its lower bound and the node's minimum gas price. `app` and `config` are further settings
 * `{section: {key: value}}` of app.toml and config.toml. home.d.mts describes the other options.
 */
export async function createHome({
  dir,
  blockTimeMs = 500,
  maxGas = 40_000_000,
  baseFeeWei = 1_000_000_000n,
  minGasPriceWei = 100_000_000n,
  decimals = 18,
  erc20Precompiles = true,
  permissions = {},
  baseFee = true,
  initialHeight = 1,
  vesting = false,
  genesis: change = (document) => document,
  app = {},
  config = {},
  stream,
  evmd: otherNode,
}) {
  const evmd = otherNode ?? (await buildChain());
  const coin = COINS[decimals];
  // Made under another name and renamed, so that no incomplete home is ever found.
  const unfinished = `${dir}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(dir), { recursive: true });
  const init = ['init', 'halley', '--chain-id', cometChainIdOf(coin), '--home', unfinished];
  await promisify(execFile)(evmd, init, { env: environmentOf(coin.chainId) });

  const consensusKey = await publicConsensusKey(unfinished);
  await rewrite(unfinished, 'genesis.json', (text) => {
    const fees = { maxGas, baseFeeWei, minGasPriceWei, baseFee };
    const rules = { coin, erc20Precompiles, permissions, initialHeight, vesting };
    const genesis = fillGenesis(JSON.parse(text), { consensusKey, ...fees, ...rules });
    return JSON.stringify(change(genesis), null, 2);
  });
  await rewrite(unfinished, 'config.toml', (text) =>
    setTomlValues(setTomlValues(text, configSettings(blockTimeMs)), config),
  );
  await rewrite(unfinished, 'app.toml', (text) =>
    setTomlValues(setTomlValues(text, { ...appSettings(minGasPriceWei, coin), ...streamSettings(stream) }), app),
  );
  await rename(unfinished, dir);
}

/** Writes the addresses, all on loopback, that the next start listens on. */
export async function setAddresses(dir, ports) {
  await rewrite(dir, 'config.toml', (text) =>
    setTomlValues(text, {
      rpc: { laddr: `tcp://${LOOPBACK}:${ports.rpc}` },
    }),
  );
  await rewrite(dir, 'app.toml', (text) =>
    setTomlValues(text, {
      grpc: { address: `${LOOPBACK}:${ports.grpc}` },
      'json-rpc': { address: `${LOOPBACK}:${ports.evmRpc}`, 'ws-address': `${LOOPBACK}:${ports.evmWs}` },
    }),
  );
}

/** The addresses of the coins' ERC-20 contracts in a home; those made by older releases have none. */
export async function coinContracts(dir) {
  const genesis = JSON.parse(await readFile(join(dir, 'config', 'genesis.json'), 'utf8'));
  const { native_precompiles: native = [], dynamic_precompiles: dynamic = [] } = genesis.app_state.erc20;
  return { native, dynamic };
}

/** The environment in which the node runs a chain of this EIP-155 chain id. */
export function environmentOf(chainId) {
  return { ...process.env, [CHAIN_ID_VARIABLE]: String(chainId) };
}

function cometChainIdOf({ chainId }) {
  return `halley_${chainId}-1`;
}

async function publicConsensusKey(dir) {
  const key = JSON.parse(await readFile(join(dir, 'config', 'priv_validator_key.json'), 'utf8'));
  return key.pub_key.value;
}

function configSettings(blockTimeMs) {
  return {
    // The pause after a commit is the block time of a single validator. Everything else takes a few milliseconds.
    consensus: { timeout_commit: `${blockTimeMs}ms` },
    // No peer ever connects, and with port 0 any number of chains can run side by side.
    p2p: { laddr: `tcp://${LOOPBACK}:0`, pex: false },
    rpc: { pprof_laddr: '' },
    tx_index: { indexer: 'kv' },
    instrumentation: { prometheus: false },
  };
}

function appSettings(minGasPriceWei, { denom, decimals, chainId }) {
  // The SDK compares prices of the coin, of which a small one may be a fraction.
  const minimum = Number(minGasPriceWei) / 10 ** (18 - decimals);

  return {
    // The state of every height is kept, so that reads at any block are possible.
    '': { 'minimum-gas-prices': `${minimum.toFixed(18 - decimals)}${denom}`, pruning: 'nothing' },
    api: { enable: false },
    grpc: { enable: true },
    'grpc-web': { enable: false },
    'state-sync': { 'snapshot-interval': 0 },
    evm: { 'evm-chain-id': chainId },
    'json-rpc': { enable: true, api: NAMESPACES },
  };
}

function streamSettings(stream) {
  if (stream === undefined) return {};
  const { stopNodeOnErr = true } = stream;
  return { 'streaming.abci': { keys: STREAMED_STORES, plugin: 'abci', 'stop-node-on-err': stopNodeOnErr } };
}

async function rewrite(dir, name, change) {
  const file = join(dir, 'config', name);
  await writeFile(file, change(await readFile(file, 'utf8')));
}
