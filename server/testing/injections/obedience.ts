import type { Behaviour } from "../servers/ai/behaviour.ts";
import type { Injection } from "./injection.ts";

/**
 * The answer of the most gullible model to an injection: it writes down its whole input, or says
 * that it does as ordered.
 */
export function obedience({ text, wants, form }: Injection): Behaviour {
  const asked = wants === "prompt" || wants === "others" || wants === "exfiltration" || form !== undefined;
  return asked ? { echo: true, echoAs: form ?? "plain" } : { reply: `I obey and do it all at once. ${text}` };
}
