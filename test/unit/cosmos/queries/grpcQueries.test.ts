import { callerOf } from '../../caller/callers.js';
import { OWN_WORK, ownWork } from '../../../../src/caller/caller.js';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Metadata, Server, ServerCredentials, status } from '@grpc/grpc-js';
import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';
import { MemoryBudget, Reservation, MemoryExceeded } from '../../../../src/caller/memoryBudget.js';
import { readSdkError } from '../../../../src/cosmos/queries/grpcFailure.js';
import { GrpcQueries } from '../../../../src/cosmos/queries/grpcQueries.js';
import { findGrpc, grpcCandidates } from '../../../../src/cosmos/queries/grpcDiscovery.js';

type Call = ServerUnaryCall<Buffer, Buffer>;
type Reply = (call: Call, answer: sendUnaryData<Buffer>) => void;

const PATH = '/cosmos.evm.vm.v1.Query/Account';

/** An application's gRPC server that gives the answers to `Account` and `GetNodeInfo` set by a test. */
class FakeApplication {
  reply: Reply = (call, answer) => answer(null, call.request);
  network = 'chain-1';
  readonly #server = new Server({ 'grpc.max_receive_message_length': 10 * 1024 * 1024 });
  port = 0;

  static async start(port = 0): Promise<FakeApplication> {
    const application = new FakeApplication();
    application.#serve('cosmos.evm.vm.v1.Query', 'Account', (call, answer) => application.reply(call, answer));
    application.#serve('cosmos.base.tendermint.v1beta1.Service', 'GetNodeInfo', (_, answer) => {
      const network = Buffer.from(application.network);
      const info = Buffer.concat([Buffer.from([0x22, network.length]), network]);
      answer(null, Buffer.concat([Buffer.from([0x0a, info.length]), info]));
    });
    const credentials = ServerCredentials.createInsecure();
    application.port = await new Promise<number>((resolve, reject) => {
      application.#server.bindAsync(`127.0.0.1:${port}`, credentials, (error, bound) =>
        error === null ? resolve(bound) : reject(error),
      );
    });
    return application;
  }

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  stop(): void {
    this.#server.forceShutdown();
  }

  #serve(service: string, method: string, reply: Reply): void {
    const asIs = (bytes: Buffer): Buffer => bytes;
    const definition = {
      path: `/${service}/${method}`,
      requestStream: false,
      responseStream: false,
      requestSerialize: asIs,
      requestDeserialize: asIs,
      responseSerialize: asIs,
      responseDeserialize: asIs,
    };
    this.#server.addService({ [method]: definition }, { [method]: reply });
  }
}

let application: FakeApplication;
let queries: GrpcQueries;

beforeEach(async () => {
  application = await FakeApplication.start();
  queries = new GrpcQueries({ address: application.address, timeoutMs: 2_000, maxAnswerBytes: 1_000 });
});

afterEach(() => {
  queries.close();
  application.stop();
});

const REQUEST = new Uint8Array([1, 2, 3]);

/** The next queries fail with this status. */
function fail(code: status, details: string): void {
  application.reply = (_, answer) => answer({ code, details, metadata: new Metadata() });
}

/** What clients are told about a node that cannot be asked, and what the log is told. */
const unavailable = (reason: string, detail: string) => ({
  name: 'NodeUnavailable',
  message: `node unavailable: ${reason} (${detail})`,
  rpc: { name: 'nodeUnavailable', arguments: { reason } },
});

describe('a query over gRPC', () => {
  test('passes bytes through, at the height asked for', async () => {
    const heights: unknown[] = [];
    application.reply = (call, answer) => {
      heights.push(...call.metadata.get('x-cosmos-block-height'));
      answer(null, Buffer.from(call.request).reverse());
    };
    expect(Buffer.from(await queries.query(PATH, REQUEST, 4957, OWN_WORK))).toEqual(Buffer.from([3, 2, 1]));
    expect(heights).toEqual(['4957']);
  });

  test('a connection is left for another before it has no numbers for calls any more', async () => {
    const peers: string[] = [];
    application.reply = (call, answer) => {
      peers.push(call.getPeer());
      answer(null, call.request);
    };
    const { address } = application;
    const few = new GrpcQueries({ address, timeoutMs: 2_000, callsPerConnection: 2 });
    for (let calls = 0; calls < 5; calls++) await few.query(PATH, REQUEST, 0, OWN_WORK);
    few.close();
    expect(peers.map((peer) => [...new Set(peers)].indexOf(peer))).toEqual([0, 0, 1, 1, 2]);
  });

  test('names no height for the newest', async () => {
    let heights: unknown[] = ['unset'];
    application.reply = (call, answer) => {
      heights = call.metadata.get('x-cosmos-block-height');
      answer(null, Buffer.alloc(0));
    };
    expect(await queries.query(PATH, REQUEST, 0, OWN_WORK)).toHaveLength(0);
    expect(heights).toEqual([]);
  });

  test.each([
    [
      status.UNKNOWN,
      'codespace sdk code 26: invalid height: cannot query with height in the future; please provide a valid height',
      'HeightInFuture',
    ],
    [
      status.UNKNOWN,
      'codespace sdk code 38: not found: failed to load state at height 5; version mismatch',
      'HistoryPruned',
    ],
    [status.UNIMPLEMENTED, 'unknown method Account for service cosmos.evm.vm.v1.Query', 'QueryUnknown'],
    [status.INTERNAL, 'apply message: intrinsic gas too low', 'QueryFailed'],
    [status.UNKNOWN, 'codespace sdk code 111222: panic: boom', 'MalformedAnswer'],
  ])('tells status %i, %s', async (code, details, name) => {
    fail(code, details);
    await expect(queries.query(PATH, REQUEST, 5, OWN_WORK)).rejects.toMatchObject({ name });
  });

  test.each([
    [status.INTERNAL, 'apply message: intrinsic gas too low', 'intrinsic gas too low'],
    [status.INVALID_ARGUMENT, 'invalid zero address', 'invalid zero address'],
    [status.UNKNOWN, 'codespace sdk code 18: invalid request: invalid zero address', 'invalid zero address'],
  ])('fails with the reason alone: status %i, %s', async (code, details, text) => {
    fail(code, details);
    await expect(queries.query(PATH, REQUEST, 5, OWN_WORK)).rejects.toMatchObject({ name: 'QueryFailed', text });
  });

  test.each([
    [status.UNAVAILABLE, 'going away', 'it closed the connection'],
    [status.UNAVAILABLE, 'Connection dropped', 'it closed the connection'],
    [status.UNAVAILABLE, 'Name resolution failed for target dns:node:9090', 'it cannot be reached'],
    [status.INTERNAL, 'Received RST_STREAM with code 0 (Call ended without gRPC status)', 'it closed the connection'],
  ])('is told without addresses where the connection fails: status %i, %s', async (code, details, reason) => {
    fail(code, details);
    await expect(queries.query(PATH, REQUEST, 5, OWN_WORK)).rejects.toMatchObject(
      unavailable(reason, `${application.address}: ${details}`),
    );
  });

  test('with a larger answer than allowed is refused', async () => {
    application.reply = (_, answer) => answer(null, Buffer.alloc(2_000));
    await expect(queries.query(PATH, REQUEST, 5, OWN_WORK)).rejects.toMatchObject({ name: 'AnswerTooLarge' });
  });

  test('fails when it is not answered in time', async () => {
    application.reply = () => undefined;
    const impatient = new GrpcQueries({ address: application.address, timeoutMs: 100 });
    await expect(impatient.query(PATH, REQUEST, 5, OWN_WORK)).rejects.toMatchObject(
      unavailable('it does not answer in time', `${application.address}: no answer within 100 ms`),
    );
    impatient.close();
  });

  test('is cancelled at the node when its caller aborts', async () => {
    const left = new Error('the client left');
    const controller = new AbortController();
    const cancelled = new Promise<void>((resolve) => {
      application.reply = (call) => {
        call.on('cancelled', () => resolve());
        controller.abort(left);
      };
    });
    await expect(queries.query(PATH, REQUEST, 5, ownWork(controller.signal))).rejects.toBe(left);
    await cancelled;
    await expect(queries.query(PATH, REQUEST, 5, ownWork(controller.signal))).rejects.toBe(left);
  });

  test('fails when the connection is closed while it is made, and nothing else does', async () => {
    for (let turns = 0; turns < 6; turns++) {
      const closed = new GrpcQueries({ address: application.address });
      const answer = closed.query(PATH, REQUEST, 5, OWN_WORK);
      for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
      closed.close();
      await answer.catch((error: Error) => expect(error.name).toBe('NodeUnavailable'));
      // By then, the connection was made and has ended.
      expect(await queries.query(PATH, REQUEST, 5, OWN_WORK)).toHaveLength(3);
    }
  });

  test('fails while the service is down, and works again when it is back', async () => {
    const { port } = application;
    await queries.query(PATH, REQUEST, 5, OWN_WORK);
    application.stop();
    await expect(queries.query(PATH, REQUEST, 5, OWN_WORK)).rejects.toMatchObject({ name: 'NodeUnavailable' });
    const refused = { rpc: { name: 'nodeUnavailable', arguments: { reason: 'it refuses connections' } } };
    const fresh = new GrpcQueries({ address: application.address });
    await expect(fresh.query(PATH, REQUEST, 5, OWN_WORK)).rejects.toMatchObject(refused);
    fresh.close();
    application = await FakeApplication.start(port);
    const answered = async (): Promise<boolean> => {
      try {
        return (await queries.query(PATH, REQUEST, 5, OWN_WORK)).length === 3;
      } catch {
        return await answered();
      }
    };
    expect(await answered()).toBe(true);
  });
});

test('errors of modules have no code of their own', () => {
  const log = 'insufficient balance for transfer';
  expect(readSdkError(log)).toEqual({ abciCode: 1, codespace: 'undefined', log });
});

describe('finding the service', () => {
  test('takes the first candidate that serves the chain of the node', async () => {
    const other = await FakeApplication.start();
    other.network = 'other-1';
    const found = await findGrpc([other.address, application.address], 'chain-1');
    expect(found?.address).toBe(application.address);
    expect(await findGrpc([other.address], 'chain-1')).toBeNull();
    found?.queries.close();
    other.stop();
  });

  test('takes none where nothing listens', async () => {
    const { address } = application;
    application.stop();
    expect(await findGrpc([address], 'chain-1')).toBeNull();
  });

  test.each([
    ['0.0.0.0:9900', ['node:9900', 'node:9090']],
    ['tcp://0.0.0.0:9090', ['node:9090']],
    ['localhost:9090', ['localhost:9090', 'node:9090']],
    [null, ['node:9090']],
  ])('with %s in app.toml looks at %j', (configured, candidates) => {
    expect(grpcCandidates(new URL('http://node:26657'), configured)).toEqual(candidates);
  });
});

describe('the memory of answers', () => {
  const MIB = 1_048_576;

  /** The bytes, and as many characters of hex. */
  const PARTS = 3;

  test('counts for the caller, until that is done', async () => {
    const large = new GrpcQueries({ address: application.address });
    const account = new MemoryBudget({ limitBytes: 256 * MIB, stallTimeoutMs: 0 }).open('203.0.113.1');
    application.reply = (_, answer) => answer(null, Buffer.alloc(MIB / 2));
    const caller = callerOf(account.key, { account });
    for (let asked = 1; asked <= 4; asked++) {
      expect(await large.query(PATH, REQUEST, 1, caller)).toHaveLength(MIB / 2);
      expect(account.usedBytes).toBe((asked * PARTS * MIB) / 2);
    }
    const held = new Reservation(account, 'answer');
    expect(held.resize(128 * MIB - (4 * PARTS * MIB) / 2)).toBeNull();
    await expect(large.query(PATH, REQUEST, 1, caller)).rejects.toThrow(MemoryExceeded);
    // What no client asked for has no limit.
    expect(await large.query(PATH, REQUEST, 1, OWN_WORK)).toHaveLength(MIB / 2);
    caller.memory.end();
    expect(await large.query(PATH, REQUEST, 1, callerOf(account.key, { account }))).toHaveLength(MIB / 2);
    large.close();
  });

  test('is refused before an answer is read, and the node is told', async () => {
    const large = new GrpcQueries({ address: application.address });
    const account = new MemoryBudget({ limitBytes: 3 * MIB, stallTimeoutMs: 0 }).open('203.0.113.1');
    const cancelled = new Promise<void>((resolve) => {
      application.reply = (call, answer) => {
        call.on('cancelled', () => resolve());
        answer(null, Buffer.alloc(8 * MIB));
      };
    });
    const asked = large.query(PATH, REQUEST, 1, callerOf(account.key, { account }));
    await expect(asked).rejects.toThrow(MemoryExceeded);
    expect(account.usedBytes).toBe(0);
    await cancelled;
    large.close();
  });
});
