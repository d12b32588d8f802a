/** A stored file, to be read once or discarded; it is open until then. */
export interface StoredFile {
  /** Bytes of the whole file. */
  readonly size: number;
  readonly body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
}

export interface BytePart {
  readonly first: number;
  readonly last: number;
}

/** The file store. Keys are ours (`media/{id}.webp`), never a member's text. */
export interface Storage {
  /** A write that was given up on may be done minutes later: what was removed is there again. */
  readonly mayWriteLate?: boolean;
  /**
   * Replaces an existing file. Concurrent readers see the old file or the new one, never a part.
   */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Null when there is no such file. With `part`, `body` is only those of its bytes;
   * both ends are inclusive.
   */
  get(key: string, part?: BytePart): Promise<StoredFile | null>;
  /**
   * Renames a file, replacing an existing one, and does nothing when there is no such file.
   * Concurrent readers get the whole file.
   */
  move(from: string, to: string): Promise<void>;
  /** Does nothing when there is no such file. */
  delete(key: string): Promise<void>;
  /** Serves the file from memory no more: another process changed it. */
  forget?(key: string): void;
  forgetAll?(): void;
}

export async function readStoredBytes({ body }: StoredFile): Promise<Uint8Array<ArrayBuffer>> {
  if (body instanceof Uint8Array) return body;
  return new Uint8Array(await new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

/** Closes a file that will not be read. */
export async function discardFile({ body }: StoredFile): Promise<void> {
  if (!(body instanceof Uint8Array)) await body.cancel();
}
