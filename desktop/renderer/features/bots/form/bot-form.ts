import type { z } from "zod";
import { type BotChange, botDefaults, type NewBot, type newBot } from "#shared/bots/bot-fields.ts";
import type { BotUser } from "#shared/bots/bot-shapes.ts";

export type BotInput = NewBot;
export type CompleteBot = z.output<typeof newBot>;

/** The fields of the form, in its order, so that the first wrong one gets the focus. */
export const botFields = [
  "userEmail",
  "username",
  "displayName",
  "firstName",
  "lastName",
  "bio",
  "xp",
  "interests",
  "character",
  "moderationLevel",
  "enableContent",
  "contentLength",
  "workingHoursStart",
  "workingHoursEnd",
  "postFrequency",
  "commentFrequency",
  "likeFrequency",
  "enableImages",
  "dalleModel",
  "dallePrompt",
  "answeringDm",
  "isActive",
] as const satisfies readonly (keyof BotInput)[];

/** The initial values of the form: a bot's, or the defaults of a new one. */
export function getBotFormValues(bot: BotUser | null): BotInput {
  const given = bot ?? { ...botDefaults, userEmail: "", username: "", displayName: "", interests: "" };
  const { firstName = null, lastName = null, bio = null } = bot ?? {};
  return {
    ...Object.fromEntries(botFields.map((name) => [name, given[name as keyof typeof given]])),
    userEmail: given.userEmail,
    username: given.username,
    displayName: given.displayName,
    interests: given.interests,
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    bio: bio ?? "",
    // A time field has no seconds.
    workingHoursStart: given.workingHoursStart.slice(0, 5),
    workingHoursEnd: given.workingHoursEnd.slice(0, 5),
  };
}

/** Returns a new bot as it is sent, with null for blank texts. */
export function buildNewBot(complete: CompleteBot): NewBot {
  return { ...complete, ...trimmedNames(complete) };
}

/**
 * The fields whose values differ from the form's initial ones, so that saving does not undo another
 * administrator's changes.
 */
export function findChangedBotFields(complete: CompleteBot, written: BotInput, before: BotInput): BotChange {
  const fields = { ...complete, ...trimmedNames(complete) };
  const changed = botFields.filter((name) => String(written[name]) !== String(before[name]));
  return Object.fromEntries(changed.map((name) => [name, fields[name]]));
}

function trimmedNames({ firstName, lastName, bio }: CompleteBot) {
  return {
    firstName: firstName?.trim() || null,
    lastName: lastName?.trim() || null,
    bio: bio?.trim() || null,
  };
}
