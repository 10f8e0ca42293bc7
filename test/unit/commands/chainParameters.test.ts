import { expect, test } from '@jest/globals';
import { QueryUnknown } from '../../../src/chain/chainErrors.js';
import type { AbciQuery, QueryResult } from '../../../src/chain/node.js';
import { permissionsOf, type PermissionParameters } from '../../../src/chain/permissions.js';
import { chainParameters } from '../../../src/commands/chainParameters.js';
import type { Address } from '../../../generated/types.js';

const ACCOUNT = `0x${'aa'.repeat(20)}` as Address;

interface Chain {
  parameters?: PermissionParameters;
  /** The contracts that the parameters of the ERC-20 module list; null where there is no such module. */
  named?: Address[] | null;
  /** Prefixes of the module's store under which there is something. */
  stored?: number[];
  blocksFrom?: number;
  stateFrom?: () => Promise<number | null>;
}

function shown({ parameters, named = [], stored = [], blocksFrom = 1, stateFrom = async () => 1 }: Chain) {
  const queries = {
    evmParameters: async () => ({ precompiles: [], permissions: permissionsOf(parameters), fingerprint: '' }),
    listedTokens: async () => {
      if (named === null) throw new QueryUnknown('/cosmos.evm.erc20.v1.Query/Params');
      return named;
    },
    earliestStateHeight: stateFrom,
  };
  const node = {
    status: async () => ({
      cometChainId: 'test-1',
      cometVersion: '0.38.17',
      moniker: '',
      latestHeight: 100,
      earliestHeight: blocksFrom,
      catchingUp: false,
      validatorAddress: new Uint8Array(20),
    }),
    abciQuery: async ({ path, data }: AbciQuery): Promise<QueryResult> => {
      expect(path).toBe('/store/erc20/subspace');
      return { value: new Uint8Array(stored.includes(data[0] ?? 0) ? 60 : 0), height: 100, proof: [] };
    },
  };
  return chainParameters(queries, node);
}

const list = (accessType: number, ...accessControlList: string[]) => ({ accessType, accessControlList });

test.each([
  [{}, 'everyone may create contracts, everyone may call and transfer'],
  [{ create: list(2, ACCOUNT) }, 'only those listed (1) may create contracts, everyone may call and transfer'],
  [
    { create: list(1), call: list(2, ACCOUNT) },
    'no one may create contracts, only those listed (1) may call and transfer',
  ],
  [
    { call: list(0, ACCOUNT, ACCOUNT) },
    'everyone may create contracts, everyone but those listed (2) may call and transfer',
  ],
])('who may create and call: %j', async (accessControl, text) => {
  expect(await shown({ parameters: { accessControl } })).toContain(`permissions: ${text}`);
});

test.each<[Chain, string]>([
  [{ named: null }, 'the chain has no ERC-20 module'],
  [{}, 'none is listed'],
  [{ named: [ACCOUNT] }, "coins of the chain are callable as contracts, which run in the node's program"],
  [{ stored: [7] }, "coins of the chain are callable as contracts, which run in the node's program"],
])('whether coins are callable as contracts: %j', async (chain, text) => {
  expect(await shown(chain)).toContain(`ERC-20 precompiles: ${text}`);
});

test('from which heights the node has blocks and state, where it tells', async () => {
  expect(await shown({ blocksFrom: 20, stateFrom: async () => 90 })).toContain(
    'history: blocks from 20; state from 90',
  );
  for (const stateFrom of [async () => null, () => Promise.reject(new QueryUnknown('/Status'))])
    expect(await shown({ stateFrom })).toContain('history: blocks from 1; state from an unknown height');
});
