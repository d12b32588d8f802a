-- Counts new posts, given by their authors, and wakes the follows of these. It locks the authors
-- first, in the order of their ids. The count is a statement of its own: one that began before the
-- locks would go through row versions that others wait for, and could deadlock with them.
create or replace function count_new_posts(p_authors uuid[]) returns void language plpgsql as $$
begin
  perform lock_members(p_authors);
  update members
  set posts_count = posts_count + written.times
  from (select author, count(*)::integer as times from unnest(p_authors) as author group by author) as written
  where members.id = written.author;
  perform wake_follows(author) from unnest(p_authors) as author group by author;
end $$;
