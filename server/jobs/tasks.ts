import { type JobHelpers, parseCronItems, type ParsedCronItem, type TaskList } from "graphile-worker";
import { type Ctx, ctxFor, type Deps } from "../context.ts";
import { sweepAnswers } from "../features/assistant/answers/sweep-answers.ts";
import { removeUnusedImage } from "../features/media/remove-image.ts";
import { reviewWaiting } from "../features/moderation/review-fallback-verdicts.ts";
import { advancePromotions } from "../features/promotions/advance-promotions.ts";
import { sendPush } from "../features/push/send-push.ts";
import { sendMessagePush } from "../features/push/send-message-push.ts";
import { applyEvent } from "../features/shop/events/apply-event.ts";
import { reconcilePayments } from "../features/shop/reconcile-payments.ts";
import { lapseBadges } from "../features/shop/badges/lapse-badges.ts";
import { sweepAudio } from "../features/speech/sweep-abandoned-audio.ts";
import { hourlyCleanup } from "./hourly-cleanup.ts";
import { type Payload, payloads, type TaskName } from "./payloads.ts";
import { unlockDeadWorkers } from "./worker-queries.ts";

type Tasks = {
  readonly [T in TaskName]: (ctx: Ctx, payload: Payload<T>, signal: AbortSignal) => Promise<unknown>;
};

/** Work outside requests, each task a verb. A task may run twice or be aborted, so its verb must tolerate both. */
const tasks: Tasks = {
  advance_promotions: (ctx) => advancePromotions(ctx),
  review_moderation: (ctx, _, signal) => reviewWaiting(ctx, signal),
  settle_audio: (ctx, _, signal) => sweepAudio(ctx, signal),
  sweep_answers: (ctx, _, signal) => sweepAnswers(ctx, signal),
  remove_image: (ctx, { imageId }) => removeUnusedImage(ctx, imageId),
  send_push: (ctx, push, signal) => sendPush(ctx, push, signal),
  send_message_push: (ctx, push, signal) => sendMessagePush(ctx, push, signal),
  apply_payment_event: (ctx, { eventId }) => applyEvent(ctx, eventId),
  reconcile_payments: (ctx, _, signal) => reconcilePayments(ctx, signal),
  lapse_badges: (ctx) => lapseBadges(ctx),
  hourly_cleanup: (ctx) => hourlyCleanup(ctx),
  unlock_jobs: (ctx) => unlockDeadWorkers(ctx.sql),
};

/** How often, as in a crontab; minutes are the finest. */
const schedule = {
  advance_promotions: "* * * * *",
  review_moderation: "* * * * *",
  settle_audio: "* * * * *",
  sweep_answers: "* * * * *",
  unlock_jobs: "* * * * *",
  reconcile_payments: "37 * * * *",
  lapse_badges: "* * * * *",
  hourly_cleanup: "7 * * * *",
} as const satisfies Partial<Record<TaskName, string>>;

/** The tasks, bound to what they work with. */
export function tasksOf(deps: Deps): TaskList {
  return Object.fromEntries((Object.keys(tasks) as TaskName[]).map((name) => [name, bound(deps, name)]));
}

function bound<T extends TaskName>(deps: Deps, name: T) {
  return async (payload: unknown, { abortSignal }: Pick<JobHelpers, "abortSignal">): Promise<void> => {
    const ctx = ctxFor(deps, { type: "system", name });
    await tasks[name](ctx, payloads[name].parse(payload ?? {}) as Payload<T>, abortSignal);
  };
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

/** Tasks that also run at the start. */
export const startTasks: readonly TaskName[] = [
  "unlock_jobs",
  "advance_promotions",
  "review_moderation",
  "settle_audio",
  "sweep_answers",
  "lapse_badges",
];
