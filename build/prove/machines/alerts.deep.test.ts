import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { stringify } from "yaml";
import type { Series } from "../../deploy/testing/alert-case.ts";
import { alertCases } from "../../deploy/testing/alert-cases.ts";
import { deployFolder, readAlertRules } from "../../deploy/testing/read-deploy-file.ts";

const rules = readAlertRules();
const hasPromtool = spawnSync("promtool", ["--version"]).error === undefined;
if (!hasPromtool) console.log("No promtool found: the alerts of build/deploy are not tried.");

test.skipIf(!hasPromtool)("each alert fires and says what happened, and is silent otherwise", () => {
  const folder = mkdtempSync(join(tmpdir(), "glimmer-alerts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const inputs = (series: Series) =>
    Object.entries(series).map(([name, values]) => ({ series: name, values }));
  const testsOf = (cases: typeof alertCases) =>
    cases.flatMap(({ alert, minute, fires, silent, labels, summary }) => {
      const rule = rules.find((one) => one.alert === alert)!;
      const fired = {
        exp_labels: { ...labels, severity: rule.labels.severity },
        exp_annotations: { ...rule.annotations, summary },
      };
      const testOf = (series: Series, expected: readonly object[]) => ({
        interval: "1m",
        input_series: inputs(series),
        alert_rule_test: [{ eval_time: `${minute}m`, alertname: alert, exp_alerts: expected }],
      });
      return [testOf(fires, [fired]), ...silent.map((series) => testOf(series, []))];
    });
  const evaluate = (every: string, cases: typeof alertCases) => {
    const file = join(folder, `${every}.yaml`);
    const rule_files = [join(deployFolder, "alerts.yaml")];
    writeFileSync(file, stringify({ rule_files, evaluation_interval: every, tests: testsOf(cases) }));
    const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", file], { encoding: "utf8" });
    expect(status, stdout + stderr).toBe(0);
  };
  const isLong = ({ minute }: { readonly minute: number }) => minute > 60;
  evaluate("1m", alertCases.filter((one) => !isLong(one)));
  // Each minute of days would take minutes.
  evaluate("1h", alertCases.filter(isLong));
});
