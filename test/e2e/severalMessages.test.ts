/** Cosmos transactions with several Ethereum messages, which v0.3 takes, against the node's own server. */
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Wallet } from 'ethers';
import { CoinSchema } from '../../generated/proto/cosmos/base/v1beta1/coin_pb.js';
import { AuthInfoSchema, TxBodySchema, TxRawSchema } from '../../generated/proto/cosmos/tx/v1beta1/tx_pb.js';
import type { Receipt } from '../../generated/types.js';
import { DIALECTS } from '../../src/chain/tx/dialect.js';
import { encodeTxRaw } from '../../src/chain/tx/ethereumMessage.js';
import { fromHex } from '../../src/evm/hex.js';
import { decodeTransaction } from '../../src/evm/transaction/transactionDecoding.js';
import { startGoChain, type GoChain } from '../chain/goChain.js';
import { startHalley, type HalleyProcess } from './support/halleyProcess.js';
import { RawSocket } from './support/rawSocket.js';
import { hex, post, rpc, rpcAnswer } from './support/rpc.js';

let chain: GoChain;
let halley: HalleyProcess;

beforeAll(async () => {
  chain = await startGoChain({ blockTimeMs: 1000 });
  halley = await startHalley({
    node: chain.rpcUrl,
    nodeGrpc: chain.grpcAddress,
    flags: { 'json-rpc.api': 'eth,net,web3,txpool,debug,trace,ots' },
  });
}, 120_000);
afterAll(async () => {
  await halley?.stop();
  await chain?.stop();
});

async function sign(index: number, fields: object): Promise<string> {
  const wallet = new Wallet(chain.accounts[index]?.privateKey as string);
  const nonce = Number(await rpc<string>(halley.httpUrl, 'eth_getTransactionCount', wallet.address, 'latest'));
  return wallet.signTransaction({ type: 0, chainId: chain.chainId, nonce, gasLimit: 200_000, gasPrice: 3_000_000_000n, ...fields });
}
function pack(raws: string[]): Uint8Array {
  const each = raws.map((raw) => fromBinary(TxRawSchema, encodeTxRaw(decodeTransaction(fromHex(raw.slice(2))), DIALECTS.cosmosEvm03, 'atest')));
  const bodies = each.map(({ bodyBytes }) => fromBinary(TxBodySchema, bodyBytes));
  const infos = each.map(({ authInfoBytes }) => fromBinary(AuthInfoSchema, authInfoBytes));
  const fee = infos.reduce((sum, { fee }) => sum + BigInt(fee?.amount[0]?.amount ?? '0'), 0n);
  const gasLimit = infos.reduce((sum, { fee }) => sum + (fee?.gasLimit ?? 0n), 0n);
  const body = create(TxBodySchema, { messages: bodies.flatMap(({ messages }) => messages), extensionOptions: bodies[0]!.extensionOptions });
  const authInfo = create(AuthInfoSchema, { fee: { amount: [create(CoinSchema, { denom: 'atest', amount: String(fee) })], gasLimit } });
  return toBinary(TxRawSchema, create(TxRawSchema, { bodyBytes: toBinary(TxBodySchema, body), authInfoBytes: toBinary(AuthInfoSchema, authInfo) }));
}
async function broadcast(raws: string[]) {
  return (await post<{ result: { code: number; log: string } }>(chain.rpcUrl, { jsonrpc: '2.0', id: 1, method: 'broadcast_tx_sync', params: { tx: Buffer.from(pack(raws)).toString('base64') } })).result;
}
const hashOf = (raw: string) => decodeTransaction(fromHex(raw.slice(2))).hash;
async function receipt(hash: string): Promise<Receipt> {
  for (;;) { const r = await rpc<Receipt | null>(halley.httpUrl, 'eth_getTransactionReceipt', hash); if (r) return r; await new Promise((f) => setTimeout(f, 50)); }
}
async function both(method: string, ...params: unknown[]) {
  const [h, n] = await Promise.all([rpcAnswer(halley.httpUrl, method, params), rpcAnswer(chain.evmRpcUrl, method, params)]);
  console.log(method, JSON.stringify(params).slice(0, 100), '\nH', JSON.stringify(h).replace(/"logsBloom":"0x[0-9a-f]*"/g, '"B"').slice(0, 3500), '\nN', JSON.stringify(n).replace(/"logsBloom":"0x[0-9a-f]*"/g, '"B"').slice(0, 3500));
}

test('x', async () => {
  const runtime = '6001600054016000556000600060006000a160006000a000';
  const init = `0x60${(runtime.length / 2).toString(16).padStart(2, '0')}80600b6000396000f3${runtime}`;
  const d = await rpc<string>(halley.httpUrl, 'eth_sendRawTransaction', await sign(0, { data: init }));
  const to = (await receipt(d)).contractAddress;
  const socket = await RawSocket.open(halley.wsUrl);
  const news: string[] = [];
  await socket.subscribe<string>(['newPendingTransactions'], (h) => news.push(h));
  const filter = await rpc(halley.httpUrl, 'eth_newPendingTransactionFilter');
  const revert = '0x60006000fd';
  const n2 = Number(await rpc<string>(halley.httpUrl, 'eth_getTransactionCount', chain.accounts[3]!.address, 'latest'));
  const cases: [string, string[]][] = [
    ['both', [await sign(1, { to }), await sign(2, { to })]],
    ['one fails', [await sign(4, { to }), await sign(5, { data: revert }), await sign(6, { to })]],
    ['same sender', [await sign(3, { to, nonce: n2 }), await sign(3, { to, nonce: n2 + 1 })]],
    ['gap', [await sign(7, { to }), await sign(7, { to, nonce: 2 })]],
    ['too little gas', [await sign(8, { to }), await sign(9, { to, gasLimit: 22_000 })]],
  ];
  for (const [name, raws] of cases) {
    console.log('=====', name, JSON.stringify(await broadcast(raws)).slice(0, 300));
    if (name === 'gap') continue;
    console.log(JSON.stringify(await rpc(halley.httpUrl, 'txpool_status')), JSON.stringify(await rpc(halley.httpUrl, 'txpool_inspect')), JSON.stringify(await rpc(halley.httpUrl, 'eth_getTransactionByHash', hashOf(raws[1]!))).slice(0, 150));
    const r = await receipt(hashOf(raws[0]!));
    for (const raw of raws) { await both('eth_getTransactionReceipt', hashOf(raw)); await both('eth_getTransactionByHash', hashOf(raw)); await both('debug_traceTransaction', hashOf(raw), { tracer: 'callTracer' });
      console.log(JSON.stringify(await rpcAnswer(halley.httpUrl, 'debug_traceTransaction', [hashOf(raw), { tracer: 'prestateTracer', tracerConfig: { diffMode: true } }])));
    }
    await both('eth_getBlockByNumber', r.blockNumber, false);
    await both('debug_traceBlockByNumber', r.blockNumber, { tracer: 'callTracer' });
    await both('eth_getLogs', { fromBlock: r.blockNumber, toBlock: r.blockNumber });
    console.log(JSON.stringify(await rpcAnswer(halley.httpUrl, 'trace_block', [r.blockNumber])));
    for (const i of [1, 2, 3, 4, 5, 6, 8, 9]) console.log(i, BigInt(await rpc<string>(halley.httpUrl, 'eth_getBalance', chain.accounts[i]!.address, r.blockNumber)).toString(16));
    console.log('news', news, await rpc(halley.httpUrl, 'eth_getFilterChanges', filter), raws.map(hashOf));
    news.length = 0;
  }
  socket.close();
}, 120_000);
