-- Of the comments of posts those that readers may see otherwise than the counters say
-- (comments.8): the reader's own, which their filter never hides, and those of members across a
-- block or muted, with the replies to both. For each reader and post that has such, by rank from 1
-- to 4: `counted`, as the counters have them; `shown`, as the filter shows them to the reader;
-- `hidden`, what of these blocks and mutes hide; `hides`, whether blocks and mutes of the reader's
-- own hide any. It never follows from another's block, which it would tell of.
create or replace function comment_changes(p_readers uuid[], p_posts uuid[])
returns table (reader uuid, post uuid, changes json) language plpgsql stable rows 10 as $$
begin
  if cardinality(p_posts) = 0 then
    return;
  end if;
  return query
  with hidden as materialized (
    select given.reader_id, given.member_id, bool_or(given.is_own) as is_own
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
  ), touched as materialized (
    select h.reader_id, c.id
    from hidden h
    join comments c on c.author_id = h.member_id and c.post_id = any(p_posts) and c.deleted_at is null
    union all
    select c.author_id, c.id
    from comments c
    where c.author_id = any(p_readers)
      and c.post_id = any(p_posts)
      and c.deleted_at is null
      and c.moderation_level is distinct from 'top'
  ), judged as (
    select
      affected.reader_id,
      c.post_id,
      comment_standing(c, author.left_at is not null, root, root_author.left_at is not null, null) as counted,
      comment_standing(c, author.left_at is not null, root, root_author.left_at is not null, affected.reader_id) as shown,
      by_author.reader_id is not null or by_root.reader_id is not null as is_hidden,
      coalesce(by_author.is_own, false) or coalesce(by_root.is_own, false) as is_hidden_by_own
    from (
      select t.reader_id, t.id from touched t
      union
      select t.reader_id, r.id from touched t join comments r on r.parent_id = t.id
    ) as affected
    join comments c on c.id = affected.id
    join members author on author.id = c.author_id
    left join comments root on root.id = c.parent_id
    left join members root_author on root_author.id = root.author_id
    left join hidden by_author on by_author.reader_id = affected.reader_id and by_author.member_id = c.author_id
    left join hidden by_root
      on by_root.reader_id = affected.reader_id and by_root.member_id = root.author_id and root.deleted_at is null
  )
  select
    j.reader_id,
    j.post_id,
    json_build_object(
      'counted', by_rank(array_agg(j.counted)),
      'shown', by_rank(array_agg(j.shown)),
      'hidden', by_rank(array_agg(j.shown) filter (where j.is_hidden)),
      'hides', bool_or(j.is_hidden_by_own and j.shown is not null)
    )
  from judged j
  group by j.reader_id, j.post_id;
end $$;
