-- Reads after the locks see what stands then; a single statement would read what stood before
-- it waited, and so miss a like that came meanwhile.

-- Deletes an author's comment: one with replies stays as a tombstone, and the last reply of a
-- tombstone takes it along. Returns {commentsCount, notified}: the post's count of comments and
-- whose notifications went with it; null when the comment does not exist or is not the author's.
create or replace function delete_comment(p_comment uuid, p_author uuid, p_at timestamptz)
returns json language plpgsql as $$
declare
  v_post uuid := (select post_id from comments where id = p_comment);
  v_comment comments;
  v_count integer;
  v_notified json;
begin
  perform from posts where id = v_post for no key update;
  select * into v_comment
  from comments
  where id = p_comment and author_id = p_author and deleted_at is null
  for update;
  if not found then
    return null;
  end if;
  select json_agg(withdrawn_notice(n.receiver_id, n.id, n.type)) into v_notified from notifications n where comment_id = p_comment;
  -- Replies that are hidden count nowhere and may come back.
  if v_comment.replies_count > 0 or exists (select from comments where parent_id = p_comment) then
    delete from notifications where comment_id = p_comment;
    delete from comment_likes where comment_id = p_comment;
    delete from comment_mentions where comment_id = p_comment;
    delete from attached_pictures where comment_id = p_comment;
    delete from revisions where comment_id = p_comment;
    update comments set content = '', language = null, mentions = '{}', likes_count = 0, deleted_at = p_at,
      cover_words = null, cover_topics = '{}', found_topics = '{}'
    where id = p_comment;
  else
    delete from comments where id = p_comment;
    update comments set replies_count = replies_count - 1 where id = v_comment.parent_id;
    perform delete_empty_tombstone(v_comment.parent_id);
  end if;
  update posts set comments_count = comments_count - 1 where id = v_post returning comments_count into v_count;
  return json_build_object('commentsCount', v_count, 'notified', v_notified);
end $$;

-- Deletes a deleted comment whose last reply has gone. Hidden ones stay, and so do those below
-- which a hidden reply waits.
create or replace function delete_empty_tombstone(p_comment uuid) returns void language plpgsql as $$
begin
  delete from comments c
  where c.id = p_comment
    and c.deleted_at is not null
    and c.removed_at is null
    and not exists (select from comments r where r.parent_id = c.id);
end $$;
