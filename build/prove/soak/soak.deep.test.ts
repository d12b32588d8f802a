import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname } from "node:path";
import { expect, test } from "vitest";

test(
  "memory does not grow while everything is used for half an hour",
  async () => {
    const child = spawn(process.execPath, ["build/soak.ts", "--minutes", "30"], {
      cwd: dirname(dirname(dirname(import.meta.dirname))),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output += chunk);
    const [code] = await once(child, "close");
    expect(code, output).toBe(0);
    expect(output).toMatch(/heap after a forced collection +\| -?[\d.]+ MB an hour/);
  },
  45 * 60_000,
);
