import type { LimitCtx } from "../http/limits/consume-limit.ts";
import { hashSubject } from "../http/limits/limit-queries.ts";
import { limitMax, type LimitName, rateLimits } from "../http/limits/rate-limits.ts";

/**
 * Counts for a subject all hits that its limit allows, except the last `but`, in a window that
 * begins now.
 */
export async function exhaustLimit(
  { sql, clock, config }: LimitCtx,
  name: LimitName,
  subject: string,
  { but = 0 } = {},
): Promise<void> {
  const now = clock.now();
  const row = sql({
    name,
    subject: hashSubject(name, subject),
    window_start: now,
    expires_at: new Date(now.getTime() + rateLimits[name].windowSeconds * 1000),
    hits: limitMax(name, config.rateLimitScale) - but,
  });
  await sql`
    insert into rate_limits ${row}
    on conflict (name, subject) do update
    set
      expires_at = excluded.expires_at,
      hits = excluded.hits`;
}
