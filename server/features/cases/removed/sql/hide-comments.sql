-- A hidden comment is a tombstone (comments.3) that kept its words: so it counts nowhere and its
-- replies stay. The triggers keep the counters by level.

create or replace function notices_of_comment(p_comment uuid) returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(withdrawn_notice(n.receiver_id, n.id, n.type)::jsonb), '[]')
    from notifications n
    where n.comment_id = p_comment
  );
end $$;

-- Hides a comment. Returns {id, postId, authorId, notified}; null when it is not there, deleted or
-- hidden already.
create or replace function hide_comment(p_comment uuid, p_at timestamptz) returns jsonb language plpgsql as $$
declare
  v comments;
begin
  perform from posts where id = (select post_id from comments where id = p_comment) for no key update;
  select * into v from comments where id = p_comment and deleted_at is null for no key update;
  if not found then
    return null;
  end if;
  update comments set deleted_at = p_at, removed_at = p_at where id = p_comment;
  perform count_comment(v, -1);
  return jsonb_build_object(
    'id', v.id, 'postId', v.post_id, 'authorId', v.author_id, 'notified', notices_of_comment(v.id)
  );
end $$;

-- Takes hide_comment back. Returns the same; null when the comment is gone or not hidden. p_former
-- and p_at are those of restore_post.
create or replace function restore_comment(p_comment uuid, p_former jsonb, p_at timestamptz) returns jsonb
language plpgsql as $$
declare
  v comments;
begin
  perform from posts where id = (select post_id from comments where id = p_comment) for no key update;
  select * into v from comments where id = p_comment and removed_at is not null for no key update;
  if not found then
    return null;
  end if;
  update comments set deleted_at = null, removed_at = null where id = p_comment;
  perform count_comment(v, 1);
  return jsonb_build_object(
    'id', v.id, 'postId', v.post_id, 'authorId', v.author_id,
    'notified', notices_of_comment(v.id) || withdrawn_removal(v.author_id, v.id)
  );
end $$;

-- Counts a comment that came or went on its post, which the caller has locked, and what it answers.
create or replace function count_comment(p_comment comments, p_change integer) returns void language plpgsql as $$
begin
  update comments set replies_count = replies_count + p_change where id = p_comment.parent_id;
  update posts set comments_count = comments_count + p_change where id = p_comment.post_id;
end $$;
