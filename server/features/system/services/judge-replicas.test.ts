import { expect, test } from "vitest";
import { judgeReplicas } from "./get-services.ts";
import { writeService } from "./service-parts.ts";

const judge = (given: Parameters<typeof judgeReplicas>[0]) => writeService(judgeReplicas(given), "en");

const urls = ["postgres://reader:hidden@db2/glimmer", "postgres://reader:hidden@db3:5433/glimmer"];

test("says how far behind each replica is, and shows no password", () => {
  const service = judge({ urls, ages: [0.04, 0.2] });
  expect(service).toMatchObject({
    state: "ok",
    problems: [],
    facts: [{ label: "db2:5432", text: "0.0 s behind" }, { label: "db3:5433", text: "0.2 s behind" }],
  });
  expect(JSON.stringify(service)).not.toContain("hidden");
});

test("names a replica that is left out", () => {
  const { state, problems } = judge({ urls, ages: [0, null] });
  expect(state).toBe("warn");
  expect(problems.map(({ says }) => says)).toEqual([
    "The replica db3:5433 is left out: it is away, behind, or no standby. The primary reads in its place.",
  ]);
});

test("is no fault where there are none", () => expect(judge({ urls: [], ages: [] }).state).toBe("off"));
