import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { getText, listRows, readPage } from "../prove/pages/read-page.ts";
import { alertCases } from "./testing/alert-cases.ts";
import { deployFolder, readAlertRules } from "./testing/read-deploy-file.ts";

const root = dirname(dirname(deployFolder));
const rules = readAlertRules();

test("each alert has a case, a severity, and a page that is there", () => {
  expect([...new Set(alertCases.map(({ alert }) => alert))]).toEqual(rules.map(({ alert }) => alert));
  for (const { alert, labels, annotations } of rules) {
    expect(["urgent", "warning"], alert).toContain(labels.severity);
    expect(existsSync(join(root, annotations.page)), annotations.page).toBe(true);
  }
});

test("deploying.md has each alert with its severity, and no other", () => {
  const rows = listRows(readPage(root, "build/docs/deploying.md"))
    .map((cells) => cells.map(getText)).filter(([name]) => name?.startsWith("Glimmer"));
  expect(rows.map(([name, severity]) => [name, severity]))
    .toEqual(rules.map(({ alert, labels }) => [alert, labels.severity]));
});

const hasPromtool = spawnSync("promtool", ["--version"]).error === undefined;
if (!hasPromtool) console.log("No promtool found: the rules of build/deploy are not checked.");

test.skipIf(!hasPromtool)("Prometheus takes its settings, with the rules that they name", () => {
  const { status, stdout, stderr } = spawnSync(
    "promtool",
    ["check", "config", join(deployFolder, "prometheus.yaml")],
    { encoding: "utf8" },
  );
  expect(status, stderr).toBe(0);
  expect(stdout).toContain(`${rules.length} rules found`);
});
