import type { Bus } from "../../realtime/bus.ts";
import type { Storage } from "./storage.ts";

/**
 * A storage that tells the other processes which files it moved or deleted, so that none serves a
 * removed picture from its memory. What is written anew has a key that nobody has read before.
 */
export function announceFiles(storage: Storage, bus: Pick<Bus, "publish">): Storage {
  return {
    mayWriteLate: storage.mayWriteLate ?? false,
    put: (key, bytes) => storage.put(key, bytes),
    get: (key, part) => storage.get(key, part),
    async move(from, to) {
      await storage.move(from, to);
      bus.publish({ type: "file_changed", key: from });
      bus.publish({ type: "file_changed", key: to });
    },
    async delete(key) {
      await storage.delete(key);
      bus.publish({ type: "file_changed", key });
    },
    forget: (key) => storage.forget?.(key),
    forgetAll: () => storage.forgetAll?.(),
  };
}
