import type { Ctx } from "../../../context.ts";
import { selectClaimedBy } from "./user-queries.ts";

/** Tells moderators of the cases that are free since their holder moderates no longer (cases.3). */
export async function tellOfClaims(ctx: Pick<Ctx, "sql" | "publish">, memberId: string): Promise<void> {
  for (const caseId of await selectClaimedBy(ctx.sql, memberId)) {
    ctx.publish({ type: "case_changed", caseId });
  }
}
