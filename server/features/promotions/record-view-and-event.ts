import type { PromotionEventType } from "#shared/promotions/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { promotionNotFound } from "./load-promotion.ts";
import { insertPromotionEvent, insertPromotionView } from "./promotion-queries.ts";

/**
 * Counts an event on a promoted post. Only the client knows that it came from the promoted display;
 * each member counts once an hour per type, and the author not at all. Throws `NotFound`.
 */
export async function recordEvent(
  ctx: MemberCtx,
  id: string,
  type: PromotionEventType,
): Promise<{ success: true; counted: boolean }> {
  const event = await insertPromotionEvent(ctx.sql, { id, type, viewer: ctx.actor, at: ctx.clock.now() });
  if (!event) throw promotionNotFound();
  return { success: true, counted: event.counted };
}

/**
 * Counts a view of a promoted post and charges its author, once an hour
 * (promotions.2). Throws `NotFound`.
 */
export async function recordView(ctx: MemberCtx, id: string): Promise<{ success: true; counted: boolean }> {
  const view = await insertPromotionView(ctx.sql, { id, viewer: ctx.actor, at: ctx.clock.now() });
  if (!view) throw promotionNotFound();
  return { success: true, counted: view.counted };
}
