import type { Deps } from "../context.ts";

/** A client that has not asked again within a day will not. */
const rememberedMs = 24 * 60 * 60 * 1000;

/** Removes limits whose window is over and answers nobody asks for again. Cheap; meant for every hour, on any process. */
export async function pruneHttp({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  await db.sql`
    delete from rate_limits
    where expires_at <= ${now}`;
  await db.sql`
    delete from idempotency_keys
    where created_at <= ${new Date(now.getTime() - rememberedMs)}`;
}
