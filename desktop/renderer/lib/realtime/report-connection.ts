import { type Connection, isLive, showConnection } from "./connection-state.ts";

/** Whether events have arrived on this page: the first connection of a page is not a return. */
let hasBeenLive = false;

/** Shows the connection, and tells the page when events arrive again (`onConnectionReturn`). */
export function reportConnection(connection: Connection): void {
  const begins = connection === "live" && !isLive();
  showConnection(connection);
  if (!begins) return;
  if (hasBeenLive) dispatchEvent(new Event("events-return"));
  hasBeenLive = true;
}
