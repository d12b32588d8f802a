import type { Server } from "node:http";
import { type AddressInfo, connect, Server as TcpServer, type Socket } from "node:net";
import type { Listening } from "../listening/keep-listening.ts";
import { listen, type ListenAddress } from "./http-server.ts";
import { closeSync, openSync } from "node:fs";

/** Makes a server listen. `file` is any file that the process may read. */
export async function openListener(
  server: Server,
  address: ListenAddress,
  file: string,
): Promise<Listening> {
  /** How many each connection has. */
  const underWay = new Map<Socket, number>();
  let isClosing = false;
  const done = Promise.withResolvers<void>();
  const count = (socket: Socket, more: number) => {
    const now = (underWay.get(socket) ?? 0) + more;
    if (now > 0 && !socket.destroyed) underWay.set(socket, now);
    else underWay.delete(socket);
    if (isClosing && underWay.size === 0) done.resolve();
  };
  // Responses that wait behind another one are not told that their client left.
  server.on("connection", (socket) => socket.once("close", () => count(socket, 0)));
  server.prependListener("request", ({ socket }, out) => {
    count(socket, 1);
    // So that no connection lives forever with one request after another.
    if (isClosing) out.shouldKeepAlive = false;
    out.once("close", () => count(socket, -1));
  });
  const port = await listen(server, address);
  const ear = watchForDeafness(server, file, { processes: address.processes ?? 1 });
  return {
    port,
    failed: ear.deaf,
    async close(graceMs) {
      isClosing = true;
      ear.stop();
      // Without what an HTTP server adds, so that idle connections get their next response.
      TcpServer.prototype.close.call(server);
      if (underWay.size > 0) {
        const timer = graceMs === undefined ? undefined : setTimeout(done.resolve, graceMs);
        await done.promise;
        clearTimeout(timer);
      }
      // Half-open connections would hold their descriptors forever. Upgraded sockets continue.
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The parts of a server that are used. */
interface Heard {
  address(): AddressInfo | string | null;
  on(event: "connection", listener: () => void): unknown;
}

interface WatchOptions {
  /** How many listen on the port, this one included. */
  readonly processes?: number;
  readonly checkEveryMs?: number;
}

/** By then the chance that all calls of a process went to others is one in ten million. */
const sharedCallsPerProcess = 16;

/**
 * Detects that a server no longer accepts connections. Deno 2.9 reports nothing when descriptors
 * run out, and such a server never accepts again. So after each burst of connections it checks
 * whether a descriptor is left; and when no connection came for a second, it connects to the server
 * itself, as something else may have taken the last one. `file` is any file that the process may
 * read. On a port that `processes` share each call may go to another one: there it calls again each
 * time, and is deaf once so many calls went unheard that chance is no explanation.
 */
export function watchForDeafness(
  server: Heard,
  file: string,
  { processes = 1, checkEveryMs = 1_000 }: WatchOptions = {},
): { readonly deaf: Promise<Error>; stop(): void } {
  const { promise: deaf, resolve } = Promise.withResolvers<Error>();
  const { address, port } = server.address() as AddressInfo;
  const isShared = processes > 1;
  const mostUnheard = isShared ? sharedCallsPerProcess * processes : 1;
  let hasHeard = false;
  let isLookedAt = false;
  let call: Socket | undefined;
  let callsUnheard = 0;

  server.on("connection", () => {
    hasHeard = true;
    if (isLookedAt) return;
    isLookedAt = true;
    setImmediate(() => isLookedAt = false);
    const reason = reasonNotToOpen(file);
    if (reason) resolve(reason);
  });
  const timer = setInterval(() => {
    const isAnswered = hasHeard;
    hasHeard = false;
    if (isAnswered) callsUnheard = 0;
    else if (call && !call.connecting && !call.destroyed) callsUnheard += 1;
    // By the second check the process has had time to accept.
    if (callsUnheard > mostUnheard) resolve(new Error("The server does not hear its own call"));
    if (call && !call.destroyed && !isAnswered && !isShared) return;
    call?.destroy();
    call = isAnswered ? undefined : callServer(address, port, resolve);
  }, checkEveryMs);
  return {
    deaf,
    stop() {
      clearInterval(timer);
      call?.destroy();
    },
  };
}

function callServer(host: string, port: number, noRoom: (reason: Error) => void): Socket {
  const call = connect({ host, port });
  call.on("error", (error) => {
    if (isOutOfDescriptors(error)) noRoom(error);
  });
  return call;
}

function reasonNotToOpen(file: string): Error | null {
  try {
    closeSync(openSync(file, "r"));
    return null;
  } catch (error) {
    return isOutOfDescriptors(error) ? error as Error : null;
  }
}

/** Whether the process, or the whole machine, is out of descriptors. */
function isOutOfDescriptors(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "EMFILE" || code === "ENFILE";
}
