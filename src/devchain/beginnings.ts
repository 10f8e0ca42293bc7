import type { BlockTime } from '../chain/node.js';
import type { ApplicationBeginning } from './app/devApplication.js';
import { createChainConfig, type DevChainParameters, type GenesisAccount } from './app/devChainConfig.js';
import { genesisContracts } from './app/genesisContracts.js';
import type { Forking } from './application.js';
import { timeOfMilliseconds } from '../chain/consensus/headerTime.js';
import { ORIGIN_DEFAULTS } from './constants.js';
import { invalidParams } from './comet/server/cometRpcError.js';
import type { ForkOptions } from './fork/connectOrigin.js';
import type { FundedAddress } from './fork/startFork.js';
import type { DevChainOptions } from './options.js';

/** What beginnings are made from. */
export interface BeginningParts {
  options: DevChainOptions;
  parameters: Partial<DevChainParameters>;
  funded: readonly FundedAddress[];
  /** Told when what was read of a fork cannot be kept on disk. */
  onCacheFailure: (error: unknown) => void;
}

/** A fork as a reset makes it, where no options said more. */
const DEFAULT_FORK = { ...ORIGIN_DEFAULTS, headers: {}, chainId: null, transactionHash: null, cacheFolder: null };

/** Makes beginnings one after another. */
export class Beginnings {
  readonly #parts: BeginningParts;
  #fork: ForkOptions | null;

  constructor(parts: BeginningParts) {
    this.#parts = parts;
    this.#fork = parts.options.fork ?? null;
  }

  first(): Promise<ApplicationBeginning> {
    return this.#fork === null ? this.#withoutFork() : this.#ofFork(this.#fork);
  }

  /** The one that a reset asks for; null is no fork. Rejects with CometRpcError or OriginFailure. */
  async another(forking: Forking | null): Promise<ApplicationBeginning> {
    const fork = forking === null ? null : this.#optionsFor(forking);
    const beginning = await (fork === null ? this.#withoutFork() : this.#ofFork(fork));
    // What is forked stays as it was when the origin did not answer.
    this.#fork = fork;
    // The chain keeps its id: clients hold it, and would refuse another one in the middle.
    const { evmChainId: _evmChainId, ...parameters } = beginning.parameters;
    return { ...beginning, parameters };
  }

  /** Headers and the folder on disk are for the URL that they were given with. */
  #optionsFor({ url, blockNumber }: Forking): ForkOptions {
    const current = this.#fork;
    if (current !== null && (url === null || current.urls.includes(url)))
      return { ...current, blockNumber, transactionHash: null };
    if (url === null) throw invalidParams('forking: the chain is no fork, so the network must be named');
    return { ...DEFAULT_FORK, urls: [url], blockNumber };
  }

  async #withoutFork(): Promise<ApplicationBeginning> {
    const { options, parameters, funded } = this.#parts;
    const { genesisAccounts = [], hardfork } = options;
    const { evmChainId, gasLimit, baseFeeScaled, initialHeight } = createChainConfig(parameters);
    const accounts: GenesisAccount[] = [...funded, ...genesisContracts(hardfork), ...genesisAccounts];
    return {
      parameters: { evmChainId, gasLimit, baseFeeScaled, initialHeight, forkedBlock: null, accounts },
      base: null,
      initialHeight,
      genesisTime: this.#genesisTime,
      forkedHashes: null,
      fork: null,
      replay: null,
    };
  }

  /** The modules of forks are loaded for forks alone. */
  async #ofFork(fork: ForkOptions): Promise<ApplicationBeginning> {
    const { options, funded, onCacheFailure } = this.#parts;
    const { startFork } = await import('./fork/startFork.js');
    return startFork(fork, options, [...(options.genesisAccounts ?? []), ...funded], onCacheFailure);
  }

  get #genesisTime(): BlockTime | null {
    const { genesisTime } = this.#parts.options;
    return genesisTime === undefined ? null : timeOfMilliseconds(genesisTime * 1000);
  }
}
