import { createHash } from 'node:crypto';
import { compressOnce, type ContentCoding } from '../compression.js';

/** The content of a response. */
export interface SiteContent {
  bytes: Buffer;
  /** A strong entity tag (RFC 9110 §8.8.3), in its quotes: it changes with every byte. */
  etag: string;
}

/** What a path of the site leads to. */
export interface Servable {
  /** Relative to the site; its end says what type the content has. */
  readonly path: string;
  /** True when `content` has it in every coding. */
  readonly isCompressed: boolean;
  /** Headers instead of those of the site. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The content in a coding; null for none. Rejects when it can no longer be read. */
  content(coding: ContentCoding | null): Promise<SiteContent>;
}

/** A file that this server made itself. Its compressed forms are made at the first request for them, and kept. */
export class MadeFile implements Servable {
  readonly isCompressed: boolean;
  readonly #bytes: Buffer;
  readonly #kept = new Map<ContentCoding | null, Promise<SiteContent>>();

  constructor(
    readonly path: string,
    bytes: Uint8Array,
    readonly headers?: Readonly<Record<string, string>>,
  ) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // Pictures of points are compressed as they are.
    this.isCompressed = !path.endsWith('.png');
  }

  content(coding: ContentCoding | null): Promise<SiteContent> {
    const kept = this.#kept.get(coding);
    if (kept !== undefined) return kept;
    const made = this.#make(coding);
    this.#kept.set(coding, made);
    made.catch(() => this.#kept.delete(coding));
    return made;
  }

  async #make(coding: ContentCoding | null): Promise<SiteContent> {
    const bytes = coding === null ? this.#bytes : await compressOnce(this.#bytes, coding);
    return { bytes, etag: entityTag(bytes) };
  }
}

/** The entity tag of a content, from its hash. */
export function entityTag(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}
