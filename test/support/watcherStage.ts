/**
 * The set-up for tests of watchers: a chain that makes blocks, Halley in front of it, a contract with events, and
 * senders.
 */
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  keccak256,
  TransactionReceiptNotFoundError,
  type Address,
  type Chain,
  type Hash,
  type Hex,
  type PublicClient,
  type TransactionReceipt,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { until } from './chainProgress.js';
import { startHalley, type HalleyProcess } from './halleyProcess.js';
import { compileProbe } from './probe.js';
import { rpc } from './rpc.js';
import type { StartChain } from './testChains.js';

const RECIPIENT: Address = '0x00000000000000000000000000000000deadbee5';

export interface Stage {
  halley: HalleyProcess;
  definition: Chain;
  /** Address of `Probe.sol`. */
  probe: Address;
  /** Addresses of the senders. */
  senders: Address[];
  /** Calls the contract and waits for the receipt. */
  write(sender: number, functionName: string, ...args: unknown[]): Promise<TransactionReceipt>;
  /** A signed transfer with the sender's next nonce, and its hash. */
  signTransfer(sender: number): Promise<{ raw: Hex; hash: Hash }>;
  /** A signed creation with the sender's next nonce, its hash and its sender. */
  signCreation(sender: number, data: Hex, gas: bigint): Promise<{ raw: Hex; hash: Hash; from: Address }>;
  /** Sends that many transfers without waiting; resolves to their hashes. */
  transfer(sender: number, count: number): Promise<Hash[]>;
  head(): Promise<number>;
  /** Resolves after that many more blocks. */
  moreBlocks(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts everything, with short block times unless a test needs longer ones. */
export async function setStage(startChain: StartChain, blockTimeMs = 200): Promise<Stage> {
  const chain = await startChain(blockTimeMs);
  const halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress });
  const definition = defineChain({
    id: chain.chainId,
    name: 'test chain',
    nativeCurrency: { name: 'test', symbol: 'TEST', decimals: 18 },
    rpcUrls: { default: { http: [halley.httpUrl] } },
  });
  const transport = http(halley.httpUrl);
  const reader = createPublicClient({ chain: definition, transport });
  const wallets = chain.accounts
    .slice(0, 2)
    .map(({ privateKey }) =>
      createWalletClient({ account: privateKeyToAccount(privateKey as Hex), chain: definition, transport }),
    );
  const wallet = (sender: number) => wallets[sender] as (typeof wallets)[number];
  const { abi, bytecode } = compileProbe();
  const deployment = await wallet(0).deployContract({ abi, bytecode, args: [0n] });
  const { contractAddress } = await receiptOf(reader, deployment);
  const probe = contractAddress as Address;
  const head = async () => Number(await rpc<string>(halley.httpUrl, 'eth_blockNumber'));

  return {
    halley,
    definition,
    probe,
    senders: wallets.map(({ account }) => account.address),
    head,
    async write(sender, functionName, ...args) {
      const hash = await wallet(sender).writeContract({ address: probe, abi, functionName, args });
      return receiptOf(reader, hash);
    },
    async signTransfer(sender) {
      const request = await wallet(sender).prepareTransactionRequest({ to: RECIPIENT, value: 1n });
      const raw = await wallet(sender).signTransaction(request);
      return { raw, hash: keccak256(raw) };
    },
    async signCreation(sender, data, gas) {
      const request = await wallet(sender).prepareTransactionRequest({ data, gas });
      const raw = await wallet(sender).signTransaction(request);
      return { raw, hash: keccak256(raw), from: wallet(sender).account.address };
    },
    async transfer(sender, count) {
      const hashes: Hash[] = [];
      for (let sent = 0; sent < count; sent++)
        hashes.push(await wallet(sender).sendTransaction({ to: RECIPIENT, value: 1n }));
      return hashes;
    },
    async moreBlocks(count) {
      const before = await head();
      await until(`${count} more blocks`, async () => (await head()) >= before + count);
    },
    async stop() {
      await halley.stop();
      await chain.stop();
    },
  };
}

/**
 * Asks until there is a receipt. viem's `waitForTransactionReceipt` asks once for each new head and misses a head that
 * comes while it asks; a chain that makes blocks only for transactions has no later head.
 */
async function receiptOf(reader: PublicClient, hash: Hash): Promise<TransactionReceipt> {
  let receipt: TransactionReceipt | undefined;
  await until(`there is a receipt of ${hash}`, async () => {
    receipt = await reader.getTransactionReceipt({ hash }).catch((error: unknown) => {
      if (error instanceof TransactionReceiptNotFoundError) return undefined;
      throw error;
    });
    return receipt !== undefined;
  });
  return receipt as TransactionReceipt;
}
