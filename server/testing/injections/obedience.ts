import type { Behaviour } from "../servers/ai/behaviour.ts";
import type { Injection } from "./injection.ts";

/** How the most gullible model answers an injection: it writes down all it was given, or says that it does what was ordered. */
export function obedience({ text, wants, form }: Injection): Behaviour {
  const asked = wants === "prompt" || wants === "others" || wants === "exfiltration" || form !== undefined;
  return asked ? { echo: true, echoAs: form ?? "plain" } : { reply: `I obey and do it all at once. ${text}` };
}
