import type { ProofOperation } from '../../../chain/node.js';
import { BLOCK_PROTOCOL } from '../blockProducer.js';
import { internalError, CometRpcError } from '../server/cometRpcError.js';
import { merkleRoot } from '../../../chain/consensus/merkle.js';
import type { NodeParts } from '../nodeParts.js';
import { rpcMethod, type RpcMethods } from '../server/rpcCalls.js';
import { formatTime } from '../../../chain/consensus/headerTime.js';
import { base64, upperHex } from '../blocks/blockJson.js';
import { fullConsensusParams } from './blockMethods.js';

const P2P_PROTOCOL = '8';

/** The methods about the node itself, and `abci_query`. */
export function nodeMethods(parts: NodeParts): RpcMethods {
  const { application, blocks, queries } = parts;
  return {
    health: rpcMethod({}, () => ({})),
    status: rpcMethod({}, () => status(parts)),
    net_info: rpcMethod({}, () => ({ listening: true, listeners: ['Listener(@)'], n_peers: '0', peers: [] })),
    genesis: rpcMethod({}, () => ({ genesis: genesis(parts) })),

    genesis_chunked: rpcMethod({ chunk: 'integer' }, ({ chunk }) => {
      const data = Buffer.from(JSON.stringify(genesis(parts)));
      if ((chunk ?? 0) !== 0) throw internalError(`there are 1 chunks, ${chunk} is invalid`);
      return { chunk: '0', total: '1', data: base64(data) };
    }),

    abci_info: rpcMethod({}, () => ({
      response: {
        data: application.name,
        ...(application.version !== '' && { version: application.version }),
        last_block_height: String(blocks.height),
        last_block_app_hash: base64(application.appHash),
      },
    })),

    abci_query: rpcMethod(
      { path: 'text', data: 'hex', height: 'integer', prove: 'boolean' },
      async ({ path, data, height, prove }) => {
        const answer = await queries.query(path, data, height ?? 0, { prove });
        const { code, log, value, codespace, height: answered, proof } = answer;
        const ofStore = path.startsWith('/store/');
        const response = {
          code,
          log,
          info: '',
          index: '0',
          key: ofStore && code === 0 ? base64(data) : null,
          value: code !== 0 || (ofStore && value.length === 0) ? null : base64(value),
          proofOps: proof === undefined ? null : { ops: proof.map(proofJson) },
          height: String(answered),
          codespace,
        };
        return { response };
      },
    ),

    broadcast_evidence: rpcMethod({ evidence: 'json' }, () => {
      throw new CometRpcError(-32603, 'Internal error', 'this development chain takes no evidence');
    }),
  };
}

function proofJson({ type, key, data }: ProofOperation): object {
  return { type, key: base64(key), data: base64(data) };
}

function status({ options, producer, blocks, validator, faults, rpcPort }: NodeParts): object {
  const head = blocks.head?.block.header;
  const first = blocks.at(faults.earliest);
  const nothing = upperHex(merkleRoot([]));
  return {
    node_info: {
      protocol_version: { p2p: P2P_PROTOCOL, block: BLOCK_PROTOCOL, app: '0' },
      id: upperHex(validator.address).toLowerCase(),
      listen_addr: 'tcp://127.0.0.1:0',
      network: producer.options.cometChainId,
      version: options.cometVersion,
      channels: '40202122233038606100',
      moniker: options.moniker,
      other: { tx_index: 'on', rpc_address: `tcp://127.0.0.1:${rpcPort()}` },
    },
    sync_info: {
      latest_block_hash: blocks.head?.blockId.hash ?? '',
      latest_app_hash: head?.app_hash ?? nothing,
      latest_block_height: String(blocks.height),
      latest_block_time: head?.time ?? formatTime(producer.genesisTime),
      earliest_block_hash: first?.blockId.hash ?? '',
      earliest_app_hash: first?.block.header.app_hash ?? nothing,
      earliest_block_height: String(faults.earliest),
      earliest_block_time: first?.block.header.time ?? formatTime(producer.genesisTime),
      catching_up: false,
    },
    validator_info: { ...validator.identity(), voting_power: validator.power },
  };
}

function genesis(parts: NodeParts): object {
  const { producer, blocks } = parts;
  return {
    genesis_time: formatTime(producer.genesisTime),
    chain_id: producer.options.cometChainId,
    initial_height: String(blocks.first),
    consensus_params: fullConsensusParams(parts, blocks.first),
    app_hash: '',
    app_state: {},
  };
}
