import type { JobHelpers, ParsedCronItem, TaskList } from "graphile-worker";
import type { Ctx, Deps } from "../context.ts";
import { removeLeftAccounts } from "../features/account/leaving/remove-left-accounts.ts";
import { renameReserved } from "../features/account/rename-reserved.ts";
import { answerAsLisa } from "../features/assistant/lisa/answer-as-lisa.ts";
import { sendHelpPrivately } from "../features/assistant/lisa/give-help.ts";
import { sweepAnswers } from "../features/assistant/answers/sweep-answers.ts";
import { healChatSearch } from "../features/assistant/search/heal-chat-search.ts";
import { titleChat } from "../features/assistant/sessions/title-chat.ts";
import { removeContentOfMember } from "../features/account/remove-content-of-member.ts";
import { tellAnswer } from "../features/cases/appeals/tell-answer.ts";
import { settleEvidence } from "../features/cases/records/settle-evidence.ts";
import { endMeasures } from "../features/cases/effects/end-measures.ts";
import { addUpModeration, countLoweredLevels } from "../features/cases/records/add-up-moderation.ts";
import { settleRemovedContent } from "../features/cases/effects/settle-removed-content.ts";
import { sendNotices } from "../features/cases/decide/send-notices.ts";
import { detectBots } from "../features/bots/detection/detect-bots.ts";
import { publishScheduled } from "../features/drafts/publish/publish-scheduled.ts";
import { ringBells } from "../features/follows/bells/ring-bells.ts";
import { runBots } from "../features/bots/acts/run/run-bots.ts";
import { findSpamWaves } from "../features/cases/desk/find-spam-waves.ts";
import { purgeFile } from "../features/media/purge-file.ts";
import { placeImage, withdrawImage } from "../features/media/place-image.ts";
import { openAutomaticCases } from "../features/cases/desk/open-automatic-cases.ts";
import { renewMemberSearch } from "../features/members/renew-member-search.ts";
import { checkHeldImages } from "../features/media/known/check-held-images.ts";
import { readImage } from "../features/media/read-image.ts";
import { reviewWaiting } from "../features/moderation/review-fallback-verdicts.ts";
import { advancePromotions } from "../features/promotions/advance-promotions.ts";
import { endPolls } from "../features/polls/end-polls.ts";
import { sendPush } from "../features/notifications/push/send-push.ts";
import { sendMessagePush } from "../features/notifications/push/send-message-push.ts";
import { applyPaymentEvent } from "../features/shop/events/apply-payment-event.ts";
import { reconcilePayments } from "../features/shop/reconcile-payments.ts";
import { filePublicReport } from "../features/reports/public/file-public-report.ts";
import { sendMail } from "./mails/send-mail.ts";
import { tellThanks } from "../features/thanks/tell-thanks.ts";
import { raiseLeaderBars } from "../features/xp/leaderboard/raise-leader-bars.ts";
import { stopRenewals } from "../features/shop/stop-renewals.ts";
import { lapseBadges } from "../features/shop/badges/lapse-badges.ts";
import { sweepAudio } from "../features/speech/sweep-abandoned-audio.ts";
import { getCronItems, startTasks } from "./crontab.ts";
import { runWithEffects } from "./effects-of-tasks.ts";
import { cleanUpHourly } from "./hourly-cleanup.ts";
import { type Payload, payloads, type TaskName } from "../jobs/payloads.ts";
import { unlockDeadWorkers } from "../jobs/worker-queries.ts";
import { findLateFile } from "./find-late-file.ts";

type Tasks = {
  readonly [T in TaskName]: (ctx: Ctx, payload: Payload<T>, signal: AbortSignal) => Promise<unknown>;
};

/**
 * Work outside requests, each task a verb. A task may run twice or be aborted, so its
 * verb must tolerate both.
 */
const tasks: Tasks = {
  advance_promotions: (ctx) => advancePromotions(ctx),
  review_moderation: (ctx, _, signal) => reviewWaiting(ctx, readImage, signal),
  check_held_images: (ctx, _, signal) => checkHeldImages(ctx, signal),
  settle_audio: (ctx, _, signal) => sweepAudio(ctx, signal),
  sweep_answers: (ctx, _, signal) => sweepAnswers(ctx, signal),
  answer_as_lisa: (ctx, question, signal) => answerAsLisa(ctx, question, signal),
  title_chat: (ctx, { sessionId }, signal) => titleChat(ctx, sessionId, signal),
  help_as_lisa: (ctx, { memberId, id }) => sendHelpPrivately(ctx, memberId, id),
  run_bots: (ctx, _, signal) => runBots(ctx, signal),
  publish_scheduled: (ctx, _, signal) => publishScheduled(ctx, signal),
  tell_thanks: (ctx, _, signal) => tellThanks(ctx, signal),
  ring_bells: (ctx, { postId }, signal) => ringBells(ctx, postId, signal),
  end_polls: (ctx, _, signal) => endPolls(ctx, signal),
  place_image: (ctx, { imageId }) => placeImage(ctx, imageId),
  remove_image: (ctx, { imageId }) => withdrawImage(ctx, imageId),
  purge_file: (ctx, file) => purgeFile(ctx, file),
  find_late_file: (ctx, file) => findLateFile(ctx, file),
  send_mail: (ctx, mail) => sendMail(ctx, mail),
  send_push: (ctx, push, signal) => sendPush(ctx, push, signal),
  send_message_push: (ctx, push, signal) => sendMessagePush(ctx, push, signal),
  apply_payment_event: (ctx, { eventId }) => applyPaymentEvent(ctx, eventId),
  reconcile_payments: (ctx, _, signal) => reconcilePayments(ctx, signal),
  lapse_badges: (ctx) => lapseBadges(ctx),
  stop_renewals: (ctx, _, signal) => stopRenewals(ctx, signal),
  notice_decisions: (ctx, _, signal) => sendNotices(ctx, signal),
  detect_bots: (ctx, _, signal) => detectBots(ctx, signal),
  find_spam_waves: (ctx, _, signal) => findSpamWaves(ctx, signal),
  remove_bot_content: (ctx, bot, signal) => removeContentOfMember(ctx, bot, signal),
  remove_left_accounts: (ctx, _, signal) => removeLeftAccounts(ctx, signal),
  tell_appeal_answer: (ctx, { appealId }) => tellAnswer(ctx, appealId),
  settle_removed_content: (ctx, { decisionId }, signal) => settleRemovedContent(ctx, decisionId, signal),
  settle_evidence: (ctx, _, signal) => settleEvidence(ctx, signal),
  hourly_cleanup: (ctx, _, signal) => cleanUpHourly(ctx, signal),
  rename_reserved: (ctx) => renameReserved(ctx),
  renew_member_search: (ctx, _, signal) => renewMemberSearch(ctx, signal),
  heal_chat_search: (ctx, _, signal) => healChatSearch(ctx, signal),
  raise_leader_bars: (ctx, _, signal) => raiseLeaderBars(ctx, signal),
  file_public_report: (ctx, given) => filePublicReport(ctx, given),
  open_automatic_cases: (ctx, _, signal) => openAutomaticCases(ctx, signal),
  end_measures: (ctx) => endMeasures(ctx),
  count_lowered_levels: (ctx, _, signal) => countLoweredLevels(ctx, signal),
  add_up_moderation: (ctx, _, signal) => addUpModeration(ctx, signal),
  unlock_jobs: (ctx) => unlockDeadWorkers(ctx.sql),
};

/**
 * Tasks that wait for a model, or another service. They have their own runner, so that a hanging
 * provider delays no push and no payment.
 */
const slowTasks: readonly TaskName[] = [
  "answer_as_lisa",
  "title_chat",
  "review_moderation",
  "check_held_images",
  "run_bots",
  "publish_scheduled",
  // The store may hang, and the CDN.
  "place_image",
  "remove_image",
  "purge_file",
  "find_late_file",
  "settle_audio",
];

/** They have their own runner, since a member waits for the mail, and a mail server may hang. */
export const mailTasks: readonly TaskName[] = ["send_mail"];

/** A runner's share of the queue. It takes only the jobs of its own tasks. */
export interface JobRunner {
  readonly taskList: TaskList;
  /** How many of its jobs run at once. */
  readonly concurrency: number;
  /** The queue's clock, which one runner keeps. */
  readonly parsedCronItems: ParsedCronItem[];
  /** Added to the queue when it starts. */
  readonly startTasks: readonly TaskName[];
  /** Looks as soon as this process signals that it added a job (`job-signal.ts`). */
  readonly isPrompt: boolean;
}

/** The runners of a process, which share all tasks between them. */
export function createRunners(deps: Deps): readonly JobRunner[] {
  const all = Object.entries(bindTasks(deps));
  const own: readonly string[] = [...slowTasks, ...mailTasks];
  const only = (names: readonly string[]) => Object.fromEntries(all.filter(([name]) => names.includes(name)));
  return [
    {
      taskList: Object.fromEntries(all.filter(([name]) => !own.includes(name))),
      // Two more than pushes ever take (enqueue-pushes.sql).
      concurrency: 4,
      parsedCronItems: getCronItems(),
      startTasks,
      isPrompt: false,
    },
    { taskList: only(slowTasks), concurrency: 16, parsedCronItems: [], startTasks: [], isPrompt: false },
    { taskList: only(mailTasks), concurrency: 4, parsedCronItems: [], startTasks: [], isPrompt: true },
  ];
}

/** The tasks, bound to what they work with. */
export function bindTasks(deps: Deps): TaskList {
  return Object.fromEntries((Object.keys(tasks) as TaskName[]).map((name) => [name, bindTask(deps, name)]));
}

function bindTask<T extends TaskName>(deps: Deps, name: T) {
  return async (payload: unknown, { abortSignal }: Pick<JobHelpers, "abortSignal">): Promise<void> => {
    await runWithEffects(deps, name, async (ctx) => {
      await tasks[name](ctx, payloads[name].parse(payload ?? {}) as Payload<T>, abortSignal);
    });
  };
}
