import { readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listNodes, parsePage } from "./read-page.ts";
import { copyProject, shellEnvironment } from "./testing/copy-project.ts";
import { runShell } from "./testing/run-shell.ts";
import { applyChange, walkOf } from "./walk.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
const page = parsePage("CONTRIBUTING.md", await readFile(join(root, "CONTRIBUTING.md"), "utf8"));
const steps = walkOf(page, "build/prove/pages/contributing.deep.test.ts");
const firstTable = [...listNodes(page.tree)].find(({ type }) => type === "table")?.position?.start.line ?? 0;
const walk = steps.filter(({ line }) => line < firstTable);
const examples = steps.flatMap((step) => "text" in step && step.line > firstTable ? [step.text] : []);
let copy = "";

beforeAll(async () => {
  copy = await copyProject();
}, 5 * 60_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

test("the walk of CONTRIBUTING.md goes from nothing to green", async () => {
  const failures = ["expected 400 to be 201", null, "Property 'impersonation' is missing", null, null];
  for (const step of walk) {
    if ("path" in step) {
      const file = join(copy, step.path);
      await writeFile(file, applyChange(await readFile(file, "utf8"), step));
      continue;
    }
    const failure = failures.shift();
    if (failure) await expect(run(step.text)).rejects.toThrow(failure);
    else await run(step.text);
  }
  expect(failures).toEqual([]);
});

test.each(examples)("CONTRIBUTING.md's example works: %s", async (command) => {
  expect(await run(command)).toMatch(/passed|Total: \d+ tests/);
});

/** Runs a command in the copy as from a shell. */
function run(command: string): Promise<string> {
  return runShell(command, copy, shellEnvironment(copy));
}
