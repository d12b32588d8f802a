-- The comments of posts that readers may see otherwise than the counters say
-- (comments.8): the reader's own, which their filter never hides, and those of members across a
-- block or muted, with the replies to both. For each reader and post that has such, by rank from 1
-- to 4: `counted`, as the counters have them; `shown`, as the filter shows them to the reader;
-- `hidden`, what of these blocks and mutes hide; `hides`, whether blocks and mutes of the reader's
-- own hide any. It never follows from another's block, which it would tell of.
create or replace function comment_changes(p_readers uuid[], p_posts uuid[])
returns table (reader uuid, post uuid, changes json) language plpgsql stable rows 10
set plan_cache_mode = force_generic_plan as $$
begin
  if cardinality(p_posts) = 0 then
    return;
  end if;
  return query
  with touched as materialized (
    select * from comments_touched(p_readers, p_posts)
  ), affected as (
    select among.reader_id, among.id, bool_or(among.is_own) as is_own
    from (
      select * from touched
      union all
      select t.reader_id, r.id, t.is_own
      from touched t
      cross join lateral (select w.id from comments w where w.parent_id = t.id offset 0) as r
    ) as among
    group by among.reader_id, among.id
  ), judged as (
    select
      a.reader_id,
      c.post_id,
      a.is_own,
      comment_standing(c, author.left_at is not null, root, root_author.left_at is not null, null) as counted,
      comment_standing(c, author.left_at is not null, root, root_author.left_at is not null, a.reader_id) as shown
    from affected a
    cross join lateral (select * from comments w where w.id = a.id offset 0) as c
    join members author on author.id = c.author_id
    left join comments root on root.id = c.parent_id
    left join members root_author on root_author.id = root.author_id
  )
  select
    j.reader_id,
    j.post_id,
    json_build_object(
      'counted', by_rank(array_agg(j.counted)),
      'shown', by_rank(array_agg(j.shown)),
      'hidden', by_rank(array_agg(j.shown) filter (where j.is_own is not null)),
      'hides', coalesce(bool_or(j.is_own and j.shown is not null), false)
    )
  from judged j
  group by j.reader_id, j.post_id;
end $$;

-- The reader's own comments and those of whom they do not see, each once for either; `is_own`: by a
-- block or mute of their own, null for what nothing hides. Found by the members, or among all
-- comments of the posts where these are fewer. `offset 0` keeps the planner from reading a whole
-- table for a few rows, here and above.
create or replace function comments_touched(p_readers uuid[], p_posts uuid[])
returns table (reader_id uuid, id uuid, is_own boolean) language plpgsql stable rows 100
set plan_cache_mode = force_generic_plan as $$
begin
  return query
  with hidden as materialized (
    select * from hidden_from(p_readers)
  ), way as materialized (
    select
      -- Looking for a member below the posts costs as much as five comments.
      (select count(*) from hidden) * 5 > cardinality(p_posts)
        and (select count(*) from hidden) * 5
          > (select sum(1 + p.comments_count) from posts p where p.id = any(p_posts)) as is_by_posts
  )
  select h.reader_id, c.id, h.is_own
  from hidden h
  cross join lateral (
    select w.id
    from comments w
    where w.author_id = h.member_id and w.post_id = any(p_posts) and w.deleted_at is null
    offset 0
  ) as c
  where not (select is_by_posts from way)
  union all
  select h.reader_id, c.id, h.is_own
  from (select * from comments w where w.post_id = any(p_posts) and w.deleted_at is null offset 0) as c
  join hidden h on h.member_id = c.author_id
  where (select is_by_posts from way)
  union all
  select own.reader_id, c.id, null
  from unnest(p_readers) as own (reader_id)
  cross join lateral (
    select *
    from comments w
    where w.author_id = own.reader_id and w.post_id = any(p_posts) and w.deleted_at is null
    offset 0
  ) as c
  where c.moderation_level is distinct from 'top';
end $$;

-- Whom readers do not see: across a block, or muted. `is_own`: by a block or mute of their own. It
-- becomes part of what asks.
create or replace function hidden_from(p_readers uuid[]) returns table (reader_id uuid, member_id uuid, is_own boolean)
language sql stable as $$
  select given.reader_id, given.member_id, bool_or(given.is_own)
  from (
    select b.blocker_id as reader_id, b.blocked_id as member_id, true as is_own
    from blocks b
    where b.blocker_id = any(p_readers)
    union all
    select b.blocked_id, b.blocker_id, false
    from blocks b
    where b.blocked_id = any(p_readers)
    union all
    select m.muter_id, m.muted_id, true
    from mutes m
    where m.muter_id = any(p_readers) and mute_lasts(m, now())
  ) as given
  group by given.reader_id, given.member_id
$$;
