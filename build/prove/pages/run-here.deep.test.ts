import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Launched, startLauncher } from "../testing/start-launcher.ts";
import { parseCommands } from "./walk.ts";
import { readPages } from "./read-page.ts";
import { argumentsIn, blockOf } from "./testing/blocks-of-page.ts";
import { ruleText } from "./testing/rule-text.ts";
import { runShell } from "./testing/run-shell.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
const shown = readPages(root).flatMap(parseCommands).filter(({ mark }) => mark?.kind === "run here");
/** Not in the folder for temporary files: that may lie below /dev, where Deno stores no file. */
const results = join(root, "test-results");
const demoCommand = blockOf("README.md", "sh", "--demo");
let folder = "";
let dataDir = "";
let demo: Launched;
let address = "";

beforeAll(async () => {
  await mkdir(results, { recursive: true });
  folder = await mkdtemp(join(results, "pages-"));
  dataDir = await mkdtemp(join(results, "demo-"));
  demo = startLauncher({ DATA_DIR: dataDir }, ["start.ts", ...argumentsIn(demoCommand)]);
  address = await demo.ready();
  await Promise.race([demo.says("Sign in with:"), demo.says("could not be created").then(failDemo)]);
  // A limit for what hangs, not a stopwatch.
}, 300_000);

function failDemo(): never {
  throw new Error(demo.output());
}

afterAll(async () => {
  demo.child.kill("SIGTERM");
  await demo.ended;
  for (const one of [folder, dataDir]) await rm(one, { recursive: true });
});

test("the demo of README.md prints four accounts, which can sign in and stand in PRODUCT.md", async () => {
  await demo.says("hana.suzuki@example.org");
  const printed = [...demo.output().matchAll(/^ {2}(\S+@\S+) {2}(\S+) {2}\((.+)\)$/gm)];
  expect(printed.map(([, , , about]) => about)).toEqual([
    expect.stringContaining("the administrator"),
    expect.stringContaining("a moderator"),
    expect.stringContaining("XP"),
    expect.stringContaining("XP"),
  ]);
  for (const [, email = "", password = ""] of printed) {
    expect(ruleText("product.4")).toContain(`\`${email.replace("@example.org", "")}\``);
    const response = await fetch(`${address}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: address },
      body: JSON.stringify({ email, password }),
    });
    expect(response.status, email).toBe(200);
  }
});

/**
 * Blocks marked `<!-- run here -->` run in an empty folder each, beside the demo, whose
 * address takes the place of 127.0.0.1:8787.
 */
describe("what pages show can be run as it is there", () => {
  test.each(shown)("$page:$line", async ({ text }) => {
    const cwd = await mkdtemp(join(folder, "block-"));
    await runShell(text.replaceAll("http://127.0.0.1:8787", address), cwd);
  });
});
