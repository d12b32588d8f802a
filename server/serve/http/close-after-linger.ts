import type { Socket } from "node:net";
import type { Readable } from "node:stream";

const lingerMs = 2_000;
const lingerBytes = 4 * 1024 * 1024;

/**
 * Ends a connection whose client may still be sending, which is dropped for a while. Closed at once, the system would reset it, and the
 * client might lose the response; left half-open, it would hold its descriptor for as long as the client likes. `rest` is what
 * brings the bytes that still come.
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
