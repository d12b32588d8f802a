import type { LanguageLists } from "../language-lists.ts";
import { deCrisis } from "./crisis.ts";
import { deHate } from "./hate.ts";
import { deProfanity } from "./profanity.ts";
import { deSexual } from "./sexual.ts";
import { selfHarm, threats } from "./threats.ts";
import { twoSenses } from "./two-senses.ts";
import { deWordClasses } from "./word-classes.ts";

export const deLists: LanguageLists = {
  code: "de",
  wordClasses: deWordClasses,
  crisis: deCrisis,
  threats,
  selfHarm,
  hate: deHate,
  sexual: deSexual,
  profanity: deProfanity,
  twoSenses,
};
