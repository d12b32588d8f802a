import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { globSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linkPrograms } from "../../start/install/link-programs.mjs";
import { isAlive } from "../../start/processes.ts";
import { listNodes, parsePage } from "./read-page.ts";
import { runShell } from "./testing/run-shell.ts";
import { applyChange, walkOf } from "./walk.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
const page = parsePage("CONTRIBUTING.md", await readFile(join(root, "CONTRIBUTING.md"), "utf8"));
const steps = walkOf(page, "build/prove/pages/contributing.deep.test.ts");
const firstTable = [...listNodes(page.tree)].find(({ type }) => type === "table")?.position?.start.line ?? 0;
const walk = steps.filter(({ line }) => line < firstTable);
const examples = steps.flatMap((step) => "text" in step && step.line > firstTable ? [step.text] : []);
const ignored = (await readFile(join(root, ".gitignore"), "utf8")).split("\n").map((line) =>
  line.replace(/\/$/, "")
);
/** Copies are named by the process that made them, so that what a killed one left is removed. */
const copies = join(tmpdir(), "glimmer-contributing-");
let copy = "";

beforeAll(async () => {
  for (const left of globSync(`${copies}*`)) {
    const pid = Number(left.slice(copies.length).split("-")[0]);
    if (pid && !await isAlive(pid)) await rm(left, { recursive: true, force: true });
  }
  copy = await mkdtemp(`${copies}${process.pid}-`);
  const isPart = (path: string) =>
    ![".git", ...ignored].includes(basename(path)) && !path.endsWith(".tsbuildinfo");
  await cp(root, copy, { recursive: true, filter: isPart });
  // No link to them: the server reads nothing outside its own folders. npm makes the links of their
  // programs again, so that each runs the copy's own package.
  await cp(join(root, "node_modules"), join(copy, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== join(root, "node_modules", ".bin"),
  });
  await runShell("npm rebuild --ignore-scripts", copy);
  await linkPrograms(copy);
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

/** Runs a command in the copy as from a shell, without what this test's own runner has set. */
function run(command: string): Promise<string> {
  const ofRunner = /^(VITEST|GLIMMER_DEEP|NODE_ENV|NODE_OPTIONS|TEST$|DEV$|PROD$)/;
  const own = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || ofRunner.test(name) ? [] : [[name, value] as const]
  );
  const tools = join(copy, "node_modules", ".bin");
  return runShell(command, copy, { ...Object.fromEntries(own), PATH: `${tools}:${process.env.PATH}` });
}
