import { getSocketTicket } from "#shared/realtime/contract.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import { member } from "../../../../server/testing/member.ts";
import type { Served } from "../processes.ts";
import { openSocket, type SocketClient } from "./socket-client.ts";

/** A member as one server knows them. */
export interface Player {
  readonly id: string;
  readonly token: string;
  readonly sockets: SocketClient[];
}

const batch = 50;

export async function makePlayers(origin: string, sql: Sql, count: number): Promise<Player[]> {
  const app = { fetch: (request: Request) => fetch(request) };
  const service = { sql, app, config: { publicUrl: origin }, clock: { now: () => new Date() } };
  const players: Player[] = [];
  for (let n = 0; n < count; n++) {
    const { id, token } = await member(service as never);
    players.push({ id, token, sockets: [] });
  }
  return players;
}

/**
 * Opens sockets of each player, with a ticket of the product, or at the bare server with their id.
 */
export async function openSockets(
  server: Served,
  origin: string,
  players: readonly Player[],
  each: number,
  ticketOf: (player: Player) => Promise<string> = (player) => readTicket(server, player),
): Promise<void> {
  await runInBatches(players, async (player) => {
    for (let n = 0; n < each; n++) {
      player.sockets.push(await openSocket(portOf(server), origin, await ticketOf(player)));
    }
  });
}

export async function readTicket(server: Served, player: Player): Promise<string> {
  const response = await call(server, player, "GET", getSocketTicket.path);
  return getSocketTicket.response.parse(await response.json()).ticket;
}

/** Throws when the server refuses. */
export async function call(
  server: Served,
  { token }: Pick<Player, "token">,
  method: string,
  path: string,
  json?: unknown,
): Promise<Response> {
  const response = await fetch(server.origin + path, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(json !== undefined && { "Content-Type": "application/json" }),
    },
    body: json === undefined ? undefined : JSON.stringify(json),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} failed: ${text}`);
  return new Response(text, response);
}

export async function runInBatches<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < items.length; at += batch) await Promise.all(items.slice(at, at + batch).map(work));
}

const portOf = ({ origin }: Served) => Number(new URL(origin).port);
