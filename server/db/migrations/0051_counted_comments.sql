-- Keep the counters of 0050, also when a process of the previous release writes comments. Here the
-- functions of the triggers only say that a post is not counted;
-- functions/comments/2_counting_triggers.sql has those that count.
create function count_added_comments() returns trigger language plpgsql as $$
begin
  update posts
  set comments_top = null, comments_high = null, comments_low = null, comments_none = null
  where id in (select post_id from added_comments) and comments_top is not null;
  return null;
end $$;

create function count_removed_comment() returns trigger language plpgsql as $$
begin
  update posts
  set comments_top = null, comments_high = null, comments_low = null, comments_none = null
  where id = old.post_id and comments_top is not null;
  return null;
end $$;

create function count_changed_thread() returns trigger language plpgsql as $$
begin
  update posts
  set comments_top = null, comments_high = null, comments_low = null, comments_none = null
  where id = new.post_id and comments_top is not null;
  return null;
end $$;

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
  when (old.moderation_level is distinct from new.moderation_level or old.deleted_at is distinct from new.deleted_at)
  execute function count_changed_thread();
