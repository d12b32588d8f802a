import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "../language/text.ts";

/**
 * Why a text or picture got its level (moderation.3), by the codes that are stored: what is said of
 * it, without its subject.
 */
export const levelReasons = {
  slur: msg`contains a slur or contempt for people for what they are`,
  threat: msg`reads as a threat of violence`,
  sex_talk: msg`talks about sex`,
  explicit_sex: msg`contains explicit sexual content`,
  urges_self_harm: msg`encourages someone to harm themselves`,
  insult: msg`reads as an insult`,
  attack: msg`reads as an attack on someone's worth`,
  drug_use: msg`talks about taking drugs`,
  drug_offer: msg`offers drugs, asks for them or explains how to make them`,
  mild_swearing: msg`contains mild swearing`,
  strong_swearing: msg`contains strong swearing`,
  quotes_hurt: msg`repeats someone else's hurtful words`,
  own_distress: msg`speaks openly of wanting to die or of self-injury`,
  contempt: msg`contains contempt for people for who they are`,
  hateful_threat: msg`threatens people for who they are`,
  illegal_acts: msg`talks about illegal acts`,
  weapons: msg`talks about weapons or violent acts`,
  self_harm: msg`speaks openly of self-harm`,
  explains_self_harm: msg`encourages self-harm or explains how to do it`,
  sexual: msg`contains sexual content`,
  sexual_minors: msg`contains sexual content about minors`,
  violence: msg`contains violence`,
  graphic_violence: msg`contains graphic violence`,
  harm: msg`contains harmful content`,
  unread_language: msg`written in a language that can't be checked yet`,
  partly_checked: msg`checked in part only; the level may still change`,
  not_examined: msg`not examined yet`,
  not_checked: msg`could not be checked yet`,
} as const satisfies Readonly<Record<string, Text>>;

export type LevelReason = keyof typeof levelReasons;

export function isLevelReason(code: string): code is LevelReason {
  return Object.hasOwn(levelReasons, code);
}
