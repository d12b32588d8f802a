import { uuidv7 } from "uuidv7";
import type { CaseSource } from "#shared/cases/case-shapes.ts";
import type { Fragment, Sql, Tx } from "../../../db/open-database.ts";
import { openCaseOf } from "../../moderation/cases/open-case-of.ts";

/** Verdicts that nobody can have given well, and how far a job has looked at them. */
export interface Watch {
  /** Its row in `case_watches`. */
  readonly name: "unjudged" | "fallback_verdict";
  /** Which rows of `element_moderations`. */
  readonly isWatched: (sql: Sql) => Fragment;
  readonly subjectOf: (verdict: Verdict) => Pick<Subject, "kind" | "source">;
}

interface Verdict {
  readonly isOnComment: boolean;
  readonly wasRead: boolean;
}

interface Subject {
  readonly kind: "post" | "comment" | "picture";
  readonly id: string;
  readonly memberId: string;
  readonly source: CaseSource;
}

/** Texts that no list could read, and pictures that nobody looked at. */
export const unjudged: Watch = {
  name: "unjudged",
  isWatched: (sql) =>
    sql`message_id is null and (not was_read or type = 'image' and decided_by = 'local' and reason <> '')`,
  subjectOf: ({ isOnComment, wasRead }) => ({
    kind: isOnComment ? "comment" : wasRead ? "picture" : "post",
    source: wasRead ? "unseen_picture" : "unread_text",
  }),
};

/** What the fallback decided, and no service has reviewed. */
export const ofFallback: Watch = {
  name: "fallback_verdict",
  isWatched: (sql) => sql`decided_by = 'local-fallback'`,
  subjectOf: ({ isOnComment }) => ({ kind: isOnComment ? "comment" : "post", source: "fallback_verdict" }),
};

const dayMs = 24 * 60 * 60_000;

/**
 * Opens the cases of the next batch of verdicts that were given until a time (cases.2), each unless
 * the same source has opened one before. Returns the cases' ids; null at the end, and while another
 * process does it. A batch ends with all verdicts of one moment: the next begins after it.
 */
export async function openCasesOfVerdicts(
  tx: Tx,
  watch: Watch,
  { until, at }: { readonly until: Date; readonly at: Date },
): Promise<string[] | null> {
  const seen = await lockWatch(tx, watch);
  if (!seen) return null;
  const after = seen.seen_until ?? new Date(until.getTime() - dayMs);
  const verdicts = await selectVerdicts(tx, watch, { after, until });
  const [first] = verdicts;
  if (!first) return null;
  await noteSeen(tx, watch, first.latest);
  const subjects = verdicts.flatMap((
    { subject_id: id, member_id: memberId, may_open, is_on_comment, was_read },
  ) =>
    may_open && memberId !== null
      ? [{ id, memberId, ...watch.subjectOf({ isOnComment: is_on_comment, wasRead: was_read }) }]
      : []
  );
  const opened: string[] = [];
  for (const { kind, id: subjectId, source } of await selectUnopened(tx, subjects)) {
    const id = await openCaseOf(tx, { id: uuidv7(), kind, subjectId, source, at });
    if (id !== null) opened.push(id);
  }
  return opened;
}

/** Null while another process holds it. */
async function lockWatch(tx: Tx, { name }: Watch): Promise<{ readonly seen_until: Date | null } | null> {
  const [row] = await tx<{ seen_until: Date | null }[]>`
    select seen_until
    from case_watches
    where source = ${name}
    for update skip locked`;
  return row ?? null;
}

async function noteSeen(tx: Tx, { name }: Watch, latest: string): Promise<void> {
  await tx`update case_watches set seen_until = ${latest}::text::timestamptz where source = ${name}`;
}

interface VerdictRow {
  readonly subject_id: string;
  readonly member_id: string | null;
  readonly is_on_comment: boolean;
  readonly was_read: boolean;
  /** False of what is gone, and of what bots and members wrote who left. */
  readonly may_open: boolean;
  /** The time of the last verdict of all. */
  readonly latest: string;
}

function selectVerdicts(
  tx: Tx,
  { isWatched }: Watch,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<VerdictRow[]> {
  return tx<VerdictRow[]>`
    with verdicts as (
      select post_id, comment_id, was_read, decided_at
      from element_moderations
      where ${isWatched(tx)} and decided_at > ${after} and decided_at <= ${until}
      order by decided_at
      fetch first 200 rows with ties
    )
    select
      coalesce(v.post_id, v.comment_id) as subject_id, a.id as member_id,
      v.comment_id is not null as is_on_comment, v.was_read,
      coalesce(not a.is_bot and a.left_at is null and coalesce(p.removed_at, c.deleted_at) is null, false) as may_open,
      (max(v.decided_at) over ())::text as latest
    from verdicts v
    left join posts p on p.id = v.post_id
    left join comments c on c.id = v.comment_id
    left join members a on a.id = coalesce(p.author_id, c.author_id)`;
}

/** Those of which the source has opened no case before, in the order in which cases are locked. */
function selectUnopened(tx: Tx, subjects: readonly Subject[]): Promise<Omit<Subject, "memberId">[]> {
  return tx<Omit<Subject, "memberId">[]>`
    select distinct s.kind, s.id, s.source
    from jsonb_to_recordset(${JSON.stringify(subjects)}::text::jsonb)
      as s (kind text, id uuid, "memberId" uuid, source text)
    where not exists (
      select
      from cases c
      where c.member_id = s."memberId" and c.subject_id = s.id and s.source = any(c.sources)
    )
    order by s.id, s.kind, s.source`;
}
