/** The built documentation, served by Halley in front of a chain. */
import { join } from 'node:path';
import { encodeFunctionData, type Abi, type Hex } from 'viem';
import { compileContract } from '../../../support/probe.js';
import { startHalley, type HalleyProcess } from '../../../support/halleyProcess.js';
import type { StartChain, TestChain } from '../../../support/testChains.js';
import { sendOne } from './transactions.js';

/** Namespaces that the pages are to use. */
const FLAGS = { 'json-rpc.api': 'eth,net,web3,txpool,debug,halley' };

/** A chain, Halley, and the address of the pages, with a slash at its end. */
export interface Site {
  readonly chain: TestChain;
  readonly halley: HalleyProcess;
  readonly url: string;
  stop(): Promise<void>;
}

export async function startSite(start: StartChain): Promise<Site> {
  const chain = await start();
  try {
    const halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags: FLAGS });
    return {
      chain,
      halley,
      url: `${halley.httpUrl}/docs/`,
      async stop() {
        await halley.stop();
        await chain.stop();
      },
    };
  } catch (error) {
    await chain.stop();
    throw error;
  }
}

/** A contract on the chain. */
export interface Token {
  readonly address: string;
  readonly abi: Abi;
  /** Call data of one of its functions. */
  readonly data: (name: string, ...values: readonly unknown[]) => Hex;
}

/** Every text of `Token` is hostile; `Renamed` is named by its callers. */
export async function deployToken({ chain, halley }: Site, name: 'Token' | 'Renamed' = 'Token'): Promise<Token> {
  const { abi, bytecode } = compileContract(join(import.meta.dirname, `${name}.sol`), name);
  const { contractAddress } = await sendOne(halley.httpUrl, chain, { data: bytecode });
  if (contractAddress === null) throw new Error('no contract was made');
  return {
    address: contractAddress,
    abi,
    data: (functionName, ...args) => encodeFunctionData({ abi, functionName, args }),
  };
}
