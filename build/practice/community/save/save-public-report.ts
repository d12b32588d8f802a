import { getReportReason } from "#shared/rules/first-rules.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import {
  filePublicReport,
  insertPublicReport,
} from "../../../../server/features/reports/public/public-report-queries.ts";
import { createIdAt, type Random } from "../random.ts";
import type { DemoCase } from "../texts/cases.ts";

/** Reports a member by the address of their profile, as somebody without an account does. */
export async function savePublicReport(
  tx: Sql,
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
    mayBeUrgent: true,
    at,
  });
  await filePublicReport(tx, {
    reportId: id,
    caseId: createIdAt(random, at),
    mostMails: 0,
    mayBeUrgent: true,
    at,
  });
}
