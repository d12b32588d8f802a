import { expect, test } from "vitest";
import { type DraftStorage, readDraft, writeDraft } from "./draft-store.ts";

function memoryStorage(): DraftStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const asText = (kept: unknown) => (typeof kept === "string" ? kept : null);

test("returns a draft only to the member who wrote it", () => {
  const storage = memoryStorage();
  writeDraft(storage, "ada", "post", "half a thought");
  expect(readDraft(storage, "ada", "post", asText)).toBe("half a thought");
  expect(readDraft(storage, "ada", "comment:1", asText)).toBeNull();
  expect(readDraft(storage, "ben", "post", asText)).toBeNull();
});

test("removes a draft", () => {
  const storage = memoryStorage();
  writeDraft(storage, "ada", "post", "half a thought");
  writeDraft(storage, "ada", "post", null);
  expect(readDraft(storage, "ada", "post", asText)).toBeNull();
});

test("returns null for an invalid draft", () => {
  const storage = memoryStorage();
  storage.setItem("glimmer:draft:ada:post", "{broken");
  expect(readDraft(storage, "ada", "post", asText)).toBeNull();
  storage.setItem("glimmer:draft:ada:post", "42");
  expect(readDraft(storage, "ada", "post", asText)).toBeNull();
});

test("returns false when the browser stores nothing", () => {
  const full: DraftStorage = {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(writeDraft(full, "ada", "post", "text")).toBe(false);
});
