/** Integer columns that count no rows. */
export const otherNumbers = [
  // For the assistant, which no act here asks.
  "ai_budget_days.images",
  "ai_budget_days.tokens",
  "ai_messages.cost",
  "ai_reservations.cost",
  "ai_reservations.images",
  "ai_reservations.process",
  "ai_reservations.tokens",
  // Numbers of what is no row here.
  "attached_pictures.place",
  "backup_runs.bytes",
  "backup_runs.files",
  "backup_runs.id",
  "backup_runs.missing",
  "backup_runs.process",
  "backup_runs.rows",
  // In the order that an author chose.
  // Bots' costs and drops, which outlive their acts.
  "bot_acts.images",
  "bot_acts.process",
  "bot_acts.tokens",
  "bot_budget_days.images",
  "bot_budget_days.tokens",
  "bot_hours.seed",
  "bot_pace_days.most",
  "bot_users.content_length",
  "bot_users.dropped",
  "bot_users.images",
  "bot_users.tokens",
  // The version of the latest tick that the other may know.
  "conversation_members.delivered_version",
  "conversation_members.read_version",
  // Rises with every message and change, and leaves gaps.
  "conversations.version",
  "crown_subscriptions.reading",
  // In the order that an author chose, and how often a draft was changed.
  "draft_pictures.place",
  "drafts.revision",
  "idempotency_keys.owner",
  "idempotency_keys.status",
  "images.bytes",
  "images.height",
  "images.width",
  "job_workers.process",
  "members.monthly_spending_limit",
  "members.streak",
  "messages.position",
  // Versions before go after a time.
  "messages.revision",
  "messages.version",
  // How a member's reports ended, whoever decided.
  "reporter_records.dismissed",
  "reporter_records.upheld",
  "reporter_records.wrong_day_before",
  "reporter_records.wrong_that_day",
  // In the order that an author chose, and in which they were written.
  "revision_pictures.place",
  "revisions.number",
  // The weight that the classifiers give the subject.
  "cases.classifier_weight",
  // By the reporter's record at its time.
  "reports.weight",
  "decisions.days",
  // For the assistant, too.
  "free_answers.in_day",
  "free_answers.lately",
  "house_rules.version",
  // Sums by month, and what changed since: sums.pg.test.ts.
  "moderation_numbers.count",
  "moderation_number_changes.count",
  "moderation_number_changes.id",
  "case_count_changes.cases",
  "case_count_changes.id",
  // Counts of what machines lowered on a day, which its contents' end does not change.
  "lowered_levels.high",
  "lowered_levels.low",
  "lowered_levels.none",
  // The XP of an act, from the ledger.
  "notification_acts.xp",
  "orders.cents",
  "orders.reading",
  // According to the payment provider.
  "orders.refunded_cents",
  "orders.xp_amount",
  // Which answers were chosen, and the version of the post that the first voter read.
  "poll_votes.choice",
  "polls.voted_revision",
  "promotion_hours.hour",
  "promotion_marks_by_month.hour",
  // The XP of those who lead a period: leaderboard.pg.test.ts.
  "xp_leader_bars.xp",
  "xp_standings.step",
  "promotions.duration_hours",
  // One row.
  "push_keys.id",
  // Hits leave no rows.
  "rate_limits.hits",
  // How calls went, which leave no rows.
  "service_calls.answered",
  "service_calls.failed",
  "service_outages.process",
  // The part that a reversal could not take, which is no row of the ledger.
  "xp_debts.owed",
  // The rows themselves.
  "xp_entries.amount",
  // Checked by `ledgerFaults`.
  "xp_history.amount",
  "xp_history.transfers",
];
