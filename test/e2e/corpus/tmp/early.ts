import { startDevChain } from '../../../../src/devchain/devChain.js';
import { startGoChain } from '../../../chain/goChain.js';
import { createCorpus } from '../corpus.js';
import { TRACERS, TRACER_NAMES } from '../tracers.js';
import { readRecording } from '../recording.js';
import { differences } from '../compare.js';
import { accounts } from '../../../../scripts/chain/accounts.mjs';
import { rpc, rpcAnswer, post } from '../../support/rpc.js';
import { create, toBinary, fromBinary } from '@bufbuild/protobuf';
import {
  QueryTraceBlockRequestSchema,
  QueryTraceBlockResponseSchema,
} from '../../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import { DIALECTS } from '../../../../src/chain/tx/dialect.js';
import { encodeTxRaw, ethereumMessage } from '../../../../src/chain/tx/ethereumMessage.js';
import { decodeTransaction } from '../../../../src/evm/transaction/transactionDecoding.js';
import { decodeData } from '../../../../src/evm/hex.js';
const which = process.argv[2];
const only = process.argv[3];
const rec = await readRecording();
const { groups } = await createCorpus();
const comet = async (url: string, method: string, params: object) => {
  const a: any = await post(url, { jsonrpc: '2.0', id: 1, method, params });
  if (a.error) throw new Error(JSON.stringify(a.error));
  return a.result;
};
const summary = new Map<string, string[]>();
const note = (tracer: string, name: string, geth: unknown, here: unknown) => {
  for (const d of differences(geth, here)) {
    const key = `${tracer} | ${d.path.replace(/0x[0-9a-f]{40,}/g, (m) => (m.toLowerCase() === accounts.validator.address.toLowerCase() ? '<coinbase>' : m.length > 42 ? '<slot>' : '<addr>'))}`;
    const list = summary.get(key) ?? [];
    summary.set(key, list);
    list.push(`${name}: geth ${JSON.stringify(d.geth)?.slice(0, 90)} here ${JSON.stringify(d.here)?.slice(0, 90)}`);
  }
};
const traces: Record<string, unknown[]> = {};
if (which === 'go') {
  const chain = await startGoChain({ blockTimeMs: 1000 });
  try {
    const all = groups.flatMap((g) => g.transactions).filter((t) => !t.setsCode);
    for (const g of groups)
      for (const t of g.transactions)
        if (!t.setsCode)
          await rpc(chain.evmRpcUrl, 'eth_sendRawTransaction', t.raw).catch((e) => console.log(t.name, String(e)));
    const last = all.at(-1)!.hash;
    for (let i = 0; i < 60 && (await rpc(chain.evmRpcUrl, 'eth_getTransactionReceipt', last)) === null; i++)
      await new Promise((r) => setTimeout(r, 250));
    const numbers = new Set<string>();
    let i = 0;
    for (const t of all) {
      const r: any = await rpc(chain.evmRpcUrl, 'eth_getTransactionReceipt', t.hash);
      if (!r) {
        console.log('no receipt', t.name);
        i++;
        continue;
      }
      if (Number(r.gasUsed) !== rec.gasUsed[i]) console.log('gas', t.name, Number(r.gasUsed), rec.gasUsed[i]);
      i++;
      numbers.add(r.blockNumber);
    }
    console.log('blocks', numbers);
    for (const tr of TRACER_NAMES) {
      traces[tr] = [];
      for (const n of numbers) {
        const a: any = await rpcAnswer(chain.evmRpcUrl, 'debug_traceBlockByNumber', [n, TRACERS[tr]]);
        if (a.error) {
          console.log(tr, n, a.error.message.slice(0, 200));
          continue;
        }
        traces[tr].push(...a.result);
      }
    }
  } finally {
    await chain.stop();
  }
} else {
  const chain = await startDevChain({
    evmChainId: 262144n,
    gasLimit: 40_000_000n,
    balance: 10n ** 24n,
    operator: accounts.validator.address.toLowerCase() as any,
    mining: { automine: false, intervalMs: 0 },
    order: 'fifo',
  });
  try {
    for (const tr of TRACER_NAMES) traces[tr] = [];
    let i = 0;
    for (const g of groups) {
      const txs = g.transactions.map((t) => decodeTransaction(decodeData(t.raw as any)));
      for (const [k, t] of txs.entries()) {
        const a = await comet(chain.rpcUrl, 'broadcast_tx_sync', {
          tx: Buffer.from(encodeTxRaw(t, DIALECTS.cosmosEvm04, 'atest')).toString('base64'),
        });
        if (a.code) console.log(g.transactions[k]!.name, a.log);
      }
      await comet(chain.rpcUrl, 'dev_mine', {});
      const st = await comet(chain.rpcUrl, 'status', {});
      const h = Number(st.sync_info.latest_block_height);
      const br = await comet(chain.rpcUrl, 'block_results', { height: String(h) });
      const b = await comet(chain.rpcUrl, 'block', { height: String(h) });
      console.log(g.name, h, br.txs_results?.length, txs.length);
      for (const r of br.txs_results) {
        const used = Number(r.gas_used);
        if (used !== rec.gasUsed[i])
          console.log('gas', g.transactions[br.txs_results.indexOf(r)]?.name, used, rec.gasUsed[i]);
        i++;
      }
      for (const tr of TRACER_NAMES) {
        const c: any = TRACERS[tr];
        const request = toBinary(
          QueryTraceBlockRequestSchema,
          create(QueryTraceBlockRequestSchema, {
            txs: txs.map((t) => ethereumMessage(t, DIALECTS.cosmosEvm04)),
            blockNumber: BigInt(h),
            blockHash: b.block_id.hash.toLowerCase(),
            blockTime: { seconds: BigInt(Math.floor(Date.parse(b.block.header.time) / 1000)), nanos: 0 },
            chainId: 262144n,
            blockMaxGas: 40_000_000n,
            traceConfig: {
              tracer: c.tracer ?? '',
              tracerJsonConfig: c.tracerConfig ? JSON.stringify(c.tracerConfig) : '',
              disableStack: c.disableStack ?? false,
              disableStorage: c.disableStorage ?? false,
              enableMemory: c.enableMemory ?? false,
              enableReturnData: c.enableReturnData ?? false,
              limit: c.limit ?? 0,
              timeout: '20s',
            } as any,
          }),
        );
        const q = await comet(chain.rpcUrl, 'abci_query', {
          path: '/cosmos.evm.vm.v1.Query/TraceBlock',
          data: Buffer.from(request).toString('hex'),
          height: String(h - 1),
        });
        if (q.response.code) {
          console.log(tr, q.response.log?.slice(0, 200));
          traces[tr].push(...txs.map(() => null));
          continue;
        }
        traces[tr].push(
          ...JSON.parse(
            Buffer.from(
              fromBinary(QueryTraceBlockResponseSchema, Buffer.from(q.response.value, 'base64')).data,
            ).toString(),
          ),
        );
      }
    }
  } finally {
    await chain.stop();
  }
}
const names = groups
  .flatMap((g) => g.transactions)
  .filter((t) => which !== 'go' || !t.setsCode)
  .map((t) => t.name);
for (const tr of TRACER_NAMES)
  if (!only || tr.startsWith(only))
    names.forEach((n, i) => {
      const h: any = traces[tr]![i];
      if (h) {
        delete h.txHash;
        note(tr, n, rec.traces[tr][i], h);
      }
    });
for (const [k, l] of summary) console.log(`${k} (${l.length}×) ${l.slice(0, 4).join(' ;; ')}`);
