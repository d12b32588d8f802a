import { msg } from "@lingui/core/runtime-macro";
import type { Logger } from "pino";
import type { ServerFrame } from "#shared/realtime/frames.ts";
import { restartReason } from "#shared/realtime/reconnect-rule.ts";
import { closeCodes } from "#shared/realtime/socket-limits.ts";
import type { MemberEvent, ServerEvent } from "../events.ts";
import { AppError } from "../errors.ts";
import { readRequestLanguage } from "../language/request-language.ts";
import { announceChangedMembers, type Announcement, type Announcer } from "./announce-changed-members.ts";
import { limitUnauthenticatedSockets } from "./unauthenticated-sockets.ts";
import type { Bus, BusListener } from "./bus.ts";
import { Connection, type ConnectionHost, type Holder } from "./socket-connection.ts";
import { createDelivery, type Presenter } from "./deliver-to-member.ts";
import { SocketsByMember } from "./sockets-by-member.ts";
import type { Upgrade } from "./runtime-socket.ts";
import { batchWithin } from "./batch-within.ts";
import { throttle } from "./throttle.ts";

/** Sockets without a member; see README.md for the memory they can take. */
const unauthenticated = { perSource: 20, inAll: 256, waiting: 2_048, waitMs: 5_000, silentMs: 2_000 };

const postsEveryMs = 10_000;
/** Counts that may wait are read for many members at once, and for each about once a second. */
const unreadWithinMs = 100;
const unreadRestMs = 900;
/** A change of a case is told within this time and a read of who moderates. */
const casesWithinMs = 100;
/** Sessions ended by other processes are found within this time and a second. */
const watchEveryMs = 4_000;
const closeLimitMs = 1_000;

interface GatewayParts {
  readonly bus: Bus;
  readonly log: Logger;
  /**
   * An event occurred, here or in another process; null: some may have been lost. Called before any
   * frame is sent.
   */
  readonly heard: (event: ServerEvent | null) => void;
  /** Multiplies the sockets that one source may open at once. */
  readonly scale: number;
  readonly presenters: readonly Presenter[];
  /** The announcement of members whose looks changed. */
  readonly announce: (memberIds: readonly string[]) => Promise<readonly Announcement[]>;
  /** Who moderates now: each change of a case asks, so that a dismissal holds at once. */
  readonly moderators: () => Promise<readonly string[]>;
  /**
   * Null for an invalid ticket; otherwise its owner, and a function that uses it up: false when it
   * is no longer valid.
   */
  readonly readTicket: (
    ticket: string,
  ) => Promise<{ readonly holder: Holder; readonly redeem: () => Promise<boolean> } | null>;
  /** The sessions among these that have ended. */
  readonly endedSessions: (ids: readonly string[]) => Promise<readonly string[]>;
  readonly serve: ConnectionHost["serve"];
  /** A socket of the member took these frames. Must not throw. */
  readonly taken: (memberId: string, frames: readonly ServerFrame[]) => void;
}

export interface SocketLoad {
  readonly open: number;
  /** Since the start. */
  readonly framesSent: number;
}

/** The sockets of this process, from the handshake to the end. */
export interface Gateway {
  /**
   * Waits for a place while too many sockets are unauthenticated. Rejects with 429 and 503 when too
   * many are or wait, and with 503 once it closes.
   */
  accept(request: Request, source: string, upgrade: Upgrade): Promise<Response>;
  load(): SocketLoad;
  /** Closes every socket with 1012; resolves once they are gone, or cut after a second. */
  close(): Promise<void>;
}

export function openGateway(parts: GatewayParts): Gateway {
  const { bus, log } = parts;
  const hub = new SocketsByMember(bus);
  const open = new Set<Connection>();
  let isClosing = false;
  let framesSent = 0;

  const announcer = announceChangedMembers({
    read: parts.announce,
    send: ({ frame, hiddenFrom }) => hub.sendToAll(frame, hiddenFrom),
    log,
  });
  bus.listen(createBusListener(parts, hub, announcer));

  const admission = limitUnauthenticatedSockets({
    ...unauthenticated,
    perSource: unauthenticated.perSource * parts.scale,
  });
  const host: ConnectionHost = {
    log,
    async authenticate(connection, ticket) {
      try {
        const read = await parts.readTicket(ticket);
        if (!read || !connection.isOpen) return false;
        connection.memberId = read.holder.memberId;
        connection.sessionId = read.holder.sessionId;
        // Before its session is looked up: one that ends meanwhile ends the socket too.
        await hub.join(connection);
        return await read.redeem();
      } catch (err) {
        log.warn({ err }, "a socket could not authenticate");
        return false;
      }
    },
    serve: parts.serve,
    ready: (connection) => hub.closeSurplus(connection.memberId),
    sent: () => void (framesSent += 1),
    leave: (connection) => hub.leave(connection),
    gone: (connection) => void open.delete(connection),
  };

  const watch = watchSessions(hub, parts.endedSessions);

  return {
    async accept(request, source, upgrade) {
      if (isClosing) throw restarting();
      const place = await admission.admit(source, request);
      try {
        if (isClosing) throw restarting();
        const { response, socket } = upgrade(request);
        const language = readRequestLanguage(request.headers);
        open.add(new Connection(socket, { language, place, host }));
        return response;
      } catch (error) {
        place.release();
        throw error;
      }
    },
    load: () => ({ open: open.size, framesSent }),
    async close() {
      isClosing = true;
      clearInterval(watch);
      announcer.close();
      tellOfRestart([...open]);
      const until = performance.now() + closeLimitMs;
      while (open.size > 0 && performance.now() < until) await new Promise((next) => setTimeout(next, 20));
      for (const connection of open) connection.cut();
    },
  };
}

/** Closes the sockets, and tells each when to return. */
function tellOfRestart(open: readonly Connection[]): void {
  for (const [place, connection] of open.entries()) {
    connection.close(closeCodes.restart, restartReason(place, open.length));
  }
}

/** Handles each event of the bus. */
function createBusListener(parts: GatewayParts, hub: SocketsByMember, announcer: Announcer): BusListener {
  const deliveries = createMemberDeliveries(parts, hub);
  const tellOfPosts = throttle(() => hub.tellOfPosts(), postsEveryMs);
  const sendUnread = batchWithin<string>(unreadWithinMs, (memberIds) => {
    for (const memberId of memberIds) for (const deliver of deliveries) deliver({ type: "unread", memberId });
  }, unreadRestMs);
  const tellModerators = batchWithin<string>(casesWithinMs, (caseIds) => {
    const frames = [...caseIds].map((caseId) => ({ type: "case_changed", caseId } as const));
    parts.moderators().then(
      (memberIds) => memberIds.forEach((memberId) => hub.sendTo(memberId, frames)),
      (err: unknown) => {
        parts.log.warn({ err }, "moderators were not told of a case: who moderates cannot be read");
      },
    );
  });
  const handleEvent = (event: ServerEvent) => {
    if (event.type === "posts") return tellOfPosts();
    if (event.type === "read_after" || event.type === "changed") return;
    if (event.type === "case_changed") return hub.isEmpty ? undefined : tellModerators(event.caseId);
    if (event.type === "member_changed") return hub.isEmpty ? undefined : announcer.changed(event.userId);
    if (event.type === "sessions_ended") return hub.endSessions(event);
    if (isBetweenProcesses(event)) return;
    if (event.type === "user_blocked") {
      for (const id of [event.memberId, event.userId]) announcer.blocked(id);
    }
    if (event.type === "unread" && event.mayWait) return sendUnread(event.memberId);
    for (const deliver of deliveries) deliver(event);
  };
  return {
    onGap: () => {
      parts.heard(null);
      hub.sendToAll({ type: "resync" });
    },
    onEvent: (event) => {
      parts.heard(event);
      handleEvent(event);
    },
  };
}

/** No client hears of it. */
function isBetweenProcesses(
  event: ServerEvent,
): event is Extract<ServerEvent, { readonly type: "actor_changed" | "file_changed" | "jobs_added" }> {
  return event.type === "actor_changed" || event.type === "file_changed" || event.type === "jobs_added";
}

/** Deliveries that need no reads are separate, so that they do not wait for reads. */
function createMemberDeliveries(
  { presenters, taken, log }: GatewayParts,
  hub: SocketsByMember,
): ((event: MemberEvent) => void)[] {
  return [true, false].map((isApart) =>
    createDelivery({
      presenters: presenters.filter((presenter) => (presenter.isApart ?? false) === isApart),
      voids: ({ type }) => type === "user_blocked",
      holds: (memberId) => hub.holds(memberId),
      send: (memberId, frames) => void (hub.sendTo(memberId, frames) && taken(memberId, frames)),
      log,
    })
  );
}

/** Finds sessions that ended without an event of the bus: ended by another process, or expired. */
function watchSessions(hub: SocketsByMember, endedSessions: GatewayParts["endedSessions"]): NodeJS.Timeout {
  return setInterval(() => {
    const held = hub.sessionIds();
    if (held.length === 0) return;
    endedSessions(held).then(
      (ended) => hub.closeSessions(new Set(ended)),
      // The database is unavailable; the next check follows soon.
      () => {},
    );
  }, watchEveryMs);
}

function restarting(): AppError {
  const text = msg`Glimmer is restarting. Please try again in a moment.`;
  return new AppError("unavailable", text, { retryAfter: 1 });
}
