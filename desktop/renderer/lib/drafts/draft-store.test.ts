import { expect, test } from "vitest";
import { type DraftStorage, readDraft, writeDraft } from "./draft-store.ts";

function memoryStorage(): DraftStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value).size > 0,
    removeItem: (key) => void kept.delete(key),
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
