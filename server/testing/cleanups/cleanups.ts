import { cleanupsOfCases } from "./cleanups-of-cases.ts";
import { type Cleanup, seeding } from "./seeding.ts";

export const cleanups: readonly Cleanup[] = [
  {
    table: "rate_limits",
    statement: "http/deleteExpiredLimits",
    index: "rate_limits_by_expiry",
    isLarge: true,
    seed: seeding(
      "insert into rate_limits (name, subject, window_start, expires_at, hits) select 'seed', n::text, at, at, 1",
    ),
  },
  {
    table: "idempotency_keys",
    statement: "http/deleteStoredResponses",
    index: "idempotency_keys_by_age",
    isLarge: true,
    seed: seeding(
      `insert into idempotency_keys (member_id, key, request_hash, status, body, created_at)
       select member, gen_random_uuid(), '\\x00', 201, '{}', at`,
    ),
  },
  {
    table: "sessions",
    statement: "auth/deleteExpiredSessions",
    index: "sessions_by_expiry",
    seed: seeding(
      `insert into sessions (id, member_id, token_hash, created_at, last_used_at, expires_at)
       select gen_random_uuid(), member, sha256(convert_to(n::text, 'utf8')), at, at, at`,
    ),
  },
  {
    table: "known_devices",
    statement: "auth/deleteExpiredDevices",
    index: "known_devices_by_expiry",
    seed: seeding(
      `insert into known_devices (token_hash, member_id, created_at, expires_at)
       select sha256(convert_to(n::text, 'utf8')), member, at, at`,
    ),
  },
  {
    table: "sign_in_links",
    statement: "auth/deleteExpiredLinks",
    index: "sign_in_links_by_expiry",
    seed: seeding(
      `insert into sign_in_links (token_hash, created_at, expires_at)
       select sha256(convert_to(n::text, 'utf8')), at, at`,
    ),
  },
  {
    table: "socket_tickets",
    statement: "auth/deleteExpiredTickets",
    index: "socket_tickets_by_expiry",
    seed: seeding("insert into socket_tickets (id, expires_at) select gen_random_uuid(), at"),
  },
  {
    table: "pending_registrations",
    statement: "auth/deleteExpiredRegistrations",
    index: "pending_registrations_by_expiry",
    seed: seeding(
      `insert into pending_registrations (
         id, email, username, display_name, password_hash, time_zone, terms_version, privacy_version,
         has_guardian_consent, created_at, expires_at
       )
       select gen_random_uuid(), n || '@example.org', 'pending_' || n, 'Pending', '-', 'UTC', '1', '1', false, at, at`,
    ),
  },
  {
    table: "former_usernames",
    statement: "account/deleteLapsedUsernames",
    index: "former_usernames_by_end",
    seed: seeding(
      "insert into former_usernames (name, member_id, kept_until) select 'former_' || n, member, at",
    ),
  },
  {
    table: "email_changes",
    statement: "account/deleteLapsedEmailChanges",
    index: "email_changes_by_expiry",
    seed: seeding(
      `insert into email_changes (member_id, new_email, confirm_hash, refuse_hash, created_at, expires_at)
       select member, n || '@example.org', sha256(convert_to('c' || n, 'utf8')), sha256(convert_to('r' || n, 'utf8')), at, at`,
      { each: true },
    ),
  },
  {
    table: "members",
    statement: "account/forgetPassedMonths",
    index: "members_coming_of_age",
    isDue: "of_age_from is not null",
    seed: (sql, { rows, until }) =>
      sql`
        update members
        set has_given_birth_date = true, of_age_from = ${until}::timestamptz - n * interval '1 second' / 10
        from generate_series(1, ${rows}::integer) as n
        where id = md5('member' || n)::uuid`,
  },
  {
    table: "ai_use",
    statement: "assistant/deleteEndedAiUse",
    index: "ai_use_by_last",
    seed: seeding("insert into ai_use (member_id, since, last_at) select member, at, at", { each: true }),
  },
  {
    table: "ai_budget_days",
    statement: "assistant/deleteBudgetDays",
    index: "ai_budget_days_day_member_id_key",
    seed: seeding("insert into ai_budget_days (member_id, day) select member, at::date - 31", { each: true }),
  },
  {
    table: "free_answers",
    statement: "assistant/deleteFreeAnswers",
    index: "free_answers_by_day",
    seed: seeding(
      `insert into free_answers (member_id, since, lately, day, in_day)
       select member, at, 1, at::date - 2, 1`,
      { each: true },
    ),
  },
  {
    table: "lisa_answers",
    statement: "assistant/deleteLisaAnswers",
    index: "lisa_answers_by_age",
    seed: seeding(
      `insert into lisa_answers (id, kind, asker_id, answer_id, state, created_at)
       select gen_random_uuid(), 'post', member, gen_random_uuid(), 'answered', at`,
      { earlier: "32 days" },
    ),
  },
  {
    table: "withdrawn_alerts",
    statement: "notifications/deleteWithdrawnAlerts",
    index: "withdrawn_alerts_by_age",
    seed: seeding(
      "insert into withdrawn_alerts (receiver_id, actor_id, act, alerted_at) select member, member, n::text, at",
    ),
  },
  {
    table: "bot_hours",
    statement: "bots/deleteHoursBefore",
    index: "bot_hours_by_start",
    seed: seeding("insert into bot_hours (member_id, starts_at, seed) select member, at, 1", {
      earlier: "31 days",
    }),
  },
  {
    table: "bot_acts",
    statement: "bots/deleteActsBefore",
    index: "bot_acts_over",
    seed: seeding(
      "insert into bot_acts (id, member_id, kind, due_at, state) select gen_random_uuid(), member, 'like', at, 'done'",
      { earlier: "31 days" },
    ),
  },
  {
    table: "images_to_examine",
    statement: "media/examineImages",
    index: "images_to_examine_by_age",
    isLarge: true,
    seed: seeding("insert into images_to_examine (image_id, since) select gen_random_uuid(), at"),
  },
  {
    table: "mutes",
    statement: "mutes/deleteEndedMutes",
    index: "mutes_by_end",
    seed: seeding(
      `insert into mutes (muter_id, muted_id, created_at, ends_at)
       select member, md5('member' || case n when 1 then 2 else 1 end)::uuid, at, at`,
      { each: true },
    ),
  },
  {
    table: "partial_mutes",
    statement: "mutes/deleteEndedPartialMutes",
    index: "partial_mutes_by_end",
    seed: seeding(
      `insert into partial_mutes (muter_id, muted_id, part, created_at, ends_at)
       select member, md5('member' || case n when 1 then 2 else 1 end)::uuid, 'quotes', at, at`,
      { each: true },
    ),
  },
  {
    table: "notifications",
    statement: "notifications/deleteOld",
    index: "notifications_by_age",
    isLarge: true,
    seed: seeding(
      `insert into notifications (id, receiver_id, type, group_key, grown_at)
       select gen_random_uuid(), member, 'like', 'like:' || n, at`,
      { earlier: "181 days" },
    ),
  },
  {
    table: "promotion_marks_by_month",
    statement: "promotions/deleteMarks",
    index: "promotion_marks_of_other_months_pkey",
    isLarge: true,
    seed: seeding(
      `insert into promotion_marks_by_month (promotion_id, hour, kind, member_id, month)
       select md5('promotion')::uuid, n / 1000, 'seed' || n % 1000, member, '2020-01-01'`,
    ),
  },
  {
    table: "public_reports",
    statement: "reports/deleteUnfoundReports",
    index: "public_reports_unfound",
    seed: seeding(
      `insert into public_reports (
         id, challenge, kind, target, path, reason, rule, words, received_at, settled_at
       )
       select gen_random_uuid(), gen_random_uuid(), 'post', '', '/', 'spam', 'spam', '', at, at`,
      { earlier: "31 days" },
    ),
  },
  {
    table: "revisions",
    statement: "messages/deleteVersionsOfMessages",
    index: "revisions_of_messages_by_age",
    seed: seeding(
      `insert into revisions (id, message_id, number, written_at, replaced_at, content)
       select gen_random_uuid(), md5('message')::uuid, n, at, at, '-'`,
      { earlier: "31 days" },
    ),
  },
  {
    table: "xp_standings",
    statement: "xp/deleteStandings",
    index: "xp_standings_pkey",
    seed: seeding(
      "insert into xp_standings (period, starts_on, member_id, xp) select 'daily', at::date - 2, member, 1",
      { each: true },
    ),
  },
  ...cleanupsOfCases,
];
