import { drugs } from "./drugs.ts";
import { harmClasses } from "./harm-classes.ts";
import { harassment } from "./harassment.ts";
import { hate } from "./hate.ts";
import { innocent } from "./innocent.ts";
import { nearMisses } from "./near-misses.ts";
import { negated } from "./negated.ts";
import { otherWords } from "./other-words.ts";
import { profanity } from "./profanity.ts";
import { quoted } from "./quoted.ts";
import { type Labelled, readLabelled } from "./read-labelled.ts";
import { selfHarm } from "./self-harm.ts";
import { sexual } from "./sexual.ts";
import { supportive } from "./supportive.ts";
import { threats } from "./threats.ts";

/** The sentences the lists may be tuned on. */
export function tunedSentences(): readonly Labelled[] {
  const everyKind = [
    profanity,
    harassment,
    threats,
    selfHarm,
    hate,
    sexual,
    drugs,
    supportive,
    quoted,
    negated,
    innocent,
    otherWords,
    nearMisses,
  ].flatMap(readLabelled);
  return [...everyKind, ...harmClasses.flatMap((harm) => harm.tuned)];
}
