import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { languages } from "../language/languages.ts";
import { lisaModelNames } from "../assistant/lisa.ts";
import { currentUser } from "../auth/contract.ts";
import { defineEndpoint } from "../endpoint.ts";
import { messageAudiences } from "../messages/rules.ts";
import { displayName } from "../members/name-fields.ts";
import { coverTopicList } from "../moderation/cover-shapes.ts";
import { helpCountryChoices } from "../moderation/help-countries.ts";
import { languageTag, moderationLevel } from "../primitives.ts";
import { ttsVoices } from "../speech/speech-price-and-voices.ts";
import { bio } from "./profile-fields.ts";

const mostReadLanguages = 60;

/** Absent fields stay as they are. */
export const newSettings = z.object({
  displayName: displayName.optional(),
  bio,
  /** Low and none need an active crown (moderation.5). */
  moderationLevel: moderationLevel.optional(),
  ttsVoice: z.enum(ttsVoices, fieldText(msg`Choose one of the listed voices.`)).optional(),
  showReadReceipts: z.boolean().optional(),
  /** messages.6 */
  messageAudience: z.enum(messageAudiences).optional(),
  /** feed.7; empty: all. */
  readLanguages: z.array(languageTag).max(mostReadLanguages).optional(),
  /** What is covered with these topics alone is shown (posts.24). */
  openTopics: coverTopicList.optional(),
  /** What is about one of these is covered, also where its author left it open. */
  coveredTopics: coverTopicList.optional(),
  /** Pictures of theirs are refused without a description (media.15). */
  requiresDescriptions: z.boolean().optional(),
  /** Comments of new accounts below their posts are folded (comments.10). */
  foldsNewcomers: z.boolean().optional(),
  /** False takes the member off the leaderboards (leaderboard.1). */
  isRanked: z.boolean().optional(),
  /**
   * The model that Lisa answers with, among those served (shop.9); GPT-5 needs a Gold Crown (ai.5).
   */
  lisaModel: z.enum(lisaModelNames).optional(),
  /** Whole dollars; null ends the limit (shop.6). */
  monthlySpendingLimit: z.number().int().min(1, fieldText(msg`At least $1`)).max(
    100_000,
    fieldText(msg`At most $100,000`),
  ).nullable()
    .optional(),
  purchasesPaused: z.boolean().optional(),
  /** Whose help lines come first; null finds the country by the time zone (moderation.10). */
  helpCountry: z.enum(helpCountryChoices, fieldText(msg`Choose one of the listed countries.`)).nullable()
    .optional(),
  /** Of pages, mails, pushes and notifications (product.17). */
  language: z.enum(languages, fieldText(msg`Choose one of the listed languages.`)).optional(),
});
export type NewSettings = z.input<typeof newSettings>;

export const changeSettings = defineEndpoint({
  method: "put",
  path: "/api/users/settings",
  summary: "Change the caller's settings: all given fields, or none",
  access: "member",
  body: newSettings,
  errors: ["forbidden", "conflict"],
  status: 200,
  response: currentUser,
});

export const settingsEndpoints = { changeSettings };
