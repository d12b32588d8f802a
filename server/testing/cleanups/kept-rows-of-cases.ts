/** A row whose time is a row of shared/retention.ts. */
export interface KeptRow {
  /** A CTE before it, from `given`. */
  readonly first?: string;
  /**
   * Writes it by a select of `id`, `from_at` (when its time began), `ends_at`, `now_at` and
   * `member`.
   */
  readonly insert: string;
  /** `select from` it: finds it by `wanted`, its id, while it is kept. */
  readonly find: string;
  /** When it ends, for what stores that; by default by its entry. */
  readonly ends?: (from: Date, now: Date) => Date;
  /** Its time is counted from a day. */
  readonly isByDay?: true;
}

/** A case that was closed at `from_at`, with the row's id. */
const closedCase = `closed as (
    insert into cases (id, kind, subject_id, member_id, sources, snapshot, opened_at, closed_at)
    select id, 'post', id, member, '{report}', '{"texts": []}', from_at, from_at from given
  )`;

/** Rows of what is reported and decided, and of what goes with it. */
export const keptRowsOfCases = {
  removedContent: {
    insert: `insert into posts (id, author_id, content, moderation_level, created_at, removed_at)
      select id, member, 'Removed', 'top', from_at, from_at`,
    find: "posts where id = wanted",
  },
  caseCopies: {
    insert: `insert into cases (id, kind, subject_id, sources, snapshot, opened_at, closed_at)
      select id, 'post', id, '{report}', '{"texts": [{"words": "Kept"}]}', from_at, from_at`,
    find: "cases where id = wanted and has_copies and snapshot::text like '%Kept%'",
  },
  undoneBy: {
    first: closedCase,
    insert: `insert into decisions (
        id, case_id, member_id, decision, rule, reason, decided_at, notice_at, noticed_at, former
      )
      select
        id, id, member, 'remove', 'spam', '-', from_at, from_at, from_at,
        '{"effects": [{"kind": "post", "former": {"hidden": {"posts": []}}}]}'`,
    find: "decisions where id = wanted and former::text like '%hidden%'",
  },
  reports: {
    first: closedCase,
    insert: `insert into reports (id, case_id, reporter_id, reason, rule, description, weight, created_at)
      select id, id, member, 'spam', 'spam', 'My words', 1000, from_at`,
    find: "reports where id = wanted and reporter_id = wanted and description = 'My words'",
  },
  appeals: {
    first: `${closedCase}, decided as (
      insert into decisions (id, case_id, member_id, decision, rule, reason, decided_at, notice_at, noticed_at)
      select id, id, member, 'warn', 'spam', '-', from_at, from_at, from_at from given
    )`,
    insert: `insert into appeals (
        id, decision_id, member_id, case_id, words, created_at, answered_at, is_granted, answer
      )
      select id, id, member, id, 'Please look again', from_at, from_at, false, 'It stands'`,
    find: "appeals where id = wanted and words is not null and answer is not null",
  },
  evidence: {
    insert: `insert into evidence (id, kept_for, kind, subject_id, member_id, rule, kept_at, content)
      select id, 'removal', 'post', id, member, 'hate', from_at, '\\x00'`,
    find: "evidence where id = wanted",
  },
  knownImages: {
    first: closedCase,
    insert: `insert into known_images (case_id, image_id, sha256, reference, matched_at)
      select id, id, '\\x00', '-', from_at`,
    find: "known_images where case_id = wanted",
  },
  strangersReports: {
    first: `${closedCase}, reported as (
      insert into reports (id, case_id, reason, rule, description, weight, created_at)
      select id, id, 'spam', 'spam', '-', 1000, from_at from given
    )`,
    insert: `insert into public_reports (
        id, challenge, kind, target, path, reason, rule, words, name, email, received_at, settled_at, report_id
      )
      select id, id::text, 'post', id::text, '/', 'spam', 'spam', '-', 'Kim', '-', from_at, from_at, id`,
    find: "public_reports where id = wanted",
  },
  unfoundReports: {
    insert: `insert into public_reports (
        id, challenge, kind, target, path, reason, rule, words, name, email, received_at, settled_at
      )
      select id, id::text, 'post', id::text, '/', 'spam', 'spam', '-', 'Kim', '-', from_at, from_at`,
    find: "public_reports where id = wanted",
  },
  caseNotes: {
    first: closedCase,
    insert: `insert into case_notes (id, case_id, author_id, words, created_at)
      select id, id, member, 'A note', from_at`,
    find: "case_notes where id = wanted",
  },
  caseLooks: {
    insert: `insert into case_looks (moderator_id, case_id, looked_on, is_hard)
      select member, md5('case')::uuid, (from_at at time zone 'UTC')::date, false`,
    find: "case_looks where moderator_id = wanted",
    isByDay: true,
  },
} as const satisfies Record<string, KeptRow>;
