import type { Deps } from "../context.ts";

/** A client that has not retried within a day will not. */
const rememberedMs = 24 * 60 * 60 * 1000;

/** Removes expired limit windows and stored responses. Cheap; meant for every hour, on any process. */
export async function pruneLimitsAndStoredResponses(
  { db, clock }: Pick<Deps, "db" | "clock">,
): Promise<void> {
  const now = clock.now();
  await db.sql`
    delete from rate_limits
    where expires_at <= ${now}`;
  await db.sql`
    delete from idempotency_keys
    where created_at <= ${new Date(now.getTime() - rememberedMs)}`;
}
