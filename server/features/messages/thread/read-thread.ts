import type { z } from "zod";
import type { readThread as row } from "#shared/messages/conversation-contract.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import { decodeCursor, getNextCursor, type Page } from "../../../db/id-cursor.ts";
import { decodePlace, encodePlace, getNextPlace } from "../../../db/place-cursor.ts";
import { Invalid, NotFound } from "../../../errors.ts";
import type { MessageRow } from "../fragments.ts";
import { presentMessages } from "../get-messages.ts";
import { deliverMessagesFrom } from "./deliver-messages.ts";
import { type CatchUpPlace, selectChanged } from "./catch-up-queries.ts";
import { selectMessagesBefore, selectMessagesFrom, selectThread } from "./thread-queries.ts";

type Query = z.output<typeof row.query>;

/** A page of rows, before they are presented. */
interface Rows {
  readonly rows: readonly MessageRow[];
  readonly nextCursor: string | null;
}

/**
 * Messages of the actor and a member: the newest, those before a message, those around it, or those
 * written or changed since it was written. Also across a block; none when the two have not written
 * to each other. Marks the member's messages delivered. Throws `Invalid` for more than one of
 * `before`, `after` and `around`, and `NotFound` for a message of another conversation.
 */
export async function readThread(
  ctx: MemberCtx,
  userId: string,
  query: Query,
): Promise<Page<DirectMessage>> {
  const { before, after, around } = query;
  if ([before, after, around].filter((one) => one !== undefined).length > 1) {
    throw new Invalid("Choose one of before, after and around.");
  }
  const older = after === undefined && query.cursor !== undefined ? decodeCursor(query.cursor) : undefined;
  const anchorId = older ?? before ?? after ?? around ?? null;
  const thread = await selectThread(ctx.sql, ctx.actor.id, userId, anchorId);
  if (anchorId !== null && (thread?.position ?? null) === null) {
    throw new NotFound("This message is no longer available.");
  }
  if (!thread) return { items: [], nextCursor: null };
  const [page] = await Promise.all([
    readRows(ctx, { ...query, userId, conversationId: thread.conversation_id }, thread.position),
    thread.is_undelivered ? deliverMessagesFrom(ctx, [userId]) : null,
  ]);
  return { items: await presentMessages(ctx, page.rows), nextCursor: page.nextCursor };
}

async function readRows(
  ctx: MemberCtx,
  { userId, conversationId, limit, after, around, cursor }: Query & {
    userId: string;
    conversationId: string;
  },
  position: number | null,
): Promise<Rows> {
  const range = { conversationId, limit, now: ctx.clock.now() };
  if (after !== undefined && position !== null) {
    const place = decodeCatchUp(cursor) ?? { version: position, id: null, ticked: null };
    const rows = await selectChanged(ctx.sql, ctx.actor, {
      ...range,
      otherId: userId,
      since: position,
      place,
    });
    return { rows, nextCursor: nextCatchUp(rows, place, limit) };
  }
  if (around !== undefined && cursor === undefined && position !== null) {
    const older = Math.floor(limit / 2);
    const [before, from] = await Promise.all([
      older > 0 ? selectMessagesBefore(ctx.sql, ctx.actor, { ...range, limit: older, before: position }) : [],
      selectMessagesFrom(ctx.sql, ctx.actor, { ...range, limit: limit - older, from: position }),
    ]);
    return { rows: [...from.toReversed(), ...before], nextCursor: getNextCursor(before, { limit: older }) };
  }
  const rows = await selectMessagesBefore(ctx.sql, ctx.actor, { ...range, before: position });
  return { rows, nextCursor: getNextCursor(rows, { limit }) };
}

const placeLength = 32;

/** Two places: the last message's, and the version of the ticks when the first page was read. */
function nextCatchUp(
  rows: Awaited<ReturnType<typeof selectChanged>>,
  { ticked }: CatchUpPlace,
  limit: number,
): string | null {
  const next = getNextPlace(rows.map(({ changed, id }) => ({ order: changed, id })), { limit });
  const last = rows.at(-1);
  return next && last ? next + encodePlace({ order: ticked ?? last.ticked, id: last.id }) : null;
}

function decodeCatchUp(cursor: string | undefined): CatchUpPlace | null {
  if (cursor === undefined) return null;
  const { order: version, id } = decodePlace(cursor.slice(0, placeLength));
  return { version, id, ticked: decodePlace(cursor.slice(placeLength)).order };
}
