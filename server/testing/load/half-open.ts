import { connect, type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";

export interface Flood {
  /** How many of them the server has accepted and not closed. */
  standing(): number;
  /** Resolves once each was accepted or refused. */
  readonly settled: Promise<void>;
  leave(): void;
}

/** Connections that begin a request and never finish it. Resolves once all are started. */
export async function halfOpen(port: number, count: number, begin = "GET / HTTP/1.1\r\nHo"): Promise<Flood> {
  const sockets = new Set<Socket>();
  const outcomes: Promise<unknown>[] = [];
  let standing = 0;
  for (let made = 0; made < count; made++) {
    const socket = connect(port, "127.0.0.1", () => {
      standing += 1;
      if (begin) socket.write(begin);
      socket.once("close", () => standing -= 1);
    });
    // A flood must expect refused and reset connections.
    socket.on("error", () => {}).resume();
    outcomes.push(new Promise((resolve) => socket.once("connect", resolve).once("close", resolve)));
    sockets.add(socket);
    if (made % 100 === 99) await turn();
  }
  return {
    standing: () => standing,
    settled: Promise.all(outcomes).then(() => {}),
    leave() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
