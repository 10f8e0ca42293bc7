/** The state of a `halley dev` as its chain says it, past the service in front of it. */
import { create, fromBinary, toBinary, type DescMethodUnary } from '@bufbuild/protobuf';
import { Query } from '../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import type { Dev } from './devProcess.js';
import { post } from './rpc.js';

/** The gas cap of the service. */
const GAS_CAP = 25_000_000n;

interface AbciAnswer {
  result: { response: { code: number; log: string; value: string | null } };
}

/** Asks the chain at a height; 0 is the newest. */
export class DevChainState {
  readonly #url: string;
  readonly #chainId: () => bigint;

  constructor(dev: Pick<Dev, 'output'>, chainId: () => bigint) {
    const url = /CometBFT RPC +(\S+)/.exec(dev.output())?.[1];
    if (url === undefined) throw new Error(`no address in ${dev.output()}`);
    this.#url = url;
    this.#chainId = chainId;
  }

  async account(address: string, height: number): Promise<{ balance: bigint; nonce: bigint }> {
    const request = create(Query.method.account.input, { address });
    const { balance, nonce } = await this.#ask(Query.method.account, request, height);
    return { balance: BigInt(balance), nonce };
  }

  async code(address: string, height: number): Promise<string> {
    const request = create(Query.method.code.input, { address });
    const { code } = await this.#ask(Query.method.code, request, height);
    return `0x${Buffer.from(code).toString('hex')}`;
  }

  async storage(address: string, slot: string, height: number): Promise<string> {
    const request = create(Query.method.storage.input, { address, key: slot });
    return (await this.#ask(Query.method.storage, request, height)).value;
  }

  /** The output, or why there is none. */
  async call(call: object, height: number): Promise<string> {
    const { ret, vmError } = await this.#ask(Query.method.ethCall, this.#request(call), height);
    return vmError === '' ? `0x${Buffer.from(ret).toString('hex')}` : vmError;
  }

  async estimateGas(call: object, height: number): Promise<string> {
    const { gas, vmError } = await this.#ask(Query.method.estimateGas, this.#request(call), height);
    return vmError === '' ? `0x${gas.toString(16)}` : vmError;
  }

  #request(call: object) {
    const args = new TextEncoder().encode(JSON.stringify(call));
    return create(Query.method.ethCall.input, { args, gasCap: GAS_CAP, chainId: this.#chainId() });
  }

  async #ask<M extends DescMethodUnary>(
    { parent, name, input, output }: M,
    request: Parameters<typeof toBinary<M['input']>>[1],
    height: number,
  ) {
    const params = {
      path: `/${parent.typeName}/${name}`,
      data: Buffer.from(toBinary(input, request)).toString('hex'),
      height: String(height),
      prove: false,
    };
    const { result } = await post<AbciAnswer>(this.#url, { jsonrpc: '2.0', id: 1, method: 'abci_query', params });
    const { code, log, value } = result.response;
    if (code !== 0) throw new Error(`${name} at ${height}: ${log}`);
    return fromBinary<M['output']>(output, Buffer.from(value ?? '', 'base64'));
  }
}
