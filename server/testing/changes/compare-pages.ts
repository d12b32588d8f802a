import { expect } from "vitest";
import type { TestApp } from "../create-test-app.ts";
import type { TestMember } from "../member.ts";
import { requestsOf } from "../requests.ts";

/** What a page says beside its body. */
const headers = ["x-next-cursor", "x-total-count"];

/** Reads pages as a member gets them from a process: by address, its text as sent. */
export async function readPages(
  t: TestApp,
  reader: TestMember,
  paths: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const asked = requestsOf(t, { Authorization: `Bearer ${reader.token}` });
  const pages = paths.map(async (path) => {
    const response = await asked.get(path);
    const said = headers.map((name) => response.headers.get(name) ?? "-").join(" ");
    const text = `${response.status} ${said} ${await response.text()}`.replace(requestId, "");
    return [path, path.startsWith("/api/conversations") ? text.replaceAll(xpOfOthers, "") : text] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

/** Each refusal names its request. */
const requestId = /"requestId":"[^"]*"/;

/** A kept list of conversations may have it as it was 30 s ago. */
const xpOfOthers = /"xp":\d+,"level":\d+,/g;

/** Fails with the first places where two readings differ. */
export function expectSamePages(
  shown: Readonly<Record<string, string>>,
  fresh: Readonly<Record<string, string>>,
  when: () => string,
): void {
  const differing = Object.entries(fresh).flatMap(([path, text]) => {
    const other = shown[path] ?? "";
    if (text === other) return [];
    let at = 0;
    while (text[at] === other[at]) at += 1;
    const from = Math.max(0, at - 60);
    return [`${path}: ${other.slice(from, at + 60)} instead of ${text.slice(from, at + 60)}`];
  });
  if (differing.length > 0) expect(differing, when()).toEqual([]);
}
