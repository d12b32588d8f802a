import { getReportReason } from "#shared/rules/first-rules.ts";
import type { Tx } from "../../../../server/db/open-database.ts";
import { settleReport } from "../../../../server/features/reports/public/file-public-report.ts";
import { insertPublicReport } from "../../../../server/features/reports/public/public-report-queries.ts";
import { createIdAt, type Random } from "../random.ts";
import type { DemoCase } from "../texts/cases.ts";

/** Reports a member by the address of their profile, as somebody without an account does. */
export async function savePublicReport(
  tx: Tx,
  random: Random,
  { words: username }: DemoCase["about"],
  { name, rule, words }: Required<DemoCase>["publicReport"],
  at: Date,
): Promise<void> {
  const id = createIdAt(random, at);
  await insertPublicReport(tx, {
    id,
    challenge: id,
    kind: "member",
    target: username,
    path: `/${username}`,
    reason: getReportReason(rule),
    rule,
    words,
    name,
    email: null,
    language: "en",
    mayBeUrgent: true,
    at,
  });
  await settleReport(tx, id, { caseId: createIdAt(random, at), mostMails: 0, mayBeUrgent: true, at });
}
