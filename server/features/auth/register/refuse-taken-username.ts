import type { Ctx } from "../../../context.ts";
import { takenUsernameText } from "#shared/members/name-fields.ts";
import { Conflict } from "../../../errors.ts";
import { isUsernameTaken } from "./registration-queries.ts";

/**
 * Throws `Conflict("username_taken")` for a username that a member has or had lately, and for a
 * look-alike (auth.11). Pending registrations reserve none.
 */
export async function refuseTakenUsername(ctx: Pick<Ctx, "sql" | "clock">, username: string): Promise<void> {
  if (!await isUsernameTaken(ctx.sql, username, null, ctx.clock.now())) return;
  throw usernameTaken();
}

export function usernameTaken(): Conflict {
  return new Conflict("username_taken", takenUsernameText, { username: takenUsernameText });
}
