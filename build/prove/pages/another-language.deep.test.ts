import { spawn } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { watchLauncher } from "../testing/start-launcher.ts";
import { blockOf } from "./testing/blocks-of-page.ts";
import { copyProject, shellEnvironment } from "./testing/copy-project.ts";
import { runShell } from "./testing/run-shell.ts";

const page = "CONTRIBUTING.md";
const catalogue = "shared/language/catalogue/nl.po";
let copy = "";

beforeAll(async () => {
  copy = await copyProject();
}, 5 * 60_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

test("a translator adds a language by CONTRIBUTING.md and sees it", async () => {
  const added = await run(blockOf(page, "sh", "npm run language -- add nl"));
  expect(added).toMatch(new RegExp(`${catalogue}: 0 of \\d+ messages, 0%`));
  await translate(blockOf(page, "po", "msgstr"));
  expect(await run(blockOf(page, "sh", "npm run language"))).toMatch(
    new RegExp(`${catalogue}: 2 of \\d+ messages, 0%, not yet reviewed by the community\\n(?! )`),
  );
  const html = await readLandingPage(blockOf(page, "sh", "GLIMMER_LANGUAGE=nl"));
  expect(html).toContain('<html lang="nl"');
  expect(html).toContain("Doe vandaag mee");
  expect(html).toContain("Waarom Glimmer");
  expect(html).toContain("Sign In");
});

test("a translation that leaves a value out is named", async () => {
  await translate('msgid "Why {product}"\nmsgstr "Waarom"');
  expect(await run("npm run language")).toContain("'Why {product}' leaves out {product}");
});

/** Writes translations into the catalogue, each below the message that it translates. */
async function translate(messages: string): Promise<void> {
  const file = join(copy, catalogue);
  const lines = (await readFile(file, "utf8")).split("\n");
  for (const message of messages.split("\n\n")) {
    const [english = "", translated = ""] = message.split("\n");
    expect(lines).toContain(english);
    lines[lines.indexOf(english) + 1] = translated;
  }
  await writeFile(file, lines.join("\n"));
}

/** Starts Glimmer by the command of the page, and returns the page that visitors get. */
async function readLandingPage(command: string): Promise<string> {
  const settings = { PORT: "0", OPEN_BROWSER: "0", DATA_DIR: join(copy, "data") };
  const child = spawn("bash", ["-c", `exec ${command.replace(/^GLIMMER/, "env GLIMMER")}`], {
    cwd: copy,
    env: { ...shellEnvironment(copy), ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const launched = watchLauncher(child);
  try {
    const response = await fetch(await launched.ready());
    return await response.text();
  } finally {
    child.kill("SIGTERM");
    await launched.ended;
  }
}

function run(command: string): Promise<string> {
  return runShell(command, copy, shellEnvironment(copy));
}
