import { expect, test } from "vitest";
import { servedMetrics } from "../../server/testing/app/served-metrics.ts";
import { readDeployFile } from "./testing/read-deploy-file.ts";

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string }[];
}

const dashboard = JSON.parse(readDeployFile("dashboard.json")) as { readonly panels: readonly Panel[] };
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

const served = servedMetrics();

/** Metrics of ours in an expression; of a histogram, its name alone. */
function metricsIn(text: string): string[] {
  const names = text.match(/\b(?:glimmer|process)_\w+(?![\w="])/g) ?? [];
  return names.map((name) => name.replace(/_(bucket|sum|count)$/, ""));
}

test("the dashboard shows every metric that a process serves, and no other", () => {
  const shown = new Set(expressions.flatMap(metricsIn));
  expect([...shown].toSorted()).toEqual(served.toSorted());
});

test("the alerts ask for metrics that a process serves", () => {
  const asked = metricsIn(readDeployFile("alerts.yaml"));
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.filter((name) => !served.includes(name))).toEqual([]);
});

test("the dashboard has panels of different ids that do not cover each other", () => {
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const covers = (a: Panel["gridPos"], b: Panel["gridPos"]) =>
    a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
  for (const [index, one] of panels.entries()) {
    expect(one.gridPos.x + one.gridPos.w, one.title).toBeLessThanOrEqual(24);
    const others = panels.slice(index + 1).filter((other) => covers(one.gridPos, other.gridPos));
    expect(others.map(({ title }) => `${one.title} and ${title}`)).toEqual([]);
  }
});
