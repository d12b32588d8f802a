import type { BotActKind } from "#shared/bots/bot-shapes.ts";
import type { TaskName } from "../../jobs/payloads.ts";
import { bindTasks } from "../../worker/tasks.ts";
import { runJobs } from "../app/run-jobs.ts";
import { pick } from "../pages/act.ts";
import { drawAct } from "../scenes/still-bot.ts";
import type { Scene, Write } from "./community.ts";
import { passTime } from "./open-processes.ts";

/** Jobs of the clock that change what is shown. */
const changing: readonly TaskName[] = [
  "review_moderation",
  "publish_scheduled",
  "end_polls",
  "end_measures",
  "lapse_badges",
  "remove_left_accounts",
  "hourly_cleanup",
];

/** Others, without a payload too. */
const repeated: readonly TaskName[] = [
  "advance_promotions",
  "settle_audio",
  "sweep_answers",
  "stop_renewals",
  "notice_decisions",
  "detect_bots",
  "find_spam_waves",
  "settle_evidence",
  "renew_member_search",
  "rename_reserved",
  "heal_chat_search",
  "raise_leader_bars",
  "open_automatic_cases",
  "count_lowered_levels",
  "add_up_moderation",
  "check_held_images",
];

async function runTask({ t, note }: Scene, name: TaskName): Promise<void> {
  note(name);
  const task = bindTasks(t.deps)[name];
  const helpers = { abortSignal: new AbortController().signal };
  await (task as (payload: object, given: typeof helpers) => Promise<void>)({}, helpers);
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A job of the clock. */
export const runRepeated: Write = (_by, scene) => runTask(scene, pick(pick([changing, repeated])));

const times = [2 * minuteMs, 2 * minuteMs, 11 * minuteMs, dayMs / 8, 4 * dayMs, 8 * dayMs, 31 * dayMs];

/** Until something ends or is due, of which a later job takes care. */
export const letTimePass: Write = (_by, { t }) => Promise.resolve(passTime(t, pick(times)));

/** What other acts have added to the queue: Lisa's answers, pictures, notices. */
export const runQueue: Write = (_by, { t }) => runJobs(t);

const botActs: readonly BotActKind[] = ["post", "comment", "like"];

export const actAsBot: Write = async (_by, scene) => {
  await drawAct(scene.t, pick(scene.bots), pick(botActs));
  await runTask(scene, "run_bots");
};
