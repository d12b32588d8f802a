import { expect, test } from "vitest";
import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import { doEffectsMeet, type Touching } from "./effect.ts";

const ofAda = { kind: "post", id: "ada's post", memberId: "ada" } as const;
const alsoOfAda = { kind: "comment", id: "ada's comment", memberId: "ada" } as const;
const ada = { kind: "member", id: "ada", memberId: "ada" } as const;
const ofStranger = { kind: "post", id: "a stranger's post", memberId: "stranger" } as const;
const ofNobody = { kind: "message", id: "a message", memberId: null } as const;
const alsoOfNobody = { kind: "message", id: "another message", memberId: null } as const;

type Side = readonly [CaseOutcome, Touching["touched"][number]];

test.each<readonly [one: Side, other: Side, doMeet: boolean]>([
  [["level", ofAda], ["cover", ofAda], true],
  [["no_violation", ofAda], ["remove", ofAda], true],
  [["remove", ofAda], ["remove", alsoOfAda], false],
  [["remove", ofAda], ["remove", ofStranger], false],
  [["limit", ada], ["suspend", ada], true],
  [["limit", ada], ["remove", ofAda], true],
  [["suspend", ada], ["level", ofAda], false],
  [["limit", ada], ["warn", ada], false],
  [["warn", ada], ["offer_help", ada], false],
  [["suspend", ada], ["remove", ofStranger], false],
  [["suspend", ada], ["remove", ofNobody], false],
  [["remove", ofNobody], ["remove", alsoOfNobody], false],
])("says of %j and %j that they meet: %s", ([one, on], [other, with_], doMeet) => {
  const pair = [{ decision: one, touched: [on] }, { decision: other, touched: [with_] }] as const;
  expect(doEffectsMeet(...pair)).toBe(doMeet);
  expect(doEffectsMeet(pair[1], pair[0])).toBe(doMeet);
});
