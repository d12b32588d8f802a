import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { count, requiredText, timestamp } from "../primitives.ts";
import { ruleKey } from "./rule-key.ts";

/** A rule of the house. Its key never changes. */
const houseRule = z.object({
  key: ruleKey,
  title: z.string(),
  words: z.string(),
});
export type HouseRule = z.infer<typeof houseRule>;

const houseRules = z.object({
  version: count,
  changedAt: timestamp.nullable(),
  rules: z.array(houseRule),
});
export type HouseRules = z.infer<typeof houseRules>;

export const getRules = defineEndpoint({
  method: "get",
  path: "/api/rules",
  summary: "The house rules; at first the nine reasons of reports in words",
  access: "public",
  status: 200,
  response: houseRules,
  hasEtag: true,
});

export const changeRules = defineEndpoint({
  method: "put",
  path: "/api/admin/rules",
  summary: "Write a new version of the rules; earlier ones are kept, and the nine reasons stay",
  access: "admin",
  body: z.object({
    /** The version that was edited: another administrator's newer one is 409. */
    version: count,
    rules: z.array(z.object({
      key: ruleKey,
      title: requiredText(80, fieldText(msg`Please name the rule.`)),
      words: requiredText(1000, fieldText(msg`Please say what the rule means.`)),
    })).min(9).max(30),
  }),
  errors: ["conflict"],
  status: 200,
  response: houseRules,
});

export const ruleEndpoints = { getRules, changeRules };
