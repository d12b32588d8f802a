-- Counts the comments of posts of an earlier release, newest first: of up to p_posts that have
-- p_comments together, and of one at least. Returns false once all are counted; a process that
-- counts others at the time makes it wait.
create or replace function fill_comment_levels(p_posts integer, p_comments integer) returns boolean language plpgsql as $$
declare
  v_below uuid;
  v_ids uuid[];
begin
  select below into v_below from posts_to_count_comments_of for update;
  if not found then
    return false;
  end if;
  v_ids := array(
    select id
    from (
      select id, row_number() over latest as number, sum(comments_count) over latest as comments
      from (select id, comments_count from posts where id < v_below order by id desc limit p_posts) as latest_ones
      window latest as (order by id desc)
    ) as numbered
    where number = 1 or comments <= p_comments
    order by id desc
  );
  if cardinality(v_ids) = 0 then
    delete from posts_to_count_comments_of;
    return false;
  end if;
  perform from posts where id = any(v_ids) and comments_top is null order by id for no key update;
  perform recount_comments(array(select id from posts where id = any(v_ids) and comments_top is null));
  update posts_to_count_comments_of set below = v_ids[cardinality(v_ids)];
  return true;
end $$;
