import { type Filling, filling, type LargeGroup, type LargeSize } from "./large-size.ts";
import { membersOfRows } from "./members-of-rows.ts";

const transfer = "large_id('bbb', n)";
const minted = "'00000000-0000-0000-0000-000000000001'";

/** Some names begin as few do, one in 700 and one in 20,000. */
const target =
  "case when n % 700 = 3 then 'yak_' when n % 20000 = 7 then 'zoe_' else 'member_' end || large_any(n)";

/** The ledger, the audit and what was bought. */
function accounts(size: LargeSize): readonly Filling[] {
  const { rows } = size;
  const entry = (account: string, amount: number) =>
    filling("xp_entries", "transfer_id, account_id, amount", rows, `${transfer}, ${account}, ${amount}`);
  return [
    membersOfRows(size),
    filling(
      "xp_transfers",
      "id, idempotency_key, reason, reference, created_at",
      rows,
      `${transfer}, 'like:' || large_owner(n) || ':' || n, 'like', n::text, large_at(n)`,
    ),
    entry("large_owner(n)", 2),
    entry(minted, -2),
    filling(
      "xp_history",
      "account_id, first_id, amount, transfers, latest_at",
      rows,
      `large_owner(n), ${transfer}, 2, 1, large_at(n)`,
    ),
    filling(
      "audit_log",
      "id, action, actor_id, actor_username, target_id, target_username, reason, created_at",
      rows,
      `large_id('ccc', n), case when n % 10 = 0 then 'gift_xp' when n % 1000 = 1 then 'suspend_user' else 'decide_case' end,
      large_member(2), 'member_2', large_owner(n), ${target}, 'As agreed', large_at(n)`,
    ),
    filling(
      "orders",
      "id, member_id, kind, product, cents, currency, xp_amount, is_live, state, created_at, paid_at",
      rows,
      "large_id('ddd', n), large_owner(n), 'xp_pack', 'xp_5000', 999, 'usd', 5000, false, 'paid', large_at(n), large_at(n)",
    ),
    filling(
      "payment_events",
      "id, type, is_live, created_at, received_at, applied_at",
      rows,
      "'evt_' || lpad(n::text, 9, '0'), 'checkout', false, large_at(n), large_at(n), large_at(n)",
    ),
  ];
}

/** Promotions, allowances and jobs. */
function running(size: LargeSize): readonly Filling[] {
  const { rows } = size;
  return [
    filling(
      "promotions",
      "id, post_id, member_id, duration_hours, started_at, ends_at, due_at, ended_at, end_reason",
      rows,
      `large_id('eee', n), large_id('fff', n), large_owner(n), 24, large_at(n), large_at(n), large_at(n),
      case when n > ${rows - 100} then null else large_at(n) end, case when n > ${
        rows - 100
      } then null else 'time' end`,
    ),
    filling(
      "promotion_hours",
      "promotion_id, hour, starts_at, xp_spent",
      rows,
      "large_id('eee', n), 0, large_at(n), 100",
    ),
    filling(
      "promotion_marks_by_month",
      "promotion_id, hour, kind, member_id, month",
      rows,
      `large_id('eee', ${rows} - n % 100), 0, 'view' || n / 1000000, large_member(n / 100 % ${size.members} + 1),
      date_trunc('month', now() at time zone 'UTC')::date`,
    ),
    filling(
      "ai_reservations",
      "id, member_id, service, charge_key, cost, expires_at, created_at",
      Math.ceil(rows / 100),
      "large_id('abc', n), large_owner(n), 'chat', n::text, 1, now() + interval '1 hour', now()",
    ),
    filling(
      "ai_budget_days",
      "member_id, day",
      rows,
      `large_member(n % ${size.members} + 1), (now() at time zone 'UTC')::date - (n / ${size.members})::integer`,
    ),
    filling("graphile_worker._private_tasks", "identifier", 1, "'send_push'"),
    filling(
      "graphile_worker._private_jobs",
      "task_id, payload, run_at, max_attempts, created_at, updated_at",
      rows,
      "(select min(id) from graphile_worker._private_tasks), '{}', now() + interval '1 hour', 25, now(), now()",
    ),
  ];
}

/** The ledger, the audit, orders, promotions and jobs. */
export const records: LargeGroup = {
  name: "records",
  rowsPerMember: 20,
  fillings: (size) => [...accounts(size), ...running(size)],
  reads: [
    { what: "XP history", path: "/api/users/{heavy}/xp-transactions?limit=20", by: "heavy", deepAt: 50_000 },
    { what: "XP history of an ordinary member", path: "/api/users/{ordinary}/xp-transactions?limit=20" },
    { what: "orders", path: "/api/shop/orders?limit=20", by: "heavy", deepAt: 50_000 },
    { what: "own promotions", path: "/api/promotions/my?limit=20", by: "heavy", deepAt: 50_000 },
    { what: "numbers of a promotion", path: "/api/promotions/{promotion}/stats", by: "heavy" },
    { what: "promoted posts", path: "/api/posts/promoted" },
    { what: "audit", path: "/api/admin/audit?limit=20", by: "administrator", deepAt: 100_000 },
    {
      what: "audit of one kind of act",
      path: "/api/admin/audit?action=gift_xp&limit=20",
      by: "administrator",
      deepAt: 100_000,
    },
    {
      what: "audit of a rare act",
      path: "/api/admin/audit?action=suspend_user&limit=20",
      by: "administrator",
      deepAt: 5_000,
    },
    {
      what: "audit of an act that never happened",
      path: "/api/admin/audit?action=open_evidence&limit=20",
      by: "administrator",
    },
    {
      what: "audit by a common name",
      path: "/api/admin/audit?q=member_&limit=20",
      by: "administrator",
      deepAt: 50_000,
    },
    {
      what: "audit by a rare name, where all begin alike",
      path: "/api/admin/audit?q=member_4242&limit=20",
      by: "administrator",
      // The index has ten million entries for each three letters that all names have.
      mayTouch: 30_000,
    },
    {
      what: "audit by a name nobody has",
      path: "/api/admin/audit?q=nobody_has_it&limit=20",
      by: "administrator",
    },
    {
      what: "audit by a letter that most begin with",
      path: "/api/admin/audit?q=m&limit=20",
      by: "administrator",
    },
    {
      what: "audit by two letters that some begin with",
      path: "/api/admin/audit?q=ya&limit=20",
      by: "administrator",
      deepAt: 5_000,
    },
    {
      what: "audit by two letters that few begin with",
      path: "/api/admin/audit?q=zo&limit=20",
      by: "administrator",
    },
    {
      what: "audit by a letter that none begins with",
      path: "/api/admin/audit?q=q&limit=20",
      by: "administrator",
    },
    { what: "audit by two signs", path: "/api/admin/audit?q=__&limit=20", by: "administrator" },
    {
      what: "audit of some days",
      path: "/api/admin/audit?from=2026-06-01&to=2026-06-07&limit=20",
      by: "administrator",
    },
    { what: "XP statistics of a member", path: "/api/users/{heavy}/stats", by: "heavy" },
  ],
  cleaned: ["promotion_marks_by_month", "ai_budget_days"],
};
