/**
 * What may differ between a call that the node executes and the same call in the gateway, and why.
 * docs/reference/differences.md tells it to users.
 */
import type { RpcAnswer } from '../../support/rpc.js';

export interface Difference {
  reason: string;
  /** Whether it explains that the answers of a question about a program differ. */
  explains: (asked: { question: string; name: string; node: RpcAnswer; gateway: RpcAnswer }) => boolean;
}

const said = ({ error }: RpcAnswer, text: string | RegExp): boolean =>
  typeof text === 'string' ? error?.message === text : text.test(error?.message ?? '');

/** On every chain. */
const EVERYWHERE: Difference[] = [
  {
    reason: 'the gateway says, as geth, how much gas a message needs; the query of the node does not',
    explains: ({ question, node, gateway }) =>
      question === 'eth_call' &&
      said(node, /^(intrinsic gas too low|insufficient gas for floor data gas cost)$/) &&
      said(gateway, /^err: intrinsic gas too low: have \d+, want \d+/),
  },
];

/** On the Go chain: cosmos/evm v0.3.2. */
export const OF_GO: Difference[] = [
  ...EVERYWHERE,
  {
    reason: 'calls there see the base fee of the next block; transactions see that of theirs, as in the gateway',
    explains: ({ question, name }) => question === 'eth_call' && name.startsWith('0x48 '),
  },
  {
    reason: "the node's EVM panics at BLOBBASEFEE; the gateway says so",
    explains: ({ name, node, gateway }) =>
      name.startsWith('0x4a ') && said(node, /^runtime error/) && said(gateway, /^BLOBBASEFEE not supported/),
  },
  {
    reason: 'geth 1.15 names instructions that it does not run',
    explains: ({ node, gateway }) =>
      said(node, /^invalid opcode: [A-Z]/) && said(gateway, /^invalid opcode: opcode 0x(d|e|f)\w not defined$/),
  },
  {
    reason: 'the words of another library for points that are on no curve',
    explains: ({ name, node, gateway }) =>
      /^precompile 0x[67] /.test(name) &&
      said(node, 'bn256: malformed point') &&
      said(gateway, 'point is not on curve'),
  },
  {
    reason: 'geth 1.15 says of CREATE with too much init code that the gas is short',
    explains: ({ node, gateway }) =>
      said(node, /^out of gas: max initcode size exceeded/) && said(gateway, 'max initcode size exceeded'),
  },
  {
    reason: 'memory that is too large for any gas: the gateway says, as geth, that no allowance is enough',
    explains: ({ question, name, gateway }) =>
      question === 'eth_estimateGas' && name === 'MLOAD at 2**40' && said(gateway, /^gas required exceeds allowance/),
  },
  {
    reason:
      'a creation inside may fail with more gas than one that succeeds: each search ends at a limit that is enough',
    explains: ({ question, name, node, gateway }) =>
      question === 'eth_estimateGas' &&
      /^(CREATE of \d+ bytes of code|creation twice)/.test(name) &&
      node.result !== undefined &&
      gateway.result !== undefined,
  },
];

/** On the embedded chain, before Cancun and since. */
export const OF_EMBEDDED: Difference[] = [...EVERYWHERE];
export const OF_EMBEDDED_SINCE_CANCUN: Difference[] = [
  ...EVERYWHERE,
  {
    reason: 'the chain has no trusted setup for the point evaluation, and fails as a node does; the gateway names it',
    explains: ({ name, node, gateway }) =>
      name === 'precompile 0xa with 192 zeros' && node.error?.message === gateway.error?.message,
  },
];

/** What a simulated block shows that another block does: not compared. */
export const SEES_ITS_BLOCK = /^0x4[0238] on |^BLOCKHASH /;
