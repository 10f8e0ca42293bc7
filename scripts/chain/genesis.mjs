import { accounts } from './accounts.mjs';

/** Smallest unit of the chain's 18-decimal token. cosmos/evm ties it to EVM chain id 262144. */
export const DENOM = 'atest';

const DECIMALS = 10n ** 18n;
const BALANCE = 1_000_000n * DECIMALS;
const STAKE = 1_000n * DECIMALS;

/**
 * The chain's own precompiles: P-256, bech32, staking, distribution, IBC transfer, vesting, bank, governance, slashing.
 */
const PRECOMPILES = [0x100, 0x400, 0x800, 0x801, 0x802, 0x803, 0x804, 0x805, 0x806].map(
  (number) => `0x${number.toString(16).padStart(40, '0')}`,
);

/** The account in which the staking module holds the tokens of validators that are not bonded yet. */
const NOT_BONDED_POOL = 'cosmos1tygms3xhhs3yv487phx3dw4a95jn7t7lpm470r';

/**
 * Turns the genesis document that `evmd init` wrote into one of a chain that makes blocks: the well-known accounts have
 * a million tokens each, and there are one validator and a base fee.
 * `consensusKey` is the validator's ed25519 public key (base64). Fees are wei per unit of gas; the base fee starts at
 * `baseFeeWei` and never falls below `minGasPriceWei`.
 */
export function fillGenesis(genesis, { consensusKey, maxGas, baseFeeWei, minGasPriceWei }) {
  const state = genesis.app_state;
  genesis.consensus.params.block.max_gas = String(maxGas);

  setDenomination(state);
  state.evm.params.active_static_precompiles = PRECOMPILES;
  Object.assign(state.feemarket.params, {
    no_base_fee: false,
    base_fee: decimal(baseFeeWei),
    min_gas_price: decimal(minGasPriceWei),
  });
  addAccounts(state);
  addValidator(state, consensusKey);
  return genesis;
}

function setDenomination(state) {
  state.evm.params.evm_denom = DENOM;
  state.staking.params.bond_denom = DENOM;
  state.mint.params.mint_denom = DENOM;
  for (const deposit of ['min_deposit', 'expedited_min_deposit']) state.gov.params[deposit][0].denom = DENOM;
  state.bank.denom_metadata = [
    {
      description: 'The token of the local test chain.',
      denom_units: [
        { denom: DENOM, exponent: 0, aliases: [] },
        { denom: 'test', exponent: 18, aliases: [] },
      ],
      base: DENOM,
      display: 'test',
      name: 'Test Token',
      symbol: 'TEST',
      uri: '',
      uri_hash: '',
    },
  ];
  // The default pairs are for a different coin.
  state.erc20.native_precompiles = [];
  state.erc20.token_pairs = [];
}

function addAccounts(state) {
  state.auth.accounts = accounts.funded.map(({ bech32 }, index) => ({
    '@type': '/cosmos.auth.v1beta1.BaseAccount',
    address: bech32,
    pub_key: null,
    account_number: String(index),
    sequence: '0',
  }));
  state.bank.balances = [
    ...accounts.funded.map(({ bech32 }) => ({ address: bech32, coins: coins(BALANCE) })),
    { address: NOT_BONDED_POOL, coins: coins(STAKE) },
  ];
  // An empty supply is computed from the balances.
  state.bank.supply = [];
}

/**
 * The validator is written into the staking state instead of a genesis transaction, so nothing has to be signed. It
 * starts unbonded. The first validator set update bonds it and creates its record in x/slashing.
 */
function addValidator(state, consensusKey) {
  const { bech32, operator } = accounts.validator;
  state.genutil.gen_txs = [];
  state.staking.validators = [
    {
      operator_address: operator,
      consensus_pubkey: { '@type': '/cosmos.crypto.ed25519.PubKey', key: consensusKey },
      jailed: false,
      status: 'BOND_STATUS_UNBONDED',
      tokens: String(STAKE),
      delegator_shares: decimal(STAKE),
      description: { moniker: 'halley', identity: '', website: '', security_contact: '', details: '' },
      unbonding_height: '0',
      unbonding_time: '1970-01-01T00:00:00Z',
      commission: {
        commission_rates: { rate: decimal(0n), max_rate: decimal(0n), max_change_rate: decimal(0n) },
        update_time: '1970-01-01T00:00:00Z',
      },
      min_self_delegation: '1',
      unbonding_on_hold_ref_count: '0',
      unbonding_ids: [],
    },
  ];
  state.staking.delegations = [{ delegator_address: bech32, validator_address: operator, shares: decimal(STAKE) }];
}

function coins(amount) {
  return [{ denom: DENOM, amount: String(amount) }];
}

/** A whole number in the SDK's notation for decimals. */
function decimal(whole) {
  return `${whole}.${'0'.repeat(18)}`;
}
