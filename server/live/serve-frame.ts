import { ctxFor, type Deps, type SessionCtx } from "../context.ts";
import { resolveActorOfSession } from "../features/auth/sessions/resolve-actor.ts";
import { relayTyping } from "../features/messages/typing/relay-typing.ts";
import { sendMessage } from "../features/messages/send-message.ts";
import { LevelRefused } from "../features/messages/support-for-sender.ts";
import { expectedError } from "../http/errors/error-response.ts";
import { consumeLimits } from "../http/limits/consume-limit.ts";
import type { Connection, RequestFrame } from "../realtime/socket-connection.ts";

/** Handles a member's frame. A refusal is sent as an `error` frame. */
export async function serveFrame(deps: Deps, connection: Connection, frame: RequestFrame): Promise<void> {
  try {
    const actor = await resolveActorOfSession(deps, connection.sessionId, { isWatched: true });
    if (actor) await handle(ctxFor(deps, actor), connection, frame);
  } catch (error) {
    const known = expectedError(error);
    if (!known) deps.log.error({ err: error, type: frame.type }, "a frame failed");
    connection.sendFrame({
      type: "error",
      code: known?.code ?? "internal",
      message: known?.message ?? "Something went wrong on our side. Please try again.",
      ...("clientMessageId" in frame && { clientMessageId: frame.clientMessageId }),
      ...(error instanceof LevelRefused && error.support && { support: error.support }),
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
