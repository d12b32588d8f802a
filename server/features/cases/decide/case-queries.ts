import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import type { Fragment, Sql, Tx } from "../../../db/open-database.ts";
import type { ContentKind } from "../effects/effect.ts";
import { type DeciderFacts, deciderFacts, type Held } from "./who-decides-fragments.ts";
import type { Act, Decision } from "./act.ts";

/** A case that an act has locked. */
type LockedCase = CaseSubject & Held;

/** Null: there is no such case. */
export async function lockCase(tx: Tx, id: string): Promise<LockedCase | null> {
  const [row] = await lockCases(tx, [id]);
  return row ?? null;
}

/** Those of these cases that are there. */
export function lockCases(tx: Tx, ids: readonly string[]): Promise<LockedCase[]> {
  return tx<LockedCase[]>`
    select id, kind, subject_id, member_id, closed_at, claimed_by, claimed_until
    from cases
    where id = any(${[...ids]}::uuid[])
    order by id
    for no key update`;
}

/** Closes cases, and ends the claims of who holds them. */
export async function markClosed(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx`
    update cases
    set closed_at = ${at}, claimed_by = null, claimed_until = null
    where id = any(${[...ids]}::uuid[])`;
}

/** Of a repost its original. */
export async function selectOriginal(tx: Tx, postId: string): Promise<string> {
  const [row] = await tx<{ id: string }[]>`
    select coalesce(repost_of_id, id) as id from posts where id = ${postId}`;
  return row?.id ?? postId;
}

interface ActFacts {
  /** Whether an earlier attempt under the same id did it. */
  readonly isDone: boolean;
  /** Null: there is no such case. */
  readonly decider: DeciderFacts | null;
}

/** What says whether an act is done, read once the case is locked. */
export async function selectFacts(
  tx: Tx,
  { id, caseId, actor, adminEmails }: Act,
  recordedIn: "decisions" | "audit_log",
): Promise<ActFacts> {
  const isDone: Fragment = recordedIn === "decisions"
    ? tx`select from decisions where id = ${id}`
    : tx`select from audit_log where id = ${id}`;
  const [row] = await tx<ActFacts[]>`
    select
      exists (${isDone}) as "isDone",
      (
        select ${deciderFacts(tx, { id: actor.id, adminEmails })}
        from cases c
        where c.id = ${caseId}
      ) as decider`;
  return row ?? { isDone: false, decider: null };
}

/** What a case is about. */
export interface CaseSubject {
  readonly id: string;
  readonly kind: CaseKind;
  readonly subject_id: string;
  readonly member_id: string | null;
}

/** With what says who may decide it. Null: there is no such case. */
export async function selectSubject(
  sql: Sql,
  { caseId, actor, adminEmails }: Act,
): Promise<(CaseSubject & { readonly decider: DeciderFacts }) | null> {
  const [row] = await sql<(CaseSubject & { readonly decider: DeciderFacts })[]>`
    select id, kind, subject_id, member_id, ${deciderFacts(sql, { id: actor.id, adminEmails })} as decider
    from cases c
    where id = ${caseId}`;
  return row ?? null;
}

/** What a decision acts on. */
export interface Target {
  readonly kind: ContentKind | "member";
  readonly id: string;
  readonly memberId: string | null;
}

/**
 * What a decision acts on, in the order in which it is locked: contents, or members. Leaves out who
 * wrote first what a wave shares, where it spares them.
 */
export async function selectTargets(
  sql: Sql,
  about: CaseSubject,
  { decision, sparesFirst }: { readonly decision: Decision; readonly sparesFirst: boolean },
): Promise<readonly Target[]> {
  const spared = about.kind === "wave" && sparesFirst ? await selectFirstWriter(sql, about.id) : null;
  const targets = actsOnMembers(decision)
    ? await selectMembers(sql, about)
    : await selectContents(sql, about);
  return spared === null ? targets : targets.filter(({ memberId }) => memberId !== spared);
}

function actsOnMembers({ kind }: Decision): boolean {
  switch (kind) {
    case "warn":
    case "limit":
    case "suspend":
    case "offer_help":
      return true;
    case "no_violation":
    case "level":
    case "cover":
    case "remove":
      return false;
  }
}

async function selectFirstWriter(sql: Sql, caseId: string): Promise<string | null> {
  const [row] = await sql<{ id: string | null }[]>`
    select ${firstWriterOf(sql, sql`${caseId}::uuid`)} as id`;
  return row?.id ?? null;
}

/** The members of a case who have not left. */
function selectMembers(sql: Sql, about: CaseSubject): Promise<Target[]> {
  return sql<Target[]>`
    select 'member' as kind, m.id, m.id as "memberId"
    from members m
    where m.id in (${membersOf(sql, about)}) and m.left_at is null
    order by m.id`;
}

/** Of a picture its post; of a case about a member, the member. */
async function selectContents(sql: Sql, about: CaseSubject): Promise<readonly Target[]> {
  const { kind, subject_id: id, member_id: memberId } = about;
  if (kind === "member") return [{ kind, id, memberId }];
  return await sql<Target[]>`
    select content.kind, content.id, content.member_id as "memberId"
    from cases c
    cross join lateral ${contentsOf(sql, sql`c`)} as content
    left join comments w on content.kind = 'comment' and w.id = content.id
    where c.id = ${about.id}
    order by coalesce(w.post_id, content.id), content.id`;
}

/** The ids of the members whom a case is about. */
function membersOf(sql: Sql, { id, kind, member_id: memberId }: CaseSubject): Fragment {
  return kind === "wave"
    ? sql`select w.member_id from wave_contents w where w.case_id = ${id}`
    : sql`select ${memberId}::uuid`;
}

/**
 * Locks all posts that a decision or its reverse touches, in the order of their ids, so that what
 * it does one after the other waits for nobody in a circle.
 */
export async function lockPosts(
  tx: Tx,
  about: CaseSubject,
  { decision, removes_content }: { readonly decision: CaseOutcome; readonly removes_content: boolean },
): Promise<void> {
  const isMeasure = decision === "limit" || decision === "suspend";
  const members = membersOf(tx, about);
  const promoted = tx`
      union all
      select post_id from promotions where member_id in (${members})`;
  const posted = tx`
      union all
      select id from posts where author_id in (${members})
      union all
      select repost_of_id from posts where author_id in (${members})
      union all
      select post_id from comments where author_id in (${members})`;
  await tx`
    select
    from posts
    where id in (
      select coalesce(w.post_id, content.id)
      from cases c
      cross join lateral ${contentsOf(tx, tx`c`)} as content
      left join comments w on content.kind = 'comment' and w.id = content.id
      where c.id = ${about.id}${isMeasure ? promoted : tx``}${isMeasure && removes_content ? posted : tx``}
    )
    order by id
    for no key update`;
}

/**
 * The contents of a case (a row of `cases`) as `kind`, `id` and `member_id`, to be joined
 * laterally: without what its members wrote besides. Of a picture its post.
 */
export function contentsOf(sql: Sql, row: Fragment): Fragment {
  return sql`(
    select w.kind, w.content_id as id, w.member_id
    from wave_contents w
    where ${row}.kind = 'wave' and w.case_id = ${row}.id
    union all
    select case ${row}.kind when 'picture' then 'post' else ${row}.kind end, ${row}.subject_id, ${row}.member_id
    where ${row}.kind not in ('wave', 'member')
  )`;
}

/**
 * The id of who wrote first what a wave shares, and may have been copied (cases.6): before all
 * others by ten minutes, or in an account that is older by a day. Null when nobody stands apart
 * like that.
 */
export function firstWriterOf(sql: Sql, caseId: Fragment): Fragment {
  return sql`(
      with writers as (
        select w.member_id, min(coalesce(written.created_at, said.created_at)) as wrote_at, m.created_at as joined_at
        from wave_contents w
        join members m on m.id = w.member_id
        left join posts written on w.kind = 'post' and written.id = w.content_id
        left join comments said on w.kind = 'comment' and said.id = w.content_id
        where w.case_id = ${caseId} and coalesce(written.created_at, said.created_at) is not null
        group by w.member_id, m.created_at
      ), first as (
        select * from writers order by wrote_at, member_id limit 1
      )
      select first.member_id
      from first
      join writers other on other.member_id <> first.member_id
      group by first.member_id, first.wrote_at, first.joined_at
      having min(other.wrote_at) >= first.wrote_at + interval '10 minutes'
        or min(other.joined_at) >= first.joined_at + interval '1 day'
    )`;
}
