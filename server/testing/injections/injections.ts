import type { Injection } from "./injection.ts";
import { acts } from "./texts/acts.ts";
import { carriers } from "./texts/carriers.ts";
import { encoded } from "./texts/encoded.ts";
import { fakeMessages } from "./texts/fake-messages.ts";
import { languages } from "./texts/languages.ts";
import { toModeration } from "./texts/moderation.ts";
import { others } from "./texts/others.ts";
import { plainOrders } from "./texts/plain-orders.ts";

/** Texts by which members might try to make a model, or the moderator, obey them. */
export const injections: readonly Injection[] = [
  ...plainOrders,
  ...fakeMessages,
  ...encoded,
  ...languages,
  ...acts,
  ...others,
  ...toModeration,
  ...carriers,
];
