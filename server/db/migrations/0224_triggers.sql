-- Uses functions: refuse_change_of_audit, mark_profile_image, forget_search_of_member
-- Uses functions: members_keep_seen_hour, withhold_level
-- Uses functions: xp_refuse_direct_balance, xp_refuse_rewrite, xp_apply_entries
-- Uses functions: xp_add_entries_to_history, xp_count_activities
-- Uses functions: xp_check_entry, xp_check_transfer
-- Uses functions: count_added_comments, count_removed_comment, count_changed_thread
-- Uses functions: count_changed_report, count_changed_decisions, count_changed_appeal
-- Uses functions: count_changed_case

-- Nothing that an administrator did is changed or removed (admin.3).
create trigger audit_log_is_append_only
  before update or delete or truncate on audit_log
  for each statement
  execute function refuse_change_of_audit();

-- The mark of a model's picture (ai.11) follows the picture, whichever statement sets it.
create trigger members_begin_with_mark
  before insert on members
  for each row
  when (new.profile_image_url is not null)
  execute function mark_profile_image();

create trigger members_profile_image_mark
  before update of profile_image_url on members
  for each row
  when (new.profile_image_url is distinct from old.profile_image_url)
  execute function mark_profile_image();

-- No member is found by a former name: a statement that changes a name and does not say what it is
-- found by leaves that to a job.
create trigger members_search_follows_names
  before update of username, display_name on members
  for each row
  when (new.username <> old.username or new.display_name <> old.display_name)
  execute function forget_search_of_member();

-- An index finds who was here lately by the hour of a visit: visits themselves, every five minutes,
-- would change all indexes.
create trigger members_seen_hour
  before insert or update of last_seen_at on members
  for each row
  execute function members_keep_seen_hour();

-- A post that shows a picture nobody may see (media.12) has no level.
create trigger posts_of_held_images
  before insert or update of moderation_level, image_id on posts
  for each row
  when (new.image_id is not null and new.moderation_level is not null)
  execute function withhold_level();

create trigger messages_of_held_images
  before insert or update of moderation_level, image_id on messages
  for each row
  when (new.image_id is not null and new.moderation_level is not null)
  execute function withhold_level();

-- Balances follow from the ledger alone, and the ledger is only added to (xp.1).
create trigger members_begin_without_xp
  before insert on members
  for each row
  when (new.xp <> 0 or new.lifetime_xp <> 0)
  execute function xp_refuse_direct_balance();

-- Depth 0: the statement itself, not a trigger of the ledger.
create trigger members_xp_by_ledger
  before update of xp, lifetime_xp on members
  for each row
  when (pg_trigger_depth() = 0)
  execute function xp_refuse_direct_balance();

create trigger xp_transfers_append_only
  before update or delete or truncate on xp_transfers
  for each statement
  execute function xp_refuse_rewrite();

create trigger xp_entries_append_only
  before update or delete or truncate on xp_entries
  for each statement
  execute function xp_refuse_rewrite();

-- Each transfer has entries, and they sum to zero, once the transaction ends.
create constraint trigger xp_transfers_filled
  after insert on xp_transfers
  deferrable initially deferred
  for each row
  execute function xp_check_transfer();

create constraint trigger xp_entries_balanced
  after insert on xp_entries
  deferrable initially deferred
  for each row
  execute function xp_check_entry();

-- A row of the history that many likes share is changed once a statement.
create trigger xp_entries_applied
  after insert on xp_entries
  referencing new table as added
  for each statement
  execute function xp_apply_entries();

create trigger xp_entries_history
  after insert on xp_entries
  referencing new table as added
  for each statement
  execute function xp_add_entries_to_history();

create trigger xp_entries_standing
  after insert on xp_entries
  referencing new table as added
  for each statement
  execute function xp_count_activities();

-- The comments of a post by level (comments.8).
create trigger comments_counted_when_added
  after insert on comments
  referencing new table as added_comments
  for each statement
  execute function count_added_comments();

create trigger comments_counted_when_removed
  after delete on comments
  for each row
  execute function count_removed_comment();

create trigger comments_counted_when_judged
  after update of moderation_level, deleted_at on comments
  for each row
  when (
    old.moderation_level is distinct from new.moderation_level or old.deleted_at is distinct from new.deleted_at
  )
  execute function count_changed_thread();

-- The numbers of moderation (numbers.1) and members by their cases (cases.8): what reports, decides,
-- appeals or opens a case locks no sum. It adds a row of what changed, and a job adds these up.
create trigger reports_counted
  after insert or delete on reports
  for each row
  execute function count_changed_report();

create trigger reports_counted_when_changed
  after update on reports
  for each row
  when ((old.created_at, old.rule, old.by_stranger) is distinct from (new.created_at, new.rule, new.by_stranger))
  execute function count_changed_report();

create trigger decisions_counted_when_made
  after insert on decisions
  referencing new table as new_rows
  for each statement
  execute function count_changed_decisions();

create trigger decisions_counted_when_deleted
  after delete on decisions
  referencing old table as old_rows
  for each statement
  execute function count_changed_decisions();

create trigger decisions_counted_when_changed
  after update on decisions
  referencing old table as old_rows new table as new_rows
  for each statement
  execute function count_changed_decisions();

create trigger appeals_counted
  after insert or delete on appeals
  for each row
  execute function count_changed_appeal();

create trigger appeals_counted_when_changed
  after update on appeals
  for each row
  when (
    (old.created_at, old.is_granted, old.answered_at) is distinct from
      (new.created_at, new.is_granted, new.answered_at)
  )
  execute function count_changed_appeal();

create trigger cases_counted
  after insert or delete on cases
  for each row
  execute function count_changed_case();

create trigger cases_counted_when_changed
  after update on cases
  for each row
  when (old.member_id is distinct from new.member_id)
  execute function count_changed_case();
