import { connect, type Socket } from "node:net";
import type { DatabaseHost } from "../../settings/database-config.ts";

/** Begins to connect. The driver takes the name for TLS from the socket. */
export function openSocket({ host, port, socket: path }: DatabaseHost): Socket {
  const socket = path ? connect({ path }) : Object.assign(connect({ host, port }), { host });
  return socket.setNoDelay(true);
}
