import { expect, test } from "vitest";
import type { MemoryUse, System } from "../../../bridge.ts";
import { describeMemory } from "./describe-memory.ts";

const shared = " Memory that parts of the app share is counted for each of them.";

test.each<[string, System, MemoryUse, string]>([
  [
    "page and app",
    "linux",
    { page: 184_320, app: 1_310_720 },
    `Memory: this page 180 MB, the whole app 1,280 MB.${shared}`,
  ],
  [
    "the app while its page has no process",
    "mac",
    { page: null, app: 90_112 },
    `Memory: the whole app 88 MB.${shared}`,
  ],
  [
    "nothing of sharing on Windows, which leaves it out",
    "windows",
    { page: 1_024, app: 2_048 },
    "Memory: this page 1 MB, the whole app 2 MB.",
  ],
])("desktop.7: says %s", (_, system, used, text) => expect(describeMemory(used, system)).toBe(text));
