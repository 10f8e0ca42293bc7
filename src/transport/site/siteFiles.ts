import { readdir, open } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { constants } from 'node:fs';
import type { ContentCoding } from '../compression.js';
import { KeptContents, type Servable, type SiteContent } from './servable.js';

const INDEX = 'index.html';

/**
 * The files of a built site, listed once. Requests are looked up in the list: no path of a request reaches the file
 * system, so none can lead out of the folder. Links and hidden files are not listed.
 */
export class SiteFiles {
  readonly #files: ReadonlyMap<string, SiteFile>;

  private constructor(files: ReadonlyMap<string, SiteFile>) {
    this.#files = files;
  }

  /** The files of a folder; null when it holds no site. */
  static async list(folder: string): Promise<SiteFiles | null> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const names = new Set(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
    );
    if (!names.has(INDEX)) return null;
    const suffixes = Object.values(CODING_SUFFIX);
    const served = [...names].filter(
      (name) => !/(?:^|\/)\./.test(name) && !suffixes.some((suffix) => name.endsWith(suffix)),
    );
    const files = served.map((name): [string, SiteFile] => {
      const isCompressed = suffixes.every((suffix) => names.has(name + suffix));
      return [name, new SiteFile(join(folder, name), isCompressed)];
    });
    return new SiteFiles(new Map(files));
  }

  /** The file of a path, which is relative to the site: a folder has that of its index. */
  get(path: string): SiteFile | undefined {
    return this.#files.get(path === '' || path.endsWith('/') ? path + INDEX : path);
  }

  /** The folders that have an index, each with a slash at its end; that of the site itself is empty. In order. */
  get pages(): string[] {
    const indices = [...this.#files.keys()].filter((name) => name === INDEX || name.endsWith(`/${INDEX}`));
    return indices.map((name) => name.slice(0, -INDEX.length)).toSorted();
  }

  /** Whether the path, which has no slash at its end, is a folder with an index. */
  isFolder(path: string): boolean {
    return this.#files.has(`${path}/${INDEX}`);
  }
}

/** Suffixes of the compressed files, by coding. */
export const CODING_SUFFIX: Readonly<Record<ContentCoding, string>> = { br: '.br', gzip: '.gz' };

/** A file of the site, which is read at its first request. */
export class SiteFile implements Servable {
  readonly #contents = new KeptContents((coding) =>
    readRegularFile(coding === null ? this.path : this.path + CODING_SUFFIX[coding]),
  );

  constructor(
    readonly path: string,
    /** True when both compressed forms lie next to it. */
    readonly isCompressed: boolean,
  ) {}

  /** The content in a coding; null for none. Rejects when the file can no longer be read. */
  content(coding: ContentCoding | null): Promise<SiteContent> {
    return this.#contents.get(coding);
  }
}

async function readRegularFile(path: string): Promise<Buffer> {
  // Only regular files were listed. A link that has replaced one is not followed.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}
