import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hexToBigInt, numberToHex, type Hex, type TypedDataDefinition } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/** A request as a fake signer gets it. */
export interface SignerRequest {
  method: string;
  params: unknown[];
  authorization: string | undefined;
}

/** The transaction of a request, in hex. */
export interface TransactionRequest {
  to?: Hex;
  nonce: Hex;
  value: Hex;
  gas: Hex;
  gasPrice?: Hex;
  maxFeePerGas?: Hex;
  maxPriorityFeePerGas?: Hex;
  chainId?: Hex;
  data?: Hex;
  input?: Hex;
  accessList?: { address: Hex; storageKeys: Hex[] }[];
}

/** Answers one request: a result, or throws RefusedBySigner, or writes the response itself and returns RESPONDED. */
export type Answer = (request: SignerRequest, response: ServerResponse) => unknown;

/** Says that an Answer wrote the response itself. */
export const RESPONDED = Symbol('responded');

/** The JSON-RPC error that a fake signer answers. */
export class RefusedBySigner extends Error {
  constructor(
    message: string,
    readonly code = -32000,
    readonly status = 200,
  ) {
    super(message);
  }
}

/** An HTTP server that speaks JSON-RPC, as Clef and Web3Signer do. */
export class FakeSigner {
  readonly requests: SignerRequest[] = [];
  answer: Answer;
  #server = createServer((request, response) => void this.#respond(request, response));

  constructor(answer: Answer) {
    this.answer = answer;
  }

  async start(port = 0): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  methods(): string[] {
    return this.requests.map(({ method }) => method);
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of incoming) text += String(chunk);
    const { id, method, params } = JSON.parse(text) as { id: number; method: string; params: unknown[] };
    const request = { method, params, authorization: incoming.headers.authorization };
    this.requests.push(request);
    try {
      const result = await this.answer(request, response);
      if (result !== RESPONDED) response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
    } catch (thrown) {
      const { message, code, status } = thrown as RefusedBySigner;
      response.writeHead(status ?? 500).end(JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } }));
    }
  }
}

/** The account whose key the fake signers have. */
export const ACCOUNT = privateKeyToAccount(`0x${'4c'.repeat(32)}`);

/** Clef (go-ethereum 1.16, external API 6.1.0) that agrees to everything. */
export const clef: Answer = async ({ method, params }) => {
  switch (method) {
    case 'account_version':
      return '6.1.0';
    case 'account_list':
      return [ACCOUNT.address.toLowerCase()];
    case 'account_signData':
      if (params[0] !== 'text/plain') throw new RefusedBySigner(`content type ${params[0]}`);
      return ACCOUNT.signMessage({ message: { raw: params[2] as Hex } });
    case 'account_signTypedData':
      return ACCOUNT.signTypedData(params[1] as TypedDataDefinition);
    case 'account_signTransaction': {
      const transaction = params[0] as TransactionRequest;
      return { raw: await signTransaction(transaction), tx: { input: transaction.input } };
    }
    default:
      throw new RefusedBySigner(`the method ${method} does not exist/is not available`, -32601);
  }
};

/** Web3Signer in its mode eth1, which reads no access list and takes typed data as text. */
export const web3Signer = async (
  { method, params }: SignerRequest,
  _response: ServerResponse,
  chainId = 31_337,
): Promise<unknown> => {
  switch (method) {
    case 'eth_accounts':
      return [ACCOUNT.address.toLowerCase()];
    case 'eth_sign':
      return ACCOUNT.signMessage({ message: { raw: params[1] as Hex } });
    case 'eth_signTypedData':
      return ACCOUNT.signTypedData(JSON.parse(params[1] as string) as TypedDataDefinition);
    case 'eth_signTransaction': {
      const { accessList: _, ...rest } = params[0] as TransactionRequest;
      return signTransaction({ ...rest, chainId: numberToHex(chainId) });
    }
    default:
      throw new RefusedBySigner('Method not found', -32601, 400);
  }
};

/** Signs the transaction of a request with viem. */
export function signTransaction(given: TransactionRequest): Promise<Hex> {
  const { to, data, input, nonce, chainId, value, gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas, accessList } =
    given;
  const common = {
    to,
    data: data ?? input,
    nonce: Number(nonce),
    chainId: Number(chainId),
    value: hexToBigInt(value),
    gas: hexToBigInt(gas),
  };
  if (gasPrice === undefined) {
    const fees = { maxFeePerGas: amount(maxFeePerGas), maxPriorityFeePerGas: amount(maxPriorityFeePerGas) };
    return ACCOUNT.signTransaction({ ...common, ...fees, accessList: accessList ?? [], type: 'eip1559' });
  }
  const priced = { ...common, gasPrice: hexToBigInt(gasPrice) };
  if (accessList === undefined) return ACCOUNT.signTransaction({ ...priced, type: 'legacy' });
  return ACCOUNT.signTransaction({ ...priced, accessList, type: 'eip2930' });
}

function amount(value: Hex = '0x0'): bigint {
  return hexToBigInt(value);
}
