import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";

const root = join(import.meta.dirname, "../../..");

test("main, preload and renderer build without Electron", async () => {
  const built = promisify(execFile)(process.execPath, [join(root, "build/desktop.ts"), "build"], {
    cwd: root,
  });
  await expect(built).resolves.toMatchObject({ stderr: "" });
});
