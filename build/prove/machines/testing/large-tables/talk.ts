import { type Filling, filling, type LargeGroup, type LargeSize } from "./large-size.ts";
import { textColumns } from "./large-texts.ts";
import { membersOfRows } from "./members-of-rows.ts";

const texts = textColumns();
/** The members of conversation n; one of each in the first hundredth is the first member. */
function pairOf({ rows, members }: LargeSize) {
  const ofHeavy = Math.floor(rows / 100);
  const others = members - 2;
  const one = `case when n <= ${ofHeavy} then 1 else n % ${others} + 3 end`;
  const other =
    `case when n <= ${ofHeavy} then n % ${others} + 3 else (n % ${others} + 1 + n / ${others}) % ${others} + 3 end`;
  return { low: `large_member(least(${one}, ${other}))`, high: `large_member(greatest(${one}, ${other}))` };
}
/** Messages that the first conversation has besides. */
const ofLong = ({ rows }: LargeSize) => Math.floor(rows / 100);
const conversation = "large_id('bbb', n)";

/** Conversations and their messages. */
function conversations(size: LargeSize): readonly Filling[] {
  const { rows } = size;
  const half = rows / 2;
  const { low, high } = pairOf(size);
  const length = (n: string) => `case when ${n} = 3 then ${ofLong(size) + 2} else 2 end`;
  const side = (member: string, other: string) =>
    filling(
      "conversation_members",
      `conversation_id, member_id, other_id, state, unread_count, last_message_id, last_message_at, received_position,
      delivered_position, read_position`,
      half,
      `${conversation}, ${member}, ${other}, case when n % 20 = 0 then 'request' else 'open' end,
      case when n % 10 = 0 then 1 else 0 end, large_id('ccc', n + ${half}), large_at(n + ${half}), ${
        length("n")
      },
      ${length("n")}, ${length("n")}`,
    );
  const message = (kind: string, of: number, columns: string) =>
    filling(
      "messages",
      `id, sender_id, receiver_id, content, moderation_level, created_at, conversation_id, position, version, search_text, search_tokens`,
      of,
      columns.replaceAll("KIND", kind),
    );
  return [
    membersOfRows(size),
    filling(
      "conversations",
      "id, low_id, high_id, version",
      half,
      `${conversation}, ${low}, ${high}, ${length("n")}`,
    ),
    side(low, high),
    side(high, low),
    ...[0, 1].map((turn) =>
      message(
        "ccc",
        half,
        `large_id('ccc', n + ${turn * half}), ${turn ? high : low}, ${
          turn ? low : high
        }, ${texts.content}, 'top',
        large_at(n + ${turn * half}), ${conversation}, ${turn + 1}, ${
          turn + 1
        }, ${texts.searchText}, ${texts.searchTokens}`,
      )
    ),
    message(
      "ddd",
      ofLong(size),
      `large_id('ddd', n), large_member(case n % 2 when 0 then 1 else 6 end),
      large_member(case n % 2 when 0 then 6 else 1 end), ${texts.content}, 'top', large_at(n),
      large_id('bbb', 3), n + 2, n + 2, ${texts.searchText}, ${texts.searchTokens}`,
    ),
  ];
}

/** Notifications, and chats with the AI. */
function notes({ rows }: LargeSize): readonly Filling[] {
  return [
    filling(
      "notifications",
      "id, receiver_id, type, group_key, is_read, grown_at",
      rows,
      `large_id('eee', n), large_owner(n), 'follow', 'follow:' || n, n % 37 <> 0, large_at(${
        Math.floor(rows * 0.55)
      } + n * 9 / 20)`,
    ),
    filling(
      "notification_acts",
      "notification_id, act_key, actor_id, created_at",
      rows,
      `large_id('eee', n), n::text, large_owner(n + 50), large_at(n)`,
    ),
    filling(
      "withdrawn_alerts",
      "receiver_id, actor_id, act, alerted_at",
      rows,
      `large_member(n / 100 + 1), large_owner(n), n::text, now() - interval '1 hour'`,
    ),
    filling(
      "ai_sessions",
      "id, member_id, title, created_at, updated_at",
      rows,
      `large_id('fff', n), large_owner(n), 'A chat about walks ' || n, large_at(n), large_at(n)`,
    ),
    filling(
      "ai_messages",
      "id, session_id, role, content, state, created_at, search_text, search_tokens",
      rows,
      `large_id('abc', n), large_id('fff', case when n % 100 = 1 then 100 else n end), 'user', ${texts.content}, 'complete', large_at(n),
      ${texts.searchText}, ${texts.searchTokens}
      || array_to_tsvector(array[large_owner(case when n % 100 = 1 then 100 else n end)::text])`,
    ),
    filling(
      "lisa_answers",
      "id, kind, asker_id, answer_id, state, created_at",
      rows,
      "large_id('acc', n), 'post', large_owner(n), large_id('add', n), 'answered', now() - interval '1 day'",
    ),
  ];
}

/** Conversations, notifications and chats with the AI. */
export const talk: LargeGroup = {
  name: "talk",
  rowsPerMember: 20,
  fillings: (size) => [...conversations(size), ...notes(size)],
  reads: [
    { what: "conversations", path: "/api/conversations?limit=20", by: "heavy", deepAt: 50_000 },
    { what: "requests", path: "/api/conversations?state=request&limit=20", by: "heavy" },
    { what: "conversations of an ordinary member", path: "/api/conversations?limit=20" },
    { what: "a long conversation", path: "/api/conversations/{partner}?limit=50", by: "heavy" },
    {
      what: "the middle of a long conversation",
      path: "/api/conversations/{partner}?before={message}&limit=50",
      by: "heavy",
    },
    {
      what: "around a message of it",
      path: "/api/conversations/{partner}?around={message}&limit=50",
      by: "heavy",
    },
    {
      what: "what came after a message of it",
      path: "/api/conversations/{partner}?after={message}&limit=50",
      by: "heavy",
    },
    {
      what: "search for a word in all messages",
      path: "/api/messages/search?q=quiet&limit=20",
      by: "heavy",
      deepAt: 500,
      // Two hundred are read before it goes back by periods, since the member wrote nothing lately.
      mayTouch: 4_000,
    },
    {
      what: "search for a rare word in messages",
      path: "/api/messages/search?q=samovar&limit=20",
      by: "heavy",
    },
    {
      what: "search for the beginning of a word in messages",
      path: "/api/messages/search?q=gard&limit=20",
      by: "heavy",
    },
    { what: "search in messages of an ordinary member", path: "/api/messages/search?q=quiet&limit=20" },
    {
      what: "search in them for the beginning of a word",
      path: "/api/messages/search?q=gard&limit=20",
    },
    // Up to a thousand are counted, each looked up.
    { what: "unread messages", path: "/api/messages/unread-count", by: "heavy", mayTouch: 6_000 },
    { what: "notifications", path: "/api/notifications?limit=20", by: "heavy", deepAt: 50_000 },
    { what: "notifications of an ordinary member", path: "/api/notifications?limit=20" },
    {
      what: "unread notifications",
      path: "/api/notifications/unread-count",
      by: "heavy",
      mayTouch: 6_000,
    },
    { what: "AI chats", path: "/api/ai/sessions?limit=20", by: "heavy", deepAt: 50_000 },
    // The titles of the latest two thousand are compared, and all of these have the word.
    { what: "AI chats by title", path: "/api/ai/sessions?q=walk&limit=20", by: "heavy", mayTouch: 6_000 },
    { what: "AI chats by a rare title", path: "/api/ai/sessions?q=4242&limit=20" },
    {
      what: "a long AI chat",
      path: "/api/ai/sessions/{chat}/messages?limit=50",
      by: "heavy",
      deepAt: 50_000,
    },
    { what: "search in AI chats", path: "/api/ai/search?q=quiet&limit=20", by: "heavy", deepAt: 500 },
    {
      what: "search in AI chats for the beginning of a word that others alone have",
      path: "/api/ai/search?q=gard&limit=20",
      by: "heavy",
    },
    { what: "search in AI chats of an ordinary member", path: "/api/ai/search?q=quiet&limit=20" },
    {
      what: "search in them for the beginning of a word",
      path: "/api/ai/search?q=gard&limit=20",
    },
  ],
  cleaned: ["notifications", "withdrawn_alerts", "lisa_answers"],
};
