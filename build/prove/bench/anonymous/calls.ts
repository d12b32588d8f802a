import { z } from "zod";
import { contract } from "#shared/contract.ts";
import type { Endpoint } from "#shared/endpoint.ts";

/** A call that needs no session. */
export interface AnonymousCall {
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a caller without a session can find on the server, beside the contract. */
export interface Findable {
  /** Paths of pages and files. */
  readonly pages: readonly string[];
  /** An id that exists, by the segment of the path before it, e.g. `media`. */
  readonly ids: Readonly<Record<string, string>>;
}

const browser = { "accept-encoding": "gzip, deflate, br" };

export const health: AnonymousCall = get("GET /api/health", "/api/health");

/**
 * Every address that serves a caller without a session: the contract's rows, so that a new one is
 * measured too; the pages and files; and guessed addresses. Bodies are empty: a call that hashes a
 * password or sends a mail has limits of its own, and refuses these before it does so.
 */
export function anonymousCalls({ pages, ids }: Findable): readonly AnonymousCall[] {
  return [
    ...Object.values(contract)
      .filter(({ access, developmentOnly }) => access === "public" && !developmentOnly)
      .map((endpoint) => callOf(endpoint, ids)),
    ...pages.map((path) => get(path, path, { ...browser, accept: "text/html,*/*" })),
    get("an unknown address", "/api/nothing-here"),
    get("an unknown session", "/api/auth/user", { authorization: `Bearer ${"A".repeat(43)}` }),
    get("no session where one is needed", "/api/posts"),
  ];
}

function callOf({ method, path, query, body, consumes }: Endpoint, ids: Findable["ids"]): AnonymousCall {
  const id = ids[path.split("/")[2] ?? ""] ?? "no-such-id";
  const required = query ? z.toJSONSchema(query, { io: "input" }).required ?? [] : [];
  const search = new URLSearchParams(required.map((name): [string, string] => [name, "x"]));
  const sent = body && { type: "application/json", bytes: "{}" } ||
    consumes && { type: "image/webp", bytes: "x" };
  return {
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase() as AnonymousCall["method"],
    path: path.replaceAll(/\{\w+\}/g, id) + (required.length > 0 ? `?${search}` : ""),
    headers: { ...browser, ...(sent && { "content-type": sent.type }) },
    ...(sent && { body: sent.bytes }),
  };
}

function get(name: string, path: string, headers: AnonymousCall["headers"] = {}): AnonymousCall {
  return { name, method: "GET", path, headers };
}
