import { OWN_WORK } from '../../../src/caller/caller.js';
import { describe, expect, test } from '@jest/globals';
import { CallRefused, MalformedAnswer, NodeUnavailable } from '../../../src/chain/chainErrors.js';
import { CometPeers } from '../../../src/comet/cometPeers.js';
import { toRpcError } from '../../../src/jsonrpc/rpcErrors.js';

const NODE_INFO = {
  protocol_version: { p2p: '8', block: '11', app: '0' },
  id: 'd7d842eb4cde255878ec8855c67bb5c287de1fd0',
  listen_addr: 'tcp://0.0.0.0:26656',
  network: 'chain-1',
  version: '0.38.17',
  channels: '40202122233038606100',
  moniker: 'one',
  other: { tx_index: 'on', rpc_address: 'tcp://0.0.0.0:26657' },
};
const NODE = {
  id: NODE_INFO.id,
  moniker: 'one',
  cometChainId: 'chain-1',
  cometVersion: '0.38.17',
  listen: { host: '0.0.0.0', port: 26656 },
  protocols: { p2p: '8', block: '11', app: '0' },
};
const ADDRESS = `${NODE_INFO.id}@192.0.2.7:26656`;

function peersOf(answer: object, asked: unknown[] = [], isDevelopment = false): CometPeers {
  const call = (...[method, params]: [string, object]): Promise<unknown> => {
    asked.push([method, params]);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return new CometPeers({ call }, isDevelopment);
}

describe('the network of a node', () => {
  test('has the node itself', async () => {
    expect(await peersOf({ node_info: NODE_INFO }).self(OWN_WORK)).toEqual(NODE);
  });

  test('has the connected peers', async () => {
    const peer = { node_info: NODE_INFO, is_outbound: true, connection_status: {}, remote_ip: '192.0.2.7' };
    const ipv6 = { node_info: { ...NODE_INFO, listen_addr: '[::]:1' }, is_outbound: false, remote_ip: '2001:db8::1' };
    expect(await peersOf({ peers: [peer, ipv6] }).connected(OWN_WORK)).toEqual([
      { ...NODE, remoteIp: '192.0.2.7', isOutbound: true },
      { ...NODE, listen: { host: '::', port: 1 }, remoteIp: '2001:db8::1', isOutbound: false },
    ]);
  });

  test.each([
    [{ ...NODE_INFO, id: 'abc' }],
    [{ ...NODE_INFO, listen_addr: 'nowhere' }],
    [{ ...NODE_INFO, moniker: 1 }],
    [undefined],
  ])('is not made of a malformed answer', async (node_info) => {
    await expect(peersOf({ peers: [{ node_info }] }).connected(OWN_WORK)).rejects.toThrow(MalformedAnswer);
  });
});

describe('a new peer', () => {
  async function refusal(answer: Error, isDevelopment = false): Promise<unknown> {
    const thrown: unknown = await peersOf(answer, [], isDevelopment)
      .dial(ADDRESS, OWN_WORK)
      .catch((error: unknown) => error);
    const { code, message } = toRpcError(thrown, { error: () => undefined }, 0);
    return { code, message };
  }

  test('is asked for as a persistent one', async () => {
    const asked: unknown[] = [];
    await peersOf({ log: 'Dialing peers in progress.' }, asked).dial(ADDRESS, OWN_WORK);
    const params = { peers: [ADDRESS], persistent: true, unconditional: false, private: false };
    expect(asked).toEqual([['dial_peers', params]]);
  });

  test('needs a node that takes such requests', async () => {
    expect(await refusal(new CallRefused('dial_peers', -32601, 'Method not found'))).toEqual({
      code: -32004,
      message:
        'the method admin_addPeer is not supported: the node takes no such requests: set unsafe = true in the section [rpc] of its config.toml',
    });
  });

  test("may be refused in the node's words", async () => {
    const detail = "can't get address for peer.example: no such host";
    expect(await refusal(new CallRefused('dial_peers', -32603, detail))).toEqual({
      code: -32000,
      message: `the node refuses the peer: ${detail}`,
    });
  });

  test('cannot be asked of a node that does not answer', async () => {
    expect(await refusal(new NodeUnavailable('no answer'))).toMatchObject({ code: -32002 });
  });

  test('does not exist for the embedded chain', async () => {
    expect(await refusal(new Error('not asked'), true)).toEqual({
      code: -32004,
      message: 'the method admin_addPeer is not supported: the embedded chain has no peers',
    });
  });
});
