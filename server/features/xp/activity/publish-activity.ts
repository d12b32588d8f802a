import type { Ctx } from "../../../context.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { publishXp } from "../publish-xp.ts";
import type { Recorded } from "./record-activity-fragments.ts";

/** Publishes what a committed statement recorded or withdrew; null when it did nothing. */
export function publishActivity(ctx: Pick<Ctx, "publish">, recorded: Partial<Recorded> | null): void {
  if (!recorded) return;
  publishXp(ctx, recorded.xp ?? null);
  publishNotified(ctx, recorded.notified ?? null);
}
