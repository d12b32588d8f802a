import { msg } from "@lingui/core/runtime-macro";
import type { Promotion } from "#shared/promotions/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import { presentPromotion } from "./present.ts";
import { selectPromotion } from "./promotion-results-queries.ts";

/** Returns the actor's promotion. Throws `NotFound`, also for another member's. */
export async function loadPromotion(ctx: MemberCtx, id: string): Promise<Promotion> {
  const row = await selectPromotion(ctx.sql, { id, memberId: ctx.actor.id, at: ctx.clock.now() });
  if (!row) throw promotionNotFound();
  return presentPromotion(row);
}

export function promotionNotFound(): NotFound {
  return new NotFound(msg`This promotion is no longer available.`);
}
