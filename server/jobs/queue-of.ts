import type { TaskName } from "./payloads.ts";

/**
 * Tasks that fill in what rows lack after an update of the server. They may take long and come each
 * minute, so that together they would take all places of those that members wait for.
 */
const fillTasks: readonly TaskName[] = [
  "fill_post_search",
  "fill_member_search",
  "fill_message_search",
  "fill_chat_search",
  "fill_comment_levels",
  "fill_xp_history",
  "file_former_reports",
  "keep_former_moderation",
];

/** The queue whose jobs run one after the other; undefined for a task that waits for no other. */
export function queueOf(task: TaskName): string | undefined {
  // Two would judge the same content twice.
  if (task === "review_moderation") return "review";
  return fillTasks.includes(task) ? "fill" : undefined;
}
