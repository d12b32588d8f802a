import type { Tx } from "../../db/open-database.ts";

/**
 * Taken before any other lock by what may end an administrator's right: of two at once, the second
 * looks after the first has committed.
 */
export async function lockAdministrators(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('administrators leave'))`;
}
