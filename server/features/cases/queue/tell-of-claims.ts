import type { Ctx } from "../../../context.ts";
import { selectClaimedBy } from "./act-queries.ts";

/** Tells moderators' screens of what somebody held who moderates no longer: it is free (cases.3). */
export async function tellOfClaims(ctx: Pick<Ctx, "sql" | "publish">, memberId: string): Promise<void> {
  for (const caseId of await selectClaimedBy(ctx.sql, memberId)) {
    ctx.publish({ type: "case_changed", caseId });
  }
}
