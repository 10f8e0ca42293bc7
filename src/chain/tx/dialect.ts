/** A dialect, named after the release that introduced it. */
export type DialectName = 'ethermint' | 'cronos' | 'cosmosEvm03' | 'cosmosEvm04';

/**
 * How an EVM module wraps Ethereum transactions, in two forms in each of two protobuf packages, and what its releases
 * can do. An upgraded chain has blocks of several forms, so reading goes by the fields of each message
 * (ethereumMessage.ts); the dialect is for writing messages and for queries.
 */
export interface Dialect {
  name: DialectName;
  /** Protobuf package of the EVM module. */
  package: 'ethermint.evm.v1' | 'cosmos.evm.vm.v1';
  /** `raw`: the message has the sender and the canonical bytes. `any`: it has the fields, as one message per type. */
  form: 'raw' | 'any';
  /** Whether transactions of type 4 (EIP-7702) can be wrapped. */
  setCode: boolean;
  /**
   * Whether calls and estimates with state overrides apply `authorizationList`. Otherwise it is dropped: by the call
   * (cosmos/evm v0.3), or by the estimate (Cronos).
   */
  authorizationsInCalls: boolean;
  /** Whether the base fee rises by at least one wei. Before cosmos/evm v0.4 it is one unit of the coin. */
  risesByWei: boolean;
  /** Where fork times are: in Config, in Config or (where the release lacks that query) Params, or in Params. */
  configuration: 'config' | 'configOrParams' | 'params';
  /**
   * Whether a block has the transaction of a message only if its bytes name the sender that has signed it: the ante
   * handler recovers it and compares. Other dialects have no field for it, or fill it in themselves.
   */
  verifiesSender: boolean;
  /** Whether the application has its own mempool or queue, which accepts nonce gaps. */
  queuesNonceGaps: boolean;
}

const WITHOUT_EXTRAS = {
  setCode: false,
  authorizationsInCalls: false,
  risesByWei: false,
  verifiesSender: false,
  queuesNonceGaps: false,
};
const ETHERMINT = { ...WITHOUT_EXTRAS, package: 'ethermint.evm.v1' } as const;
const COSMOS = { ...WITHOUT_EXTRAS, package: 'cosmos.evm.vm.v1' } as const;

/** All dialects by name. */
export const DIALECTS: Record<DialectName, Dialect> = {
  // Ethermint, Evmos to v20, Kava and most forks.
  ethermint: { ...ETHERMINT, name: 'ethermint', form: 'any', configuration: 'configOrParams' },
  // The newer Cronos line of Ethermint.
  cronos: { ...ETHERMINT, name: 'cronos', form: 'raw', configuration: 'params', setCode: true },
  // Versions v0.2 and v0.3 of cosmos/evm.
  cosmosEvm03: { ...COSMOS, name: 'cosmosEvm03', form: 'any', configuration: 'config' },
  // Versions of cosmos/evm from v0.4.
  cosmosEvm04: {
    ...COSMOS,
    name: 'cosmosEvm04',
    form: 'raw',
    configuration: 'config',
    setCode: true,
    authorizationsInCalls: true,
    risesByWei: true,
    // VerifySender in ante/evm/05_signature_verification.go, in all releases from v0.4.0 to v0.7.3.
    verifiesSender: true,
    queuesNonceGaps: true,
  },
};

/** Makes protobuf-es drop unknown fields: those of a hostile message would only cost memory. */
export const IGNORE_UNKNOWN = { readUnknownFields: false };
