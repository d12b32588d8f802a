import { expect } from "vitest";
import type { TestApp } from "../create-test-app.ts";
import type { TestMember } from "../member.ts";
import { requestsOf } from "../requests.ts";

/** What a page says beside its body. */
const headers = ["x-next-cursor", "x-total-count"];

/** Pages that a member opens. */
export interface Opened {
  readonly reader: TestMember;
  readonly paths: readonly string[];
}

/** The texts as sent, by reader and address. */
type Texts = ReadonlyMap<string, string>;

/** Reads pages as members get them from a process, those of one reader at the same time. */
export async function readPages(t: TestApp, all: readonly Opened[]): Promise<Texts> {
  const texts = new Map<string, string>();
  for (const { reader, paths } of all) {
    const asked = requestsOf(t, { Authorization: `Bearer ${reader.token}` });
    await Promise.all(paths.map(async (path) => {
      const response = await asked.get(path);
      const said = headers.map((name) => response.headers.get(name) ?? "-").join(" ");
      const text = `${response.status} ${said} ${await response.text()}`.replace(requestId, "");
      texts.set(
        `${path} of ${reader.id}`,
        path.startsWith("/api/conversations") ? text.replaceAll(xpOfOthers, "") : text,
      );
    }));
  }
  return texts;
}

/** Each refusal names its request. */
const requestId = /"requestId":"[^"]*"/;

/** A kept list of conversations may have it as it was 30 s ago. */
const xpOfOthers = /"xp":\d+,"level":\d+,/g;

/** Fails with the first places where two readings differ. */
export function expectSamePages(shown: Texts, fresh: Texts, when: () => string): void {
  const differing = [...fresh].flatMap(([page, text]) => {
    const other = shown.get(page) ?? "";
    if (text === other) return [];
    let at = 0;
    while (text[at] === other[at]) at += 1;
    const from = Math.max(0, at - 60);
    return [`${page}: ${other.slice(from, at + 60)} instead of ${text.slice(from, at + 60)}`];
  });
  if (differing.length > 0) expect(differing, when()).toEqual([]);
}
