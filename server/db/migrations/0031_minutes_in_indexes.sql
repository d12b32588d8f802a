-- Each message writes both sides of its conversation again. What their indexes have of it changes seldom, so that they are not written:
-- the list is in the order of minutes first, and of those with unread messages the number is left out.
drop index conversation_members_latest_of;
drop index conversation_members_unread_of;
alter table conversation_members
  add column last_message_minute timestamp generated always as (date_trunc('minute', last_message_at at time zone 'UTC')) stored,
  add column has_unread boolean generated always as (unread_count > 0) stored;
create index conversation_members_latest_of on conversation_members (member_id, state, last_message_minute desc);
create index conversation_members_unread_of on conversation_members (member_id) where has_unread;

-- Words wait in a list until there are this many kB of them, and whoever fills it writes them all to the index: at 4 MB a message waited for
-- 55 ms now and then.
alter index messages_by_words set (gin_pending_list_limit = 256);

-- A group that grows is written again as well.
drop index notifications_latest_of;
drop index notifications_by_age;
alter table notifications
  set (fillfactor = 80),
  add column grown_minute timestamp generated always as (date_trunc('minute', grown_at at time zone 'UTC')) stored;
create index notifications_latest_of on notifications (receiver_id, grown_minute desc);
create index notifications_by_age on notifications (grown_minute);
