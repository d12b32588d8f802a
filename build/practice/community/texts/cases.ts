import { z } from "zod";
import { caseSource } from "#shared/cases/case-shapes.ts";
import { decisionKind } from "#shared/cases/decision-kinds.ts";
import { ruleKey } from "#shared/rules/rule-key.ts";
import { readTexts, texts } from "./read-texts.ts";

const report = z.strictObject({ by: z.string(), rule: ruleKey, words: z.string() });

/** A case of the demo. People are named by username. */
const demoCase = z.strictObject({
  about: z.strictObject({
    kind: z.enum(["post", "comment", "message", "member", "picture"]),
    /** In the latest such text; of a member the username, of a picture of its post. */
    words: z.string(),
  }),
  /** Since the first report. */
  hoursAgo: z.number(),
  source: caseSource.optional(),
  reports: z.array(report).optional(),
  notes: z.array(z.strictObject({ by: z.string(), words: z.string() })).optional(),
  claimedBy: z.string().optional(),
  /** Made two hours later; without one the case is open. */
  decision: z.strictObject({
    by: z.string(),
    decision: decisionKind,
    rule: ruleKey,
    reason: z.string(),
    days: z.number().optional(),
  }).optional(),
  /** By the member concerned; without an answer it waits. */
  appeal: z.strictObject({
    words: z.string(),
    answer: z.strictObject({ by: z.string(), grants: z.boolean(), reason: z.string() }).optional(),
  }).optional(),
  /** Somebody without an account reports it too, by its address. */
  publicReport: z.strictObject({ name: z.string(), rule: ruleKey, words: z.string() }).optional(),
});

export type DemoCase = z.output<typeof demoCase>;

export const { moderators, cases: demoCases, wave: demoWave } = readTexts(
  "cases",
  z.strictObject({
    moderators: texts,
    cases: z.array(demoCase),
    /** Accounts of today that link one site, by username; each writes one of the comments. */
    wave: z.strictObject({ accounts: texts, comments: texts }),
  }),
);
