import { createInvalidRequest } from "./api-error.ts";

/** A form's value once its brackets are read. All leaves are text. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

const longestPath = 6;
const pathPattern = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/**
 * Reads `a[b]=1&c[0][d]=2&e[]=3` as the API's clients write it. Throws 400 for names
 * that cannot be read.
 */
export function decodeForm(text: string): Record<string, FormValue> {
  const root: Record<string, unknown> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const match = pathPattern.exec(name);
    if (!match) throw createInvalidRequest(`Invalid parameter name: ${name}`);
    const path = [
      match[1] ?? "",
      ...[...(match[2] ?? "").matchAll(/\[([^[\]]*)\]/g)].map(([, key]) => key ?? ""),
    ];
    if (path.length > longestPath) throw createInvalidRequest(`Too deep: ${name}`);
    set(root, path, value);
  }
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, withLists(value)]));
}

/**
 * Objects without a prototype, so that no name means anything else. An empty
 * key is the next number.
 */
function set(target: Record<string, unknown>, [first = "", ...rest]: readonly string[], value: string): void {
  const key = first === "" ? String(Object.keys(target).length) : first;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const inner = target[key];
  const next = typeof inner === "object" && inner !== null
    ? inner as Record<string, unknown>
    : Object.create(null) as Record<string, unknown>;
  target[key] = next;
  set(next, rest, value);
}

/** Turns an object that has only the keys 0, 1, … into a list. */
function withLists(value: unknown): FormValue {
  if (typeof value !== "object" || value === null) return String(value);
  const entries = Object.entries(value);
  if (entries.every(([key], index) => key === String(index))) {
    return entries.map(([, item]) => withLists(item));
  }
  return Object.fromEntries(entries.map(([key, item]) => [key, withLists(item)]));
}
