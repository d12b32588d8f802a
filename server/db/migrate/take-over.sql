-- Removes the parts of a database at 0133 that the baseline does without. Each table that goes is
-- empty or said to be done by then: the takeover looks first.

-- Triggers and functions, which the migrator makes anew. Functions that an index is made of stay,
-- and are replaced.
do $$
declare
  v record;
begin
  for v in
    select tgname, tgrelid::regclass as of_table
    from pg_trigger
    join pg_class c on c.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace
  loop
    execute format('drop trigger %I on %s', v.tgname, v.of_table);
  end loop;
  for v in
    select f.oid::regprocedure as signature
    from pg_proc f
    where pronamespace = 'public'::regnamespace
      and not exists (
        select
        from pg_depend
        where objid = f.oid and classid = 'pg_proc'::regclass and deptype = 'e'
          or refobjid = f.oid and refclassid = 'pg_proc'::regclass
      )
  loop
    execute format('drop function %s', v.signature);
  end loop;
end $$;

-- Reports from before there were cases, with the messages that were kept with them.
drop table moderation_report_messages;
drop table moderation_reports;

-- How far former numbers of moderation and cases of members were counted into their sums, and the
-- indexes by which they were.
drop table moderation_numbers_since;
drop table case_counts_up_to;
drop index reports_by_month, decisions_by_month, appeals_by_month;

-- Posts, hashtags and messages without their search were filled by these.
drop index posts_without_search_tokens, post_hashtags_without_form, messages_without_search;

-- Comments of every post are counted by level.
drop table posts_to_count_comments_of;
alter table posts
  alter column comments_top set not null,
  alter column comments_high set not null,
  alter column comments_low set not null,
  alter column comments_none set not null;

-- Members without their XP history, and periods without steps of their leaders.
drop table xp_history_to_fill;
drop table xp_leader_steps_to_fill;

-- Marks of promotions, which stand in promotion_marks_by_month.
drop table promotion_marks;

-- Administrators from before their address had to be proven.
drop table administrators_to_keep;

-- How far the walk over all pictures was, which found unused ones on no list. All are examined once
-- more instead.
drop table cleanup_places;
insert into images_to_examine (image_id, since)
select id, created_at from images;

-- Indexes that others took the place of: messages_by_words_and_time, ai_messages_by_words_and_time,
-- cases_in_order and cases_in_order_by_kind.
drop index messages_by_search_tokens, ai_messages_by_search_tokens, cases_waiting, cases_waiting_by_kind;

-- A title that a member gave says so.
update ai_sessions set title_by = 'member' where title_by = 'default' and title !~ '^Chat_\d{6}_\d{4}$';

-- Jobs of tasks that are no more, or have another name.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    delete from graphile_worker._private_jobs
    where task_id in (
      select id
      from graphile_worker._private_tasks
      where identifier in (
        'fill_post_search', 'fill_message_search', 'fill_comment_levels', 'fill_xp_history', 'file_former_reports',
        'keep_former_moderation', 'fill_member_search', 'fill_chat_search', 'fill_leader_steps'
      )
    );
  end if;
end $$;

-- Holds for every row: they were added without reading the tables.
alter table element_moderations validate constraint element_moderations_decided_by_check;
alter table service_calls validate constraint service_calls_service_check;
