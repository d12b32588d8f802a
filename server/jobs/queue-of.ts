import type { TaskName } from "./payloads.ts";

/**
 * Tasks that fill in what rows lack. They may take long and come each minute, so that together they
 * would take all places of those that members wait for.
 */
const fillTasks: readonly TaskName[] = ["renew_member_search", "heal_chat_search"];

/** The queue whose jobs run one after the other; undefined for a task that waits for no other. */
export function queueOf(task: TaskName): string | undefined {
  // Two would judge the same content twice.
  if (task === "review_moderation") return "review";
  // Two would judge the same posts twice.
  if (task === "publish_scheduled") return "publish";
  // Those of a poll with very many voters would take all places.
  if (task === "end_polls") return "polls";
  return fillTasks.includes(task) ? "fill" : undefined;
}
