import { totalCountHeader } from "#shared/primitives.ts";
import type { HeaderPair } from "./env.ts";
import type { Exchange } from "./route.ts";

/** What a route may touch of a request and its answer: header lines end up in `headers`, to be sent with the answer. */
export function exchangeOf(request: Request, headers: HeaderPair[]): Exchange {
  return {
    request,
    appendHeader: (name, value) => {
      headers.push([name, value]);
    },
    setNextCursor: (cursor) => {
      if (cursor !== null) headers.push(["X-Next-Cursor", cursor]);
    },
    setTotalCount: (count) => {
      if (count !== null) headers.push([totalCountHeader, String(count)]);
    },
  };
}
