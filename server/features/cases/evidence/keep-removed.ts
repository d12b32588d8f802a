import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import type { Tx } from "../../../db/open-database.ts";
import { keepEvidence } from "../../moderation/cases/keep-evidence.ts";
import type { ContentKind, Effect, HiddenContent } from "../effects/effect.ts";
import { type ContentRef, selectContents } from "./content-queries.ts";
import { keptRules } from "./kept-rules.ts";

/** A decision, as far as evidence goes by it. */
interface Removal {
  readonly id: string;
  readonly caseId: string;
  readonly decision: CaseOutcome;
  readonly rule: string;
  readonly reason: string;
}

/**
 * Keeps what a decision removed when its rule asks for that (evidence.1): the contents, or of what
 * was hidden with a suspended member what the case is about and what is of level low or none.
 */
export async function keepRemoved(
  tx: Tx,
  removal: Removal,
  effects: readonly Effect[],
  at: Date,
): Promise<void> {
  if (removal.decision === "remove") await keep(tx, removal, effects.filter(isContent), at);
  if (removal.decision !== "suspend") return;
  for (const { former } of effects) {
    if ("hidden" in former && former.hidden) await keepHidden(tx, removal, former.hidden, at);
  }
}

/** The same of the next batch of what a member posted. */
export async function keepHidden(tx: Tx, removal: Removal, hidden: HiddenContent, at: Date): Promise<void> {
  if (!keptRules.includes(removal.rule)) return;
  const refs = [
    ...hidden.posts.map((id) => ({ kind: "post", id }) as const),
    ...hidden.comments.map((id) => ({ kind: "comment", id }) as const),
  ];
  await keep(tx, removal, await selectGrave(tx, removal.caseId, refs), at);
}

function isContent(effect: Effect): effect is Effect & { readonly kind: ContentKind } {
  return effect.kind !== "member";
}

async function keep(
  tx: Tx,
  { id: decisionId, caseId, rule, reason }: Removal,
  refs: readonly ContentRef[],
  at: Date,
): Promise<void> {
  if (!keptRules.includes(rule)) return;
  const contents = await selectContents(tx, refs);
  const evidence = contents.map(({ kind, id: subjectId, memberId, content }) => {
    const about = { kind, subjectId, memberId, caseId, decisionId, rule };
    return { keptFor: "removal", ...about, content: { ...content, reason } } as const;
  });
  await keepEvidence(tx, evidence, at);
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

/**
 * Takes what a decision had kept of a content, or of a member, back: its words at once, its
 * pictures within a minute.
 */
export async function dropEvidence(tx: Tx, dropped: Dropped): Promise<void> {
  await clearEvidence(tx, dropped);
}

interface Dropped {
  readonly decisionId: string;
  /** A content or member. */
  readonly subjectId: string;
  readonly at: Date;
}

async function clearEvidence(tx: Tx, { decisionId, subjectId, at }: Dropped): Promise<void> {
  await tx`
    update evidence
    set draft = null, content = null, dropped_at = ${at}
    where decision_id = ${decisionId} and ${subjectId}::uuid in (subject_id, member_id) and dropped_at is null`;
}

/**
 * The same when an appeal is granted. What a later decision keeps removed for one of these rules is
 * its evidence from now on.
 */
export async function leaveEvidence(
  tx: Tx,
  { laterId, ...left }: Dropped & { readonly laterId: string | null },
): Promise<void> {
  if (laterId !== null) await giveEvidence(tx, laterId, left);
  await clearEvidence(tx, left);
}

async function giveEvidence(tx: Tx, laterId: string, { decisionId, subjectId }: Dropped): Promise<void> {
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
