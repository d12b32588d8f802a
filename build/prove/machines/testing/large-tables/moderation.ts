import { type Filling, filling, type LargeGroup, type LargeSize } from "./large-size.ts";
import { membersOfRows } from "./members-of-rows.ts";

/** One case in seven is open; of each other one somebody decided. */
const isOpen = "n % 7 = 0";
/** Nobody is the subject of a hundredth of all cases. */
const ownerNumber = "case when n % 5000 = 0 then 1 else large_any(n) end";
const owner = `large_member(${ownerNumber})`;
/** One member in a hundred was reported; others' cases opened by themselves. */
const reports = `case when (${ownerNumber}) % 100 = 1 then 1 else 0 end`;
const caseId = "large_id('bbb', n)";
const kinds = "(array['post', 'comment', 'message', 'member', 'picture'])[n % 5 + 1]";

/** Some days after it was opened. */
const decidedAt = (size: LargeSize) => `${moment(size)} + n % 300 * interval '13 minutes'`;

/** As much as is kept: the last half of a year. */
const moment = ({ rows }: LargeSize) => `large_at(${Math.floor(rows / 2)} + n / 2)`;

/** Cases, and what was decided. */
function decided(size: LargeSize): readonly Filling[] {
  const { rows } = size;
  const at = moment(size);
  return [
    membersOfRows(size),
    filling(
      "cases",
      `id, kind, subject_id, member_id, sources, reasons, reports_count, weight, is_urgent, snapshot, opened_at, closed_at,
      has_copies, has_words`,
      rows,
      `${caseId}, ${kinds}, large_id('ccc', n), ${owner}, '{report}', '{spam}', ${reports}, (n % 5000)::integer, n % 1001 = 0,
      '{"excerpt": "Buy this now", "texts": [], "verdicts": []}', ${at}, case when ${isOpen} then null else ${at} end, true, true`,
    ),
    filling(
      "reports",
      "id, case_id, reporter_id, reason, rule, description, weight, created_at",
      rows,
      `large_id('ddd', n), ${caseId}, large_owner(n + 50), 'spam', 'spam', 'It sells something', 1000, ${at}`,
    ),
    filling(
      "decisions",
      "id, case_id, member_id, decision, rule, reason, decided_by, decided_at, notice_at, noticed_at, former, has_former",
      rows,
      `large_id('eee', n), ${caseId}, ${owner}, 'remove', 'spam', 'Advertising', large_member(2), ${
        decidedAt(size)
      }, ${at}, ${at},
      '{"effects": []}', true`,
    ),
    filling(
      "appeals",
      "id, decision_id, member_id, case_id, words, created_at, answered_at, is_granted, answer",
      rows,
      `large_id('fff', n), large_id('eee', n), ${owner}, ${caseId}, 'Please look again', ${at}, ${at}, false, 'It stands'`,
    ),
  ];
}

/** As the jobs keep them; nobody changes a row here. */
const sums: readonly Filling[] = [
  {
    table: "moderation_numbers",
    statement: `
      insert into moderation_numbers (month, number, first, second, count)
      select month_of(created_at), 'reports', rule, by_stranger::text, count(*) from reports group by 1, 3, 4
      union all
      select month_of(decided_at), 'decisions', decision, rule, count(*) from decisions group by 1, 3, 4
      union all
      select month_of(created_at), 'appeals', 'refused', '', count(*) from appeals group by 1
      union all
      select
        month_of(d.decided_at), 'hours', (round(extract(epoch from d.decided_at - c.opened_at) / 86400) * 24)::text, '',
        count(*)
      from decisions d
      join cases c on c.id = d.case_id
      where c.opened_at < d.decided_at
      group by 1, 3`,
  },
  {
    table: "case_counts",
    statement: `
      insert into case_counts (member_id, cases)
      select member_id, count(*) from cases where member_id is not null group by member_id`,
  },
];

/** Rows that are kept of cases. */
function kept(size: LargeSize): readonly Filling[] {
  const { rows } = size;
  const at = moment(size);
  return [
    filling(
      "evidence",
      "id, kept_for, kind, subject_id, member_id, case_id, rule, kept_at, content",
      rows,
      `large_id('abc', n), 'removal', 'post', large_id('ccc', n), ${owner},
      case when n % 100 = 1 then large_id('bbb', 1) else ${caseId} end, 'hate', ${at}, '\\x00'`,
    ),
    filling(
      "case_notes",
      "id, case_id, author_id, words, created_at",
      rows,
      `large_id('abd', n), ${caseId}, large_member(2), 'A note', ${at}`,
    ),
    filling(
      "case_looks",
      "moderator_id, case_id, looked_on, is_hard",
      rows,
      `large_member(n % ${size.members} + 1), ${caseId}, (now() at time zone 'UTC')::date, false`,
    ),
    filling("case_pictures", "case_id, image_id", rows, `${caseId}, large_id('ccd', n)`),
    filling(
      "known_images",
      "case_id, image_id, sha256, reference, matched_at",
      rows,
      `${caseId}, large_id('ccd', n), '\\x00', '-', ${at}`,
    ),
    filling(
      "public_reports",
      "id, challenge, kind, target, path, reason, rule, words, email, received_at, settled_at, report_id",
      rows,
      `large_id('acc', n), n::text, 'post', '', '/', 'spam', 'spam', '', 'a' || n || '@large.example', ${at}, ${at},
      large_id('ddd', n)`,
    ),
    filling("reporter_records", "member_id, upheld, dismissed", size.members, "large_member(n), 1, 1"),
    filling(
      "wave_contents",
      "case_id, kind, content_id, member_id",
      rows,
      `${caseId}, 'post', large_id('ccc', n), ${owner}`,
    ),
  ];
}

/** Cases, and what is reported, decided and kept of them. */
export const moderation: LargeGroup = {
  name: "moderation",
  rowsPerMember: 20,
  fillings: (size) => [...decided(size), ...sums, ...kept(size)],
  reads: [
    { what: "open cases", path: "/api/moderation/reports?limit=20", by: "administrator", deepAt: 50_000 },
    {
      what: "open cases of a kind",
      path: "/api/moderation/reports?kind=picture&limit=20",
      by: "administrator",
      deepAt: 50_000,
    },
    { what: "own cases", path: "/api/moderation/reports?state=mine&limit=20", by: "administrator" },
    {
      what: "closed cases",
      path: "/api/moderation/reports?state=closed&limit=20",
      by: "administrator",
      deepAt: 100_000,
    },
    {
      what: "closed cases of a kind",
      path: "/api/moderation/reports?state=closed&kind=post&limit=20",
      by: "administrator",
      deepAt: 50_000,
    },
    { what: "a case", path: "/api/moderation/cases/{case}", by: "administrator" },
    { what: "what waits for moderators", path: "/api/moderation/summary", by: "administrator" },
    {
      what: "evidence of a case",
      path: "/api/admin/evidence?caseId={case}&limit=20",
      by: "administrator",
      deepAt: 50_000,
    },
    {
      what: "a member with many cases, for moderators",
      path: "/api/moderation/members/{heavy}",
      by: "administrator",
      // The notes of 200 cases.
      mayTouch: 4_000,
    },
    {
      what: "members by their cases",
      path: "/api/moderation/members?sort=cases&limit=20",
      by: "administrator",
      deepAt: 50_000,
    },
    {
      what: "members of a common name, by their cases",
      path: "/api/moderation/members?q=ada&sort=cases&limit=20",
      by: "administrator",
      // One in a hundred has the name: some two thousand are looked up until twenty have it.
      mayTouch: 15_000,
    },
    {
      what: "reported members",
      path: "/api/moderation/members?filter=reported&limit=20",
      by: "administrator",
      deepAt: 3_000,
      // Counts a thousand of them, each by an index of cases.
      mayTouch: 8_500,
    },
    {
      what: "numbers of moderation",
      path: "/api/moderation/numbers",
      by: "administrator",
    },
  ],
  cleaned: [
    "case_looks",
    "case_pictures",
    "reports",
    "case_notes",
    "known_images",
    "decisions",
    "appeals",
    "evidence",
    "public_reports",
  ],
};
