import type { Ctx } from "../../context.ts";
import { publishXp } from "../xp/publish-xp.ts";
import type { Recorded } from "./fragments.ts";

/** Publishes what a committed statement recorded; null when it recorded nothing. */
export function publishActivity(ctx: Pick<Ctx, "publish">, recorded: Recorded | null): void {
  if (recorded) publishXp(ctx, recorded.xp);
}
