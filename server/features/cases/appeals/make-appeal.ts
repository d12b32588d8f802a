import { msg } from "@lingui/core/runtime-macro";
import type { Statement } from "#shared/cases/statement-contract.ts";
import type { Text } from "#shared/language/text.ts";
import { getRetentionEnd } from "#shared/retention.ts";
import type { CaseKind } from "#shared/cases/case-shapes.ts";
import { uuidv7 } from "uuidv7";
import type { RequestCtx, SessionCtx } from "../../../context.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
import { Conflict } from "../../../errors.ts";
import {
  presentSnapshot,
  presentText,
  type Snapshot,
  textColumns,
  type TextRow,
} from "../../moderation/cases/snapshot-fragments.ts";
import { keepCasePictures, takeSnapshot } from "../../moderation/cases/take-snapshot.ts";
import { loadStatement, readMemberOfLink, statementNotFound } from "./get-statement.ts";

interface NewAppeal {
  readonly id: string;
  readonly words: string;
}

/**
 * Contests a decision about the caller (appeals.1): its case waits in the queue from then on.
 * Throws `NotFound` for everybody else, and `Conflict` when it was contested before or it is too
 * late.
 */
export async function appeal(ctx: SessionCtx, given: NewAppeal): Promise<Statement> {
  return await appealFor(ctx, ctx.actor.id, given);
}

/** The same for the member whom a mailed token names, without a session. */
export async function appealByLink(
  ctx: RequestCtx,
  { token, ...given }: NewAppeal & { readonly token: string },
): Promise<Statement> {
  return await appealFor(ctx, await readMemberOfLink(ctx, given.id, token), given);
}

async function appealFor(ctx: RequestCtx, memberId: string, { id, words }: NewAppeal): Promise<Statement> {
  const made = { id: ctx.createdId ?? uuidv7(), caseId: uuidv7(), decisionId: id, memberId, words };
  const at = ctx.clock.now();
  const done = await ctx.db.transaction((tx) => makeAppeal(tx, { ...made, at }));
  if (done === "absent") throw statementNotFound();
  if (done !== "made") throw new Conflict("conflict", refusals[done]);
  ctx.publish({ type: "case_changed", caseId: made.caseId });
  return await loadStatement(ctx, id, memberId);
}

const refusals: Readonly<Record<Exclude<Appealed, "made" | "absent">, Text>> = {
  early: msg`This decision can still be taken back. You can contest it in ten minutes.`,
  again: msg`You have contested this decision before, which is possible only once.`,
  late: msg`This decision can no longer be contested: six months have passed.`,
};

/** What came of an appeal. */
type Appealed = "made" | "absent" | "early" | "again" | "late";

/**
 * Contests a decision (appeals.1) and opens the case of the appeal. Returns `made`, also when the
 * same words are there already, so that a retry does it once; otherwise why nothing was done.
 */
export async function makeAppeal(tx: Tx, given: Appeal): Promise<Appealed> {
  const decided = await lockContested(tx, given);
  const refusal = findRefusalToAppeal(decided, await selectKnown(tx, given), given);
  if (refusal || !decided) return refusal ?? "absent";
  const { reasons, ...kept } = await selectDecidedCase(tx, decided.case_id);
  await insertAppeal(tx, given, reasons, await makeSnapshot(tx, given, kept));
  return "made";
}

/**
 * The case of an appeal keeps the copies of the case that was decided, behind the words of the
 * appeal; of a wave, what the member wrote of it.
 */
async function makeSnapshot(
  tx: Tx,
  given: Appeal,
  { kind, subject_id, has_copies, snapshot: kept }: Omit<DecidedCase, "reasons">,
): Promise<Snapshot> {
  const own = kind === "wave" ? await selectOwnTexts(tx, given) : [];
  const now = kind === "wave" || has_copies ? null : await takeSnapshot(tx, kind, subject_id);
  const { texts = [], verdicts = [] } = now ?? kept;
  return presentSnapshot({
    memberId: given.memberId,
    words: given.words,
    texts: own.length > 0 ? own.map(presentText) : texts,
    verdicts,
  });
}

/** Null: it may be contested. */
export function findRefusalToAppeal(
  decided: ContestedRow | null,
  known: KnownAppeal | null,
  { words, at }: Pick<Appeal, "words" | "at">,
): Appealed | null {
  if (!decided) return "absent";
  if (known) return known.answered_at === null && known.words === words ? "made" : "again";
  if (!decided.has_statement) return "absent";
  if (!decided.noticed_at) return "early";
  return getRetentionEnd("appealable", decided.noticed_at) <= at ? "late" : null;
}

/** An appeal that is made. */
interface Appeal {
  readonly id: string;
  /** The case that it opens. */
  readonly caseId: string;
  readonly decisionId: string;
  readonly memberId: string;
  readonly words: string;
  readonly at: Date;
}

/** A decision that a member contests. */
interface ContestedRow {
  readonly case_id: string;
  readonly noticed_at: Date | null;
  /** Whether the member has its statement of reasons, and it was not taken back. */
  readonly has_statement: boolean;
}

/** Null: there is no such decision, or the member has left. */
async function lockContested(tx: Tx, { decisionId, memberId }: Appeal): Promise<ContestedRow | null> {
  const [row] = await tx<ContestedRow[]>`
    select d.case_id, d.noticed_at, d.undone_at is null and has_statement(d, ${memberId}::uuid) as has_statement
    from decisions d
    where d.id = ${decisionId}
      and exists (select from members m where m.id = ${memberId} and m.left_at is null)
    for no key update of d`;
  return row ?? null;
}

/** The appeal that the member made of the same decision. */
interface KnownAppeal {
  /** Null once they are not kept any more. */
  readonly words: string | null;
  readonly answered_at: Date | null;
}

async function selectKnown(sql: Sql, { decisionId, memberId }: Appeal): Promise<KnownAppeal | null> {
  const [row] = await sql<KnownAppeal[]>`
    select words, answered_at
    from appeals
    where decision_id = ${decisionId} and member_id = ${memberId}`;
  return row ?? null;
}

/** A case that was decided, with the copies that it keeps. */
interface DecidedCase {
  readonly kind: CaseKind;
  readonly subject_id: string;
  readonly reasons: readonly string[];
  readonly has_copies: boolean;
  readonly snapshot: Partial<Snapshot>;
}

async function selectDecidedCase(sql: Sql, id: string): Promise<DecidedCase> {
  const [row] = await sql<DecidedCase[]>`
    select kind, subject_id, reasons, has_copies, snapshot
    from cases
    where id = ${id}`;
  if (!row) throw new Error("A decision without its case");
  return row;
}

/** With its case. */
async function insertAppeal(
  tx: Tx,
  { id, caseId, decisionId, memberId, words, at }: Appeal,
  reasons: readonly string[],
  snapshot: Snapshot,
): Promise<void> {
  await tx`
    insert into cases (id, kind, subject_id, member_id, sources, reasons, weight, snapshot, opened_at)
    values (
      ${caseId}, 'appeal', ${id}, ${memberId}, '{appeal}', ${[...reasons]}::text[],
      -- As a report of who never reported: before what opened by itself.
      1000, ${JSON.stringify(snapshot)}::text::jsonb, ${at}
    )`;
  await keepCasePictures(tx, caseId, snapshot);
  await tx`
    insert into appeals (id, decision_id, member_id, case_id, words, created_at)
    values (${id}, ${decisionId}, ${memberId}, ${caseId}, ${words}, ${at})`;
}

/** What the member wrote of a wave that was decided. */
function selectOwnTexts(sql: Sql, { decisionId, memberId }: Appeal): Promise<TextRow[]> {
  const own = sql`(
        select (e ->> 'id')::uuid
        from decisions d
        cross join jsonb_array_elements(effects_on(d, ${memberId}::uuid)) as e
        where d.id = ${decisionId}
      )`;
  return sql<TextRow[]>`
    select ${textColumns(sql, sql`said.author_id`, sql`true`)}
    from (
      select id, author_id, content, image_id, image_alt, created_at, revision, edited_at, cover_words from posts where id in ${own}
      union all
      select id, author_id, content, null, null, created_at, revision, edited_at, cover_words from comments where id in ${own}
    ) as said
    order by said.id
    limit 20`;
}
