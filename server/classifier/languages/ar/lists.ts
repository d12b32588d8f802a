import type { LanguageLists } from "../language-lists.ts";
import { arCrisis } from "./crisis.ts";
import { arHate } from "./hate.ts";
import { arProfanity } from "./profanity.ts";
import { arSexual } from "./sexual.ts";
import { selfHarm, threats } from "./threats.ts";
import { twoSenses } from "./two-senses.ts";
import { arWordClasses } from "./word-classes.ts";

export const arLists: LanguageLists = {
  code: "ar",
  wordClasses: arWordClasses,
  crisis: arCrisis,
  threats,
  selfHarm,
  hate: arHate,
  sexual: arSexual,
  profanity: arProfanity,
  twoSenses,
};
