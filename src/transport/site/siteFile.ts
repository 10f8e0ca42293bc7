import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { sha256 } from '@noble/hashes/sha2.js';
import type { ContentCoding } from '../compression.js';

/** A file as one client gets it. */
export interface SiteContent {
  bytes: Buffer;
  /** A strong entity tag (RFC 9110 §8.8.3), in its quotes: it changes with every byte. */
  etag: string;
}

/** The end of the names of compressed files, by coding. */
export const CODING_SUFFIX: Readonly<Record<ContentCoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * A file of the site. It is read at its first request and kept: all clients share the bytes, so that many clients of
 * large files that read slowly take no memory.
 */
export class SiteFile {
  readonly #kept = new Map<ContentCoding | null, Promise<SiteContent>>();

  constructor(
    /** Where it lies. */
    readonly path: string,
    /** True when both compressed forms lie beside it. */
    readonly isCompressed: boolean,
  ) {}

  /** What a client gets that takes this coding; null for none. Rejects when the file cannot be read any more. */
  content(coding: ContentCoding | null): Promise<SiteContent> {
    const kept = this.#kept.get(coding);
    if (kept !== undefined) return kept;
    const read = readContent(coding === null ? this.path : this.path + CODING_SUFFIX[coding]);
    this.#kept.set(coding, read);
    read.catch(() => this.#kept.delete(coding));
    return read;
  }
}

async function readContent(path: string): Promise<SiteContent> {
  // Only regular files were listed. One that has become a link since is not followed.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const bytes = await file.readFile();
    return { bytes, etag: `"${Buffer.from(sha256(bytes)).toString('base64url').slice(0, 27)}"` };
  } finally {
    await file.close();
  }
}
