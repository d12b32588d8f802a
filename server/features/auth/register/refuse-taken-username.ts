import type { Ctx } from "../../../context.ts";
import { Conflict } from "../../../errors.ts";
import { isUsernameTaken } from "./registration-queries.ts";

/**
 * Throws `Conflict("username_taken")` for a username that a member has or had lately, and for a
 * look-alike (auth.11). Pending registrations reserve none.
 */
export async function refuseTakenUsername(ctx: Pick<Ctx, "sql" | "clock">, username: string): Promise<void> {
  if (!await isUsernameTaken(ctx.sql, username, ctx.clock.now())) return;
  throw usernameTaken();
}

export function usernameTaken(): Conflict {
  const message =
    "This username is already taken, or only dots, underscores or similar letters make it differ from one that is. Please choose another one.";
  return new Conflict("username_taken", message, { username: message });
}
