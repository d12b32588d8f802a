import { z } from "zod";
import { mailJob } from "./mail-job.ts";

const nothing = z.object({});

/** Each job's payload, by its task. */
export const payloads = {
  advance_promotions: nothing,
  review_moderation: nothing,
  check_held_images: nothing,
  settle_audio: nothing,
  sweep_answers: nothing,
  answer_as_lisa: z.object({ kind: z.enum(["post", "comment", "message"]), id: z.uuid() }),
  title_chat: z.object({ sessionId: z.uuid() }),
  help_as_lisa: z.object({ memberId: z.uuid(), id: z.uuid() }),
  run_bots: nothing,
  publish_scheduled: nothing,
  tell_thanks: nothing,
  ring_bells: z.object({ postId: z.uuid() }),
  end_polls: nothing,
  place_image: z.object({ imageId: z.uuid() }),
  remove_image: z.object({ imageId: z.uuid() }),
  purge_file: z.object({ kind: z.enum(["image", "audio"]), id: z.uuid() }),
  /** For evidence, a picture's file; its id is the evidence's. */
  find_late_file: z.union([
    z.object({ kind: z.enum(["image", "audio"]), id: z.uuid() }),
    z.object({ kind: z.literal("evidence"), id: z.uuid(), imageId: z.uuid() }),
  ]),
  send_mail: mailJob,
  send_push: z.object({ sessionId: z.uuid(), notificationId: z.uuid() }),
  send_message_push: z.object({ sessionId: z.uuid(), senderId: z.uuid() }),
  apply_payment_event: z.object({ eventId: z.string() }),
  reconcile_payments: nothing,
  lapse_badges: nothing,
  stop_renewals: nothing,
  detect_bots: nothing,
  notice_decisions: nothing,
  find_spam_waves: nothing,
  remove_bot_content: z.object({
    memberId: z.uuid(),
    isKept: z.boolean(),
    keepsMessages: z.boolean().default(false),
  }),
  remove_left_accounts: nothing,
  tell_appeal_answer: z.object({ appealId: z.uuid() }),
  settle_removed_content: z.object({ decisionId: z.uuid() }),
  settle_evidence: nothing,
  hourly_cleanup: nothing,
  renew_member_search: nothing,
  rename_reserved: nothing,
  heal_chat_search: nothing,
  raise_leader_bars: nothing,
  /** Without `mayBeUrgent` it may. */
  file_public_report: z.object({ reportId: z.uuid(), mayBeUrgent: z.boolean().optional() }),
  open_automatic_cases: nothing,
  end_measures: nothing,
  count_lowered_levels: nothing,
  add_up_moderation: nothing,
  unlock_jobs: nothing,
} as const;

export type TaskName = keyof typeof payloads;
export type Payload<T extends TaskName> = z.output<(typeof payloads)[T]>;
