import { z } from "zod";
import { profileImage } from "../members/profile-image.ts";
import { count, id, moderationLevel, timestamp } from "../primitives.ts";
import { botImageModels } from "./bot-fields.ts";
import { characterNames } from "./characters.ts";

const actKinds = ["post", "comment", "like", "message"] as const;
export type BotActKind = (typeof actKinds)[number];

/** Why a bot's act was dropped. */
export const dropReasons = [
  "off",
  "late",
  "moderated",
  "nothing_fits",
  "over_budget",
  "not_configured",
  "refused",
  "failed",
] as const;

const lastAct = z.object({
  kind: z.enum(actKinds),
  at: timestamp,
  /**
   * The post that it wrote, commented on or liked; null when the act was dropped or was a message.
   */
  postId: id.nullable(),
  /** Null: it was done. */
  dropped: z.enum(dropReasons).nullable(),
});

/** A bot as the administrator sees it. Times of day are UTC; frequencies are acts an hour. */
export const botUser = z.object({
  id,
  userEmail: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  username: z.string(),
  displayName: z.string(),
  ...profileImage,
  bio: z.string().nullable(),
  xp: count,
  level: z.number().int().positive(),
  interests: z.string(),
  character: z.enum(characterNames),
  postFrequency: z.number().nonnegative(),
  commentFrequency: z.number().nonnegative(),
  likeFrequency: z.number().nonnegative(),
  workingHoursStart: z.string(),
  workingHoursEnd: z.string(),
  answeringDm: z.boolean(),
  moderationLevel,
  isActive: z.boolean(),
  dalleModel: z.enum(botImageModels),
  dallePrompt: z.string(),
  enableContent: z.boolean(),
  enableImages: z.boolean(),
  contentLength: z.number().int().positive(),
  createdAt: timestamp,
  isWorkingNow: z.boolean(),
  nextAct: z.object({ kind: z.enum(actKinds), at: timestamp }).nullable(),
  /** At most five, latest first. */
  lastActs: z.array(lastAct),
  /** Tokens spent on it so far. */
  tokens: count,
  images: count,
  /** Acts whose text fell below the bot's own level. */
  droppedCount: count,
});
export type BotUser = z.infer<typeof botUser>;

/** The switch for all bots, why they are stopped, and today's budget. */
export const botsStatus = z.object({
  isOn: z.boolean(),
  /** Null while they work. */
  standstill: z.enum(["off", "not_configured", "over_budget"]).nullable(),
  /** The budget of the present UTC day. */
  budget: z.object({ tokens: count, tokensLimit: count, images: count, imagesLimit: count }),
});
export type BotsStatus = z.infer<typeof botsStatus>;

/** Why an account is taken for a machine (bots.5). */
export const botFinding = z.discriminatedUnion("reason", [
  z.object({ reason: z.literal("address") }),
  /** More than 30 acts in ten minutes, on each of `days` days. */
  z.object({ reason: z.literal("pace"), days: count, mostInTenMinutes: count }),
  /** Near-equal intervals: their coefficient of variation over the latest acts. */
  z.object({
    reason: z.literal("rhythm"),
    acts: count,
    variation: z.number().nonnegative(),
    seconds: z.number(),
  }),
  /** One text posted `times` times. */
  z.object({ reason: z.literal("repetition"), times: count, text: z.string() }),
]);
export type BotFinding = z.infer<typeof botFinding>;

/** An account that looks or acts like a machine (bots.5). */
export const detectedBot = z.object({
  id,
  email: z.string(),
  username: z.string(),
  displayName: z.string(),
  level: z.number().int().positive(),
  xp: count,
  isSuspended: z.boolean(),
  foundAt: timestamp,
  findings: z.array(botFinding),
});
export type DetectedBot = z.infer<typeof detectedBot>;
