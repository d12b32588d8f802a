import { expect, test } from "vitest";
import { guardStorage } from "./guarded-storage.ts";

/** A storage that holds a few entries; further ones are refused as by a full browser. */
function smallStorage(room: number): Storage {
  const kept: Record<string, string> = {};
  return Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: {
      value: (key: string, text: string) => {
        if (Object.keys({ ...kept, [key]: text }).length > room) {
          throw new DOMException("Full", "QuotaExceededError");
        }
        kept[key] = text;
      },
    },
    removeItem: { value: (key: string) => delete kept[key] },
  }) as unknown as Storage;
}

function blocked(): Storage {
  throw new DOMException("Access is denied for this document.", "SecurityError");
}

test("keeps texts in the browser", () => {
  const browser = smallStorage(2);
  const texts = guardStorage(() => browser);
  expect(texts.setItem("a", "1")).toBe(true);
  expect([texts.getItem("a"), browser.getItem("a"), texts.keys()]).toEqual(["1", "1", ["a"]]);
  texts.removeItem("a");
  expect([texts.getItem("a"), browser.getItem("a")]).toEqual([null, null]);
});

test("keeps texts for the page when reading the storage throws, and says that nothing is stored", () => {
  const texts = guardStorage(blocked);
  expect(texts.getItem("a")).toBeNull();
  expect(texts.setItem("a", "1")).toBe(false);
  expect([texts.getItem("a"), texts.keys()]).toEqual(["1", ["a"]]);
  texts.removeItem("a");
  expect([texts.getItem("a"), texts.keys()]).toEqual([null, []]);
});

test("keeps for the page what a full storage refuses, and stores it once there is room", () => {
  const browser = smallStorage(1);
  const texts = guardStorage(() => browser);
  texts.setItem("a", "1");
  expect(texts.setItem("b", "2")).toBe(false);
  expect([texts.getItem("a"), texts.getItem("b"), texts.keys()]).toEqual(["1", "2", ["a", "b"]]);
  texts.removeItem("a");
  expect(texts.setItem("b", "3")).toBe(true);
  expect([texts.getItem("b"), browser.getItem("b")]).toEqual(["3", "3"]);
});

test("reads what another tab has stored since a text was refused here", () => {
  const browser = smallStorage(1);
  const changes = new EventTarget();
  const texts = guardStorage(() => browser, changes);
  browser.setItem("a", "1");
  texts.setItem("b", "refused");
  browser.removeItem("a");
  browser.setItem("b", "of the other tab");
  changes.dispatchEvent(Object.assign(new Event("storage"), { key: "a" }));
  expect(texts.getItem("b")).toBe("refused");
  changes.dispatchEvent(Object.assign(new Event("storage"), { key: "b" }));
  expect(texts.getItem("b")).toBe("of the other tab");
});
