import { expect, test } from "vitest";
import { isLevelVisible } from "#shared/moderation/rules.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { levelVisibleTo } from "./level-visible-to.ts";

const t = await createTestApp();
const author = await member(t);
const levels = ["top", "high", "low", "none", null] as const;
for (const moderationLevel of levels) await post(t, { authorId: author.id, moderationLevel });

async function levelsSeen(filter: ModerationLevel | null): Promise<Set<ModerationLevel | null>> {
  const rows = await t.sql<{ moderation_level: ModerationLevel | null }[]>`
    select p.moderation_level
    from posts p
    where ${levelVisibleTo(t.sql, filter, t.sql`p.moderation_level`)}`;
  return new Set(rows.map((row) => row.moderation_level));
}

test.each(
  [
    { filter: "top", sees: ["top", null] },
    { filter: "high", sees: ["top", "high", null] },
    { filter: "low", sees: ["top", "high", "low", null] },
    { filter: "none", sees: ["top", "high", "low", "none", null] },
    { filter: null, sees: ["top", null] },
  ] as const,
)("a filter of $filter lets the database pass what the rules pass", async ({ filter, sees }) => {
  expect(await levelsSeen(filter)).toEqual(new Set(sees));
  expect(new Set(levels.filter((level) => isLevelVisible(level, filter)))).toEqual(new Set(sees));
});
