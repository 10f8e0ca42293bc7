/**
 * How an EVM module wraps Ethereum transactions: four forms exist, two per protobuf package. A chain that upgraded has blocks of more than
 * one form, so reading goes by the fields of each message (ethereumMessage.ts); a dialect is what is needed to write one, and to ask.
 */
export type DialectName = 'ethermint' | 'cronos' | 'cosmosEvm03' | 'cosmosEvm04';

export interface Dialect {
  name: DialectName;
  /** Protobuf package of the EVM module. */
  package: 'ethermint.evm.v1' | 'cosmos.evm.vm.v1';
  /** `raw`: the message holds the sender and the canonical bytes. `any`: it holds the fields as a message of the type's own. */
  form: 'raw' | 'any';
  /** Whether transactions of type 4 (EIP-7702) can be wrapped. */
  setCode: boolean;
}

export const DIALECTS: Record<DialectName, Dialect> = {
  /** Ethermint, Evmos to v20, Kava and most forks. */
  ethermint: { name: 'ethermint', package: 'ethermint.evm.v1', form: 'any', setCode: false },
  /** The newer Cronos line of Ethermint. */
  cronos: { name: 'cronos', package: 'ethermint.evm.v1', form: 'raw', setCode: true },
  /** cosmos/evm v0.2 and v0.3. */
  cosmosEvm03: { name: 'cosmosEvm03', package: 'cosmos.evm.vm.v1', form: 'any', setCode: false },
  /** cosmos/evm from v0.4. */
  cosmosEvm04: { name: 'cosmosEvm04', package: 'cosmos.evm.vm.v1', form: 'raw', setCode: true },
};
