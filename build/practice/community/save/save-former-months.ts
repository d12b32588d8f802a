import type { Sql } from "../../../../server/db/open-database.ts";
import { countLoweredLevels } from "../../../../server/features/cases/records/add-up-moderation.ts";
import { updateTransparency } from "../../../../server/features/cases/records/number-queries.ts";
import { type Community, dayMs, hourMs } from "../compose/community.ts";
import { createIdAt, createSeededRandom, type Random } from "../random.ts";
import { findAdministrator } from "./save-administration.ts";

/** The community is a little older, and its posts a month at most. */
const [oldestDay, latestDay] = [118, 33];

const rules = [
  "spam",
  "spam",
  "spam",
  "harassment",
  "hate",
  "inappropriate_content",
  "misinformation",
  "other",
];
const measures = [
  "no_violation",
  "no_violation",
  "no_violation",
  "warn",
  "remove",
  "cover",
  "limit",
  "suspend",
];

/**
 * The numbers of moderation of the months before (numbers.1), in cases of members who have left
 * since, and opens /transparency for everybody.
 */
export async function saveFormerMonths(tx: Sql, community: Community, now: Date): Promise<void> {
  const random = createSeededRandom(1789);
  const cases = Array.from({ length: oldestDay - latestDay }, (_, n) => oldestDay - n)
    .flatMap((daysAgo) => Array.from({ length: random.below(4) }, () => formerCase(random, now, daysAgo)));
  await tx`insert into cases ${tx(cases.map(({ row }) => row))}`;
  await tx`insert into reports ${tx(cases.flatMap(({ reports }) => reports))}`;
  await tx`insert into decisions ${tx(cases.map(({ decision }) => decision))}`;
  const contested = cases.filter(({ decision }) =>
    decision.decision !== "no_violation" && random.chance(0.6)
  );
  const appeals = contested.map(({ decision }, n) => formerAppeal(random, decision, n % 3 === 0));
  await tx`insert into cases ${tx(appeals.map(({ row }) => row))}`;
  await tx`insert into appeals ${tx(appeals.map(({ appeal }) => appeal))}`;
  await saveLevels(tx, random, now);
  const id = createIdAt(random, now);
  const actor = findAdministrator(community);
  const at = new Date(now.getTime() - 20 * dayMs);
  await updateTransparency(tx, true, { id, action: "switch_transparency", actor, reason: null, at });
}

/** Nothing is left of what it was about. */
const gone = { member_id: null, snapshot: { excerpt: "", texts: [], verdicts: [] }, has_copies: false };

function formerCase(random: Random, now: Date, daysAgo: number) {
  const openedAt = new Date(now.getTime() - daysAgo * dayMs + random.below(24) * hourMs);
  const decidedAt = new Date(openedAt.getTime() + (0.5 + 9 * random.next() ** 2) * hourMs);
  const [id, rule] = [createIdAt(random, openedAt), random.pick(rules)];
  const reports = Array.from({ length: 1 + random.below(3) }, () => ({
    id: createIdAt(random, openedAt),
    case_id: id,
    reporter_id: null,
    reason: rule,
    rule,
    description: "",
    weight: 1000,
    by_stranger: random.chance(0.2),
    created_at: openedAt,
  }));
  const row = {
    ...gone,
    id,
    kind: random.pick(["post", "comment"]),
    subject_id: createIdAt(random, openedAt),
    sources: ["report"],
    reasons: [rule],
    reports_count: reports.length,
    weight: reports.reduce((sum, { weight }) => sum + weight, 0),
    opened_at: openedAt,
    closed_at: decidedAt,
  };
  return { row, reports, decision: formerDecision(random, id, rule, decidedAt) };
}

function formerDecision(random: Random, caseId: string, rule: string, at: Date) {
  return {
    id: createIdAt(random, at),
    case_id: caseId,
    decision: random.pick(measures),
    rule,
    reason: "",
    decided_at: at,
    notice_at: at,
    noticed_at: at,
    former: { effects: [] },
  };
}

function formerAppeal(
  random: Random,
  { id: decisionId, decided_at }: { id: string; decided_at: Date },
  isGranted: boolean,
) {
  const at = new Date(decided_at.getTime() + dayMs);
  const [id, caseId] = [createIdAt(random, at), createIdAt(random, at)];
  const closedAt = new Date(at.getTime() + 20 * hourMs);
  return {
    row: {
      ...gone,
      id: caseId,
      kind: "appeal",
      subject_id: id,
      sources: ["appeal"],
      // As a report of a new member's.
      weight: 1000,
      opened_at: at,
      closed_at: closedAt,
    },
    appeal: {
      id,
      decision_id: decisionId,
      case_id: caseId,
      words: "",
      created_at: at,
      answered_at: closedAt,
      is_granted: isGranted,
      answer: "",
      noticed_at: closedAt,
    },
  };
}

/**
 * Saves levels that machines lowered before there were today's posts, which are counted as ever.
 */
async function saveLevels(tx: Sql, random: Random, now: Date): Promise<void> {
  const days = Array.from({ length: oldestDay - latestDay }, (_, n) => ({
    day: new Date(now.getTime() - (oldestDay - n) * dayMs).toISOString().slice(0, 10),
    high: random.below(5),
    low: random.below(3),
    none: random.below(2),
  }));
  await tx`insert into lowered_levels ${tx(days)}`;
  await countLoweredLevels({ sql: tx, clock: { now: () => now } });
}
