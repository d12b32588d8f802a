import type { Ctx } from "../../../context.ts";
import { consumeLimit } from "../../../http/limits/consume-limit.ts";
import { isUsernameTaken } from "./registration-queries.ts";

/** Says whether a username is taken, for who is typing it. Throws `RateLimited`. */
export async function checkUsername(ctx: Ctx, username: string): Promise<{ isTaken: boolean }> {
  await consumeLimit(ctx, "username_source", ctx.source);
  const memberId = ctx.actor?.type === "member" ? ctx.actor.id : null;
  return { isTaken: await isUsernameTaken(ctx.sql, username, memberId, ctx.clock.now()) };
}
