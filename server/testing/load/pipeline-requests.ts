import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** The results of the storm, printed as one line of JSON. */
export interface PipelineReport {
  /** Bytes that the server's system took. */
  sentMb: number;
  /** How often the server closed a connection. */
  closed: number;
  /** Bytes of responses that came back. */
  receivedMb: number;
}

/**
 * A program for the test of pipelined requests: CONNECTIONS send REQUEST again and again to PORT
 * without waiting for a response, and connect again when closed, until MEGABYTES are sent or
 * SECONDS are over. With READS=0 no response is read.
 */
const { PORT, REQUEST = "", CONNECTIONS = "6", MEGABYTES = "44", SECONDS = "60", READS = "1" } = process.env;
const mib = 1024 * 1024;
const piece = Buffer.from(REQUEST.repeat(Math.ceil(64 * 1024 / REQUEST.length)));
const open = new Set<Socket>();
const share = Number(MEGABYTES) * mib / Number(CONNECTIONS);
let isOver = false;
let sent = 0;
let received = 0;
let closed = 0;

async function pour(): Promise<void> {
  let left = share;
  while (left > 0 && !isOver) {
    const socket = connect(Number(PORT), "127.0.0.1");
    open.add(socket);
    socket.on("error", () => {});
    if (READS !== "0") socket.on("data", (chunk) => received += chunk.length);
    const gone = new Promise((resolve) => socket.once("close", resolve));
    await Promise.race([once(socket, "connect").catch(() => {}), gone]);
    while (left > 0 && !socket.destroyed) {
      left -= piece.length;
      sent += piece.length;
      if (!socket.write(piece)) await Promise.race([once(socket, "drain").catch(() => {}), gone]);
    }
    open.delete(socket);
    if (socket.destroyed) closed += 1;
    else socket.destroy();
  }
}

setTimeout(() => {
  isOver = true;
  for (const socket of open) socket.destroy();
}, Number(SECONDS) * 1_000).unref();
await Promise.all(Array.from({ length: Number(CONNECTIONS) }, pour));
const report: PipelineReport = { sentMb: sent / mib, closed, receivedMb: received / mib };
console.log(JSON.stringify(report));
