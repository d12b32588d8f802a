-- The rows of each member's XP history (xp.9): one for each transfer, but for the views of a promoted post one for each UTC day, and
-- for its hours one for each hour. It follows from the ledger, see functions/xp_9_history.sql, which fills it.
create table xp_history (
  -- A member. No foreign key, as in xp_entries.
  account_id uuid not null,
  -- The oldest transfer of the row. Order and cursors go by it, so that a row that grows stays in its place.
  first_id uuid not null,
  -- What its transfers have in common; null: the row has one transfer.
  group_key text,
  -- The sum; below 0: spent.
  amount integer not null,
  transfers integer not null check (transfers > 0),
  latest_at timestamptz not null,
  primary key (account_id, first_id)
) with (fillfactor = 90);

create unique index xp_history_by_group on xp_history (account_id, group_key) where group_key is not null;

-- A repost is one notification with its XP, and the daily streak is none (notifications.6). That holds for earlier ones too.
update notification_acts act
set xp = paid.xp
from notifications earned
join notification_acts paid on paid.notification_id = earned.id
join notifications repost on repost.receiver_id = earned.receiver_id
  and repost.group_key = 'repost:' || split_part(paid.act_key, ':', 3) || ':' || split_part(paid.act_key, ':', 4)
where earned.type = 'xp'
  and earned.reason = 'repost_received'
  and act.notification_id = repost.id
  and act.act_key = split_part(paid.act_key, ':', 4);

delete from notifications
where type = 'xp' and reason in ('repost_received', 'streak');
