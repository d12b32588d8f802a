import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blockOf } from "../../prove/pages/testing/blocks-of-page.ts";
import { runShell } from "../../prove/pages/testing/run-shell.ts";
import { getProgramName } from "./electron-program.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "glimmer-develop-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command of desktop/README.md, with a program that says how it was started. */
test("starts the given Electron with pages that reload when their sources change", async () => {
  const [dist, seen] = [join(folder, "electron"), join(folder, "seen")];
  const main = join(folder, "out/main/index.cjs");
  const program = join(dist, getProgramName());
  mkdirSync(dirname(program), { recursive: true });
  // It says what it was started with, and ends as an app does that is quit.
  writeFileSync(program, `#!/bin/sh\necho "$1 $ELECTRON_RENDERER_URL $GLIMMER_SERVER_URL" > "${seen}"\n`, {
    mode: 0o755,
  });
  const shown = blockOf("desktop/README.md", "sh", "ELECTRON_OVERRIDE_DIST_PATH=");
  await runShell(shown.replace("/opt/electron", dist), root, {
    HOME: folder,
    GLIMMER_SERVER_URL: "https://glimmer.example.org",
    DESKTOP_OUT_DIR: join(folder, "out"),
    ELECTRON_ENTRY: main,
  });
  const [entry, pages, server] = readFileSync(seen, "utf8").trim().split(" ");
  expect([entry, server]).toEqual([main, "https://glimmer.example.org"]);
  expect(pages).toMatch(/^http:\/\/localhost:\d+$/);
  expect(readFileSync(main, "utf8")).toContain("app://glimmer");
}, 60_000);
