import type { LanguageLists } from "../language-lists.ts";
import { trCrisis } from "./crisis.ts";
import { trHate } from "./hate.ts";
import { trProfanity } from "./profanity.ts";
import { trSexual } from "./sexual.ts";
import { selfHarm, threats } from "./threats.ts";
import { twoSenses } from "./two-senses.ts";
import { trWordClasses } from "./word-classes.ts";

export const trLists: LanguageLists = {
  code: "tr",
  wordClasses: trWordClasses,
  crisis: trCrisis,
  threats,
  selfHarm,
  hate: trHate,
  sexual: trSexual,
  profanity: trProfanity,
  twoSenses,
};
