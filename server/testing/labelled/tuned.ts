import { drugs } from "./sentences/drugs.ts";
import { harmClasses } from "./harm-classes.ts";
import { harassment } from "./sentences/harassment.ts";
import { hate } from "./sentences/hate.ts";
import { innocent } from "./sentences/innocent.ts";
import { nearMisses } from "./sentences/near-misses.ts";
import { negated } from "./sentences/negated.ts";
import { otherWords } from "./sentences/other-words.ts";
import { profanity } from "./sentences/profanity.ts";
import { quoted } from "./sentences/quoted.ts";
import { type Labelled, readLabelled } from "./read-labelled.ts";
import { selfHarm } from "./sentences/self-harm.ts";
import { sexual } from "./sentences/sexual.ts";
import { supportive } from "./sentences/supportive.ts";
import { threats } from "./sentences/threats.ts";

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
