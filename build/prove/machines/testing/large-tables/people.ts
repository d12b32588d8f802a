import { type Filling, filling, type LargeGroup, type LargeSize } from "./large-size.ts";
import { membersOfRows } from "./members-of-rows.ts";

/** Members, and whom they follow, block and mute. */
function ties(size: LargeSize): readonly Filling[] {
  const { rows } = size;
  const ofHeavy = Math.min(50_000, Math.floor(rows / 20));
  // A tenth follows the first member, others block or mute them; so does the first, thousands.
  const pairs = (
    table: string,
    { from, to, turn, more = ["", ""] }: {
      readonly from: string;
      readonly to: string;
      readonly turn: number;
      readonly more?: readonly [columns: string, values: string];
    },
  ) => [
    filling(
      table,
      `${from}, ${to}, created_at${more[0]}`,
      rows - 2,
      `large_member(n + 2), large_member(case when n % 10 = ${turn} then 1 else (n + 977) % ${
        rows - 2
      } + 3 end), large_at(n)${more[1]}`,
    ),
    filling(
      table,
      `${from}, ${to}, created_at${more[0]}`,
      ofHeavy,
      `large_member(1), large_member((n * 3 + ${turn}) % ${rows - 2} + 3), large_at(n)${more[1]}`,
    ),
  ];
  return [
    membersOfRows(size),
    ...pairs("follows", { from: "follower_id", to: "followed_id", turn: 0 }),
    ...pairs("blocks", { from: "blocker_id", to: "blocked_id", turn: 1 }),
    ...pairs("mutes", {
      from: "muter_id",
      to: "muted_id",
      turn: 2,
      more: [", ends_at", ", now() + interval '30 days'"],
    }),
  ];
}

/** Rows that belong to each member. */
function belongings(size: LargeSize): readonly Filling[] {
  const { rows } = size;
  // At least a thousand members reach the bar, as the job leaves them.
  const bar = 100_000 - Math.ceil(1_500 * 100_000 / Math.max(rows, 100_000));
  const standing = (period: string, day: string) =>
    filling(
      "xp_standings",
      "period, starts_on, member_id, xp, step",
      rows,
      `'${period}', ${day}, large_member(n), n % 100000 + 1, case when n % 100000 + 1 >= ${bar} then (n % 100000 + 1) / 32 end`,
    );
  return [
    standing("all-time", "date '1970-01-01'"),
    filling(
      "xp_leader_bars",
      "period, starts_on, xp",
      1,
      "'all-time', date '1970-01-01', " + bar,
    ),
    filling(
      "sessions",
      "id, member_id, token_hash, created_at, last_used_at, expires_at",
      rows,
      `large_id('bbb', n), large_owner(n), decode(md5(n::text), 'hex'), large_at(n), now(), now() + interval '30 days'`,
    ),
    filling(
      "known_devices",
      "token_hash, member_id, created_at, expires_at",
      rows,
      `decode(lpad(to_hex(n), 32, '0'), 'hex'), large_owner(n), large_at(n), now() + interval '300 days'`,
    ),
    filling(
      "former_usernames",
      "name, member_id, kept_until",
      rows,
      `'former_' || lpad(n::text, 9, '0'), large_owner(n), now() + interval '30 days'`,
    ),
    filling("notification_settings", "member_id", rows, "large_member(n)"),
    filling(
      "member_badges",
      "id, member_id, badge_type, is_active, expires_at, created_at",
      rows,
      `large_id('ccc', n), large_member(n), 'green', true, now() + interval '30 days', large_at(n)`,
    ),
  ];
}

/** Traces that members leave for some hours. */
const traces = ({ rows }: LargeSize): readonly Filling[] => [
  filling(
    "rate_limits",
    "name, subject, window_start, expires_at, hits",
    rows,
    `'posts', lpad(n::text, 9, '0'), now(), now() + interval '1 hour', 1`,
  ),
  filling(
    "idempotency_keys",
    "member_id, key, request_hash, status, body, created_at",
    rows,
    `large_member(n), large_id('ddd', n), '\\x00', 201, '{}', now() - interval '1 hour'`,
  ),
  filling("ai_use", "member_id, since, last_at", rows, "large_member(n), now(), now()"),
  filling(
    "bot_pace_days",
    "member_id, day, most",
    rows,
    "large_member(n), (now() at time zone 'UTC')::date, 5",
  ),
];

/** Members, what they are to one another, and where they stand. */
export const people: LargeGroup = {
  name: "people",
  rowsPerMember: 1,
  fillings: (size) => [...ties(size), ...belongings(size), ...traces(size)],
  // A search of members ranks up to two thousand of those with its words, and some hundred typos.
  // All addresses begin and end alike here, so the index of their parts has all rows for each.
  reads: [
    {
      what: "search for a name that begins so",
      path: "/api/users/search?q=ada&limit=20",
      deepAt: 500,
      mayTouch: 10_000,
    },
    { what: "search for one letter", path: "/api/users/search?q=a&limit=20", mayTouch: 10_000 },
    { what: "search for one name", path: "/api/users/search?q={username}&limit=20", mayTouch: 10_000 },
    { what: "search for a part of names", path: "/api/users/search?q=ijk&limit=20", mayTouch: 10_000 },
    {
      what: "search for a name with a letter wrong",
      path: "/api/users/search?q={misspelt}&limit=20",
      mayTouch: 20_000,
    },
    { what: "search for a name nobody has", path: "/api/users/search?q=zzzzqx&limit=20", mayTouch: 10_000 },
    { what: "followers of a popular member", path: "/api/users/{heavy}/followers?limit=20", deepAt: 100_000 },
    { what: "whom a member follows", path: "/api/users/{heavy}/following?limit=20", deepAt: 10_000 },
    { what: "whom one follows oneself", path: "/api/users/following?limit=20", by: "heavy", deepAt: 10_000 },
    { what: "search among followers", path: "/api/users/{heavy}/followers?q=ada&limit=20" },
    { what: "blocked members", path: "/api/users/blocked?limit=20", by: "heavy", deepAt: 10_000 },
    { what: "muted members", path: "/api/users/muted?limit=20", by: "heavy", deepAt: 10_000 },
    { what: "own sessions", path: "/api/auth/sessions" },
    { what: "leaderboard of all time", path: "/api/leaderboard/all-time?limit=50" },
    { what: "leaderboard of the week", path: "/api/leaderboard/weekly?limit=50" },
    { what: "suggested members", path: "/api/users/suggested" },
    { what: "a profile by name", path: "/api/users/username/{username}" },
    { what: "profile with a million followers", path: "/api/users/{heavy}" },
    { what: "badges of a member", path: "/api/users/{ordinary}/badges" },
    {
      what: "administrators: all members, newest first",
      path: "/api/admin/users?limit=20",
      by: "administrator",
      deepAt: 50_000,
    },
    {
      what: "administrators: oldest first",
      path: "/api/admin/users?sort=oldest&limit=20",
      by: "administrator",
      deepAt: 50_000,
    },
    {
      what: "administrators: most cases first",
      path: "/api/admin/users?sort=cases&limit=20",
      by: "administrator",
    },
    {
      what: "administrators: never posted",
      path: "/api/admin/users?filter=never_posted&limit=20",
      by: "administrator",
    },
    {
      what: "administrators: suspended",
      path: "/api/admin/users?filter=suspended&limit=20",
      by: "administrator",
    },
    {
      what: "administrators: limited",
      path: "/api/admin/users?filter=limited&limit=20",
      by: "administrator",
    },
    {
      what: "administrators: reported",
      path: "/api/admin/users?filter=reported&limit=20",
      by: "administrator",
    },
    { what: "administrators: new", path: "/api/admin/users?filter=new&limit=20", by: "administrator" },
    {
      what: "administrators: detected",
      path: "/api/admin/users?filter=detected&limit=20",
      by: "administrator",
    },
    {
      what: "administrators: part of an address",
      path: "/api/admin/users?q=large.example&limit=20",
      by: "administrator",
      deepAt: 500,
      mayTouch: 20_000,
    },
    {
      what: "administrators: one address",
      path: "/api/admin/users?q=member4242%40large&limit=20",
      by: "administrator",
    },
    {
      what: "administrators: a common name, by cases",
      path: "/api/admin/users?q=ada&sort=cases&limit=20",
      by: "administrator",
      // Some two thousand members are looked up until twenty have the name.
      mayTouch: 20_000,
    },
    {
      what: "moderators: members by name",
      path: "/api/moderation/members?q=ada&limit=20",
      by: "administrator",
      mayTouch: 20_000,
    },
    { what: "bots", path: "/api/bot-users", by: "administrator" },
    { what: "detected bots", path: "/api/bot-users/detect/main-table", by: "administrator" },
  ],
  cleaned: [
    "members",
    "sessions",
    "known_devices",
    "former_usernames",
    "mutes",
    "xp_standings",
    "rate_limits",
    "idempotency_keys",
    "ai_use",
  ],
};
