/** Changes parameters of a running chain by governance, as the one validator, with the chain's own precompile. */
import { encodeFunctionData, parseAbi } from 'viem';
import { accounts } from '../../scripts/testNode/accounts.mjs';
import type { GenesisDocument } from '../../scripts/testNode/home.d.mjs';

const GOVERNANCE = '0x0000000000000000000000000000000000000805';
const YES = 1;
const ABI = parseAbi([
  'struct Coin { string denom; uint256 amount; }',
  'function submitProposal(address proposer, bytes jsonProposal, Coin[] deposit) returns (uint64)',
  'function vote(address voter, uint64 proposalId, uint8 option, string metadata) returns (bool)',
]);

/** The account of the governance module, which changes parameters. */
export const AUTHORITY = 'cosmos10d07y265gmmuvt4z0w9aw880jnsr700j6zn9kn';

/** A message of a proposal, in the SDK's JSON. */
export type ProposedMessage = { '@type': string; authority: string } & Record<string, unknown>;

/** A genesis document whose proposals are voted about for a second. */
export function withShortVotes(document: GenesisDocument): GenesisDocument {
  const { params } = document.app_state['gov'] as { params: Record<string, unknown> };
  Object.assign(params, {
    voting_period: '1s',
    expedited_voting_period: '0.5s',
    min_initial_deposit_ratio: '0',
    min_deposit: [{ denom: 'atest', amount: '1' }],
    expedited_min_deposit: [{ denom: 'atest', amount: '2' }],
  });
  return document;
}

/** The transaction of the validator that proposes the messages. */
export function proposal(messages: readonly ProposedMessage[]): { to: string; data: string } {
  const document = { messages, metadata: '', title: 'parameters', summary: 'other parameters', expedited: false };
  const json = `0x${Buffer.from(JSON.stringify(document)).toString('hex')}` as const;
  const args = [accounts.validator.address, json, [{ denom: 'atest', amount: 10n }]] as const;
  return { to: GOVERNANCE, data: encodeFunctionData({ abi: ABI, functionName: 'submitProposal', args }) };
}

/** The transaction of the validator that votes for a proposal. */
export function vote(proposalId: number): { to: string; data: string } {
  const args = [accounts.validator.address, BigInt(proposalId), YES, ''] as const;
  return { to: GOVERNANCE, data: encodeFunctionData({ abi: ABI, functionName: 'vote', args }) };
}
