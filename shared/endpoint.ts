import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

type Method = "get" | "post" | "put" | "delete";
/** Administrators may do what moderators may. */
type Access = "public" | "member" | "moderator" | "admin";
/**
 * Encodings of a body. An endpoint may accept both; `call` uses multipart when a value is a file.
 */
type Encoding = "json" | "multipart";

/**
 * One row of the contract: the source of the server's route, the client's call, the form and
 * the OpenAPI document.
 */
export interface Endpoint {
  readonly method: Method;
  /** OpenAPI template below the origin, e.g. `/api/posts/{id}/comments`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  /**
   * A public endpoint that is served without looking for a session first, and so
   * without the database.
   */
  readonly isAnonymous?: boolean;
  /** A GET that changes something: HEAD, by which programs look at links, is refused. */
  readonly refusesHead?: boolean;
  /** Mounted only outside production. */
  readonly developmentOnly?: boolean;
  /**
   * That a member asks is nobody's business: its requests are counted, but not logged, and what the
   * log says of one that fails does not name the member.
   */
  readonly isUnlogged?: boolean;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Accepted encodings of `body`; `["json"]` when absent. */
  readonly encodings?: readonly Encoding[];
  /** Content type of a raw body that the handler reads itself, e.g. `image/*`. */
  readonly consumes?: string;
  /** Status of success: 200, 201 for creation (api.9), 302 for a redirect without a body. */
  readonly status: 200 | 201 | 302;
  /** The response body; absent when there is none (302) or it is not JSON (`produces`). */
  readonly response?: z.ZodType;
  /** Content type of a response that is not JSON, e.g. `image/webp`. */
  readonly produces?: string;
  /** Error codes beside those that the rest of the row implies (`listErrorCodes`). */
  readonly errors?: readonly ErrorCode[];
  /**
   * A large read that the client can repeat: refused with `overloaded` while work waits (api.17).
   */
  readonly isSheddable?: boolean;
  /**
   * A read that decides nothing and may run on a replica of the database, after what the caller
   * wrote (replicas.1). Its verb writes nothing at all.
   */
  readonly readsFromReplica?: boolean;
  /** The body of its 503, where that is not the error envelope. */
  readonly unavailable?: z.ZodType;
  /**
   * The response has an ETag; a matching `If-None-Match` returns 304. For files, and for lists that
   * a client polls: `mount` computes it of JSON, and `call` keeps the last body. Not for a single
   * number or a response that changes with every call, where a 304 saves nothing.
   */
  readonly hasEtag?: boolean;
  /** Supports `Range` with 206. */
  readonly takesRange?: boolean;
  /** A keyset-paged list: takes `limit`, `offset` and `cursor`, returns `X-Next-Cursor` (api.4). */
  readonly paged?: boolean;
  /**
   * A paged list whose first page has in `X-Total-Count` the number of all visible rows. Rows are
   * counted up to this number; one more means "more than that".
   */
  readonly countsUpTo?: number;
  /** The response has `X-Support: 1` when the caller's words ask for help (moderation.11). */
  readonly offersSupport?: boolean;
  /** The first page has `X-Did-You-Mean` when a search found almost nothing (search.7). */
  readonly suggestsName?: boolean;
}

/** Declares a contract row, keeping its literal types. */
export function defineEndpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : never;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : never;

/** A caller's input, before parsing. */
export type CallInput<E extends Endpoint> =
  & (E extends { params: infer P } ? { params: InputOf<P> } : unknown)
  & (E extends { query: infer Q } ? { query?: InputOf<Q> } : unknown)
  & (E extends { body: infer B } ? { body: InputOf<B> } : unknown);

/** A handler's input: the same parts, parsed. Absent parts are `undefined`. */
export interface ParsedInput<E extends Endpoint> {
  readonly params: E extends { params: infer P } ? OutputOf<P> : undefined;
  readonly query: E extends { query: infer Q } ? OutputOf<Q> : undefined;
  readonly body: E extends { body: infer B } ? OutputOf<B> : undefined;
}

/** The JSON body of success. */
export type CallOutput<E extends Endpoint> = E extends { response: infer R } ? OutputOf<R> : undefined;
