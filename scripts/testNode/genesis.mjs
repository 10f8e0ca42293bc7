import { accounts } from './accounts.mjs';

/** The coins that a chain can have. The node ties each to an EIP-155 chain id. */
export const COINS = {
  18: { denom: 'atest', decimals: 18, chainId: 262144 },
  6: { denom: 'utest', decimals: 6, chainId: 9002 },
};

const DECIMALS = 10n ** 18n;
const BALANCE = 1_000_000n * DECIMALS;
const STAKE = 1_000n * DECIMALS;

/** The ERC-20 contracts that are Go code: of the chain's own coin, and of a coin that came over IBC. */
export const ERC20_PRECOMPILES = {
  native: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  ibc: '0x80b5a32E4F032B2a058b4F29EC95EEfEEB87aDcd',
};
const IBC_DENOM = 'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2';
const IBC_BALANCE = 5_000_000n;

/** What the vesting account has at first, how much of it is released, and over how long. */
const VESTING = { balance: 1_000n * DECIMALS, vests: 900n * DECIMALS, seconds: 6_000 };

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
 * `baseFeeWei` and never falls below `minGasPriceWei`. home.d.mts describes the other options.
 */
export function fillGenesis(genesis, options) {
  const { consensusKey, maxGas, baseFeeWei, minGasPriceWei, baseFee, initialHeight, permissions, coin } = options;
  const state = genesis.app_state;
  genesis.consensus.params.block.max_gas = String(maxGas);
  // A number: with a text the node reads the file in CometBFT's form, and takes its own consensus parameters.
  genesis.initial_height = initialHeight;

  setDenomination(state, coin);
  state.evm.params.active_static_precompiles = PRECOMPILES;
  for (const [kind, list] of Object.entries(permissions)) {
    const type = list === null ? 'ACCESS_TYPE_RESTRICTED' : 'ACCESS_TYPE_PERMISSIONED';
    state.evm.params.access_control[kind] = { access_type: type, access_control_list: list ?? [] };
  }
  Object.assign(state.feemarket.params, {
    no_base_fee: !baseFee,
    base_fee: price(baseFeeWei, coin),
    min_gas_price: price(minGasPriceWei, coin),
  });
  addTokens(state, coin, options);
  addAccounts(state, coin, options);
  addValidator(state, consensusKey);
  return genesis;
}

function setDenomination(state, { denom, decimals }) {
  state.evm.params.evm_denom = denom;
  state.staking.params.bond_denom = denom;
  state.mint.params.mint_denom = denom;
  for (const deposit of ['min_deposit', 'expedited_min_deposit']) state.gov.params[deposit][0].denom = denom;
  state.bank.denom_metadata = [
    {
      description: 'The token of the local test chain.',
      denom_units: [
        { denom, exponent: 0, aliases: [] },
        { denom: 'test', exponent: decimals, aliases: [] },
      ],
      base: denom,
      display: 'test',
      name: 'Test Token',
      symbol: 'TEST',
      uri: '',
      uri_hash: '',
    },
  ];
}

/** Replaces the default pairs, which are for a different coin. */
function addTokens(state, { denom }, { erc20Precompiles }) {
  const pair = (erc20_address, of) => ({ erc20_address, denom: of, enabled: true, contract_owner: 'OWNER_MODULE' });
  const { native, ibc } = ERC20_PRECOMPILES;
  state.erc20.native_precompiles = erc20Precompiles ? [native] : [];
  state.erc20.dynamic_precompiles = erc20Precompiles ? [ibc] : [];
  state.erc20.token_pairs = erc20Precompiles ? [pair(native, denom), pair(ibc, IBC_DENOM)] : [];
}

function addAccounts(state, { denom }, { erc20Precompiles, vesting }) {
  state.auth.accounts = accounts.funded.map((account, index) => baseAccount(account, index));
  const coins = (amount) => [{ denom, amount: String(amount) }];
  const ibc = { denom: IBC_DENOM, amount: String(IBC_BALANCE) };
  state.bank.balances = [
    ...accounts.funded.map(({ bech32 }, index) => ({
      address: bech32,
      coins: erc20Precompiles && index === 0 ? [...coins(BALANCE), ibc] : coins(BALANCE),
    })),
    { address: NOT_BONDED_POOL, coins: coins(STAKE) },
  ];
  if (vesting) {
    state.auth.accounts.push(vestingAccount(denom, state.auth.accounts.length));
    state.bank.balances.push({ address: accounts.vesting.bech32, coins: coins(VESTING.balance) });
  }
  // An empty supply is computed from the balances.
  state.bank.supply = [];
}

function baseAccount({ bech32 }, number) {
  return {
    '@type': '/cosmos.auth.v1beta1.BaseAccount',
    address: bech32,
    pub_key: null,
    account_number: String(number),
    sequence: '0',
  };
}

/** An account a part of whose tokens is released from now on, a little more with each second. */
function vestingAccount(denom, number) {
  const start = Math.floor(Date.now() / 1000);
  const { '@type': _, ...base_account } = baseAccount(accounts.vesting, number);
  return {
    '@type': '/cosmos.vesting.v1beta1.ContinuousVestingAccount',
    base_vesting_account: {
      base_account,
      original_vesting: [{ denom, amount: String(VESTING.vests) }],
      delegated_free: [],
      delegated_vesting: [],
      end_time: String(start + VESTING.seconds),
    },
    start_time: String(start),
  };
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

/** A price in wei as the fee market of a chain keeps it: in units of the coin. */
function price(wei, { decimals }) {
  return decimal(wei, 18 - decimals);
}

/** A whole number of units of 10^-shift in the SDK's notation for decimals. */
function decimal(whole, shift = 0) {
  const digits = String(whole).padStart(shift + 1, '0');
  const split = digits.length - shift;
  return `${digits.slice(0, split)}.${digits.slice(split).padEnd(18, '0')}`;
}
