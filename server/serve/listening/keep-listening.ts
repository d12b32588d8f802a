import type { Logger } from "pino";
import { closeSync, openSync } from "node:fs";

/** A server that listens. */
export interface Listening {
  readonly port: number;
  /** Resolves with the reason when it no longer accepts connections; open connections continue. */
  readonly failed: Promise<unknown>;
  /**
   * Stops listening, and cuts its connections once they have no running request, after `graceMs` at
   * the latest.
   */
  close(graceMs?: number): Promise<void>;
}

interface Listener {
  /** The actual port, also when 0 was asked for. */
  readonly port: number;
  /** Stops listening. Resolves once every running request has its response. */
  finishRequests(): Promise<void>;
}

interface ListenOptions {
  /** Listens on a port; 0 takes any free one. */
  readonly open: (port: number) => Promise<Listening>;
  readonly port: number;
  readonly log: Pick<Logger, "error" | "info">;
  /** Held while it listens. */
  readonly reserve: DescriptorReserve;
  /** For running requests when the server stops accepting; 10,000 by default. */
  readonly graceMs?: number;
}

const firstDelayMs = 100;
const longestDelayMs = 1_000;
/** A server that ran this long failed for another reason. */
const soundAfterMs = 5_000;
const remindEvery = 30;

/**
 * Listens, and listens again on the same port whenever the server stops accepting, e.g. because
 * descriptors have run out. Rejects when the first listen fails.
 */
export async function keepListening(options: ListenOptions): Promise<Listener> {
  const { log, reserve, graceMs = 10_000 } = options;
  const leaving = new Set<Promise<void>>();
  let isStopping = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let current: Listening | null = await open(options.port);
  const { port } = current;
  watch(current);

  async function open(wanted: number): Promise<Listening> {
    reserve.take();
    return await options.open(wanted);
  }

  function watch(server: Listening): void {
    const openedAt = performance.now();
    void server.failed.then((error) => {
      if (isStopping) return;
      if (performance.now() - openedAt > soundAfterMs) failures = 0;
      current = null;
      const left = server.close(graceMs).finally(() => leaving.delete(left));
      leaving.add(left);
      listenLater(error);
    });
  }

  function listenLater(error: unknown): void {
    reserve.release();
    const delayMs = Math.min(firstDelayMs * 2 ** failures, longestDelayMs);
    if (failures % remindEvery === 0) {
      log.error({ err: error, delayMs }, "not accepting connections; listening again");
    }
    failures += 1;
    timer = setTimeout(() => void listenAgain(), delayMs);
  }

  async function listenAgain(): Promise<void> {
    let opened: Listening;
    try {
      opened = await open(port);
    } catch (error) {
      return isStopping ? undefined : listenLater(error);
    }
    if (isStopping) return await opened.close();
    current = opened;
    log.info({ failures }, "accepting connections again");
    watch(opened);
  }

  return {
    port,
    async finishRequests() {
      isStopping = true;
      clearTimeout(timer);
      await Promise.all([current?.close(), ...leaving]);
    },
  };
}

/** File descriptors kept open so that connections cannot take the last ones. */
interface DescriptorReserve {
  /** Throws, and holds nothing, unless there is room for the reserve and as many connections. */
  take(): void;
  /** Leaves them to the files and database connections of running requests. */
  release(): void;
}

/** `file` is any file the process may read; it is opened `count` times. */
export function createDescriptorReserve(file: string, count = 32): DescriptorReserve {
  const held: number[] = [];
  const releaseBut = (kept: number) => {
    for (const descriptor of held.splice(kept)) closeSync(descriptor);
  };
  return {
    take() {
      try {
        while (held.length < 2 * count) held.push(openSync(file, "r"));
      } catch (error) {
        releaseBut(0);
        throw error;
      }
      releaseBut(count);
    },
    release: () => releaseBut(0),
  };
}
