import type { LanguageLists } from "../language-lists.ts";
import { ruCrisis } from "./crisis.ts";
import { ruHate } from "./hate.ts";
import { ruProfanity } from "./profanity.ts";
import { ruSexual } from "./sexual.ts";
import { selfHarm, threats } from "./threats.ts";
import { twoSenses } from "./two-senses.ts";
import { ruWordClasses } from "./word-classes.ts";

export const ruLists: LanguageLists = {
  code: "ru",
  wordClasses: ruWordClasses,
  crisis: ruCrisis,
  threats,
  selfHarm,
  hate: ruHate,
  sexual: ruSexual,
  profanity: ruProfanity,
  twoSenses,
};
