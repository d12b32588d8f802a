import fc from "fast-check";
import type { Endpoint } from "#shared/endpoint.ts";
import { arbitraryOf, type Known } from "./arbitrary-of.ts";
import { hostileKey, hostileString, hostileValue } from "./hostile.ts";

interface MadeRequest {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array<ArrayBuffer> | FormData | undefined;
}

type Fields = Record<string, unknown>;

/**
 * Existing values; ids by the collection in whose paths they are used, e.g. `posts` for
 * `/api/posts/{id}`.
 */
interface KnownWorld extends Pick<Known, "byField"> {
  readonly ids: Readonly<Record<string, readonly string[]>>;
}

/** Calls of an endpoint: valid ones, spoiled ones, and ones that only resemble calls. */
export function arbitraryRequest(endpoint: Endpoint, world: KnownWorld): fc.Arbitrary<MadeRequest> {
  const ids = world.ids[endpoint.path.split("/")[2] ?? ""] ?? Object.values(world.ids).flat();
  const known = { ids, byField: world.byField };
  return fc.record({
    path: fc.tuple(pathOf(endpoint, known), queryOf(endpoint, known)).map(([path, query]) => path + query),
    extra: fc.oneof(
      { weight: 4, arbitrary: fc.constant<Record<string, string>>({}) },
      { weight: 1, arbitrary: fc.uuid().map((key) => ({ "Idempotency-Key": key })) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(...oddHeaders),
      },
    ),
    sent: bodyOf(endpoint, known),
  }).map(({ path, extra, sent }) => ({ path, body: sent.body, headers: { ...sent.headers, ...extra } }));
}

/** Headers that the server reads, with values that no client of ours would send. */
const oddHeaders: readonly Record<string, string>[] = [
  { "Idempotency-Key": "mine" },
  { "Idempotency-Key": "" },
  { "Idempotency-Key": "a".repeat(3000) },
  { "If-None-Match": "*" },
  { "If-None-Match": `W/"${"x".repeat(2000)}", ,,"` },
  { "Range": "bytes=0-99999999999999999999" },
  { "Range": "bytes=-0", "If-Range": "x" },
  { "Range": "bytes=5-1,a-b" },
  { "Cookie": "glimmer_session=; ;=;glimmer_session=%00" },
  { "Cookie": `glimmer_session=${"A".repeat(43)}` },
  { "Accept-Encoding": "br;q=x, *;q=0,;;" },
  { "Accept": "\u00ff;;q=" },
  { "X-Forwarded-For": "fe80::1%eth0, ::, 1.2.3.4:99999" },
  { "User-Agent": "\u00ff".repeat(2000) },
  { "Sec-Fetch-Site": "none of them" },
  { "X-Session-Transport": "BEARER, cookie" },
];

function pathOf(endpoint: Endpoint, known: Known): fc.Arbitrary<string> {
  const good = endpoint.params ? arbitraryOf(endpoint.params, known) : fc.constant({});
  return fc.oneof({ weight: 4, arbitrary: good }, { weight: 1, arbitrary: fc.constant(null) })
    .chain((params) =>
      fc.array(hostileString, { minLength: 2, maxLength: 2 }).map((hostile) =>
        endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
          const value = params === null ? hostile.pop() || "x" : String((params as Fields)[name]);
          // Dots alone would climb to another path before they are sent.
          return encodeURIComponent(value.toWellFormed()).replace(/^\.+$/, "x");
        })
      )
    );
}

function queryOf(endpoint: Endpoint, known: Known): fc.Arbitrary<string> {
  const good = endpoint.query ? arbitraryOf(endpoint.query, known) : fc.constant({});
  return fc.oneof(
    { weight: 3, arbitrary: good.map((query) => search(query as Fields)) },
    { weight: 1, arbitrary: spoiled(good).map((query) => search(query)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "?",
        "?&&&",
        "?limit=1&limit=2",
        "?__proto__=1",
        "?a[b]=1",
        "?limit=%00",
        "?cursor=%ZZ",
        "?%",
      ),
    },
  );
}

function search(query: Fields): string {
  const pairs = Object.entries(query).map(([name, value]) =>
    [name, printed(value).toWellFormed()] as [string, string]
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
}

type Sent = Pick<MadeRequest, "headers" | "body">;

function bodyOf(endpoint: Endpoint, known: Known): fc.Arbitrary<Sent> {
  if (endpoint.method === "get") return fc.constant({ headers: {}, body: undefined });
  // A body that may be absent is absent in `noBodyAtAll`.
  const good = (endpoint.body ? arbitraryOf(endpoint.body, known) : fc.constant({})).map((body) =>
    body ?? {}
  );
  const isMultipart = endpoint.encodings?.includes("multipart");
  return fc.oneof(
    { weight: 4, arbitrary: good.map((fields) => asJson(fields)) },
    { weight: 4, arbitrary: spoiled(good).map((fields) => asJson(fields)) },
    { weight: 1, arbitrary: hostileValue.map((value) => asJson(value)) },
    { weight: isMultipart ? 4 : 1, arbitrary: good.map((fields) => asForm(fields as Fields)) },
    { weight: isMultipart ? 4 : 1, arbitrary: spoiled(good).map((fields) => asForm(fields)) },
    { weight: 2, arbitrary: noBodyAtAll },
  );
}

/** Malformed, mislabelled, or missing. */
const noBodyAtAll: fc.Arbitrary<Sent> = fc.oneof(
  fc.constantFrom<Sent>(
    { headers: {}, body: undefined },
    { headers: { "Content-Type": "application/json" }, body: "" },
    { headers: { "Content-Type": "application/json" }, body: "{" },
    { headers: { "Content-Type": "application/json" }, body: '{"a":1}{' },
    { headers: { "Content-Type": "application/json" }, body: `${"[".repeat(20_000)}${"]".repeat(20_000)}` },
    { headers: { "Content-Type": "text/plain" }, body: "{}" },
    { headers: { "Content-Type": "application/x-www-form-urlencoded" }, body: "content=hello" },
    { headers: { "Content-Type": "multipart/form-data" }, body: "no boundary" },
    { headers: { "Content-Type": "multipart/form-data; boundary=x" }, body: "--x\r\nnothing" },
    { headers: { "Content-Type": "multipart/form-data; boundary=x" }, body: "--x--" },
    { headers: { "Content-Type": "image/png" }, body: "<svg onload=alert(1)>" },
    { headers: { "Content-Type": "application/json" }, body: `"${"a".repeat(70_000)}"` },
  ),
  fc.uint8Array({ maxLength: 60 }).map((bytes): Sent => ({
    headers: { "Content-Type": "application/json" },
    body: new Uint8Array(bytes),
  })),
);

function asJson(value: unknown): Sent {
  return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(value) ?? "null" };
}

function asForm(fields: Fields): Sent {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.append(name, value);
    else form.append(name, printed(value));
  }
  return { headers: {}, body: form };
}

/** One field changed, taken away or added. */
function spoiled(good: fc.Arbitrary<unknown>): fc.Arbitrary<Fields> {
  return fc.tuple(good, hostileValue, hostileKey, fc.nat(), fc.constantFrom("change", "remove", "add"))
    .map(([given, value, key, at, how]) => {
      const entries = Object.entries(given as Fields);
      if (how === "add" || entries.length === 0) return Object.fromEntries([...entries, [key, value]]);
      const index = at % entries.length;
      const [name = ""] = entries[index] ?? [];
      return Object.fromEntries(
        how === "remove" ? entries.toSpliced(index, 1) : entries.with(index, [name, value]),
      );
    });
}

function printed(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value) ?? "";
}
