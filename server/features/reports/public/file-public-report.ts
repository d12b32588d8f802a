import { uuidv7 } from "uuidv7";
import { mailedReportsPerDay } from "#shared/reports/public-contract.ts";
import type { Ctx } from "../../../context.ts";
import { filePublicReport as file } from "./public-report-queries.ts";

/** Files a report of somebody without an account into the case of what is at its address. */
export async function filePublicReport(
  ctx: Ctx,
  { reportId, mayBeUrgent = true }: { readonly reportId: string; readonly mayBeUrgent?: boolean | undefined },
): Promise<void> {
  const caseId = await file(ctx.sql, {
    reportId,
    caseId: uuidv7(),
    mostMails: mailedReportsPerDay,
    mayBeUrgent,
    at: ctx.clock.now(),
  });
  ctx.jobs.added();
  if (caseId !== null) ctx.publish({ type: "case_changed", caseId });
}
