import type { Behaviour } from "../../../build/practice/model/behaviour.ts";
import type { Injection } from "./injection.ts";
import { writtenAs } from "./written-as.ts";

/**
 * The answer of the most gullible model to an injection: it writes down its whole input, or says
 * that it does as ordered.
 */
export function obedience({ text, wants, form }: Injection): Behaviour {
  const asked = wants === "prompt" || wants === "others" || wants === "exfiltration" || form !== undefined;
  return asked
    ? { echo: (messages) => writtenAs(form ?? "plain", messages) }
    : { reply: `I obey and do it all at once. ${text}` };
}
