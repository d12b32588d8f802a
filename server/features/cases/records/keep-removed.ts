import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { ReportReason } from "#shared/reports/report-reason.ts";
import type { Tx } from "../../../db/open-database.ts";
import { keepEvidence } from "../../moderation/cases/keep-evidence.ts";
import type { KeptText } from "../../moderation/cases/snapshot-fragments.ts";
import type { DecidedRow } from "../decide/decided-queries.ts";
import type { Effect } from "../effects/effect.ts";
import { type ContentRef, selectContents } from "./kept-content-queries.ts";

/** A decision that may keep what it removed. */
type Keeping = Pick<DecidedRow, "id" | "case_id" | "decision" | "rule" | "reason">;

/**
 * Keeps what a decision removed, or the next batch of it, as evidence, when its rule asks for that
 * (evidence.1): the contents; of what was hidden with a suspended member what the case is about,
 * and what is of level low or none.
 */
export async function keepRemoved(
  tx: Tx,
  { id: decisionId, case_id: caseId, decision, rule, reason }: Keeping,
  effects: readonly Pick<Effect, "kind" | "id" | "former">[],
  at: Date,
): Promise<void> {
  if (decision !== "remove" && decision !== "suspend" || !keptRules.includes(rule)) return;
  const refs = decision === "remove"
    ? effects.flatMap(({ kind, id }) => kind === "member" ? [] : { kind, id })
    : await selectGrave(tx, caseId, effects.flatMap(listHidden));
  const contents = await selectContents(tx, refs);
  const evidence = contents.map(({ kind, id: subjectId, memberId, content }) => {
    const about = { kind, subjectId, memberId, caseId, decisionId, rule };
    return { keptFor: "removal", ...about, content: { ...content, reason } } as const;
  });
  await keepEvidence(tx, evidence, at);
}

function listHidden({ former }: Pick<Effect, "former">): ContentRef[] {
  const { posts = [], comments = [] } = "hidden" in former ? former.hidden ?? {} : {};
  return [
    ...posts.map((id) => ({ kind: "post", id }) as const),
    ...comments.map((id) => ({ kind: "comment", id }) as const),
  ];
}

/** Those that the case is about, and those of level low or none. */
async function selectGrave(tx: Tx, caseId: string, refs: readonly ContentRef[]): Promise<ContentRef[]> {
  if (refs.length === 0) return [];
  return await tx<ContentRef[]>`
    select removed.kind, removed.id
    from jsonb_to_recordset(${JSON.stringify(refs)}::text::jsonb) as removed (kind text, id uuid)
    where exists (
      select
      from cases c
      where c.id = ${caseId}
        and c.subject_id = removed.id
        and case c.kind when 'picture' then 'post' else c.kind end = removed.kind
    ) or exists (
      select
      from wave_contents w
      where w.case_id = ${caseId} and w.kind = removed.kind and w.content_id = removed.id
    ) or exists (
      select from posts where posts.id = removed.id and moderation_level in ('low', 'none')
      union all
      select from comments where comments.id = removed.id and moderation_level in ('low', 'none')
    )`;
}

interface KeptBy {
  readonly decisionId: string;
  /** A content or member. */
  readonly subjectId: string;
}

/**
 * Takes what a decision had kept of a content, or of a member, back: its words at once, its
 * pictures within a minute. What a later decision keeps removed (`keeperId`) for one of the rules
 * of which evidence is kept is its evidence from then on.
 */
export async function dropEvidence(
  tx: Tx,
  { keeperId, ...kept }: KeptBy & { readonly keeperId?: string | undefined },
  at: Date,
): Promise<void> {
  if (keeperId !== undefined) await giveEvidence(tx, kept, keeperId);
  await clearEvidence(tx, kept, at);
}

async function clearEvidence(tx: Tx, { decisionId, subjectId }: KeptBy, at: Date): Promise<void> {
  await tx`
    update evidence
    set draft = null, content = null, dropped_at = ${at}
    where decision_id = ${decisionId} and ${subjectId}::uuid in (subject_id, member_id) and dropped_at is null`;
}

async function giveEvidence(tx: Tx, { decisionId, subjectId }: KeptBy, laterId: string): Promise<void> {
  await tx`
    update evidence e
    set decision_id = later.id
    from decisions later
    where later.id = ${laterId}
      and later.rule = any(${[...keptRules]}::text[])
      and e.decision_id = ${decisionId}
      and ${subjectId}::uuid in (e.subject_id, e.member_id)
      and e.dropped_at is null
      and not exists (
        select
        from evidence other
        where other.decision_id = later.id and other.subject_id = e.subject_id and other.kept_for = e.kept_for
      )`;
}

/**
 * Keeps what the open cases about a member have, before the account is removed (evidence.1): what
 * each kept when it was opened; of a wave what the member wrote in it.
 */
export async function keepOpenCasesOf(tx: Tx, memberId: string, at: Date): Promise<void> {
  const cases = await selectOpenCases(tx, memberId);
  const written = await selectWrittenInWaves(tx, memberId);
  const contents = await selectContents(tx, written);
  const found = [
    ...cases.map(({ texts, ...about }) => ({ ...about, content: { texts } })),
    ...written.flatMap(({ case_id: id, kind, id: subject_id, reasons }) => {
      const kept = contents.find((one) => one.kind === kind && one.id === subject_id);
      return kept ? [{ id, kind, subject_id, reasons, content: kept.content }] : [];
    }),
  ];
  const evidence = found.map(({ id: caseId, kind, subject_id: subjectId, reasons, content }) => {
    const about = { kind, subjectId, memberId, caseId, rule: findGravestReason(reasons) };
    return { keptFor: "account", ...about, content } as const;
  });
  await keepEvidence(tx, evidence, at);
}

interface OpenCaseRow {
  readonly id: string;
  readonly kind: Exclude<CaseKind, "wave" | "appeal">;
  readonly subject_id: string;
  readonly reasons: readonly string[];
  readonly texts: readonly KeptText[];
}

function selectOpenCases(tx: Tx, memberId: string): Promise<OpenCaseRow[]> {
  return tx<OpenCaseRow[]>`
    select id, kind, subject_id, reasons, snapshot -> 'texts' as texts
    from cases
    where member_id = ${memberId} and closed_at is null and kind <> 'appeal'
    order by id`;
}

interface WrittenRow extends ContentRef {
  readonly case_id: string;
  readonly reasons: readonly string[];
}

function selectWrittenInWaves(tx: Tx, memberId: string): Promise<WrittenRow[]> {
  return tx<WrittenRow[]>`
    select c.id as case_id, w.kind, w.content_id as id, c.reasons
    from wave_contents w
    join cases c on c.id = w.case_id
    where w.member_id = ${memberId} and c.closed_at is null
    order by c.id, w.content_id`;
}

/** The rules of which what was removed is kept (evidence.1). */
const keptRules: readonly string[] = [
  "violence",
  "self_harm",
  "sexual",
  "hate",
] satisfies ReportReason[];

/** The one of several reasons that decides whether content is kept. */
export function findGravestReason(reasons: readonly string[]): string {
  return reasons.find((reason) => keptRules.includes(reason)) ?? reasons[0] ?? "other";
}
