// The tests of pictures and audio, once more with their files in an object store.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { machineLoad } from "./testing/machine-load.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));

/** Folders whose tests upload, publish, withdraw, hear or remove files. */
const suites = [
  "server/features/media",
  "server/features/speech",
  "server/features/messages/images",
  "server/features/account",
  "server/features/cases/records",
  "server/features/members/profile-image-marks",
  "server/features/cases/removed",
  "server/features/posts/publish",
];

test("uploads, pictures, audio, evidence and deletions do the same with a store as with a folder", async () => {
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    [join(root, "node_modules/vitest/vitest.mjs"), "run", "--project", "postgres", ...suites],
    {
      cwd: root,
      env: { ...process.env, GLIMMER_TEST_STORE: "1", GLIMMER_DEEP: "", NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const closed = once(child, "close");
  const [said, warned, [exitCode]] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  const [passed = ""] = /Tests {2}.*/.exec(said) ?? [];
  console.log(`${passed} in ${Math.round((performance.now() - startedAt) / 1_000)} s; ${machineLoad()}`);
  expect(exitCode, said + warned).toBe(0);
  expect(Number(/(\d+) passed/.exec(passed)?.[1])).toBeGreaterThan(150);
});
