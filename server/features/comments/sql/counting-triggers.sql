-- The counters are kept by triggers. Whoever writes comments has locked their post.

-- After some comments were added.
create or replace function count_added_comments() returns trigger language plpgsql as $$
begin
  perform change_comments(counted.post_id, counted.by, array[0, 0, 0, 0])
  from (
    select judged.post_id, by_rank(array_agg(judged.standing)) as by
    from (
      select
        c.post_id,
        comment_standing(c, author.left_at is not null, root, root_author.left_at is not null, null) as standing
      from added_comments
      join comments c on c.id = added_comments.id
      join members author on author.id = c.author_id
      left join comments root on root.id = c.parent_id
      left join members root_author on root_author.id = root.author_id
    ) as judged
    group by judged.post_id
    order by judged.post_id
  ) as counted;
  return null;
end $$;

-- After one was removed: alone, since only one without replies is, or with its post.
create or replace function count_removed_comment() returns trigger language plpgsql as $$
begin
  if exists (select from posts where id = old.post_id) then
    perform change_comments(old.post_id, array[0, 0, 0, 0], comments_of_thread(old));
  end if;
  return null;
end $$;

-- After another level, or a deletion that leaves a tombstone: its replies count differently, too.
-- Right only while a statement changes no other comment of the thread, which is read as it is now.
create or replace function count_changed_thread() returns trigger language plpgsql as $$
begin
  perform change_comments(new.post_id, comments_of_thread(new), comments_of_thread(old));
  return null;
end $$;
