import { useSyncExternalStore } from "react";
import { getServerTime } from "./server-time.ts";
import { followTicks } from "./ticker.ts";

/**
 * Reads a value anew as time passes. Only a component whose value changed renders again, so a long
 * list costs a comparison a row.
 */
export function useAtEachTick<T extends string | number | boolean | null>(read: (now: number) => T): T {
  const get = () => read(getServerTime());
  return useSyncExternalStore(followTicks, get, get);
}
