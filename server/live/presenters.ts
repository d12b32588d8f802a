import type { ServerFrame } from "#shared/realtime/frames.ts";
import type { Deps } from "../context.ts";
import type { MemberEvent } from "../events.ts";
import { readMessageFrames } from "../features/messages/message-frames.ts";
import {
  makeKnownFrame,
  makeNotificationFrames,
} from "../features/notifications/delivery/notification-frames.ts";
import { readDelivery } from "../features/notifications/delivery/read-delivery.ts";
import { getOwnXp } from "../features/xp/get-own-xp.ts";
import type { Presenter } from "../realtime/deliver-to-member.ts";

/** The frames that members get for each type of event. */
export function createPresenters(deps: Deps): readonly Presenter[] {
  const { sql } = deps.db;
  const lists = createRecentListUpdates();
  return [
    {
      of: ["resync"],
      present: (memberId) => {
        lists.note(memberId);
        return Promise.resolve([{ type: "resync" }]);
      },
    },
    {
      of: ["user_blocked", "user_unblocked"],
      present: (_, events) => Promise.resolve(events.flatMap(blockFrame)),
    },
    {
      of: ["notification", "unread", "user_blocked", "user_unblocked"],
      present: async (memberId, events) => {
        const known = onlyNotification(events);
        // Anything read or sent since the act's statement was sent may be newer than its result.
        const isNewest = known?.known && !lists.isNotedSince(memberId, known.known.sentAt);
        lists.note(memberId);
        const frame = isNewest ? makeKnownFrame(known, deps.clock.now()) : null;
        if (frame) return [frame];
        const changes = changesOf(events);
        const delivery = await readDelivery(deps, memberId, [...changes.keys()]);
        lists.note(memberId);
        if (!delivery) return [];
        const changed = makeNotificationFrames(delivery, changes, deps.clock.now());
        return [...changed, { type: "unread", ...delivery.unread }];
      },
    },
    {
      of: ["xp"],
      present: async (memberId) => {
        const own = await getOwnXp({ sql }, memberId);
        return own ? [{ type: "xp", ...own }] : [];
      },
    },
    {
      of: [
        "message",
        "message_changed",
        "message_reactions",
        "message_delivered",
        "message_read",
        "conversation_changed",
      ],
      isApart: true,
      present: (memberId, events) => readMessageFrames(deps, memberId, events),
    },
    {
      of: ["ai_chat_changed"],
      present: (_, events) => Promise.resolve(chatFrames(events)),
    },
    {
      of: ["post_changed"],
      present: (_, events) => Promise.resolve(postFrames(events)),
    },
    {
      of: ["typing"],
      present: (_, events) => {
        const blocked = new Set(events.map((event) => event.type === "user_blocked" ? event.userId : null));
        return Promise.resolve(events.flatMap(typingFrame).filter(({ senderId }) => !blocked.has(senderId)));
      },
    },
  ];
}

/** One for each chat, however much happened in it. */
function chatFrames(events: readonly MemberEvent[]): ServerFrame[] {
  const chats = events.flatMap((event) => event.type === "ai_chat_changed" ? [event.sessionId] : []);
  return [...new Set(chats)].map((sessionId) => ({ type: "ai_chat_changed", sessionId }));
}

/** One for each post, however often the member voted. */
function postFrames(events: readonly MemberEvent[]): ServerFrame[] {
  const posts = events.flatMap((event) => event.type === "post_changed" ? [event.postId] : []);
  return [...new Set(posts)].map((postId) => ({ type: "post_changed", postId }));
}

/** The single event of a turn, if it is a notification. */
function onlyNotification(events: readonly MemberEvent[]): (MemberEvent & { type: "notification" }) | null {
  const [event, ...others] = events;
  return event?.type === "notification" && others.length === 0 ? event : null;
}

/** The rows that changed, each with whether an act was added since they were last read. */
function changesOf(events: readonly MemberEvent[]): ReadonlyMap<string, boolean> {
  const changes = new Map<string, boolean>();
  for (const event of events) {
    if (event.type !== "notification") continue;
    changes.set(event.notificationId, event.isNew || changes.get(event.notificationId) === true);
  }
  return changes;
}

function blockFrame(event: MemberEvent): ServerFrame[] {
  if (event.type !== "user_blocked" && event.type !== "user_unblocked") return [];
  return [{ type: event.type, userId: event.userId }];
}

function typingFrame(event: MemberEvent): (ServerFrame & { type: "typing" })[] {
  if (event.type !== "typing") return [];
  const { type, memberId: receiverId, senderId, isTyping } = event;
  return [{ type, senderId, receiverId, isTyping }];
}

/** Beyond this number everything is dropped, which counts as updated just now. */
const mostNoted = 20_000;

interface RecentListUpdates {
  /** A frame of the member's list was sent, or the list is being read for them. */
  note(memberId: string): void;
  /** Whether that happened since a time, by `performance.now()`. */
  isNotedSince(memberId: string, at: number): boolean;
}

/** When members' notification lists were last sent or read. */
export function createRecentListUpdates(now: () => number = () => performance.now()): RecentListUpdates {
  const noted = new Map<string, number>();
  let forgottenAt = -Infinity;
  return {
    note(memberId) {
      if (noted.size >= mostNoted) {
        noted.clear();
        forgottenAt = now();
      }
      noted.set(memberId, now());
    },
    isNotedSince: (memberId, at) => (noted.get(memberId) ?? forgottenAt) >= at,
  };
}
