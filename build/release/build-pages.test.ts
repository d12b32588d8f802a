import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildPages } from "./build-pages.ts";

const installed = join(dirname(dirname(import.meta.dirname)), "node_modules");

test("builds the pages of the commit's date, with nothing else of the environment", async () => {
  const root = mkdtempSync(join(tmpdir(), "glimmer-build-pages-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "node_modules/vite/bin"), { recursive: true });
  symlinkSync(join(installed, "@deno"), join(root, "node_modules/@deno"));
  // In place of vite: writes down what it is given.
  writeFileSync(
    join(root, "node_modules/vite/bin/vite.js"),
    `Deno.writeTextFileSync("given.json", JSON.stringify({ args: Deno.args, env: Deno.env.toObject() }));`,
  );
  process.env["VITE_OF_THIS_SHELL"] = "1";
  onTestFinished(() => void delete process.env["VITE_OF_THIS_SHELL"]);

  await buildPages(root, "pages", new Date("2019-12-31T23:59:59Z"));

  const { args, env } = JSON.parse(readFileSync(join(root, "given.json"), "utf8")) as {
    args: string[];
    env: Record<string, string>;
  };
  expect(args.join(" ")).toContain("--outDir pages");
  expect(env).toMatchObject({ SOURCE_DATE_EPOCH: "1577836799", NODE_ENV: "production" });
  expect(env).not.toHaveProperty("VITE_OF_THIS_SHELL");
});
