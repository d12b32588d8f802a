import { expect, test } from "vitest";
import type { ServerEvent } from "../../events.ts";
import { movableClock } from "../../testing/movable-clock.ts";
import { announceFiles } from "./announced-files.ts";
import { cacheFiles } from "./cached-files.ts";
import { readStoredBytes, type Storage } from "./storage.ts";

/** Two processes with one store, each with its own memory, that hear of each other at once. */
function twoProcesses() {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const store: Storage = {
    put: (key, bytes) => Promise.resolve(void files.set(key, new Uint8Array(bytes))),
    get: (key) => {
      const body = files.get(key);
      return Promise.resolve(body ? { size: body.length, body } : null);
    },
    async move(from, to) {
      const bytes = files.get(from);
      if (bytes) files.set(to, bytes);
      await this.delete(from);
    },
    delete: (key) => Promise.resolve(void files.delete(key)),
  };
  const processes: Storage[] = [];
  const publish = (event: ServerEvent) => {
    if (event.type === "file_changed") { for (const process of processes) process.forget?.(event.key); }
  };
  for (let n = 0; n < 2; n++) processes.push(announceFiles(cacheFiles(store, movableClock()), { publish }));
  return processes as [Storage, Storage];
}

const text = async (storage: Storage, key: string) => {
  const file = await storage.get(key);
  return file && new TextDecoder().decode(await readStoredBytes(file));
};

test("a file that one process removes is served from no other's memory", async () => {
  const [one, two] = twoProcesses();
  await one.put("media/a.webp", new TextEncoder().encode("a picture"));
  expect(await text(two, "media/a.webp")).toBe("a picture");
  await one.delete("media/a.webp");
  expect(await text(two, "media/a.webp")).toBeNull();
});

test("a file that one process moves is at its new place alone, for the others too", async () => {
  const [one, two] = twoProcesses();
  await one.put("media/a.webp", new TextEncoder().encode("a picture"));
  await one.put("private/a.webp", new TextEncoder().encode("an older one"));
  expect([await text(two, "media/a.webp"), await text(two, "private/a.webp")]).toEqual([
    "a picture",
    "an older one",
  ]);
  await one.move("media/a.webp", "private/a.webp");
  expect([await text(two, "media/a.webp"), await text(two, "private/a.webp")]).toEqual([null, "a picture"]);
});

test("forgets all after events may have been lost", async () => {
  const [one, two] = twoProcesses();
  await one.put("media/a.webp", new TextEncoder().encode("old"));
  await text(two, "media/a.webp");
  await one.put("media/a.webp", new TextEncoder().encode("new"));
  expect(await text(two, "media/a.webp")).toBe("old");
  two.forgetAll?.();
  expect(await text(two, "media/a.webp")).toBe("new");
});
