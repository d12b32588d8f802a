import type { CallInput, CallOutput, Endpoint } from "#shared/endpoint.ts";
import { supportHeader } from "#shared/moderation/support-header.ts";
import { didYouMeanHeader } from "#shared/search/did-you-mean-header.ts";
import { platform } from "../platform/current-platform.ts";
import { createNetworkError, findFailure } from "./api-error.ts";
import { getRequestTime } from "./first-calls.ts";
import { getHeldPages, holdPage, type Page } from "./held-pages.ts";
import { noteServerTime } from "../clock/server-time.ts";
import { noteFailure, noteMismatch, noteRelease } from "./server-release.ts";
import { bringPosition, forgetPosition } from "./read-position.ts";
import { createXpReader } from "./xp-of-responses.ts";
import { encodeBody, requestAddress, type RequestParts } from "./request.ts";

interface CallOptions {
  signal?: AbortSignal;
  /** The same key for every attempt, so that a retry creates nothing twice (api.6). */
  idempotencyKey?: string;
  /** Called with how much of the body is sent, from 0 to 1, if the platform knows. */
  onUpload?: (progress: number) => void;
  /** Lets the request outlive a page that closes. */
  keepalive?: boolean;
  /** True for a page of a list that is read once, so that it is not held for the next time. */
  isReadOnce?: boolean;
}

/** Endpoints without parameters can be called without input. */
type CallArgs<E extends Endpoint> = unknown extends CallInput<E>
  ? [input?: Record<string, never>, options?: CallOptions]
  : [input: CallInput<E>, options?: CallOptions];

/**
 * Calls an endpoint of the contract. Throws `ApiError` (status 0 when there is no response) or the
 * signal's `AbortError`.
 */
export async function call<E extends Endpoint>(endpoint: E, ...args: CallArgs<E>): Promise<CallOutput<E>> {
  return (await readPage(endpoint, args[0] as RequestParts | undefined, args[1])).items as CallOutput<E>;
}

/** Like `call`, for a paged list: returns the items with the next page's cursor. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  ...args: CallArgs<E>
): Promise<Page<CallOutput<E>>> {
  const page = await readPage(endpoint, args[0] as RequestParts | undefined, args[1]);
  if (!Array.isArray(page.items)) {
    noteMismatch();
    throw new Error(`${endpoint.path} sent no list`);
  }
  return page as Page<CallOutput<E>>;
}

/** Calls an endpoint that produces a file. Throws as `call` does. */
export async function callFile<E extends Endpoint>(endpoint: E, ...args: CallArgs<E>): Promise<Blob> {
  const response = await send(endpoint, args[0] as RequestParts | undefined, args[1]);
  return await response.blob().catch((cause: unknown) => {
    if (args[1]?.signal?.aborted) throw cause;
    throw createNetworkError();
  });
}

/**
 * Calls an endpoint that streams events to clients that accept them. Returns the open response. Its
 * body is events, or JSON when a proxy or the platform does not let them through. Throws as `call`
 * does.
 */
export async function callStream<E extends Endpoint>(endpoint: E, ...args: CallArgs<E>): Promise<Response> {
  const streamed: Endpoint = { ...endpoint, produces: "text/event-stream" };
  return await send(streamed, args[0] as RequestParts | undefined, args[1]);
}

/**
 * Reads a page. For an endpoint with an ETag it returns the same object until the server has a
 * newer one (api.18).
 */
async function readPage(
  endpoint: Endpoint,
  parts: RequestParts = {},
  options?: CallOptions,
): Promise<Page<unknown>> {
  if (!endpoint.hasEtag || options?.isReadOnce) {
    return await readPageBody(await send(endpoint, parts, options));
  }
  const [pages, address] = [getHeldPages(), requestAddress(endpoint, parts)];
  const held = pages.get(address);
  const response = await send(endpoint, parts, { ...options, etag: held?.etag });
  const page = held && response.status === 304 ? held.page : await readPageBody(response);
  holdPage(pages, address, response.headers.get("ETag"), page);
  return page;
}

async function readPageBody(response: Response): Promise<Page<unknown>> {
  const total = response.headers.get("X-Total-Count");
  const name = response.headers.get(didYouMeanHeader);
  return {
    items: await readJson(response),
    nextCursor: response.headers.get("X-Next-Cursor"),
    totalCount: total === null ? null : Number(total),
    ...(response.headers.has(supportHeader) && { asksForHelp: true }),
    ...(name && { didYouMean: name }),
  };
}

async function send(
  endpoint: Endpoint,
  parts: RequestParts = {},
  options: CallOptions & { etag?: string | undefined } = {},
): Promise<Response> {
  const { body, contentType } = encodeBody(parts.body);
  const headers = new Headers({ Accept: endpoint.produces ?? "application/json" });
  if (contentType) headers.set("Content-Type", contentType);
  if (options.idempotencyKey) headers.set("Idempotency-Key", options.idempotencyKey);
  if (options.etag) headers.set("If-None-Match", options.etag);
  const readXp = createXpReader();
  const notePosition = bringPosition(headers, endpoint.method !== "get");
  const init: RequestInit = {
    method: endpoint.method.toUpperCase(),
    headers,
    body,
    credentials: "include",
    signal: options.signal,
    keepalive: options.keepalive,
  };
  const address = requestAddress(endpoint, parts);
  const { onUpload } = options;
  const sending = onUpload ? platform().upload(address, init, onUpload) : platform().fetch(address, init);
  const sentAt = getRequestTime(sending);
  const response = await sending.catch((cause: unknown) => {
    // It may have been written all the same.
    if (endpoint.method !== "get") forgetPosition();
    if (options.signal?.aborted) throw cause;
    throw createNetworkError();
  });
  notePosition(response);
  noteRelease(response);
  noteServerTime(response, sentAt);
  const failure = await findFailure(response, response.status === 304 && options.etag !== undefined);
  if (failure) {
    noteFailure(failure);
    throw failure;
  }
  readXp(response);
  return response;
}

/** A body cut off by a lost connection is a network failure, not a syntax error. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => {
    throw createNetworkError();
  });
  try {
    return text === "" ? undefined : JSON.parse(pluralizeCounts(text));
  } catch (error) {
    noteMismatch();
    throw error;
  }
}

/**
 * Renames singular counts in a JSON response (`likeCount`) to the contract's plural ones (api.8).
 * Works on the text, because pages have no schemas that say where counts are, and a reviver would
 * run for every value. Only property names match: within a string the quotes are escaped.
 */
export function pluralizeCounts(json: string): string {
  return json.replace(/"(like|comment|share|repost|bookmark|post|follower)Count"\s*:/g, '"$1sCount":');
}
