import { plural, select, t } from "@lingui/core/macro";
import type { BotActKind, BotsStatus, BotUser } from "#shared/bots/bot-shapes.ts";
import { worksAt } from "#shared/bots/working-hours.ts";
import type { Character } from "#shared/bots/characters.ts";
import { getServerDate } from "../../../lib/clock/server-time.ts";
import { joinWithCommas } from "../../../lib/text/join-words.ts";

type LastAct = BotUser["lastActs"][number];

export type BotState = "working" | "resting" | "stopped" | "all-stopped" | "standing";

export const stateTexts: Readonly<Record<BotState, string>> = {
  working: t`Working now`,
  resting: t`Outside working hours`,
  stopped: t`Stopped`,
  "all-stopped": t`Stopped with all bots`,
  standing: t`On hold`,
};

/**
 * Returns `stopped` for a bot that is switched off itself. Does not use the server's
 * `isWorkingNow`, so that a switch shows at once.
 */
export function getBotState(bot: BotUser, status: BotsStatus | undefined, now = getServerDate()): BotState {
  if (!bot.isActive) return "stopped";
  if (status?.isOn === false) return "all-stopped";
  if (status?.standstill === "not_configured" || status?.standstill === "over_budget") return "standing";
  const hours = { from: bot.workingHoursStart, until: bot.workingHoursEnd };
  return worksAt(hours, now) ? "working" : "resting";
}

export const nextTexts: Readonly<Record<BotActKind, string>> = {
  post: t`A post`,
  comment: t`A comment`,
  like: t`A like`,
  message: t`An answer to a message`,
};

const doneTexts: Readonly<Record<BotActKind, string>> = {
  post: t`Posted`,
  comment: t`Commented`,
  like: t`Liked a post`,
  message: t`Answered a message`,
};

const dropTexts: Readonly<Record<NonNullable<LastAct["dropped"]>, string>> = {
  off: t`bots were stopped`,
  late: t`it would have come too late`,
  moderated: t`below its own level`,
  nothing_fits: t`nothing suitable was found`,
  over_budget: t`the day's budget was used up`,
  not_configured: t`no AI provider`,
  refused: t`it was refused`,
  failed: t`it failed`,
};

/** 'Commented', or 'A comment was dropped: nothing suitable was found' */
export function actText({ kind, dropped }: LastAct): string {
  if (dropped === null) return doneTexts[kind];
  const why = dropTexts[dropped];
  return select(kind, {
    post: `A post was dropped: ${why}`,
    comment: `A comment was dropped: ${why}`,
    like: `A like was dropped: ${why}`,
    other: `An answer to a message was dropped: ${why}`,
  });
}

/** '12,400 tokens, 3 images' */
export function formatCost({ tokens, images }: Pick<BotUser, "tokens" | "images">): string {
  return joinWithCommas([
    plural(tokens, { one: "# token", other: "# tokens" }),
    plural(images, { one: "# image", other: "# images" }),
  ]);
}

/** The parts of a list with semicolons, without blanks. */
export function splitInterests(interests: string): string[] {
  return interests.split(";").map((one) => one.trim()).filter((one) => one !== "");
}

const characterTexts: Readonly<Record<Character, string>> = {
  cynic: t`Cynic`,
  robot: t`Robot`,
  listener: t`Listener`,
  nerd: t`Nerd`,
  optimist: t`Optimist`,
  skeptic: t`Skeptic`,
  friendly: t`Friendly`,
  curious: t`Curious`,
  advisor: t`Advisor`,
  humorist: t`Humorist`,
};

/** 'Friendly' */
export function getCharacterName(character: Character): string {
  return characterTexts[character];
}
