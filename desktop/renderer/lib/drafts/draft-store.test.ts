import { expect, test } from "vitest";
import { readDraft, readRemovedDrafts, removeDraft, removeDraftsOf, writeDraft } from "./draft-store.ts";

function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value).size > 0,
    removeItem: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}

const asText = (kept: unknown) => (typeof kept === "string" ? kept : null);

test("returns a draft only to the member who wrote it", () => {
  const storage = memoryStorage();
  writeDraft("ada", "post", "half a thought", storage);
  expect(readDraft("ada", "post", asText, storage)).toBe("half a thought");
  expect(readDraft("ada", "comment:1", asText, storage)).toBeNull();
  expect(readDraft("ben", "post", asText, storage)).toBeNull();
});

test("removes a draft", () => {
  const storage = memoryStorage();
  writeDraft("ada", "post", "half a thought", storage);
  writeDraft("ada", "post", null, storage);
  expect(readDraft("ada", "post", asText, storage)).toBeNull();
});

test("returns null for an invalid draft", () => {
  const storage = memoryStorage();
  storage.setItem("glimmer:draft:ada:post", "{broken");
  expect(readDraft("ada", "post", asText, storage)).toBeNull();
  storage.setItem("glimmer:draft:ada:post", "42");
  expect(readDraft("ada", "post", asText, storage)).toBeNull();
});

test("records what was removed, the newest first, and not without end", () => {
  const storage = memoryStorage();
  storage.setItem("glimmer:draft-gone:ada", JSON.stringify({ attemptKey: "in no list" }));
  for (let n = 1; n <= 30; n += 1) {
    removeDraft("ada", "post", { attemptKey: `v${n}`, base: "v0" }, n === 30, storage);
  }
  const removed = readRemovedDrafts("ada", storage);
  expect(removed[0]).toEqual({ attemptKey: "v30", base: "v0", isSent: true });
  expect(removed).toHaveLength(20);
});

test("removes all that a member wrote, and nothing of others", () => {
  const storage = memoryStorage();
  for (const name of ["post", "ai:new"]) writeDraft("ada", name, "half a thought", storage);
  writeDraft("ada2", "post", "another's", storage);
  removeDraft("ada", "comment:1", { attemptKey: "v1", base: null }, true, storage);
  removeDraftsOf("ada", storage);
  expect(storage.keys()).toEqual(["glimmer:draft:ada2:post"]);
});
