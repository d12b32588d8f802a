import { AiModelUnknown, AiResting, AiUnavailable } from "../ai.ts";
import { countSecondsUntil } from "./convert-to-ai-failure.ts";

/** The kind of result that was asked for. */
type Asked = "answer" | "picture" | "audio";

const names = {
  answer: { model: "This model", takes: "questions", sent: "an answer" },
  picture: { model: "This model", takes: "pictures", sent: "a picture" },
  audio: { model: "Reading aloud", takes: "texts", sent: "audio" },
} as const;

const shorter = {
  answer: "Ask in a new chat, or write less at once.",
  picture: "Describe the picture in fewer words.",
  audio: "A shorter post can be read aloud.",
} as const;

const policy = {
  answer: "The AI service refuses this because of its own rules. Ask in other words.",
  picture: "The AI service refuses to draw this because of its own rules. Describe another picture.",
  audio: "The AI service refuses to read this aloud because of its own rules.",
} as const;

/**
 * Returns the sentence a member reads about a failed call, in place of 'try again', where its cause
 * is known; what became of their XP follows it. Null: nothing is known but that it failed. The
 * service's own words are never in it.
 */
export function formatFailure(error: unknown, asked: Asked, now: Date): string | null {
  const { model, takes, sent } = names[asked];
  const away = `${model} doesn't work here for now.`;
  if (error instanceof AiModelUnknown) return away;
  if (error instanceof AiResting) return formatResting(countSecondsUntil(error.until, now));
  const why = error instanceof AiUnavailable ? error.why : null;
  switch (why?.cause) {
    case "unpaid":
    case "unknown_model":
      return away;
    case "key":
      return `${away} The AI service refuses this server's key, which an administrator has to renew.`;
    case "page":
      return `${away} A web page came in place of ${sent}: an administrator has to look at the service's address.`;
    case "audio":
      return `${away} The AI service sent audio of a kind that can't be played here.`;
    case "too_large":
      return `The AI service takes nothing as large as this. ${shorter[asked]}`;
    case "too_long":
      return `This is too long for this model. ${shorter[asked]}`;
    case "limits":
      return `The AI service takes no more ${takes} for now. Try again ${inTime(why?.waitMs ?? null)}.`;
    case "policy":
      return policy[asked];
    case undefined:
      return null;
  }
}

/** Returns the sentence for calls that are held back after failures. */
export function formatResting(seconds: number): string {
  return `The AI service failed too often just now. Try again ${inTime(1_000 * seconds)}.`;
}

/** Rounded up, so that it is not too early. */
function inTime(ms: number | null): string {
  if (ms === null) return "later";
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  if (seconds < 60) return count(seconds, "second");
  if (seconds <= 60 * 60) return count(Math.ceil(seconds / 60), "minute");
  return count(Math.ceil(seconds / 3_600), "hour");
}

function count(number: number, unit: string): string {
  return `in ${number} ${unit}${number === 1 ? "" : "s"}`;
}
