import { filling, type LargeGroup, type LargeSize } from "./large-size.ts";
import { membersOfRows } from "./members-of-rows.ts";

const bots = 100;
/** A hundred bots share the rows, from 29 days ago until now: what is kept for 30. */
const moment = ({ rows }: LargeSize) => `now() - ${(29 * 86_400) / rows} * n * interval '1 second'`;
const bot = `large_member(n % ${bots} + 3)`;
const ends = "now() + interval '1 hour'";

/** Links that were mailed and wait for somebody who opens them. */
const mailed = ({ rows, members }: LargeSize) => [
  filling(
    "sign_in_links",
    "token_hash, member_id, created_at, expires_at",
    rows,
    `decode(lpad(to_hex(n), 64, '0'), 'hex'), large_owner(n), now(), ${ends}`,
  ),
  filling("socket_tickets", "id, expires_at", rows, `large_id('bbb', n), ${ends}`),
  filling(
    "pending_registrations",
    `id, email, username, display_name, password_hash, time_zone, terms_version, privacy_version,
    has_guardian_consent, created_at, expires_at`,
    rows,
    `large_id('ccc', n), 'pending' || n || '@large.example', 'pending_' || n, 'Pending', '-', 'UTC', '1', '1', false,
    now(), ${ends}`,
  ),
  // A member has one at the most.
  filling(
    "email_changes",
    "member_id, new_email, confirm_hash, refuse_hash, created_at, expires_at",
    members,
    `large_member(n), 'new' || n || '@large.example', sha256(convert_to('large c' || n, 'utf8')),
    sha256(convert_to('large r' || n, 'utf8')), now(), ${ends}`,
  ),
];

/** Acts of bots, and the times when they worked. */
const ofBots = (size: LargeSize) => [
  filling(
    "bot_users",
    `member_id, interests, character, post_frequency, comment_frequency, like_frequency, works_from, works_until,
    answers_messages, is_active, image_model, image_prompt, writes_texts, draws_images, content_length, created_at`,
    bots,
    `${bot}, '-', 'robot', 0, 0, 0, '08:00', '20:00', false, false, 'dalle-2', '-', true, false, 100, now()`,
  ),
  filling("bot_hours", "member_id, starts_at, seed", size.rows, `${bot}, ${moment(size)}, n`),
  filling(
    "bot_acts",
    "id, member_id, kind, due_at, state",
    size.rows,
    `large_id('ddd', n), ${bot}, 'like', ${moment(size)}, 'done'`,
  ),
];

/** Links that wait to be opened, and traces of bots. */
export const links: LargeGroup = {
  name: "links",
  rowsPerMember: 10,
  fillings: (size) => [membersOfRows(size), ...mailed(size), ...ofBots(size)],
  reads: [{ what: "bots", path: "/api/bot-users", by: "administrator" }],
  cleaned: [
    "sign_in_links",
    "socket_tickets",
    "pending_registrations",
    "email_changes",
    "bot_hours",
    "bot_acts",
  ],
};
