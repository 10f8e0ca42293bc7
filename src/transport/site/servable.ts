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

/** The contents of a file by coding, each made at its first request and kept, so that many clients share the bytes. */
export class KeptContents {
  readonly #kept = new Map<ContentCoding | null, Promise<SiteContent>>();
  readonly #make: (coding: ContentCoding | null) => Promise<Buffer>;

  constructor(make: (coding: ContentCoding | null) => Promise<Buffer>) {
    this.#make = make;
  }

  /** The content in a coding. What could not be made is tried again at the next request. */
  get(coding: ContentCoding | null): Promise<SiteContent> {
    const kept = this.#kept.get(coding);
    if (kept !== undefined) return kept;
    const made = this.#make(coding).then((bytes) => ({ bytes, etag: entityTag(bytes) }));
    this.#kept.set(coding, made);
    made.catch(() => this.#kept.delete(coding));
    return made;
  }
}

/** A file that this server made itself. */
export class MadeFile implements Servable {
  readonly isCompressed: boolean;
  readonly #contents: KeptContents;

  constructor(
    readonly path: string,
    bytes: Uint8Array,
    readonly headers?: Readonly<Record<string, string>>,
  ) {
    const plain = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#contents = new KeptContents(async (coding) => (coding === null ? plain : compressOnce(plain, coding)));
    // Pictures of points are compressed as they are.
    this.isCompressed = !path.endsWith('.png');
  }

  content(coding: ContentCoding | null): Promise<SiteContent> {
    return this.#contents.get(coding);
  }
}

/** The entity tag of a content, from its hash. */
function entityTag(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}
