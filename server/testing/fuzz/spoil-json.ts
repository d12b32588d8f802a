import fc from "fast-check";
import { hostileKey, hostileValue } from "./hostile.ts";

type Path = readonly (string | number)[];

/**
 * JSON texts from a value with one place of it, at any depth, replaced, removed or extended by
 * something hostile.
 */
export function spoiledJson(value: unknown): fc.Arbitrary<string> {
  return fc.tuple(
    fc.constantFrom(...placesOf(value, [])),
    fc.oneof({ weight: 3, arbitrary: hostileValue.map((one) => JSON.stringify(one)) }, oddText),
    fc.constantFrom("replace", "remove", "add"),
    hostileKey,
  ).map(([path, text, how, key]) => {
    const put = how === "remove" ? undefined : marker;
    const spoiled = changed(value, how === "add" ? [...path, key] : path, put);
    return (JSON.stringify(spoiled) ?? "").replace(`"${marker}"`, () => text);
  });
}

/** A placeholder for the text, since `JSON.stringify` writes no number of 1e200000. */
const marker = "the-spoiled-place";

/** Valid JSON that other readers of JSON refuse. */
const oddText = fc.constantFrom(
  "1e20",
  "1e400",
  "-1e200000",
  "9".repeat(5_000),
  '"\\u0000"',
  '"evt_\\u0000"',
  '"pi_\\ud800"',
  '"pi_../../v1/customers"',
  `"pi_${"a".repeat(5_000)}"`,
  `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
  '{"id":"pi_\\u0000"}',
  '{"a":1,"a":2}',
);

function placesOf(value: unknown, path: Path): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const inner = Array.isArray(value) ? value.map((one, at) => [at, one] as const) : Object.entries(value);
  return [path, ...inner.flatMap(([name, one]) => placesOf(one, [...path, name]))];
}

function changed(value: unknown, [first, ...rest]: Path, put: unknown): unknown {
  if (first === undefined) return put;
  if (typeof value !== "object" || value === null) return put;
  if (Array.isArray(value)) {
    return typeof first === "number"
      ? value.flatMap((one: unknown, at) => at === first ? inList(changed(one, rest, put)) : [one])
      : [...value, put];
  }
  const entries = Object.entries(value).filter(([name]) => name !== first);
  const now = changed((value as Record<string, unknown>)[first], rest, put);
  return Object.fromEntries(now === undefined ? entries : [...entries, [first, now]]);
}

const inList = (value: unknown): unknown[] => (value === undefined ? [] : [value]);
