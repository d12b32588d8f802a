import { msg, plural } from "@lingui/core/runtime-macro";
import type { Text } from "#shared/language/text.ts";
import { AiModelUnknown, AiResting, AiUnavailable } from "../ai.ts";
import { countSecondsUntil } from "./convert-to-ai-failure.ts";

/** The kind of result that was asked for. */
type Asked = "answer" | "picture" | "audio";

type Texts = Readonly<Record<Asked, Text>>;

const modelAway = msg`This model doesn't work here for now.`;
const away: Texts = {
  answer: modelAway,
  picture: modelAway,
  audio: msg`Reading aloud doesn't work here for now.`,
};

const pageCame: Texts = {
  answer: msg`A web page came in place of an answer: an administrator has to look at the service's address.`,
  picture: msg`A web page came in place of a picture: an administrator has to look at the service's address.`,
  audio: msg`A web page came in place of audio: an administrator has to look at the service's address.`,
};

const noMore: Texts = {
  answer: msg`The AI service takes no more questions for now.`,
  picture: msg`The AI service takes no more pictures for now.`,
  audio: msg`The AI service takes no more texts for now.`,
};

const shorter: Texts = {
  answer: msg`Ask in a new chat, or write less at once.`,
  picture: msg`Describe the picture in fewer words.`,
  audio: msg`A shorter post can be read aloud.`,
};

const policy: Texts = {
  answer: [msg`The AI service refuses this because of its own rules.`, msg`Ask in other words.`],
  picture: [
    msg`The AI service refuses to draw this because of its own rules.`,
    msg`Describe another picture.`,
  ],
  audio: msg`The AI service refuses to read this aloud because of its own rules.`,
};

/**
 * Returns the sentences a member reads about a failed call, in place of 'try again', where its
 * cause is known; what became of their XP follows them. Null: nothing is known but that it failed.
 * The service's own words are never in them.
 */
export function formatFailure(error: unknown, asked: Asked, now: Date): Text | null {
  if (error instanceof AiModelUnknown) return away[asked];
  if (error instanceof AiResting) return formatResting(countSecondsUntil(error.until, now));
  const why = error instanceof AiUnavailable ? error.why : null;
  switch (why?.cause) {
    case "unpaid":
    case "unknown_model":
      return away[asked];
    case "key":
      return [
        away[asked],
        msg`The AI service refuses this server's key, which an administrator has to renew.`,
      ];
    case "page":
      return [away[asked], pageCame[asked]];
    case "audio":
      return [away[asked], msg`The AI service sent audio of a kind that can't be played here.`];
    case "too_large":
      return [msg`The AI service takes nothing as large as this.`, shorter[asked]];
    case "too_long":
      return [msg`This is too long for this model.`, shorter[asked]];
    case "limits":
      return [noMore[asked], tryAgain(why?.waitMs ?? null)];
    case "policy":
      return policy[asked];
    case undefined:
      return null;
  }
}

/** Returns the sentences for calls that are held back after failures. */
export function formatResting(seconds: number): Text {
  return [msg`The AI service failed too often just now.`, tryAgain(1_000 * seconds)];
}

/** Rounded up, so that it is not too early. */
function tryAgain(ms: number | null): Text {
  if (ms === null) return msg`Try again later.`;
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  if (seconds < 60) {
    return msg`Try again in ${plural({ seconds }, { one: "# second", other: "# seconds" })}.`;
  }
  if (seconds <= 60 * 60) {
    const minutes = Math.ceil(seconds / 60);
    return msg`Try again in ${plural({ minutes }, { one: "# minute", other: "# minutes" })}.`;
  }
  const hours = Math.ceil(seconds / 3_600);
  return msg`Try again in ${plural({ hours }, { one: "# hour", other: "# hours" })}.`;
}
