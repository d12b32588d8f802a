import type { Till } from "../state/till.ts";
import type { FormValue } from "./decode-form.ts";

/** One call of the API. */
export interface Route {
  readonly method: "GET" | "POST" | "DELETE";
  /** May hold `:id`. */
  readonly path: string;
  /** Returns the object to answer with. Throws `ApiError`. */
  handle(till: Till, call: Call): object;
}

interface Call {
  /** The value of `:id`; empty when the path has none. */
  readonly id: string;
  /** Without `expand`. */
  readonly params: Record<string, FormValue>;
}

/** The route of a call with its id; null when there is none. */
export function findRoute(routes: readonly Route[], method: string, path: string): [Route, string] | null {
  for (const route of routes) {
    if (route.method !== method) continue;
    const [before = "", after] = route.path.split(":id");
    if (after === undefined ? path === before : path.startsWith(before) && path.endsWith(after)) {
      const id = after === undefined ? "" : path.slice(before.length, path.length - after.length);
      if (after === undefined || /^\w+$/.test(id)) return [route, id];
    }
  }
  return null;
}
