-- Counts the comments of up to p_most posts of an earlier release, newest first. Returns false once
-- all are counted; a process that counts others at the time makes it wait.
create or replace function fill_comment_levels(p_most integer) returns boolean language plpgsql as $$
declare
  v_below uuid;
  v_ids uuid[];
begin
  select below into v_below from posts_to_count_comments_of for update;
  if not found then
    return false;
  end if;
  v_ids := array(select id from posts where id < v_below order by id desc limit p_most);
  if cardinality(v_ids) = 0 then
    delete from posts_to_count_comments_of;
    return false;
  end if;
  perform from posts where id = any(v_ids) and comments_top is null order by id for no key update;
  perform recount_comments(array(select id from posts where id = any(v_ids) and comments_top is null));
  update posts_to_count_comments_of set below = v_ids[cardinality(v_ids)];
  return true;
end $$;
