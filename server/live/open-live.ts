import { createCtx, type Deps, type SessionCtx } from "../context.ts";
import { listModerators } from "../features/auth/list-moderators.ts";
import { listEndedSessions } from "../features/auth/sessions/is-session-live.ts";
import { readSocketTicket, redeemSocketTicket } from "../features/auth/sessions/socket-ticket.ts";
import { readChangedMemberFrames } from "../features/members/changed-member-frames.ts";
import { type Gateway, openGateway } from "../realtime/gateway.ts";
import { createPresenters } from "./presenters.ts";
import { hearEvent } from "./hear-event.ts";
import { resolveActorOfSession } from "../features/auth/sessions/resolve-actor.ts";
import { relayTyping } from "../features/messages/typing/relay-typing.ts";
import { sendMessage } from "../features/messages/send-message.ts";
import { findSupportForRefused } from "../features/messages/find-support-for-sender.ts";
import { findExpectedError, unexpectedText } from "../http/errors/error-response.ts";
import { consumeLimits } from "../http/limits/consume-limit.ts";
import type { Connection, RequestFrame } from "../realtime/socket-connection.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { ServerFrame } from "#shared/realtime/frames.ts";
import { deliverMessages } from "../features/messages/thread/deliver-messages.ts";
import { writeText } from "../language/write-text.ts";

/** The sockets of this process, with the features' reads and acts for them. */
export function openLive(deps: Deps): Gateway {
  const deliveries = createDeliveries(deps);
  const gateway = openGateway({
    bus: deps.bus,
    log: deps.log,
    heard: (event) => hearEvent(deps, event),
    scale: deps.config.rateLimitScale,
    presenters: createPresenters(deps),
    announce: (memberIds) => readChangedMemberFrames(deps, memberIds),
    moderators: () => listModerators(deps),
    readTicket: async (text) => {
      const ticket = await readSocketTicket(deps, text);
      return ticket && { holder: ticket, redeem: () => redeemSocketTicket(deps, ticket) };
    },
    endedSessions: (ids) => listEndedSessions(deps, ids),
    serve: (connection, frame) => serveFrame(deps, connection, frame),
    taken: (memberId, frames) => deliveries.note(memberId, frames),
  });
  return {
    accept: gateway.accept,
    load: gateway.load,
    close() {
      deliveries.close();
      return gateway.close();
    },
  };
}

/** Handles a member's frame. A refusal is sent as an `error` frame. */
async function serveFrame(deps: Deps, connection: Connection, frame: RequestFrame): Promise<void> {
  let ctx: SessionCtx | null = null;
  try {
    const actor = await resolveActorOfSession(deps, connection.sessionId, { isWatched: true });
    if (!actor) return;
    ctx = { ...createCtx(deps, actor), language: connection.language };
    await handle(ctx, connection, frame);
  } catch (error) {
    const known = findExpectedError(error);
    if (!known) deps.log.error({ err: error, type: frame.type }, "a frame failed");
    const support = ctx && frame.type === "send_message"
      ? await findSupportForRefused(ctx, frame, error)
      : null;
    connection.sendFrame({
      type: "error",
      code: known?.code ?? "internal",
      message: writeText(known?.text ?? unexpectedText, connection.language),
      ...("clientMessageId" in frame && { clientMessageId: frame.clientMessageId }),
      ...(support && { support }),
    });
  }
}

async function handle(ctx: SessionCtx, connection: Connection, frame: RequestFrame): Promise<void> {
  if (frame.type === "typing") return await relayTyping(ctx, frame);
  // The same limits as `POST /api/messages`.
  await consumeLimits(ctx, [["message", ctx.actor.id], ["write", ctx.actor.id]]);
  const { message, isNew, support } = await sendMessage(ctx, frame);
  // A new message is sent to all the sender's sockets, including this one.
  if (isNew) return;
  connection.sendFrame({ type: "new_message", message, alerts: false, ...(support && { support }) });
}

/** Messages that arrive within this time are marked by one statement. */
const gatherMs = 100;
const retryMs = 2_000;
/** An unavailable database must not fill the memory; the rest is marked when it is fetched. */
const mostWaiting = 10_000;

type Arriving = Pick<DirectMessage, "id" | "senderId" | "receiverId" | "position">;

interface Deliveries {
  /**
   * A socket of the member took these frames: messages among them have been delivered (messages.5).
   */
  note(memberId: string, frames: readonly ServerFrame[]): void;
  /** Leaves waiting messages to the receivers' next fetch. */
  close(): void;
}

/** Marks messages that sockets took as delivered, a moment later in batches. */
function createDeliveries(deps: Deps): Deliveries {
  /** The latest of each sender to each receiver: its tick covers earlier ones. */
  let waiting = new Map<string, Arriving>();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let isClosed = false;

  function wake(afterMs: number): void {
    if (!isBusy && !isClosed) timer ??= setTimeout(() => void mark(), afterMs);
  }

  async function mark(): Promise<void> {
    timer = undefined;
    isBusy = true;
    const arrived = waiting;
    waiting = new Map();
    let nextMs = gatherMs;
    try {
      await deliverMessages(deps, [...arrived.values()]);
    } catch (err) {
      deps.log.warn({ err }, "messages could not be marked delivered");
      waiting = new Map([...arrived, ...waiting].slice(0, mostWaiting));
      nextMs = retryMs;
    }
    isBusy = false;
    if (waiting.size > 0) wake(nextMs);
  }

  return {
    note(memberId, frames) {
      for (const frame of frames) {
        if (frame.type !== "new_message" || frame.message.receiverId !== memberId) continue;
        const { id, senderId, receiverId, position } = frame.message;
        const earlier = waiting.get(senderId + receiverId);
        if (earlier ? earlier.position < position : waiting.size < mostWaiting) {
          waiting.set(senderId + receiverId, { id, senderId, receiverId, position });
        }
      }
      if (waiting.size > 0) wake(gatherMs);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
