/** A stored file, opened for reading once. */
export interface StoredFile {
  /** Bytes of the whole file. */
  readonly size: number;
  readonly body: ReadableStream<Uint8Array>;
}

export interface BytePart {
  readonly first: number;
  readonly last: number;
}

/** Where files live. Keys are ours (`media/{id}.webp`), never a member's words. */
export interface Storage {
  /** Replaces what was there. Whoever reads meanwhile sees the old file or the new one, never a part. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. With `part`, `body` is only those of its bytes; both ends are inclusive. */
  get(key: string, part?: BytePart): Promise<StoredFile | null>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
}
