import { parseCronItems, type ParsedCronItem } from "graphile-worker";
import type { TaskName } from "../jobs/payloads.ts";
import { queueOf } from "../jobs/queue-of.ts";

/** How often, as in a crontab; minutes are the finest. */
const crontab = {
  advance_promotions: "* * * * *",
  review_moderation: "* * * * *",
  check_held_images: "* * * * *",
  settle_audio: "* * * * *",
  sweep_answers: "* * * * *",
  run_bots: "* * * * *",
  publish_scheduled: "* * * * *",
  tell_thanks: "* * * * *",
  end_polls: "* * * * *",
  unlock_jobs: "* * * * *",
  reconcile_payments: "37 * * * *",
  lapse_badges: "* * * * *",
  stop_renewals: "* * * * *",
  notice_decisions: "* * * * *",
  settle_evidence: "* * * * *",
  detect_bots: "22 * * * *",
  find_spam_waves: "* * * * *",
  remove_left_accounts: "52 * * * *",
  rename_reserved: "42 * * * *",
  hourly_cleanup: "7 * * * *",
  renew_member_search: "* * * * *",
  heal_chat_search: "* * * * *",
  raise_leader_bars: "* * * * *",
  open_automatic_cases: "* * * * *",
  end_measures: "* * * * *",
  count_lowered_levels: "17 * * * *",
  add_up_moderation: "* * * * *",
} as const satisfies Partial<Record<TaskName, string>>;

/** Tasks that also run at the start. */
export const startTasks: readonly TaskName[] = [
  "unlock_jobs",
  "advance_promotions",
  "publish_scheduled",
  "end_polls",
  "review_moderation",
  "check_held_images",
  "settle_audio",
  "sweep_answers",
  "lapse_badges",
  "notice_decisions",
  "settle_evidence",
  "rename_reserved",
  "renew_member_search",
  "heal_chat_search",
  "end_measures",
  "tell_thanks",
];

/**
 * The queue's clock. A missed minute is not made up for; a job that failed, or whose process died
 * in the middle, is replaced by the next one with its key instead of blocking it.
 */
export function getCronItems(): ParsedCronItem[] {
  return parseCronItems(
    Object.entries(crontab).map(([task, match]) => ({
      task,
      match,
      identifier: task,
      options: {
        backfillPeriod: 0,
        maxAttempts: 1,
        jobKey: task,
        jobKeyMode: "replace",
        queueName: queueOf(task as TaskName),
      },
    })),
  );
}
