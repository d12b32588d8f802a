import { expect, test } from "vitest";
import { nodeProblem } from "./node-problem.mjs";

test.each(["20.19.0", "22.12.0", "23.0.0", "24.1.0"])("Node %s is new enough", (version) => {
  expect(nodeProblem(version)).toBe(null);
});

test.each(["18.20.0", "20.18.3", "21.7.0", "22.11.0"])("Node %s is refused", (version) => {
  expect(nodeProblem(version)).toContain(`Glimmer needs Node 20.19 or newer; this is ${version}.`);
});
