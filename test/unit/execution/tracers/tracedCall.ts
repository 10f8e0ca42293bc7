/** Traces of calls on a chain of one block, by the query that a gateway sends. */
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import {
  QueryTraceCallRequestSchema,
  QueryTraceCallResponseSchema,
} from '../../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import type { Address, CallObject } from '../../../../generated/types.js';
import type { QueryRouter } from '../../../../src/devchain/application.js';
import { createQueryRouter } from '../../../../src/devchain/queries/queryRouter.js';
import { smallChain, type TestAccount } from '../../devchain/queries/smallChain.js';

export const SENDER = `0x${'5e'.repeat(20)}` as Address;
/** Writes and reads slot 0, sends one wei to ECHO, logs the returned data and returns it. */
export const OUTER = `0x${'aa'.repeat(20)}` as Address;
/** Returns its caller. */
export const ECHO = `0x${'bb'.repeat(20)}` as Address;
/** Reverts with Error("boom"). */
export const BOOM = `0x${'cc'.repeat(20)}` as Address;

const BOOM_DATA = `08c379a0${'20'.padStart(64, '0')}${'4'.padStart(64, '0')}${'626f6f6d'.padEnd(64, '0')}`;

export const CODES = {
  [OUTER]: `600560005560005450602060006000600060017${'3'}${ECHO.slice(2)}61fffff150602a60206000a160206000f3`,
  [ECHO]: '33600052602060' + '00f3',
  [BOOM]: `63${BOOM_DATA.slice(0, 8)}60e01b6000526020600452600460245263626f6f6d60e01b60445260646000fd`,
};

export interface TraceRequest {
  tracer?: string;
  tracerConfig?: unknown;
  timeout?: string;
  options?: {
    limit?: number;
    disableStack?: boolean;
    disableStorage?: boolean;
    enableMemory?: boolean;
    enableReturnData?: boolean;
  };
  gasCap?: bigint;
}

/** Accounts by address. */
export type TestAccounts = Record<Address, TestAccount>;

/** Traces a call: the trace, or the text of the failure. */
export type TraceCall = (call: Record<string, unknown> | CallObject, request?: TraceRequest) => Promise<unknown>;

export class TracedChain {
  private constructor(readonly trace: TraceCall) {}

  static async create(accounts: TestAccounts = {}): Promise<TracedChain> {
    const genesis: TestAccounts = { [SENDER]: { balance: 10n ** 18n, nonce: 7n } };
    for (const [address, code] of Object.entries(CODES))
      genesis[address as Address] = { code, nonce: 1n, balance: 10n };
    Object.assign(genesis, accounts);
    return new TracedChain(await onEmbeddedChain(genesis));
  }
}

async function onEmbeddedChain(genesis: TestAccounts): Promise<TraceCall> {
  const onPanic = (path: string, error: unknown): void => {
    throw new Error(path, { cause: error });
  };
  const ask: QueryRouter = createQueryRouter({ chain: await smallChain([genesis]), onPanic });
  return async (call, { tracer = '', tracerConfig, timeout = '', options = {}, gasCap = 1_000_000n } = {}) => {
    const tracerJsonConfig = tracerConfig === undefined ? '' : JSON.stringify(tracerConfig);
    const message = create(QueryTraceCallRequestSchema, {
      args: new TextEncoder().encode(JSON.stringify(call)),
      gasCap,
      traceConfig: { tracer, timeout, tracerJsonConfig, ...options },
    });
    const data = toBinary(QueryTraceCallRequestSchema, message);
    const { code, log, value } = await ask('/cosmos.evm.vm.v1.Query/TraceCall', data, 1);
    if (code !== 0) return log;
    return JSON.parse(Buffer.from(fromBinary(QueryTraceCallResponseSchema, value).data).toString()) as unknown;
  };
}
