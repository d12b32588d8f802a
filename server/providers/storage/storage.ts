/** A stored file, opened for reading once. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  readonly body: ReadableStream<Uint8Array>;
}

/** Where files live. Keys are ours (`media/{id}.webp`), never a member's words. */
export interface Storage {
  /** Replaces what was there. Whoever reads meanwhile sees the old file or the new one, never a part. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<StoredFile | null>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
}
