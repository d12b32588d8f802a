import type { Socket } from "node:net";
import type { Readable } from "node:stream";

const lingerMs = 2_000;
const lingerBytes = 4 * 1024 * 1024;

/**
 * Closes a connection whose client may still be sending; the bytes are dropped for a while. If
 * closed at once, the system would reset it, and the client might lose the response; if left
 * half-open, it would hold its descriptor for as long as the client likes. `rest` is the source of
 * the remaining bytes.
 */
export function closeAfterLinger(socket: Socket, rest: Readable): void {
  const cut = () => void socket.destroy();
  const timer = setTimeout(cut, lingerMs).unref();
  socket.once("close", () => clearTimeout(timer));
  let left = lingerBytes;
  rest.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) cut();
  });
  rest.once("end", () => socket.writableFinished ? cut() : socket.once("finish", cut));
  rest.resume();
  socket.end();
}
