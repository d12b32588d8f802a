/**
 * Calls back when the connection returns: the browser is online again, or events arrive again, as
 * they do once the server is back (`reportConnection`). Returns a function that stops.
 */
export function onConnectionReturn(callback: () => void): () => void {
  const names = ["online", "events-return"];
  for (const name of names) addEventListener(name, callback);
  return () => {
    for (const name of names) removeEventListener(name, callback);
  };
}
