import type { Ctx } from "../../../context.ts";
import { keepProgress } from "../answers/alive/heartbeat-queries.ts";
import { heartbeatDeadline } from "../answers/alive/heartbeat-deadline.ts";

const everyMs = 10_000;

/**
 * Extends the reservation while this process works on the answer, until `release`. The signal fires
 * when the answer no longer belongs to it.
 */
export function holdReservation(ctx: Ctx, id: string): { readonly signal: AbortSignal; release(): void } {
  const lost = new AbortController();
  const keep = async () => {
    const kept = await keepProgress(ctx.sql, {
      id,
      content: null,
      expiresAt: heartbeatDeadline(ctx.clock.now()),
    });
    if (!kept) lost.abort();
  };
  const timer = setInterval(() => {
    keep().catch((err: unknown) => ctx.log.warn({ err }, "an answer of Lisa's was not kept alive"));
  }, everyMs);
  return { signal: lost.signal, release: () => clearInterval(timer) };
}
