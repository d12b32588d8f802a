import { getRetentionEnd, type Kept } from "#shared/retention.ts";
import type { Sql } from "../../db/open-database.ts";
import { getSessionEnd } from "../../features/auth/session-and-link-lifetimes.ts";
import { type KeptRow, keptRowsOfCases } from "./kept-rows-of-cases.ts";

const hashed = (of: string) => `sha256(convert_to(${of}::text, 'utf8'))`;

/** Things that end by themselves, with no row of ours; proved beside their code. */
export type WithoutRow = "mails" | "appealable" | "backups";

export const keptRows: Readonly<Record<Exclude<Kept, WithoutRow>, KeptRow>> = {
  ...keptRowsOfCases,
  sessions: {
    insert: `insert into sessions (id, member_id, token_hash, created_at, last_used_at, expires_at)
      select id, member, ${hashed("id")}, from_at, from_at, ends_at`,
    find: "sessions where id = wanted",
    ends: (from) => getSessionEnd(from, from),
  },
  longestSessions: {
    insert: `insert into sessions (id, member_id, token_hash, created_at, last_used_at, expires_at)
      select id, member, ${hashed("id")}, from_at, now_at, ends_at`,
    find: "sessions where id = wanted",
    ends: getSessionEnd,
  },
  knownDevices: {
    insert: `insert into known_devices (token_hash, member_id, created_at, expires_at)
      select ${hashed("id")}, member, from_at, ends_at`,
    find: `known_devices where token_hash = ${hashed("wanted")}`,
  },
  registrations: {
    insert: `insert into pending_registrations (
        id, email, username, display_name, password_hash, time_zone, terms_version, privacy_version,
        has_guardian_consent, created_at, expires_at
      )
      select id, id || '@example.org', left('p' || md5(id::text), 20), '-', '-', 'UTC', '1', '1', false, from_at, ends_at`,
    find: "pending_registrations where id = wanted",
  },
  emailChanges: {
    insert:
      `insert into email_changes (member_id, new_email, confirm_hash, refuse_hash, created_at, expires_at)
      select member, id || '@example.org', ${hashed("id")}, ${hashed("id || 'r'")}, from_at, ends_at`,
    find: `email_changes where confirm_hash = ${hashed("wanted")}`,
  },
  signInLinks: {
    insert: `insert into sign_in_links (id, token_hash, created_at, expires_at)
      select id, ${hashed("id")}, from_at, from_at + interval '15 minutes'`,
    find: "sign_in_links where id = wanted",
  },
  socketTickets: {
    insert: "insert into socket_tickets (id, expires_at) select id, ends_at",
    find: "socket_tickets where id = wanted",
  },
  formerUsernames: {
    insert: `insert into former_usernames (name, member_id, kept_until)
      select left('f' || md5(id::text), 20), member, ends_at`,
    find: "former_usernames where name = left('f' || md5(wanted::text), 20)",
  },
  deletedAccounts: {
    first: "hidden as (update members set left_at = from_at from given where members.id = given.member)",
    insert: `insert into departures (member_id, left_at, profile)
      select member, from_at, '{"username": "gone", "display_name": "Gone"}'`,
    find: "departures where member_id = wanted and removed_at is null",
  },
  notifications: {
    insert: `insert into notifications (id, receiver_id, type, group_key, grown_at)
      select id, member, 'like', id::text, from_at`,
    find: "notifications where id = wanted",
  },
  withdrawnAlerts: {
    insert: `insert into withdrawn_alerts (receiver_id, actor_id, act, alerted_at)
      select member, member, id::text, from_at`,
    find: "withdrawn_alerts where act = wanted::text",
  },
  unusedPictures: {
    first: "listed as (insert into images_to_examine (image_id, since) select id, from_at from given)",
    insert: `insert into images (id, owner_id, width, height, bytes, placeholder, created_at)
      select id, member, 1, 1, 1, '', from_at`,
    find: "images where id = wanted",
  },
  aiUse: {
    insert: "insert into ai_use (member_id, since, last_at) select member, from_at, from_at",
    find: "ai_use where member_id = wanted",
  },
  aiBudgets: {
    insert: "insert into ai_budget_days (member_id, day) select member, (from_at at time zone 'UTC')::date",
    find: "ai_budget_days where member_id = wanted",
    isByDay: true,
  },
  freeAnswers: {
    insert: `insert into free_answers (member_id, since, lately, day, in_day)
      select member, from_at, 1, (from_at at time zone 'UTC')::date, 1`,
    find: "free_answers where member_id = wanted",
    isByDay: true,
  },
  lisaAnswers: {
    insert: `insert into lisa_answers (id, kind, asker_id, answer_id, state, created_at)
      select id, 'post', member, id, 'answered', from_at`,
    find: "lisa_answers where id = wanted",
  },
  standings: {
    insert: `insert into xp_standings (period, starts_on, member_id, xp)
      select 'daily', (from_at at time zone 'UTC')::date - 1, member, 1`,
    find: "xp_standings where member_id = wanted",
    isByDay: true,
  },
  editedMessages: {
    first: `writing as (
        select given.id, given.from_at, seed.id as other from given join members seed on seed.username = 'seed_1'
      ), opened as (
        insert into conversations (id, low_id, high_id) select id, least(id, other), greatest(id, other) from writing
      ), said as (
        insert into messages (id, conversation_id, sender_id, receiver_id, position, version, created_at, content)
        select id, id, id, other, 1, 1, from_at, '-' from writing
      )`,
    insert: `insert into revisions (id, message_id, number, written_at, replaced_at, content)
      select id, id, 1, from_at, from_at, '-'`,
    find: "revisions where message_id = wanted",
  },
  promotionMarks: {
    first: `promoted as (
        insert into promotions (id, post_id, member_id, duration_hours, started_at, ends_at, due_at, ended_at, end_reason)
        select id, id, member, 1, from_at, from_at, from_at, from_at, 'time' from given
      )`,
    insert: `insert into promotion_marks_by_month (promotion_id, hour, kind, member_id, month)
      select id, 0, 'view', member, '2020-01-01'`,
    find: "promotion_marks_by_month where promotion_id = wanted",
  },
  machinePace: {
    insert: `insert into bot_pace_days (member_id, day, most)
      select member, (from_at at time zone 'UTC')::date, 99`,
    find: "bot_pace_days where member_id = wanted",
    isByDay: true,
  },
  botActs: {
    insert: `insert into bot_acts (id, member_id, kind, due_at, state)
      select id, md5('member1')::uuid, 'like', from_at, 'done'`,
    find: "bot_acts where id = wanted",
  },
  limits: {
    insert: `insert into rate_limits (name, subject, window_start, expires_at, hits)
      select 'kept', id::text, from_at, ends_at, 1`,
    find: "rate_limits where subject = wanted::text",
  },
  storedResponses: {
    insert: `insert into idempotency_keys (member_id, key, request_hash, status, body, created_at)
      select member, id, '\\x00', 201, '{}', from_at`,
    find: "idempotency_keys where key = wanted",
  },
  failedJobs: {
    first: `task as (
        insert into graphile_worker._private_tasks (identifier) values ('kept')
        on conflict (identifier) do update set identifier = excluded.identifier
        returning id
      )`,
    insert: `insert into graphile_worker._private_jobs (task_id, payload, attempts, max_attempts, updated_at)
      select (select task.id from task), json_build_object('id', id), 1, 1, from_at`,
    find: "graphile_worker._private_jobs where payload ->> 'id' = wanted::text",
  },
};

interface Seeded {
  readonly id: string;
  readonly what: keyof typeof keptRows;
  readonly from: Date;
  readonly now: Date;
}

/** Writes the row of a member with the same id. */
export async function seedKept(sql: Sql, { id, what, from, now }: Seeded): Promise<void> {
  const { first, insert, ends = (at: Date) => getRetentionEnd(what, at) } = keptRows[what];
  await sql`
    with given as materialized (
      select
        ${id}::uuid as id, ${id}::uuid as member, ${from}::timestamptz as from_at,
        ${ends(from, now)}::timestamptz as ends_at, ${now}::timestamptz as now_at
    ) ${sql.unsafe(first ? `, ${first}` : "")}
    ${sql.unsafe(insert)}
    from given`;
}

export async function isStillKept(sql: Sql, what: keyof typeof keptRows, id: string): Promise<boolean> {
  const rows = await sql`
    select
    from (select ${id}::uuid as wanted) as asked
    join ${sql.unsafe(keptRows[what].find.replace(" where ", " on "))}`;
  return rows.length > 0;
}
