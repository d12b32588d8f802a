import { expect, test } from "vitest";
import { judgeJobs } from "./judge-jobs.ts";
import { writeService } from "./service-parts.ts";

test("names each task whose jobs wait for more than ten minutes, with how many are due", () => {
  const now = new Date("2026-11-01T10:00:00Z");
  const since = new Date("2026-11-01T09:49:00Z");
  const late = (task: string, due: number) =>
    ({ task, waiting: due, due, first_due_at: since, first_asked_at: null }) as const;
  const backlog = [late("run_bots", 1_234), late("send_push", 2), {
    ...late("sweep_answers", 3),
    first_due_at: now,
  }];
  const { problems } = writeService(judgeJobs({ calls: [], backlog, now }), "en");
  expect(problems.map(({ says }) => says)).toContain(
    "Jobs wait for more than ten minutes: run_bots (1,234), send_push (2).",
  );
});
