import type { LanguageLists } from "../language-lists.ts";
import { plCrisis } from "./crisis.ts";
import { plHate } from "./hate.ts";
import { plProfanity } from "./profanity.ts";
import { plSexual } from "./sexual.ts";
import { selfHarm, threats } from "./threats.ts";
import { twoSenses } from "./two-senses.ts";
import { plWordClasses } from "./word-classes.ts";

export const plLists: LanguageLists = {
  code: "pl",
  wordClasses: plWordClasses,
  crisis: plCrisis,
  threats,
  selfHarm,
  hate: plHate,
  sexual: plSexual,
  profanity: plProfanity,
  twoSenses,
};
