import { expect, test } from "vitest";
import type { Effect, EffectOf } from "../effects/effect.ts";
import { findKeeper, leaveMeasureToLater } from "./later-decisions.ts";
import type { LaterDecision } from "./later-queries.ts";

const at = "2027-01-10T12:00:00+00:00";
const ofAda = { kind: "post", id: "ada's post", memberId: "ada" } as const;
const ofStranger = { kind: "post", id: "a stranger's post", memberId: "stranger" } as const;
const level = { level: null, elements: [], at } as const;
const stops = { username: "ada", at, promotions: ["p"], stoppedPromotions: 1 };
const suspension = { ...stops, suspendedAt: null, reason: null, until: null };

function later(
  decision: LaterDecision["decision"],
  effect: Effect,
  removes_content = false,
): LaterDecision {
  return { id: decision, decision, removes_content, decided_at: new Date(at), effects: [effect] };
}
const suspend = (former: object = {}) =>
  later(
    "suspend",
    { kind: "member", id: "ada", memberId: "ada", former: { ...suspension, ...former } },
    true,
  );

const levelOf = (on: typeof ofAda | typeof ofStranger) => later("level", { ...on, former: level });
const hidden = { id: ofAda.id, authorId: "ada", promotions: [], notified: [] };
const removed = { decision: "remove", effect: { ...ofAda, former: hidden } } as const;
const unsent = {
  decision: "remove",
  effect: {
    kind: "message",
    id: "ada's message",
    memberId: "ada",
    former: { id: "ada's message", senderId: "ada", receiverId: "stranger", receiverState: null },
  },
} as const;
const judged = { decision: "level", effect: { ...ofAda, former: level } } as const;

test.each<readonly [string, EffectOf, LaterDecision, boolean]>([
  ["a level by a later level", judged, levelOf(ofAda), true],
  ["a level, not by that of a stranger's post", judged, levelOf(ofStranger), false],
  ["a level, not by a suspension", judged, suspend(), false],
  ["a removal by a suspension that removed all", removed, suspend(), true],
  [
    "a removal, not by a suspension that left content",
    removed,
    { ...suspend(), removes_content: false },
    false,
  ],
  ["the removal of a message by nothing", unsent, suspend(), false],
])("keeps %s", (_, one, other, isKept) => {
  expect(findKeeper(one, [other])).toBe(isKept ? other : null);
});

test("leaves to the next measure what stops, and to a longer suspension what stood before", () => {
  const ada = { kind: "member", id: "ada", memberId: "ada" } as const;
  const first = { decision: "suspend", effect: { ...ada, former: suspension } } as const;
  const limit = later("limit", {
    kind: "member",
    id: "ada",
    memberId: "ada",
    former: { ...stops, promotions: [], formerUntil: null, until: at },
  });
  const longer = suspend({ suspendedAt: "2027-01-10T13:00:00+01:00", reason: "Spam" });
  leaveMeasureToLater(first, [levelOf(ofAda), limit, longer]);
  expect(limit.effects[0]?.former).toMatchObject({ earlier: [{ promotions: ["p"], at }], promotions: [] });
  expect(longer.effects[0]?.former).toMatchObject({ suspendedAt: null, reason: null, until: null });
  expect(longer.effects[0]?.former).not.toHaveProperty("earlier");
});
