import type { Ctx } from "../../context.ts";
import { type HeldImages, selectHeldCounts } from "./known/hold-queries.ts";

/** How many pictures nobody may see (media.11). */
export async function countHeldImages({ sql }: Pick<Ctx, "sql">): Promise<HeldImages> {
  return await selectHeldCounts(sql);
}
