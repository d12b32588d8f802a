import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { OutgoingMessage } from "../outbox/outbox.ts";

/** Messages of one sender within this time are grouped. */
const groupMs = 5 * 60_000;

interface Grouped {
  readonly key: string;
  readonly isOwn: boolean;
  readonly startsGroup: boolean;
  readonly endsGroup: boolean;
  /** Its time when it is the first loaded message of its day. */
  readonly day: string | null;
  /** True when the line 'New messages' is above it. */
  readonly isFirstNew: boolean;
}

export type MessageRow = Grouped & { readonly kind: "message"; readonly message: DirectMessage };
export type OutgoingRow = Grouped & { readonly kind: "outgoing"; readonly message: OutgoingMessage };
/**
 * The day and the line above a message belong to its row, so that every row has the key of a
 * message. These keys stay when older messages are added above, and so does the scroll position.
 */
export type ThreadRow = { readonly kind: "newer"; readonly key: string } | MessageRow | OutgoingRow;

interface ThreadParts {
  readonly messages: readonly DirectMessage[];
  readonly outgoing: readonly OutgoingMessage[];
  readonly otherId: string;
  /** The message below the line 'New messages'. */
  readonly firstNewId: string | null;
  readonly hasNewer: boolean;
}

/**
 * The rows of a thread: messages in order with days, groups and the line of new ones, then unsent
 * messages.
 */
export function buildThreadRows(parts: ThreadParts): ThreadRow[] {
  const { messages, otherId, firstNewId } = parts;
  const sent = new Set(messages.map(({ clientMessageId }) => clientMessageId));
  // Elsewhere in the thread an unsent message would look like an answer to the messages shown.
  const outgoing = parts.hasNewer
    ? []
    : parts.outgoing.filter(({ clientMessageId }) => !sent.has(clientMessageId));
  const entries = [
    ...messages.map((message) => ({
      kind: "message" as const,
      message,
      // A message keeps its row when the server has accepted it.
      key: message.clientMessageId ?? message.id,
      isOwn: message.receiverId === otherId,
    })),
    ...outgoing.map((message) => ({
      kind: "outgoing" as const,
      message,
      key: message.clientMessageId,
      isOwn: true,
    })),
  ];
  const rows: ThreadRow[] = entries.map((entry, index) => {
    const { createdAt } = entry.message;
    const before = entries[index - 1];
    const after = entries[index + 1];
    const isNew = entry.kind === "message" && entry.message.id === firstNewId;
    const isAfterNew = after?.kind === "message" && after.message.id === firstNewId;
    return {
      ...entry,
      startsGroup: isNew || !isSameGroup(before, entry),
      endsGroup: isAfterNew || !isSameGroup(entry, after),
      day: dayOf(createdAt) === dayOf(before?.message.createdAt) ? null : createdAt,
      isFirstNew: isNew,
    };
  });
  if (parts.hasNewer) rows.push({ kind: "newer", key: "newer" });
  return rows;
}

/**
 * The message below the line 'New messages': the first of the other member's last `unreadCount`
 * messages.
 */
export function findFirstNewMessage(
  messages: readonly DirectMessage[],
  otherId: string,
  unreadCount: number,
): string | null {
  if (unreadCount === 0) return null;
  const received = messages.filter(({ senderId }) => senderId === otherId);
  return received.at(-unreadCount)?.id ?? received[0]?.id ?? null;
}

interface Placed {
  readonly isOwn: boolean;
  readonly message: { readonly createdAt: string };
}

function isSameGroup(one: Placed | undefined, next: Placed | undefined): boolean {
  if (!one || !next || one.isOwn !== next.isOwn) return false;
  const [at, nextAt] = [one.message.createdAt, next.message.createdAt];
  return dayOf(at) === dayOf(nextAt) && Date.parse(nextAt) - Date.parse(at) <= groupMs;
}

/** The calendar day in the member's time zone. */
function dayOf(at: string | undefined): string {
  return at === undefined ? "" : new Date(at).toDateString();
}
