import { lisaId } from "#shared/assistant/lisa.ts";
import { noCoverChoices } from "#shared/moderation/decide-cover.ts";
import { product } from "#shared/product.ts";
import { createCtx, type Ctx, type MemberCtx } from "../../../context.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";

/** The context of Lisa's acts. `createdId`: the id of what it creates; null: a new one. */
export function makeLisaCtx(ctx: Ctx, filter: Viewer["filter"], createdId: string | null = null): MemberCtx {
  const actor = {
    type: "bot" as const,
    id: lisaId,
    username: product.assistantName,
    filter,
    coverChoices: noCoverChoices,
  };
  return { ...createCtx(ctx, actor), language: ctx.language, createdId };
}
