import { supportHeader } from "#shared/moderation/support-header.ts";
import { totalCountHeader } from "#shared/paging.ts";
import { didYouMeanHeader } from "#shared/search/did-you-mean-header.ts";
import type { HeaderPair } from "./app-env.ts";
import type { CallOutput, Endpoint, ParsedInput } from "#shared/endpoint.ts";
import type { RequestCtx, SessionCtx } from "../../context.ts";
import type { LimitName } from "../limits/rate-limits.ts";
import type { Serialized } from "../responses/serialized.ts";

/** The parts of HTTP that a route may use, but not a verb. */
export interface Exchange {
  readonly request: Request;
  /** Adds a response header; `Set-Cookie` may be repeated. */
  appendHeader(name: string, value: string): void;
  /** Sends the next page's cursor (api.4). Null on the last page. */
  setNextCursor(cursor: string | null): void;
  /**
   * Sends the number of rows of a list that declares `countsUpTo`. Null, as on every page but the
   * first, sends nothing.
   */
  setTotalCount(count: number | null): void;
  /** Says that the caller's words ask for help, for an endpoint that declares `offersSupport`. */
  offerSupport(isWanted: boolean): void;
  /** Sends what a search may have meant (null: nothing), where `suggestsName` is declared. */
  suggestName(name: string | null): void;
}

/** Public endpoints may have no actor; the others always have one. */
type CtxOf<E extends Endpoint> = E["access"] extends "public" ? RequestCtx : SessionCtx;

type Handler<E extends Endpoint> = (
  ctx: CtxOf<E>,
  input: ParsedInput<E>,
  exchange: Exchange,
) => Promise<CallOutput<E> | Serialized<CallOutput<E>> | Response>;

interface RouteOptions {
  /**
   * Limits that one call counts against, by member or source; `write` is counted for every change a
   * member makes.
   */
  readonly limits?: readonly LimitName[];
  /**
   * It may hide something from others, who must not read the former state from a replica
   * (replicas.3). What moderators and administrators do always concerns everybody.
   */
  readonly concernsEverybody?: boolean;
}

/**
 * What a call changes of what is cached for all members (`Topic`). `named`: its verb says it each
 * time (`ctx.changed`), and if it forgets to, it changes everything; so does any call that fails
 * unexpectedly. `nothing`: what a verb names on rare ways, else nothing.
 */
type ChangesOfCall = "nothing" | "named" | "everything";

interface WriteOptions extends RouteOptions {
  readonly changes: ChangesOfCall;
}

/**
 * One mounted endpoint. Handlers keep their types in a closure; `mount` passes
 * them the parsed input.
 */
export interface Route extends RouteOptions {
  readonly endpoint: Endpoint;
  readonly handle: (ctx: RequestCtx, input: ParsedInput<Endpoint>, exchange: Exchange) => Promise<unknown>;
  readonly changes: ChangesOfCall;
}

/** Binds an endpoint of the contract to its verb. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  ...[options]: E["method"] extends "get" ? [options?: RouteOptions] : [options: WriteOptions]
): Route {
  return { changes: "nothing", ...options, endpoint, handle: handle as unknown as Route["handle"] };
}

/** The exchange of a request: response headers are collected in `headers`. */
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
    offerSupport: (isWanted) => {
      if (isWanted) headers.push([supportHeader, "1"]);
    },
    suggestName: (name) => {
      if (name !== null) headers.push([didYouMeanHeader, encodeURIComponent(name)]);
    },
  };
}
