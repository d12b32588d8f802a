import type { CallOutput, Endpoint, ParsedInput } from "#shared/endpoint.ts";
import type { Ctx, MemberCtx } from "../context.ts";

/** The few things of HTTP that a route, never a verb, may touch. */
export interface Exchange {
  readonly request: Request;
  setHeader(name: string, value: string): void;
  /** `Set-Cookie` and the like, where several may stand. */
  appendHeader(name: string, value: string): void;
  /** Announces the next keyset page (decision 4). Null: this was the last. */
  setNextCursor(cursor: string | null): void;
}

/** Public endpoints see a possible actor; the others always have one. */
export type CtxOf<E extends Endpoint> = E["access"] extends "public" ? Ctx : MemberCtx;

export type Handler<E extends Endpoint> = (
  ctx: CtxOf<E>,
  input: ParsedInput<E>,
  exchange: Exchange,
) => Promise<CallOutput<E> | Response>;

/** One mounted endpoint. Handlers are stored with their types closed over; `mount` feeds them what the contract parsed. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (ctx: Ctx, input: ParsedInput<Endpoint>, exchange: Exchange) => Promise<unknown>;
}

/** Binds an endpoint of the contract to its verb. */
export function route<const E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  return { endpoint, handle: handle as unknown as Route["handle"] };
}
