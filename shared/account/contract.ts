import { z } from "zod";
import { currentUser } from "../auth/contract.ts";
import { endpoint } from "../endpoint.ts";
import { moderationLevel, requiredText, text } from "../primitives.ts";
import { profileLimits, ttsVoices } from "./rules.ts";

const { displayNameLength, bioLength } = profileLimits;

/** Absent fields stay as they are. */
export const newSettings = z.object({
  displayName: requiredText(displayNameLength, "Display name is required", "Display name too long")
    .optional(),
  /** Null and blank both remove it. */
  bio: text(bioLength, `The bio can be at most ${bioLength} characters`).trim().nullish()
    .transform((bio) => bio === "" ? null : bio),
  /** Low and none need an active crown (moderation.5). */
  moderationLevel: moderationLevel.optional(),
  ttsVoice: z.enum(ttsVoices, "Choose one of the voices on offer").optional(),
  showReadReceipts: z.boolean().optional(),
  /** False takes the member off the leaderboards (leaderboard.1). */
  isRanked: z.boolean().optional(),
});
export type NewSettings = z.input<typeof newSettings>;

export const changeSettings = endpoint({
  method: "put",
  path: "/api/users/settings",
  summary: "Change one's own settings: what is given, all or nothing",
  access: "member",
  body: newSettings,
  errors: ["forbidden"],
  status: 200,
  response: currentUser,
});

export const accountEndpoints = { changeSettings };
