import type { Ctx } from "../../../../context.ts";
import { deleteActsBefore } from "./bot-act-queries.ts";

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Forgets the hours and acts of bots after thirty days. What they published and what it cost stay. */
export async function pruneActs(ctx: Ctx): Promise<void> {
  await deleteActsBefore(ctx.sql, new Date(ctx.clock.now().getTime() - keptMs));
}
