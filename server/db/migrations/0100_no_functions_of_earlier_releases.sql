-- Functions that no running server calls: triggers by row, whose place those by statement took (0088_xp_entries_by_statement.sql), and what
-- the release of 2026-11-26 and earlier ones called (signatures/old-signatures.sql had them). A new database has only the first.
--
-- Allowed (contracts): the previous release replaced the triggers, and calls none of these.
drop function if exists xp_apply_entry();
drop function if exists xp_count_activity();
drop function if exists xp_add_to_history();
drop function if exists find_users_for_administrator(text, timestamptz, uuid, integer, integer);
drop function if exists first_state(boolean, text, uuid);
drop function if exists keep_question(uuid, uuid, uuid, uuid, text, uuid, text, text, boolean, text, timestamptz);
-- end_badge now.
drop function if exists lapse_badge(uuid, timestamptz, text);
drop function if exists may_message(uuid, uuid, text);
drop function if exists notify_member(uuid, text, uuid, text, uuid, uuid, text, timestamptz, integer, text, text);
drop function if exists open_group(uuid, text, text, uuid, uuid, text, text, timestamptz, boolean);
drop function if exists place_order(orders);
drop function if exists place_order(uuid, uuid, text, text, integer, text, integer, boolean, text, timestamptz);
drop function if exists promotion_start(uuid, uuid, uuid, integer, integer, integer, text[], timestamptz);
drop function if exists react_to_message(uuid, uuid, text, text);
drop function if exists settle_answer(uuid, text, text, text, boolean, integer, uuid, text, timestamptz, timestamptz);
drop function if exists spent_cents(uuid, timestamptz);
drop function if exists standing_allows_message(boolean, boolean, boolean, boolean, boolean, boolean, text, text);
drop function if exists start_answer(
  uuid, uuid, uuid, uuid, text, uuid, text, text, boolean, text, text, integer, text, text, integer, integer, bigint[],
  timestamptz, timestamptz
);
drop function if exists start_lisa_answer(
  uuid, text, uuid, uuid, text, integer, text, integer, bigint[], integer, timestamptz, timestamptz
);
-- suspend_as_administrator now.
drop function if exists suspend_member(uuid, text[], text, timestamptz);
drop function if exists xp_pay_activity(
  text, uuid, text, uuid, integer, integer, integer, timestamptz, integer, integer
);
-- xp_record_visit now.
drop function if exists xp_visit(uuid, date, integer, timestamptz);
-- xp_move and xp_move_at_most now.
drop function if exists xp_transfer(text, uuid, uuid, integer, text, text, timestamptz, boolean);

-- Last called by releases before it, which dropped most of them itself: the next migration takes
-- these.
drop function if exists deliver_messages(uuid[]);
drop function if exists first_state(uuid, uuid, text);
drop function if exists lock_conversations(messages[]);
drop function if exists lock_first_writers(uuid[], uuid[]);
drop function if exists open_conversations(messages[], conversations[], text);
drop function if exists send_message(uuid, uuid, uuid, text, uuid, text, uuid, text, uuid, text, timestamptz);
