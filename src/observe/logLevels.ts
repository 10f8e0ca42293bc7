import type { Logger } from './logger.js';

/** Levels by geth's numbers. */
const LEVELS = ['silent', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** A pino logger has child loggers with their own level; other loggers keep one level. */
type Parent = Logger & { child?: (bindings: object) => Logger & { level?: string } };

interface Rule {
  /** Matches names of parts. */
  pattern: RegExp;
  level: number;
}

/** Levels that were set. */
export interface LogLevelState {
  /** Null where none was set. */
  verbosity: number | null;
  /** As in `setModules`. */
  modules: string;
}

/** One item of a list such as `indexer=5,mem*=4`. */
const ITEM = /^([A-Za-z*]{1,40})=(\d{1,3})$/;

const MAX_RULES = 50;

/** The loggers of the service's parts, with levels that can be changed while it runs. */
export class LogLevels {
  readonly #parent: Parent;
  readonly #parts = new Map<string, Logger & { level?: string }>();
  /** Null until it is set; the parts then have their first level. */
  #verbosity: number | null = null;
  #rules: Rule[] = [];
  #modules = '';

  constructor(parent: Logger) {
    this.#parent = parent;
  }

  /** The logger of a part. Parts have the names of folders in `src/`. */
  of(part: string): Logger {
    const known = this.#parts.get(part);
    if (known !== undefined) return known;
    const made = this.#parent.child?.({}) ?? this.#parent;
    this.#parts.set(part, made);
    if (this.#verbosity !== null) this.#apply();
    return made;
  }

  setVerbosity(level: number): void {
    this.#verbosity = level;
    this.#apply();
  }

  /** Sets levels of parts, as in `indexer=5,mem*=4`; empty text removes them. False for malformed text. */
  setModules(text: string): boolean {
    const items = text === '' ? [] : text.split(',').map((item) => ITEM.exec(item.trim()));
    if (items.length > MAX_RULES || items.includes(null)) return false;
    const rules = items.map((item) => ({ pattern: patternOf(item?.[1] ?? ''), level: Number(item?.[2]) }));
    this.#rules = rules;
    this.#modules = text;
    this.#verbosity ??= this.#beginning();
    this.#apply();
    return true;
  }

  state(): LogLevelState {
    return { verbosity: this.#verbosity, modules: this.#modules };
  }

  /** Sets the levels of a state. */
  restore({ verbosity, modules }: LogLevelState): void {
    this.#verbosity = verbosity;
    this.setModules(modules);
  }

  /** The first rule that matches a part counts, as in geth. */
  #apply(): void {
    for (const [part, logger] of this.#parts) {
      if (!('level' in logger)) continue;
      const level = this.#rules.find(({ pattern }) => pattern.test(part))?.level ?? this.#verbosity ?? 0;
      logger.level = LEVELS[Math.min(level, LEVELS.length - 1)] ?? 'trace';
    }
  }

  #beginning(): number {
    const [first] = this.#parts.values();
    // An unknown level is pino's `fatal`, above everything that is logged here.
    return Math.max(
      LEVELS.findIndex((level) => level === first?.level),
      0,
    );
  }
}

/** Joins neighbouring stars: the regular expression would backtrack on them for hours. */
function patternOf(glob: string): RegExp {
  return new RegExp(`^${glob.replace(/\*+/g, '.*')}$`);
}
