import type { PowerMonitor } from "electron";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { getSocketTicket } from "#shared/realtime/contract.ts";
import type { ServerFrame } from "#shared/realtime/frames.ts";
import type { Socket } from "#shared/realtime/socket-client.ts";
import { product } from "#shared/product.ts";
import { releaseHeader, writeReleaseHeader } from "#shared/system/release.ts";
import type { Log } from "../../log.ts";
import { openAppSocket } from "../../realtime/app-socket.ts";
import { watchPower } from "../../realtime/watch-power.ts";
import type { AuthorizedCalls } from "../../server/authorized-calls.ts";
import { failed, ok, type Outcome } from "../outcome.ts";

/** Fixed by RFC 6455. */
const handshakeSalt = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/** A server of this machine only, with just enough of a WebSocket to connect to. */
interface LoopbackServer {
  readonly address: string;
  /** How many sockets have sent something. */
  connections(): number;
  close(): void;
}

/** Sends each new socket `greeting` once, when it sends something. */
export async function startLoopbackServer(greeting: object): Promise<LoopbackServer> {
  const open = new Set<Duplex>();
  let connections = 0;
  const server = createServer((_request, response) => response.writeHead(404).end());
  server.on("upgrade", (request, socket: Duplex) => {
    const accept = createHash("sha1").update(`${request.headers["sec-websocket-key"]}${handshakeSalt}`);
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => socket.destroy());
    socket.once("data", () => {
      connections += 1;
      socket.write(textFrame(JSON.stringify(greeting)));
    });
    socket.write([
      "HTTP/1.1 101 Switching Protocols",
      "Upgrade: websocket",
      "Connection: Upgrade",
      `Sec-WebSocket-Accept: ${accept.digest("base64")}`,
      "\r\n",
    ].join("\r\n"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => connections,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

/** A whole text of at most 125 bytes. */
function textFrame(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, bytes.length]), bytes]);
}

interface SleepParts {
  readonly powerMonitor: Pick<PowerMonitor, "on" | "emit">;
  /** Opens a socket as the app does. */
  readonly openSocket: (address: string) => Socket;
  readonly log: Log;
  /** A connection to this machine takes milliseconds. */
  readonly limitMs?: number;
  /** The same for the connection after sleep. */
  readonly limitAfterSleepMs?: number;
}

const welcome: ServerFrame = { type: "auth", ok: true };

/**
 * Connects the app's socket to a server of its own, lets Electron say that the computer slept and
 * woke up, and expects a new connection. Unlocking the screen must not end one that is fine.
 */
export async function checkSleep(
  { powerMonitor, openSocket, log, limitMs = 10_000, limitAfterSleepMs = limitMs }: SleepParts,
): Promise<Outcome> {
  const server = await startLoopbackServer(welcome);
  const waiting = new Set<() => void>();
  const socket = openAppSocket({
    calls: callsTo(server.address),
    openSocket,
    onFrame: () => {},
    onLive: () => waiting.forEach((look) => look()),
    log,
  });
  /** Resolves with whether the socket is connected for the nth time. */
  const isConnected = (times: number, withinMs: number) =>
    new Promise<boolean>((resolve) => {
      const look = () => {
        if (!socket.isLive() || server.connections() !== times) return;
        clearTimeout(limit);
        waiting.delete(look);
        resolve(true);
      };
      const limit = setTimeout(() => resolve(false), withinMs);
      waiting.add(look);
      look();
    });
  watchPower(powerMonitor, {
    onUnlock: () => void (socket.isLive() || socket.reconnect()),
    onResume: () => socket.reconnect(),
  });
  try {
    if (!await isConnected(1, limitMs)) return failed("The socket did not connect.");
    powerMonitor.emit("suspend");
    powerMonitor.emit("resume");
    if (!await isConnected(2, limitAfterSleepMs)) {
      return failed("The socket did not connect again after the computer woke up.");
    }
    powerMonitor.emit("unlock-screen");
    if (!socket.isLive()) return failed("Unlocking the screen ended a connection that was fine.");
    return ok({ connections: server.connections() });
  } finally {
    socket.close();
    server.close();
  }
}

/** Calls that never leave the app: there is a member, and a ticket for them. */
function callsTo(address: string): AuthorizedCalls {
  const { version, oldestClient } = product;
  const headers = { [releaseHeader]: writeReleaseHeader({ version, oldestClient }) };
  return {
    origin: () => address,
    isSignedIn: () => Promise.resolve(true),
    send: (path) => {
      const isTicket = path === getSocketTicket.path;
      const ticket = { ticket: "self-test", expiresAt: new Date().toISOString() };
      return Promise.resolve(
        Response.json(isTicket ? ticket : null, { status: isTicket ? 200 : 503, headers }),
      );
    },
  };
}
