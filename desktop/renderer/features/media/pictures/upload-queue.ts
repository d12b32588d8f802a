/** The upload of one picture. */
export interface Upload {
  readonly state: "waiting" | "uploading" | "offline" | "failed" | "done";
  /** From 0 to 1. */
  readonly progress: number;
  /** Its address, once it is done. */
  readonly url: string | null;
  /** Why it failed, in words. */
  readonly failure: string | null;
}

interface Parts {
  readonly upload: (
    id: string,
    file: File,
    onProgress: (progress: number) => void,
    signal: AbortSignal,
  ) => Promise<string>;
  /** Whether it found no connection, so that it is tried again by itself. */
  readonly isUnreached: (error: unknown) => boolean;
  readonly describe: (error: unknown) => string;
  /**
   * Calls back after a while, longer after each failure in a row. Returns a function that stops.
   */
  readonly later: (callback: () => void, failures: number) => () => void;
  readonly onChange: (uploads: ReadonlyMap<string, Upload>) => void;
}

/** More share the same connection, and the server takes few of one member at a time. */
const atOnce = 2;

const waiting: Upload = { state: "waiting", progress: 0, url: null, failure: null };

/**
 * Uploads the pictures of composers, two at a time, in the order in which they were chosen
 * (media.14). What finds no connection waits for it; what the server refuses waits for `retry`.
 */
export class UploadQueue {
  readonly #parts: Parts;
  readonly #files = new Map<string, File>();
  readonly #running = new Map<string, AbortController>();
  #uploads: ReadonlyMap<string, Upload> = new Map();
  #failures = 0;
  #stopWaiting = () => {};

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Does nothing for one that is known. */
  start(id: string, file: File): void {
    if (this.#uploads.has(id)) return;
    this.#files.set(id, file);
    this.#change(id, waiting);
    this.#next();
  }

  retry(id: string): void {
    if (!this.#files.has(id)) return;
    this.#change(id, waiting);
    this.#next();
  }

  /** Stops it, and forgets it and its address. */
  forget(id: string): void {
    if (!this.#uploads.has(id)) return;
    const controller = this.#running.get(id);
    this.#running.delete(id);
    this.#files.delete(id);
    this.#show(new Map([...this.#uploads].filter(([one]) => one !== id)));
    controller?.abort();
    this.#next();
  }

  /** Tries again what found no connection. */
  resume(): void {
    this.#stopWaiting();
    for (const [id, { state }] of this.#uploads) if (state === "offline") this.#change(id, waiting);
    this.#next();
  }

  #next(): void {
    for (const [id, { state }] of this.#uploads) {
      if (this.#running.size >= atOnce) return;
      const file = this.#files.get(id);
      if (state === "waiting" && file && !this.#running.has(id)) void this.#run(id, file);
    }
  }

  async #run(id: string, file: File): Promise<void> {
    const controller = new AbortController();
    const isCurrent = () => this.#running.get(id) === controller;
    this.#running.set(id, controller);
    this.#change(id, { ...waiting, state: "uploading" });
    try {
      const url = await this.#parts.upload(
        id,
        file,
        (progress) => isCurrent() && this.#change(id, { ...waiting, state: "uploading", progress }),
        controller.signal,
      );
      if (!isCurrent()) return;
      this.#failures = 0;
      this.#files.delete(id);
      this.#change(id, { state: "done", progress: 1, url, failure: null });
    } catch (error) {
      if (!isCurrent()) return;
      if (this.#parts.isUnreached(error)) this.#wait(id);
      else this.#change(id, { ...waiting, state: "failed", failure: this.#parts.describe(error) });
    }
    this.#running.delete(id);
    this.#next();
  }

  /** The others would find no connection either, but each says so itself. */
  #wait(id: string): void {
    this.#change(id, { ...waiting, state: "offline" });
    this.#stopWaiting();
    this.#stopWaiting = this.#parts.later(() => this.resume(), this.#failures);
    this.#failures += 1;
  }

  #change(id: string, upload: Upload): void {
    this.#show(new Map(this.#uploads).set(id, upload));
  }

  #show(uploads: ReadonlyMap<string, Upload>): void {
    this.#uploads = uploads;
    this.#parts.onChange(uploads);
  }
}
