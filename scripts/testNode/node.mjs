import { open, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { accounts } from './accounts.mjs';
import { buildChain } from './build.mjs';
import { environmentOf, setAddresses } from './home.mjs';
import { LOOPBACK, freePorts, requireFreePorts } from './ports.mjs';
import { startProcess } from './process.mjs';

const POLL_MS = 100;

const HALLEY = join(import.meta.dirname, '../../dist/bundle/main.js');

/** How much of the log an error shows. */
const LOG_TAIL_BYTES = 4_000;

/**
 * Starts the chain in `home` (made by createHome). Resolves when it makes blocks, at least two are committed, and those
 * of its gRPC and JSON-RPC servers that the home has answer. `ports` are `{rpc, grpc, evmRpc, evmWs}`, free ones when
 * absent. `evmd` is another node's binary. `stream` is that of the home. Output goes to `evmd.log` in the home. The
 * node's own WebSocket server listens five seconds later; this does not wait for it.
 */
export async function startChain({ home, ports, stream, evmd: otherNode, readyTimeoutMs = 60_000 }) {
  const evmd = otherNode ?? (await buildChain());
  const usedPorts = ports ?? (await freePorts());
  const genesis = JSON.parse(await readFile(join(home, 'config', 'genesis.json'), 'utf8'));
  // Cosmos chain ids of homes made here end in the EIP-155 chain id and a revision.
  const chainId = Number(/_(\d+)-/.exec(genesis.chain_id)?.[1]);
  const initialHeight = Number(genesis.initial_height);
  const servesGrpc = /^\[grpc\][^[]*^enable = true$/m.test(await readFile(join(home, 'config', 'app.toml'), 'utf8'));
  const logFile = join(home, 'evmd.log');
  const endpoints = {
    rpcUrl: `http://${LOOPBACK}:${usedPorts.rpc}`,
    grpcAddress: `${LOOPBACK}:${usedPorts.grpc}`,
    evmRpcUrl: `http://${LOOPBACK}:${usedPorts.evmRpc}`,
    evmWsUrl: `ws://${LOOPBACK}:${usedPorts.evmWs}`,
  };
  await setAddresses(home, usedPorts);
  const environment = { ...environmentOf(chainId), ...streamEnvironment(stream) };

  async function startNode(makesBlocks = true) {
    await requireFreePorts(usedPorts);
    const args = ['start', '--home', home, '--chain-id', genesis.chain_id, '--log_no_color'];
    const started = startProcess(evmd, args, logFile, environment);
    try {
      const timeoutMs = readyTimeoutMs;
      await waitUntilReady(endpoints, started, { initialHeight, makesBlocks, servesGrpc, timeoutMs });
    } catch (cause) {
      await started.kill('SIGKILL');
      throw new Error(`the chain did not start (${cause.message}); ${logFile} ends with:\n${await tail(logFile)}`, {
        cause,
      });
    }
    return started;
  }

  let node = await startNode();
  return {
    ...endpoints,
    chainId,
    cometChainId: genesis.chain_id,
    accounts: accounts.funded,
    home,
    ports: usedPorts,
    logFile,
    evmd,
    environment,
    get pid() {
      return node.pid;
    },
    get exited() {
      return node.exited;
    },
    stop: () => node.stop(),
    kill: (signal = 'SIGKILL') => node.kill(signal),
    async restart({ makesBlocks = true } = {}) {
      await node.stop();
      node = await startNode(makesBlocks);
    },
  };
}

/** The command with which the node starts `halley stream`, where it pushes its state. */
function streamEnvironment(stream) {
  if (stream === undefined) return {};
  const { spool, args = [], maxFileBlocks, environment = {} } = stream;
  const limit = maxFileBlocks === undefined ? '' : `ulimit -f ${maxFileBlocks}; trap '' XFSZ; `;
  const words = [process.execPath, HALLEY, 'stream', '--spool', spool, ...args];
  return { ...environment, COSMOS_SDK_ABCI: `${limit}exec ${words.map((word) => `'${word}'`).join(' ')}` };
}

async function waitUntilReady(
  { rpcUrl, grpcAddress, evmRpcUrl },
  node,
  { initialHeight, makesBlocks, servesGrpc, timeoutMs },
) {
  const deadline = AbortSignal.timeout(timeoutMs);
  const ended = new AbortController();
  void node.exited.then((how) => ended.abort(new Error(`evmd ended: ${JSON.stringify(how)}`)));
  const signal = AbortSignal.any([deadline, ended.signal]);

  // After a restart the old blocks are there at once. Only a block after the first one seen shows that consensus runs.
  const first = await poll(signal, () => latestHeight(rpcUrl));
  const second = Math.max(initialHeight, first) + 1;
  if (makesBlocks) await poll(signal, async () => (await committedHeight(rpcUrl)) >= second);
  if (servesGrpc) await poll(signal, () => canConnect(Number(grpcAddress.split(':')[1])));
  await poll(signal, () => post(evmRpcUrl, 'eth_chainId', []));
}

/** Repeats a question until the answer is neither undefined nor false nor an error. */
async function poll(signal, question) {
  for (;;) {
    signal.throwIfAborted();
    // A node that is starting refuses connections.
    const answer = await question().catch(() => undefined);
    if (answer !== undefined && answer !== false) return answer;
    await pause(POLL_MS);
  }
}

async function latestHeight(rpcUrl) {
  const result = await post(rpcUrl, 'status', {});
  return result && Number(result.sync_info.latest_block_height);
}

/** State can be read only after the commit. The height in `status` can be one ahead of it. */
async function committedHeight(rpcUrl) {
  const result = await post(rpcUrl, 'abci_info', {});
  return Number(result?.response.last_block_height ?? 0);
}

async function post(url, method, params) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(2_000),
  });
  return (await response.json()).result;
}

function canConnect(port) {
  return new Promise((resolve) => {
    const socket = connect(port, LOOPBACK);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function tail(file) {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, LOG_TAIL_BYTES);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString('utf8');
  } finally {
    await handle.close();
  }
}
