import type { LanguageLists } from "../language-lists.ts";
import { crisis } from "./crisis.ts";
import { hate } from "./hate.ts";
import { profanity } from "./profanity.ts";
import { sexual } from "./sexual.ts";
import { selfHarm, threats } from "./threats.ts";
import { twoSenses } from "./two-senses.ts";
import { wordClasses } from "./word-classes.ts";

/** Spanish of Spain and of Latin America. */
export const esLists: LanguageLists = {
  code: "es",
  wordClasses,
  crisis,
  threats,
  selfHarm,
  hate,
  sexual,
  profanity,
  twoSenses,
};
