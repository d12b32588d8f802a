import type { MemberCtx } from "../../context.ts";
import { promotionNotFound } from "./load-promotion.ts";
import { insertView } from "./queries.ts";

/** The actor saw a promoted post: counted and charged to its author, once an hour (decision 47). Throws `NotFound`. */
export async function recordView(ctx: MemberCtx, id: string): Promise<{ success: true; counted: boolean }> {
  const view = await insertView(ctx.sql, { id, viewer: ctx.actor, at: ctx.clock.now() });
  if (!view) throw promotionNotFound();
  return { success: true, counted: view.counted };
}
