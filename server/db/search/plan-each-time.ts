import type { DriverQuery } from "../pool/driver.ts";

/**
 * The statement, planned for its parameters each time it is sent: for one whose best plan depends
 * on them. The server forgets it once it has run. Call it before the statement is awaited.
 */
export function planEachTime<T extends PromiseLike<unknown>>(statement: T): T {
  (statement as unknown as DriverQuery).options.prepare = false;
  return statement;
}
