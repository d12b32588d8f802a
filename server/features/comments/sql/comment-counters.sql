-- The counters of a post's comments by level (comments.8). A comment counts at its own level or at
-- that of the comment it answers, whichever is worse; below a tombstone at its own. A comment that
-- only its author sees is not counted: one without a level, one that is deleted or of a member who
-- left, or one below a comment without a level or of a member who left.

-- 1 for top to 4 for none, null for no level. An expression.
create or replace function level_for(p_comment comments, p_reader uuid) returns integer language sql immutable as $$
  select case
    when p_comment.author_id = p_reader then 1
    else array_position(array['top', 'high', 'low', 'none'], p_comment.moderation_level)
  end
$$;

-- The rank of the filter that shows a comment below another, p_root (null at the top): null when
-- none does. What p_reader wrote counts as top for them; null for the counters. An expression.
create or replace function comment_standing(
  p_comment comments,
  p_has_left boolean,
  p_root comments,
  p_root_has_left boolean,
  p_reader uuid
) returns integer language sql immutable as $$
  select case
    when p_comment.deleted_at is not null or p_has_left then null
    when p_root.id is null or p_root.deleted_at is not null then level_for(p_comment, p_reader)
    when p_root_has_left or level_for(p_comment, p_reader) is null or level_for(p_root, p_reader) is null then null
    else greatest(level_for(p_comment, p_reader), level_for(p_root, p_reader))
  end
$$;

-- How often each rank is among some standings.
create or replace function by_rank(p_standings integer[]) returns integer[] language plpgsql immutable as $$
begin
  return (
    select array[
      count(*) filter (where standing = 1), count(*) filter (where standing = 2),
      count(*) filter (where standing = 3), count(*) filter (where standing = 4)
    ]::integer[]
    from unnest(p_standings) as standing
  );
end $$;

-- Changes the counters of a post by what came and what went.
create or replace function change_comments(p_post uuid, p_came integer[], p_went integer[]) returns void
language plpgsql as $$
begin
  if p_came = p_went then
    return;
  end if;
  update posts
  set
    comments_top = comments_top + p_came[1] - p_went[1],
    comments_high = comments_high + p_came[2] - p_went[2],
    comments_low = comments_low + p_came[3] - p_went[3],
    comments_none = comments_none + p_came[4] - p_went[4]
  where id = p_post;
end $$;

-- The share of the counters that a comment, as it is given, and its replies have.
create or replace function comments_of_thread(p_comment comments) returns integer[] language plpgsql stable as $$
declare
  v_has_left boolean := exists (select from members where id = p_comment.author_id and left_at is not null);
begin
  return (
    select by_rank(array_agg(counted.standing))
    from (
      select comment_standing(p_comment, v_has_left, root, root_author.left_at is not null, null) as standing
      from (select) as this
      left join comments root on root.id = p_comment.parent_id
      left join members root_author on root_author.id = root.author_id
      union all
      select comment_standing(r, author.left_at is not null, p_comment, v_has_left, null)
      from comments r
      join members author on author.id = r.author_id
      where r.parent_id = p_comment.id
    ) as counted
  );
end $$;

-- By post, what a member's comments and the replies to them add to its counters. The member has
-- not left.
create or replace function comments_around(p_member uuid) returns table (post_id uuid, by integer[])
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query
  with counted as (
    select c.post_id, comment_standing(c, false, root, root_author.left_at is not null, null) as standing
    from comments c
    left join comments root on root.id = c.parent_id
    left join members root_author on root_author.id = root.author_id
    where c.author_id = p_member and c.deleted_at is null
    union all
    select r.post_id, comment_standing(r, author.left_at is not null, c, false, null)
    from comments c
    join comments r on r.parent_id = c.id
    join members author on author.id = r.author_id
    where c.author_id = p_member and c.deleted_at is null and r.author_id <> p_member
  )
  select c.post_id, by_rank(array_agg(c.standing)) from counted c group by c.post_id;
end $$;

-- Takes a member's comments from the counters before the member leaves, and adds them after the
-- return: not by counting the posts anew, of which each may have thousands. The caller has locked
-- the posts.
create or replace function count_comments_around(p_member uuid, p_is_there boolean) returns void
language plpgsql as $$
declare
  v_sign integer := case when p_is_there then 1 else -1 end;
begin
  update posts
  set
    comments_top = comments_top + v_sign * around.by[1],
    comments_high = comments_high + v_sign * around.by[2],
    comments_low = comments_low + v_sign * around.by[3],
    comments_none = comments_none + v_sign * around.by[4]
  from comments_around(p_member) as around
  where posts.id = around.post_id and around.by <> array[0, 0, 0, 0];
end $$;

-- The posts below which a member has comments: their counts change when the member leaves or
-- returns.
create or replace function posts_commented_by(p_member uuid) returns uuid[] language plpgsql stable as $$
begin
  return array(
    select distinct post_id from comments where author_id = p_member and deleted_at is null order by post_id
  );
end $$;
