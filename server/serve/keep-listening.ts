import type { Logger } from "pino";
import type { DescriptorReserve } from "./descriptor-reserve.ts";

export type Handler = (request: Request, remoteAddress: string) => Response | Promise<Response>;

/** The used parts of the runtime's server. */
export type Serve = (
  options: {
    hostname: string;
    port: number;
    signal?: AbortSignal;
    onListen?: () => void;
    onError?: (error: unknown) => Response;
  },
  handler: (
    request: Request,
    info: {
      readonly remoteAddr: { readonly hostname: string };
      /** Settles once the runtime has the whole response, or the client has left. */
      readonly completed: Promise<void>;
    },
  ) => Response | Promise<Response>,
) => {
  readonly addr: { readonly port: number };
  /** Rejects when no further connection can be accepted; connections that stand go on. */
  readonly finished: Promise<void>;
  /** Stops accepting, closes idle connections, and resolves once no request is under way. */
  shutdown(): Promise<void>;
};

interface Listener {
  /** The real port, also when the address said 0. */
  readonly port: number;
  /** Stops listening. Resolves once every running request has its response. */
  finishRequests(): Promise<void>;
}

interface ListenOptions {
  readonly serve: Serve;
  /** Port 0 takes any free port, and keeps it. */
  readonly address: { readonly hostname: string; readonly port: number };
  readonly handle: Handler;
  /** What a client gets when `handle` itself fails. */
  readonly onError: (error: unknown) => Response;
  readonly log: Pick<Logger, "error" | "info">;
  /** Held while it listens. */
  readonly reserve: DescriptorReserve;
  /** For requests that are under way when the server stops accepting; 10,000 by default. */
  readonly graceMs?: number;
}

const firstDelayMs = 100;
const longestDelayMs = 1_000;
/** A server that ran this long failed for another reason. */
const soundAfterMs = 5_000;
const remindEvery = 30;
/** A response counts as completed when the runtime has it; it is on its way for a moment longer. */
const sendingMs = 200;

/**
 * Listens, and listens again whenever the server stops accepting: at the first connection it cannot take, because descriptors
 * have run out for instance, Deno closes its listener for good. Throws when the address cannot be listened on at first.
 */
export function keepListening(options: ListenOptions): Listener {
  const { log, reserve, graceMs = 10_000 } = options;
  const leaving = new Set<Promise<void>>();
  let isStopping = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let current: Server | null = openServer(options, options.address.port);
  const { port } = current;
  watch(current);

  function watch(server: Server): void {
    const openedAt = performance.now();
    void server.failed.then((error) => {
      if (isStopping) return;
      if (performance.now() - openedAt > soundAfterMs) failures = 0;
      current = null;
      const left = server.leave(graceMs).finally(() => leaving.delete(left));
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
    timer = setTimeout(listenAgain, delayMs);
  }

  function listenAgain(): void {
    try {
      current = openServer(options, port);
    } catch (error) {
      return listenLater(error);
    }
    log.info({ failures }, "accepting connections again");
    watch(current);
  }

  return {
    port,
    async finishRequests() {
      isStopping = true;
      clearTimeout(timer);
      await Promise.all([current?.finish(), ...leaving]);
    },
  };
}

interface Server {
  readonly port: number;
  /** Resolves with the reason when it stops accepting by itself. */
  readonly failed: Promise<unknown>;
  /** Ends in order. */
  finish(): Promise<void>;
  /** Ends one that has failed: cuts its connections once no request is under way on them, after `graceMs` at the latest. */
  leave(graceMs: number): Promise<void>;
}

function openServer({ serve, address, handle, onError, reserve }: ListenOptions, port: number): Server {
  reserve.take();
  const cut = new AbortController();
  let underWay = 0;
  let lastDoneAt = -Infinity;
  const completed = () => {
    underWay -= 1;
    lastDoneAt = performance.now();
  };
  const isBusy = () => underWay > 0 || performance.now() - lastDoneAt < sendingMs;
  const server = serve(
    { hostname: address.hostname, port, signal: cut.signal, onListen: () => {}, onError },
    (request, info) => {
      underWay += 1;
      info.completed.then(completed, completed);
      return handle(request, info.remoteAddr.hostname);
    },
  );
  return {
    port: server.addr.port,
    failed: new Promise((resolve) => void server.finished.catch(resolve)),
    finish: () => server.shutdown(),
    async leave(graceMs) {
      const until = performance.now() + graceMs;
      while (isBusy() && performance.now() < until) await new Promise((next) => setTimeout(next, 20));
      // Half-open connections would hold their descriptors for ever. After `shutdown` nothing can be cut any more.
      cut.abort();
      await server.shutdown();
    },
  };
}
