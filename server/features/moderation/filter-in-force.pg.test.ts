import { expect, test } from "vitest";
import type { BadgeType } from "#shared/members/badge-rules.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { giveBadge } from "../../testing/badge.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { selectMayChooseFilter } from "../account/change-settings-queries.ts";
import { filterInForceOf, selectLevelsInForce } from "../../db/visibility/content-visibility.ts";
import { updateLapsedFilter } from "./lapsed-filter-fragments.ts";

const t = await createTestApp();
const day = 86_400_000;
const at = (ms: number) => new Date(t.clock.now().getTime() + ms);

interface Held {
  readonly type: BadgeType;
  readonly isActive: boolean;
  readonly expiresAt: Date | null;
}

const crowns: Readonly<Record<string, Held | null>> = {
  "no badge": null,
  "an active Black Crown": { type: "blackCrown", isActive: true, expiresAt: at(day) },
  "an endless Gold Crown": { type: "goldCrown", isActive: true, expiresAt: null },
  "a crown that is not activated": { type: "goldCrown", isActive: false, expiresAt: null },
  "a crown that ends now": { type: "blackCrown", isActive: true, expiresAt: at(0) },
  "an active Gold Verify": { type: "goldVerify", isActive: true, expiresAt: null },
  "the plain Crown, which is none of the two": { type: "crown", isActive: true, expiresAt: null },
};
const crowned = ["an active Black Crown", "an endless Gold Crown"];

type Case = readonly [ModerationLevel | null, { with: ModerationLevel; without: ModerationLevel }];
const filters: readonly Case[] = [
  [null, { with: "top", without: "top" }],
  ["top", { with: "top", without: "top" }],
  ["high", { with: "high", without: "high" }],
  ["low", { with: "low", without: "high" }],
  ["none", { with: "none", without: "high" }],
];
const levels: Readonly<Record<ModerationLevel, readonly ModerationLevel[]>> = {
  top: ["top"],
  high: ["top", "high"],
  low: ["top", "high", "low"],
  none: ["top", "high", "low", "none"],
};

const cases = Object.keys(crowns).flatMap((who) =>
  filters.map(([chosen, inForce]) =>
    [who, chosen, inForce[crowned.includes(who) ? "with" : "without"]] as const
  )
);

test.each(cases)("of a member with %s who chose %s, %s is in force", async (who, chosen, inForce) => {
  const { id } = await member(t);
  const held = crowns[who];
  if (held) await giveBadge(t, id, held.type, { isActive: held.isActive, expiresAt: held.expiresAt });
  await t.sql`update members set moderation_level = ${chosen} where id = ${id}`;
  const now = t.clock.now();
  const [row] = await t.sql`
    select ${filterInForceOf(t.sql, now)} as filter, ${selectLevelsInForce(t.sql, now)} as levels
    from members m
    where m.id = ${id}`;
  expect(row).toEqual({ filter: inForce, levels: levels[inForce] });
  if (chosen) expect(await selectMayChooseFilter(t.sql, id, chosen, now)).toBe(chosen === inForce);
  expect(await updateLapsedFilter(t.sql, id, now)).toBe(chosen !== null && chosen !== inForce);
  expect(await t.sql`select moderation_level as chosen from members where id = ${id}`)
    .toEqual([{ chosen: chosen && inForce }]);
});
