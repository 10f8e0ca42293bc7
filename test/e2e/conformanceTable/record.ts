/**
 * `npm run record:conformance`: runs the checks of `halley conformance` against four servers, and keeps what was found
 * for the site in docs-site/data. It builds the Go node and geth when they are not there. To be run again when Halley's
 * answers, the checks, the contract or the version of a server change.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findGeth, startGeth } from '../../../bench/geth.js';
import { accounts } from '../../../scripts/testNode/accounts.mjs';
import type { Report } from '../../../conformance/run.js';
import { startGoChain } from '../../support/goChain.js';
import { checkServer, sendTraffic, webSocketAnswers } from '../../support/conformanceStage.js';
import { startHalley } from '../../support/halleyProcess.js';
import { startEmbedded } from '../../support/testChains.js';

const TARGET = join(import.meta.dirname, '../../../docs-site/data/conformance.json');
const KEY = accounts.funded[0]!.privateKey;

/** All namespaces whose methods need no token. */
const FLAGS = { 'json-rpc.api': 'eth,net,web3,txpool,debug,trace,ots,erigon' };

interface Recorded {
  /** Short name, for the head of a column. */
  name: string;
  /** What was run, in words. */
  what: string;
  report: Report;
}

const recorded: Recorded[] = [...(await onGoChain()), await onEmbeddedChain(), await onGeth()];
await mkdir(join(TARGET, '..'), { recursive: true });
await writeFile(TARGET, `${JSON.stringify(tableOf(recorded), null, 2)}\n`);
for (const { name, report } of recorded) {
  const known = report.findings.filter((finding) => finding.known !== null).length;
  console.log(`${name}: ${report.requests} requests, ${report.findings.length - known} found, ${known} known`);
}

/** The server that the node has built in, and Halley in front of it. */
async function onGoChain(): Promise<Recorded[]> {
  const chain = await startGoChain({ blockTimeMs: 1_000 });
  try {
    const halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags: FLAGS });
    try {
      await sendTraffic(halley.httpUrl, KEY);
      const inFront = await checkServer(halley.httpUrl, halley.wsUrl);
      await webSocketAnswers(chain.evmWsUrl);
      const builtIn = await checkServer(chain.evmRpcUrl, chain.evmWsUrl);
      const version = await cosmosEvmVersion();
      return [
        {
          name: 'Built in',
          what: `the JSON-RPC server that a node of cosmos/evm ${version} has built in`,
          report: builtIn,
        },
        { name: 'Halley', what: 'Halley in front of the same node', report: inFront },
      ];
    } finally {
      await halley.stop();
    }
  } finally {
    await chain.stop();
  }
}

async function onEmbeddedChain(): Promise<Recorded> {
  const chain = await startEmbedded(1_000);
  try {
    const halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags: FLAGS });
    try {
      // The key is one of test accounts; it belongs to the chain.
      await sendTraffic(halley.httpUrl, chain.accounts[0]!.privateKey as `0x${string}`);
      const report = await checkServer(halley.httpUrl, halley.wsUrl);
      return { name: 'Halley dev', what: 'Halley on its embedded development chain', report };
    } finally {
      await halley.stop();
    }
  } finally {
    await chain.stop();
  }
}

async function onGeth(): Promise<Recorded> {
  const binary = await findGeth({ geth: null, withGeth: true });
  if (binary === null) throw new Error('there is no geth');
  const geth = await startGeth(binary, [KEY], 1);
  try {
    await sendTraffic(geth.url, KEY);
    return { name: 'geth', what: 'geth --dev, for comparison', report: await checkServer(geth.url, geth.wsUrl) };
  } finally {
    await geth.stop();
  }
}

async function cosmosEvmVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../../testNode/go.mod'), 'utf8');
  const version = /github.com\/cosmos\/evm (v\S+)/.exec(text)?.[1];
  if (version === undefined) throw new Error('testNode/go.mod does not name cosmos/evm');
  return version;
}

/** Without what differs from run to run: addresses, counts of requests. */
function tableOf(all: readonly Recorded[]) {
  return {
    servers: all.map(({ name, what, report: { server, findings, methods, skipped, ended } }) => ({
      name,
      what,
      version: server.version,
      kind: server.kind,
      ended,
      methods: Object.fromEntries(methods.map(({ method, state }) => [method, state])),
      findings: findings.map(({ times: _, ...finding }) => finding),
      skipped,
    })),
  };
}
