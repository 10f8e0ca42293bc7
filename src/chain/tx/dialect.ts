/** A dialect, named after the release that introduced it. */
export type DialectName = 'ethermint' | 'cronos' | 'cosmosEvm03' | 'cosmosEvm04';

/**
 * How an EVM module wraps Ethereum transactions, and which of its releases can do what. There are two forms in each of
 * two protobuf packages. A chain that was upgraded has blocks of more than one form, so reading decides by the fields
 * of each message (ethereumMessage.ts); the dialect is needed to write a message, and to ask the module.
 */
export interface Dialect {
  name: DialectName;
  /** Protobuf package of the EVM module. */
  package: 'ethermint.evm.v1' | 'cosmos.evm.vm.v1';
  /**
   * `raw`: the message holds the sender and the canonical bytes. `any`: it holds the fields, as a message that each
   * type has of its own.
   */
  form: 'raw' | 'any';
  /** Whether transactions of type 4 (EIP-7702) can be wrapped. */
  setCode: boolean;
  /**
   * Whether calls and estimates of releases with state overrides apply `authorizationList`. Elsewhere the field is read
   * and dropped: by the call (cosmos/evm v0.3), or by the estimate, which copies the message without it (Cronos).
   */
  authorizationsInCalls: boolean;
  /**
   * Whether a base fee that rises does so by one wei at least. Before cosmos/evm v0.4 it is one unit of the coin, which
   * is 10^12 wei where that has 6 decimals.
   */
  risesByWei: boolean;
  /**
   * Where fork times are kept: in Config, in Config where the release has that query and else in Params, or in Params
   * alone.
   */
  configuration: 'config' | 'configOrParams' | 'params';
  /** Whether the application brings a mempool or a queue of its own, which takes transactions with a nonce gap. */
  queuesNonceGaps: boolean;
}

/** All dialects by name. */
export const DIALECTS: Record<DialectName, Dialect> = {
  // Ethermint, Evmos to v20, Kava and most forks.
  ethermint: {
    name: 'ethermint',
    package: 'ethermint.evm.v1',
    form: 'any',
    setCode: false,
    authorizationsInCalls: false,
    risesByWei: false,
    configuration: 'configOrParams',
    queuesNonceGaps: false,
  },
  // The newer Cronos line of Ethermint.
  cronos: {
    name: 'cronos',
    package: 'ethermint.evm.v1',
    form: 'raw',
    setCode: true,
    authorizationsInCalls: false,
    risesByWei: false,
    configuration: 'params',
    queuesNonceGaps: false,
  },
  // Versions v0.2 and v0.3 of cosmos/evm.
  cosmosEvm03: {
    name: 'cosmosEvm03',
    package: 'cosmos.evm.vm.v1',
    form: 'any',
    setCode: false,
    authorizationsInCalls: false,
    risesByWei: false,
    configuration: 'config',
    queuesNonceGaps: false,
  },
  // Versions of cosmos/evm from v0.4.
  cosmosEvm04: {
    name: 'cosmosEvm04',
    package: 'cosmos.evm.vm.v1',
    form: 'raw',
    setCode: true,
    authorizationsInCalls: true,
    risesByWei: true,
    configuration: 'config',
    queuesNonceGaps: true,
  },
};

/**
 * Options of protobuf-es to decode messages without keeping unknown fields: newer releases add fields, and those of a
 * hostile message would only cost memory.
 */
export const IGNORE_UNKNOWN = { readUnknownFields: false };
