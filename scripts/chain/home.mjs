import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { buildChain } from './build.mjs';
import { DENOM, fillGenesis } from './genesis.mjs';
import { LOOPBACK } from './ports.mjs';
import { setTomlValues } from './toml.mjs';

/** Cosmos chain id of a home made here. The EIP-155 chain id is fixed in the binary. */
export const COMET_CHAIN_ID = 'halley_262144-1';

/** EIP-155 chain id of every chain that this binary runs. */
export const CHAIN_ID = 262144;

/** Namespaces of the node's own JSON-RPC server, with which tests and benchmarks compare Halley. */
const NAMESPACES = 'eth,net,web3,txpool,debug';

/**
 * Makes `dir` (absent or empty) the home of a one-validator chain. Ports are not part of it; each start sets them.
 * `blockTimeMs` is the pause between blocks, `maxGas` the block gas limit, `baseFeeWei` the first base fee, and
 * `minGasPriceWei` both its lower bound and the node's minimum gas price. `app` and `config` are further settings
 * `{section: {key: value}}` of app.toml and config.toml.
 */
export async function createHome({
  dir,
  blockTimeMs = 500,
  maxGas = 40_000_000,
  baseFeeWei = 1_000_000_000n,
  minGasPriceWei = 100_000_000n,
  app = {},
  config = {},
}) {
  const evmd = await buildChain();
  // Made under another name and renamed, so that no incomplete home is ever found.
  const unfinished = `${dir}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(dir), { recursive: true });
  await promisify(execFile)(evmd, ['init', 'halley', '--chain-id', COMET_CHAIN_ID, '--home', unfinished]);

  const consensusKey = await publicConsensusKey(unfinished);
  await rewrite(unfinished, 'genesis.json', (text) => {
    const genesis = fillGenesis(JSON.parse(text), { consensusKey, maxGas, baseFeeWei, minGasPriceWei });
    return JSON.stringify(genesis, null, 2);
  });
  await rewrite(unfinished, 'config.toml', (text) =>
    setTomlValues(setTomlValues(text, configSettings(blockTimeMs)), config),
  );
  await rewrite(unfinished, 'app.toml', (text) => setTomlValues(setTomlValues(text, appSettings(minGasPriceWei)), app));
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

function appSettings(minGasPriceWei) {
  return {
    // The state of every height is kept, so that reads at any block are possible.
    '': { 'minimum-gas-prices': `${minGasPriceWei}${DENOM}`, pruning: 'nothing' },
    api: { enable: false },
    grpc: { enable: true },
    'grpc-web': { enable: false },
    'state-sync': { 'snapshot-interval': 0 },
    evm: { 'evm-chain-id': CHAIN_ID },
    'json-rpc': { enable: true, api: NAMESPACES },
  };
}

async function rewrite(dir, name, change) {
  const file = join(dir, 'config', name);
  await writeFile(file, change(await readFile(file, 'utf8')));
}
