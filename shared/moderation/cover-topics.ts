import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "../language/text.ts";

/** What a covered text or picture can be about (posts.24). */
export const coverTopics = [
  "distress",
  "violence",
  "eating",
  "loss",
  "substances",
  "sexuality",
  "health",
  "spoiler",
] as const;

export type CoverTopic = (typeof coverTopics)[number];

export const coverTopicNames = {
  distress: msg`Suicide and self-harm`,
  violence: msg`Violence and cruelty`,
  eating: msg`Eating disorders`,
  loss: msg`Death and grief`,
  substances: msg`Alcohol and drugs`,
  sexuality: msg`Sexuality`,
  health: msg`Illness`,
  spoiler: msg`Spoilers`,
} as const satisfies Readonly<Record<CoverTopic, Text>>;
