import { OWN_WORK } from '../caller/caller.js';
import { ChainError } from '../chain/chainErrors.js';
import type { Node } from '../chain/node.js';
import { permittedBy, type Permission } from '../chain/permissions.js';
import { anyListedTokens } from '../cosmos/erc20Module.js';
import type { ApplicationQueries } from '../cosmos/queries/applicationQueries.js';

/** Lines of `halley config check` about permissions, ERC-20 precompiles and the node's history. */
export async function chainParameters(
  queries: Pick<ApplicationQueries, 'evmParameters' | 'listedTokens' | 'earliestStateHeight'>,
  node: Pick<Node, 'status' | 'abciQuery'>,
): Promise<string[]> {
  const [{ permissions }, tokens, { earliestHeight }, state] = await Promise.all([
    queries.evmParameters(0, OWN_WORK),
    anyListedTokens({ queries, node }, OWN_WORK),
    node.status(OWN_WORK),
    queries.earliestStateHeight(OWN_WORK).catch((error: unknown) => {
      if (error instanceof ChainError) return null;
      throw error;
    }),
  ]);
  return [
    `permissions: ${whoMay(permissions?.create)} may create contracts, ${whoMay(permissions?.call)} may call and transfer`,
    `ERC-20 precompiles: ${tokens === null ? 'the chain has no ERC-20 module' : tokens ? LISTED : 'none is listed'}`,
    `history: blocks from ${earliestHeight}; state from ${state ?? 'an unknown height'}`,
  ];
}

const LISTED = "coins of the chain are callable as contracts, which run in the node's program";

function whoMay(permission?: Permission): string {
  const { allows, addresses = [] } = permission ?? {};
  if (allows === 'listed') return `only those listed (${addresses.length})`;
  if (allows === 'unlisted') return `everyone but those listed (${addresses.length})`;
  return permission === undefined || permittedBy(permission)('') ? 'everyone' : 'no one';
}
