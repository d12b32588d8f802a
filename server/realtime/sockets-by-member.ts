import type { ServerFrame } from "#shared/realtime/frames.ts";
import { closeCodes, socketLimits } from "#shared/realtime/socket-limits.ts";
import type { ServerEvent } from "../events.ts";
import type { Bus } from "./bus.ts";
import type { Connection } from "./socket-connection.ts";

const sliceMs = 100;
const leastOfSlice = 200;
/** So that the last ones are told 1.5 s after the first ones, and have the frame within two. */
const mostSlices = 16;

interface Held {
  readonly connections: Set<Connection>;
  /** Settles once events of other processes arrive. */
  readonly joined: Promise<void>;
}

/** The sockets of this process, by member. */
export class SocketsByMember {
  readonly #members = new Map<string, Held>();
  readonly #bus: Pick<Bus, "join" | "leave">;

  constructor(bus: Pick<Bus, "join" | "leave">) {
    this.#bus = bus;
  }

  /** From now on the socket ends with its session. Resolves once the member's events arrive. */
  join(connection: Connection): Promise<void> {
    const { memberId } = connection;
    let held = this.#members.get(memberId);
    if (!held) {
      held = { connections: new Set(), joined: this.#bus.join(memberId) };
      this.#members.set(memberId, held);
    }
    held.connections.add(connection);
    return held.joined;
  }

  leave(connection: Connection): void {
    const held = this.#members.get(connection.memberId);
    if (!held?.connections.delete(connection) || held.connections.size > 0) return;
    this.#members.delete(connection.memberId);
    this.#bus.leave(connection.memberId);
  }

  /** Closes the member's oldest sockets beyond the allowed number (realtime.2). */
  closeSurplus(memberId: string): void {
    const ready = this.#of(memberId).filter(({ isReady }) => isReady);
    for (const connection of ready.slice(0, -socketLimits.socketsPerMember)) {
      connection.close(closeCodes.replaced, "opened elsewhere");
    }
  }

  get isEmpty(): boolean {
    return this.#members.size === 0;
  }

  holds(memberId: string): boolean {
    return this.#members.has(memberId);
  }

  /** Returns whether a socket of the member took them. */
  sendTo(memberId: string, frames: readonly ServerFrame[]): boolean {
    const held = this.#members.get(memberId);
    if (!held) return false;
    for (const frame of frames) sendText(held.connections, JSON.stringify(frame));
    return this.#of(memberId).some(({ isReady }) => isReady);
  }

  sendToAll(frame: ServerFrame, hiddenFrom: ReadonlySet<string> = new Set()): void {
    const text = JSON.stringify(frame);
    for (const [memberId, { connections }] of this.#members) {
      if (!hiddenFrom.has(memberId)) sendText(connections, text);
    }
  }

  /** Returns in how many ms the last socket is told. */
  tellOfPosts(): number {
    return tellInSlices(this.#all(), (connection) => connection.tellOfPosts());
  }

  endSessions(ended: Extract<ServerEvent, { type: "sessions_ended" }>): void {
    for (const connection of this.#of(ended.memberId)) {
      const isOver = ended.sessionId === undefined
        ? connection.sessionId !== ended.keptSessionId
        : connection.sessionId === ended.sessionId;
      if (isOver) endSession(connection);
    }
  }

  /** Closes the sockets of ended sessions. */
  closeSessions(ids: ReadonlySet<string>): void {
    for (const connection of this.#all()) if (ids.has(connection.sessionId)) endSession(connection);
  }

  sessionIds(): string[] {
    return [...new Set(this.#all().map(({ sessionId }) => sessionId))];
  }

  #of(memberId: string): Connection[] {
    return [...this.#members.get(memberId)?.connections ?? []];
  }

  #all(): Connection[] {
    return [...this.#members.values()].flatMap(({ connections }) => [...connections]);
  }
}

function sendText(connections: ReadonlySet<Connection>, text: string): void {
  for (const connection of connections) if (connection.isReady) connection.send(text);
}

function endSession(connection: Connection): void {
  connection.close(closeCodes.policy, "session ended");
}

/**
 * Tells everybody, many of them a slice at a time: what they read because of it must not come in
 * one moment. Returns in how many ms the last ones are told, two seconds at most.
 */
export function tellInSlices<T>(all: readonly T[], tell: (one: T) => void): number {
  const size = Math.max(leastOfSlice, Math.ceil(all.length / mostSlices));
  all.slice(0, size).forEach(tell);
  let afterMs = 0;
  for (let from = size; from < all.length; from += size) {
    const slice = all.slice(from, from + size);
    afterMs += sliceMs;
    setTimeout(() => slice.forEach(tell), afterMs).unref();
  }
  return afterMs;
}
