/** Where files live. Keys are ours (`media/{id}.webp`), never a member's words. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<{ size: number; body: ReadableStream<Uint8Array> } | null>;
  delete(key: string): Promise<void>;
}
