import { msg } from "@lingui/core/runtime-macro";
import { Conflict } from "../../../errors.ts";

/** The only administrator would lose the right with the address it belongs to (auth.13). */
export function onlyAdministrator(): Conflict {
  return new Conflict(
    "conflict",
    msg`You are the only administrator, by your present address. Add the new one to the server's ADMIN_EMAILS setting first; then you can change it.`,
  );
}
