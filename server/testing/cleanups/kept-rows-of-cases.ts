import type { KeptRow } from "./kept-rows.ts";

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
