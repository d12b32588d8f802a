import { getCurrentUser } from "#shared/auth/contract.ts";
import { type ClientFrame, type ServerFrame, serverFrame } from "#shared/realtime/frames.ts";
import { getSocketTicket } from "#shared/realtime/contract.ts";
import { socketPath } from "#shared/realtime/socket-limits.ts";
import { type Socket, SocketClient } from "#shared/realtime/socket-client.ts";
import type { Log } from "../log.ts";
import { callEndpoint } from "../server/call-endpoint.ts";
import type { AuthorizedCalls } from "../server/authorized-calls.ts";

interface AppSocketParts {
  readonly calls: AuthorizedCalls;
  readonly openSocket: (address: string) => Socket;
  readonly onFrame: (frame: ServerFrame) => void;
  readonly onLive: (isLive: boolean) => void;
  readonly log: Log;
}

/** The one socket of the app (desktop.4). Retries by `reconnect-rule.ts`. */
interface AppSocket {
  isLive(): boolean;
  /** Sends a frame, or drops it while there is no connection. */
  send(frame: ClientFrame): void;
  /** Someone signed in or out: closes the last member's socket. */
  changeMember(): void;
  /** Replaces a connection that may be lost without a sign: after sleep, or on another network. */
  reconnect(): void;
  /** The window is in front: connects at once, unless it is connected or about to be. */
  retryNow(): void;
  close(): void;
}

export function openAppSocket({ calls, openSocket, onFrame, onLive, log }: AppSocketParts): AppSocket {
  let isLive = false;
  const connect = () => {
    const client = new SocketClient({
      readTicket: async () => (await callEndpoint(calls, getSocketTicket))?.ticket ?? null,
      isSignedIn: async () => await callEndpoint(calls, getCurrentUser) !== null,
      open: () => openSocket((calls.origin() ?? "").replace(/^http/, "ws") + socketPath),
      random: Math.random,
      parse: (data) => parseFrame(data, log),
      onFrame,
      onState: (state) => {
        if (isLive === (state === "open")) return;
        isLive = !isLive;
        onLive(isLive);
      },
    });
    client.start();
    return client;
  };
  let client = connect();
  return {
    isLive: () => isLive,
    send: (frame) => client.send(frame),
    changeMember: () => {
      client.stop();
      client = connect();
    },
    reconnect: () => client.reconnect(),
    retryNow: () => client.retryNow(),
    close: () => client.stop(),
  };
}

/**
 * Returns null for a type that this release does not know, and for what is
 * malformed, which it logs.
 */
function parseFrame(data: unknown, log: Log): ServerFrame | null {
  const frame = serverFrame.safeParse(readJson(data));
  if (frame.success) return frame.data;
  const [problem] = frame.error.issues;
  if (problem?.path[0] !== "type") log.error(`A malformed frame came over the socket: ${problem?.message}`);
  return null;
}

function readJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
