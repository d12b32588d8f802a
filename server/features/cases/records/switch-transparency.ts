import { uuidv7 } from "uuidv7";
import type { SessionCtx } from "../../../context.ts";
import { selectTransparency, updateTransparency } from "./transparency-queries.ts";

interface Switched {
  readonly isPublished: boolean;
  readonly changedAt: string | null;
}

/** Publishes the numbers at /transparency, or stops it (numbers.3); audited when it changes. */
export async function switchTransparency(
  ctx: SessionCtx,
  { isPublished }: { readonly isPublished: boolean },
): Promise<Switched> {
  const row = await updateTransparency(ctx.sql, isPublished, {
    id: ctx.createdId ?? uuidv7(),
    action: "switch_transparency",
    actor: ctx.actor,
    reason: null,
    at: ctx.clock.now(),
  }) ?? await selectTransparency(ctx.sql);
  return { isPublished: row.is_published, changedAt: row.changed_at?.toISOString() ?? null };
}
