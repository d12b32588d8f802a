import type { Tx } from "../../../../server/db/open-database.ts";
import { giveAnswer } from "../../../../server/features/cases/appeals/answer-appeal.ts";
import { makeAppeal } from "../../../../server/features/cases/appeals/make-appeal.ts";
import { answerNotice, tellAppeal } from "../../../../server/features/cases/appeals/tell-answer.ts";
import { selectAnswered } from "../../../../server/features/cases/appeals/statement-queries.ts";
import { hourMs } from "../compose/community.ts";
import { createIdAt, type Random } from "../random.ts";
import type { DemoCase } from "../texts/cases.ts";

interface Appealed {
  readonly tx: Tx;
  readonly random: Random;
  readonly decisionId: string;
  readonly decidedAt: Date;
  readonly memberId: string;
  readonly appeal: Required<DemoCase>["appeal"];
  readonly idOf: (username: string) => string;
  readonly claim: (caseId: string, moderatorId: string, at: Date) => Promise<void>;
}

/** Contests a decision six hours later; an answer comes half a day after that, and is told. */
export async function saveAppeal(given: Appealed): Promise<void> {
  const { tx, random, decisionId, memberId, appeal, idOf } = given;
  const at = new Date(given.decidedAt.getTime() + 6 * hourMs);
  const [id, caseId] = [createIdAt(random, at), createIdAt(random, at)];
  const made = await makeAppeal(tx, { id, caseId, decisionId, memberId, words: appeal.words, at });
  if (made !== "made") throw new Error(`The demo's appeal: ${made}`);
  if (!appeal.answer) return;
  const { by, grants, reason } = appeal.answer;
  const answeredAt = new Date(at.getTime() + 12 * hourMs);
  await given.claim(caseId, idOf(by), answeredAt);
  const { refusal } = await giveAnswer(tx, {
    id: createIdAt(random, answeredAt),
    caseId,
    actor: { id: idOf(by), username: by },
    adminEmails: [],
    grants,
    reason,
    at: answeredAt,
  });
  if (refusal) throw new Error(`The demo's answer: ${refusal}`);
  const row = await selectAnswered(tx, id);
  if (!row) throw new Error("The demo's answer is not there");
  await tellAppeal(tx, { appealId: id, words: answerNotice(row), reporters: null, mails: [] }, answeredAt);
}
