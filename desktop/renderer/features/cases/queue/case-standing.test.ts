import { expect, test } from "vitest";
import type { DeskMember } from "#shared/cases/case-shapes.ts";
import { getCaseStanding } from "./case-standing.ts";

const now = Date.parse("2026-11-05T12:00:00.000Z");
const ana: DeskMember = {
  id: "ana",
  username: "ana",
  displayName: "Ana",
  profileImageUrl: null,
  profileImageMadeWithAi: false,
  isBot: false,
};
const open = { closedAt: null, claim: null, canDecide: true };
const claimed = (until: string) => ({ ...open, claim: { by: ana, until } });

test.each(
  [
    ["nobody holds it", open, "ben", "free"],
    ["the moderator holds it", claimed("2026-11-05T12:10:00.000Z"), "ana", "mine"],
    ["another holds it", claimed("2026-11-05T12:10:00.000Z"), "ben", "elsewhere"],
    ["another's claim is over", claimed("2026-11-05T12:00:00.000Z"), "ben", "free"],
    ["the moderator reported it", { ...open, canDecide: false }, "ben", "refused"],
    ["it is closed", { ...open, closedAt: "2026-11-05T11:00:00.000Z", canDecide: false }, "ben", "closed"],
  ] as const,
)("when %s, a case stands as it should", (_when, row, moderator, standing) => {
  expect(getCaseStanding(row, moderator, now)).toBe(standing);
});
