import { uuidv7 } from "uuidv7";
import type { Statement } from "#shared/cases/statement-contract.ts";
import { retention } from "#shared/retention.ts";
import type { RequestCtx, SessionCtx } from "../../../context.ts";
import type { Tx } from "../../../db/open-database.ts";
import { Conflict } from "../../../errors.ts";
import { readDecisionToken } from "../../auth/grants/decision-token.ts";
import { keepCasePictures } from "../../moderation/cases/keep-case-pictures.ts";
import { presentSnapshot, presentText, type Snapshot } from "../../moderation/cases/present-snapshot.ts";
import { takeSnapshot } from "../../moderation/cases/take-snapshot.ts";
import { loadStatement, statementNotFound } from "./get-statement.ts";
import {
  type Appeal,
  type ContestedRow,
  type DecidedCase,
  insertAppeal,
  insertCaseOfAppeal,
  type KnownAppeal,
  lockContested,
  selectDecidedCase,
  selectKnown,
  selectOwnTexts,
} from "./appeal-queries.ts";

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
  const memberId = await readDecisionToken(ctx, given.id, token);
  // A forged token costs no statement.
  if (memberId === null) throw statementNotFound();
  return await appealFor(ctx, memberId, given);
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

const refusals: Readonly<Record<Exclude<Appealed, "made" | "absent">, string>> = {
  early: "This decision can still be taken back. You can contest it in ten minutes.",
  again: "You have contested this decision before, which is possible only once.",
  late: "This decision can no longer be contested: six months have passed.",
};

/** What came of an appeal. */
type Appealed = "made" | "absent" | "early" | "again" | "late";

const dayMs = 24 * 60 * 60_000;

/**
 * Contests a decision (appeals.1) and opens the case of the appeal. Returns `made`, also when the
 * same words are there already, so that a retry does it once; otherwise why nothing was done.
 */
export async function makeAppeal(tx: Tx, given: Appeal): Promise<Appealed> {
  const decided = await lockContested(tx, given);
  const refusal = findRefusalToAppeal(decided, await selectKnown(tx, given), given);
  if (refusal || !decided) return refusal ?? "absent";
  const { reasons, ...kept } = await selectDecidedCase(tx, decided.case_id);
  const snapshot = await makeSnapshot(tx, given, kept);
  await insertCaseOfAppeal(tx, given, { reasons, snapshot });
  await keepCasePictures(tx, given.caseId, snapshot);
  await insertAppeal(tx, given);
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
  const endsAt = decided.noticed_at.getTime() + retention.appealable.days * dayMs;
  return endsAt <= at.getTime() ? "late" : null;
}
