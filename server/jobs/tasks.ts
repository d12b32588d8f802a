import { parseCronItems, type ParsedCronItem, type TaskList } from "graphile-worker";
import type { Deps } from "../context.ts";
import { advancePromotions } from "../features/promotions/advance-promotions.ts";

type Task = (deps: Deps) => Promise<void>;

/** What is done beside requests, each a verb. A task may run twice or be cut off: its verb must bear both. */
const tasks = {
  advance_promotions: advancePromotions,
} as const satisfies Record<string, Task>;

export type TaskName = keyof typeof tasks;

/** How often, as in a crontab; minutes are the finest. */
const schedule: Readonly<Record<TaskName, string>> = {
  advance_promotions: "* * * * *",
};

/** The tasks, bound to what they work with. */
export function tasksOf(deps: Deps): TaskList {
  return Object.fromEntries(Object.entries<Task>(tasks).map(([name, run]) => [name, () => run(deps)]));
}

/**
 * The queue's clock. A minute that was missed is not made up for; one that failed, or whose process died in the middle, gives
 * way to the next one by its key instead of standing in its way.
 */
export function cronItems(): ParsedCronItem[] {
  return parseCronItems(
    Object.entries(schedule).map(([task, match]) => ({
      task,
      match,
      identifier: task,
      options: { backfillPeriod: 0, maxAttempts: 1, jobKey: task, jobKeyMode: "replace" },
    })),
  );
}
