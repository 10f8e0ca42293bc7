import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { CODING_SUFFIX, SiteFile } from './siteFile.js';

const INDEX = 'index.html';

/**
 * The files of a built site, listed once. A request is looked up in the list. No path of a request ever reaches the
 * file system, so none can lead out of the folder. Links and hidden files are not listed.
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
