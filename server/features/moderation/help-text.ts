import { msg } from "@lingui/core/runtime-macro";
import { languages } from "#shared/language/languages.ts";
import type { Text } from "#shared/language/text.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { helpDirectory } from "#shared/moderation/general-support.ts";
import { messageLimits } from "#shared/messages/rules.ts";
import { writeText } from "../../language/write-text.ts";
import { getGeneralSupport } from "./get-support.ts";

type Line = Support["resources"][number];

/**
 * Help as a text that fits a message, where no card can be shown. No model writes it. Where there
 * are too many lines, those in the middle are left out: the last is the directory of all countries.
 * @param about a sentence after the first
 */
export function writeHelp({ message, resources }: Support, about?: string): string {
  const first = [message, ...about ? [about] : []];
  const lines = resources.map(lineText);
  const textOf = () => [...first, ...lines].join("\n\n");
  while (lines.length > 1 && textOf().length > messageLimits.contentLength) lines.splice(-2, 1);
  return textOf();
}

/** How texts of help begin in threads and chats, in the language of whoever they are for. */
export const helpBeginnings = languages.map((language) => getGeneralSupport(language).message);

/** The lines stand in the thread already: they are not repeated within this time. */
export const helpStandsMs = 60 * 60 * 1000;

/** The text after words of crisis while the lines stand just above and no model answers. */
export const helpStandsText: Text =
  msg`I hear you. The people on the lines above can be there for you right now, for free, as often as you need. Please call or write to one of them.`;

/** Said to who asks for a picture in a crisis, before what points to the lines (ai.26). */
export const picturesWaitText: Text =
  msg`Pictures can wait a little while. Write to me in words instead, as much or as little as you like.`;

function lineText({ name, phone, description, url }: Line): string {
  return `${name}${phone === null ? "" : `, ${phone}`}: ${description.replace(/\.$/, "")}. ${url}`;
}

/**
 * Help where others read it too, so in English. It names no country's lines: these would tell where
 * the author lives, whose own card has them.
 */
export const publicHelpText = `${
  writeText(msg`You don't have to carry this alone. People are there to listen, now, for free:`, "en")
}\n${helpDirectory.name}: ${helpDirectory.url}`;
