import { totalCountHeader } from "#shared/primitives.ts";
import type { HeaderPair } from "./env.ts";
import type { CallOutput, Endpoint, ParsedInput } from "#shared/endpoint.ts";
import type { RequestCtx, SessionCtx } from "../context.ts";
import type { LimitName } from "./rate-limits.ts";

/** The few things of HTTP that a route, never a verb, may touch. */
export interface Exchange {
  readonly request: Request;
  /** Adds a header line to the answer; `Set-Cookie` may stand several times. */
  appendHeader(name: string, value: string): void;
  /** Announces the next keyset page (api.4). Null on the last page. */
  setNextCursor(cursor: string | null): void;
  /** Sends how many rows a list has that declares `countsUpTo`. Null, which is every page but the first, sends nothing. */
  setTotalCount(count: number | null): void;
}

/** Public endpoints see a possible actor; the others always have one. */
type CtxOf<E extends Endpoint> = E["access"] extends "public" ? RequestCtx : SessionCtx;

type Handler<E extends Endpoint> = (
  ctx: CtxOf<E>,
  input: ParsedInput<E>,
  exchange: Exchange,
) => Promise<CallOutput<E> | Response>;

interface RouteOptions {
  /** Limits one call counts for, by member or source; `write` is counted for every change a member makes. */
  readonly limits?: readonly LimitName[];
}

/** One mounted endpoint. Handlers are stored with their types closed over; `mount` feeds them what the contract parsed. */
export interface Route extends RouteOptions {
  readonly endpoint: Endpoint;
  readonly handle: (ctx: RequestCtx, input: ParsedInput<Endpoint>, exchange: Exchange) => Promise<unknown>;
}

/** Binds an endpoint of the contract to its verb. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  options: RouteOptions = {},
): Route {
  return { ...options, endpoint, handle: handle as unknown as Route["handle"] };
}

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
