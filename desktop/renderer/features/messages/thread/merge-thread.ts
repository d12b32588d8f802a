import { toAnswered } from "#shared/messages/preview.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";

/**
 * The known messages with one member. Pages, events and catch-ups lead to the same thread in any
 * order and with repeats: the highest version of a message counts, and ticks only rise.
 */
export interface Thread {
  /** Every known message by id, also those outside the window. */
  readonly known: Readonly<Record<string, DirectMessage>>;
  /**
   * The window is the shown part without gaps. Its first position; 0 once the first message is
   * known.
   */
  readonly from: number;
  /** The window's last position; infinite once it reaches the newest message. */
  readonly to: number;
  /**
   * Everything up to this message was read from the server, so catching up begins here. Events
   * never move it. Null without a message.
   */
  readonly upTo: string | null;
  /** Positions up to which own messages were delivered and read. */
  readonly delivered: number;
  readonly read: number;
  /** Reactions from events, which may be newer than the message's own. */
  readonly reactions: Readonly<Record<string, VersionedReactions>>;
  /** Ticks of messages that are not known yet. */
  readonly earlyTicks: Readonly<Record<string, Tick>>;
}

type Tick = Exclude<DirectMessage["status"], "sent">;
type VersionedReactions = Pick<DirectMessage, "version" | "reactions">;

/** A part of a thread without gaps, from a page of the server. */
export interface ThreadPage {
  readonly messages: readonly DirectMessage[];
  readonly reachesStart: boolean;
  readonly reachesEnd: boolean;
}

const emptyThread: Thread = {
  known: {},
  from: 0,
  to: Infinity,
  upTo: null,
  delivered: 0,
  read: 0,
  reactions: {},
  earlyTicks: {},
};

/** Creates a thread with only this page. `otherId` is the other member. */
export function createThread(page: ThreadPage, otherId: string): Thread {
  const thread = addMessages(emptyThread, page.messages, otherId);
  return { ...thread, ...windowOf(page), upTo: page.reachesEnd ? newestOf(page.messages) : null };
}

/** Adds messages. Those outside the window are hidden until a page reaches them. */
export function addMessages(thread: Thread, messages: readonly DirectMessage[], otherId: string): Thread {
  const known = { ...thread.known };
  const earlyTicks = { ...thread.earlyTicks };
  let { delivered, read } = thread;
  const taken = new Set<string>();
  for (const message of messages) {
    const { id, position } = message;
    const before = known[id];
    if (!before || before.version <= message.version) {
      known[id] = message;
      taken.add(id);
    }
    const ticks = [message.status, earlyTicks[id]];
    delete earlyTicks[id];
    if (message.receiverId !== otherId) continue;
    if (ticks.some((tick) => tick === "delivered" || tick === "read")) {
      delivered = Math.max(delivered, position);
    }
    if (ticks.includes("read")) read = Math.max(read, position);
  }
  for (const answer of Object.values(known)) {
    // What is unsent stays so, also where the message itself is only known from before.
    if (!answer.replyTo || answer.replyTo.isUnsent) continue;
    const answered = known[answer.replyTo.id];
    // What an answer shows changes with the message that it answers (messages.17).
    if (answered && (taken.has(answer.id) || taken.has(answered.id))) {
      known[answer.id] = { ...answer, replyTo: toAnswered(answered) };
    }
  }
  return { ...thread, known, earlyTicks, delivered, read };
}

/** Adds a page that touches the window: older messages, or newer ones. */
export function addPage(thread: Thread, page: ThreadPage, otherId: string): Thread {
  const { from, to } = windowOf(page);
  return {
    ...addMessages(thread, page.messages, otherId),
    from: Math.min(thread.from, from),
    to: Math.max(thread.to, to),
    // Changes outside the page still have to be caught up.
    upTo: thread.upTo ?? (page.reachesEnd ? newestOf(page.messages) : null),
  };
}

/** Replaces the window with this page, for a jump to a distant message. */
export function replaceWindow(thread: Thread, page: ThreadPage, otherId: string): Thread {
  return {
    ...addMessages(thread, page.messages, otherId),
    ...windowOf(page),
    upTo: page.reachesEnd ? newestOf(page.messages) : thread.upTo,
  };
}

/** Adds all changes since `upTo`, so that the window has no gap. */
export function addCatchUp(thread: Thread, messages: readonly DirectMessage[], otherId: string): Thread {
  const next = addMessages(thread, messages, otherId);
  const newest = newestOf(messages);
  const isLater = newest && positionOf(next, newest) > positionOf(next, thread.upTo);
  return isLater ? { ...next, upTo: newest } : next;
}

/** Sets the tick of the member's own message and of all before it. */
export function raiseTick(thread: Thread, messageId: string, tick: Tick): Thread {
  const message = thread.known[messageId];
  if (!message) {
    const isKnown = thread.earlyTicks[messageId] === "read";
    return isKnown ? thread : { ...thread, earlyTicks: putLatest(thread.earlyTicks, messageId, tick) };
  }
  return {
    ...thread,
    delivered: Math.max(thread.delivered, message.position),
    read: tick === "read" ? Math.max(thread.read, message.position) : thread.read,
  };
}

/** Sets a message's reactions as of a version. */
export function replaceReactions(thread: Thread, messageId: string, news: VersionedReactions): Thread {
  if ((thread.reactions[messageId]?.version ?? 0) >= news.version) return thread;
  return { ...thread, reactions: putLatest(thread.reactions, messageId, news) };
}

/** The messages of the window in order, with their ticks and reactions. */
export function getShownMessages(thread: Thread, otherId: string): DirectMessage[] {
  return Object.values(thread.known)
    .filter(({ position }) => position >= thread.from && position <= thread.to)
    .toSorted((one, other) => one.position - other.position)
    .map((message) => withTickAndReactions(thread, message, otherId));
}

/** Returns the same object when nothing changes, so that its row does not render again. */
function withTickAndReactions(thread: Thread, message: DirectMessage, otherId: string): DirectMessage {
  const isOwn = message.receiverId === otherId;
  const status = isOwn ? statusAt(thread, message.position) : message.status;
  const news = thread.reactions[message.id];
  const reactions = news && news.version > message.version ? news.reactions : message.reactions;
  if (status === message.status && reactions === message.reactions) return message;
  return { ...message, status, reactions };
}

export function hasOlder({ from }: Thread): boolean {
  return from > 0;
}

export function hasNewer({ to }: Thread): boolean {
  return to !== Infinity;
}

function windowOf({ messages, reachesStart, reachesEnd }: ThreadPage): Pick<Thread, "from" | "to"> {
  const positions = messages.map(({ position }) => position);
  return {
    from: reachesStart || positions.length === 0 ? 0 : Math.min(...positions),
    to: reachesEnd || positions.length === 0 ? Infinity : Math.max(...positions),
  };
}

function newestOf(messages: readonly DirectMessage[]): string | null {
  return messages.toSorted((one, other) => one.position - other.position).at(-1)?.id ?? null;
}

function positionOf(thread: Thread, id: string | null): number {
  return (id && thread.known[id]?.position) || 0;
}

function statusAt({ delivered, read }: Thread, position: number): DirectMessage["status"] {
  return position <= read ? "read" : position <= delivered ? "delivered" : "sent";
}

const maxKept = 200;

/**
 * Adds an entry and keeps only the latest ones, since most others concern messages that nobody
 * scrolls to.
 */
function putLatest<Value>(
  entries: Readonly<Record<string, Value>>,
  id: string,
  value: Value,
): Readonly<Record<string, Value>> {
  const { [id]: _, ...others } = entries;
  return { ...Object.fromEntries(Object.entries(others).slice(1 - maxKept)), [id]: value };
}
