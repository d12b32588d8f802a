-- Deletes what can no longer be restored, by age or with its author's account.

-- Deletes a hidden comment: one with replies stays as a tombstone, as in delete_comment. It was
-- counted off when it was hidden. Returns whether it was hidden.
create or replace function delete_hidden_comment(p_comment uuid) returns boolean language plpgsql as $$
declare
  v comments;
begin
  perform from posts where id = (select post_id from comments where id = p_comment) for no key update;
  select * into v from comments where id = p_comment and removed_at is not null for update;
  if not found then
    return false;
  end if;
  if exists (select from comments where parent_id = p_comment) then
    delete from notifications where comment_id = p_comment;
    delete from comment_likes where comment_id = p_comment;
    delete from comment_mentions where comment_id = p_comment;
    delete from element_moderations where comment_id = p_comment;
    update comments set content = '', mentions = '{}', likes_count = 0, removed_at = null where id = p_comment;
  else
    delete from comments where id = p_comment;
    perform delete_empty_tombstone(v.parent_id);
  end if;
  return true;
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

-- Empties a hidden message, as unsend_message does. Returns the image that it had, for its removal.
create or replace function empty_hidden_message(p_message uuid) returns uuid language plpgsql as $$
declare
  v messages;
begin
  perform from conversations
  where id = (select conversation_id from messages where id = p_message)
  for no key update;
  select * into v from messages where id = p_message and removed_at is not null;
  if not found then
    return null;
  end if;
  update messages
  set content = '', mentions = '{}', image_id = null, image_alt = '', shared_post_id = null, removed_at = null,
    search_text = null, search_tokens = null
  where id = p_message;
  update images set is_removed = true where id = v.image_id;
  delete from message_reactions where message_id = p_message;
  delete from element_moderations where message_id = p_message;
  return v.image_id;
end $$;

-- Deletes up to p_most hidden comments that were removed before a moment, but those that appeals
-- may bring back (content_kept_for_appeals). Returns how many.
create or replace function delete_hidden_comments(p_before timestamptz, p_kept uuid[], p_most integer) returns integer language plpgsql as $$
declare
  v_id uuid;
  v_removed integer := 0;
begin
  for v_id in
    select due.id
    from (
      select id, post_id
      from comments
      where removed_at < p_before and id <> all(p_kept)
      order by removed_at
      limit p_most
    ) as due
    order by due.post_id, due.id
  loop
    v_removed := v_removed + delete_hidden_comment(v_id)::integer;
  end loop;
  return v_removed;
end $$;

-- Likewise of messages, whose places stay.
create or replace function empty_hidden_messages(p_before timestamptz, p_kept uuid[], p_most integer) returns integer language plpgsql as $$
declare
  v_id uuid;
  v_emptied integer := 0;
begin
  for v_id in
    select due.id
    from (
      select id, sender_id, receiver_id
      from messages
      where removed_at < p_before and id <> all(p_kept)
      order by removed_at
      limit p_most
    ) as due
    -- In the order of lock_conversations.
    order by least(due.sender_id, due.receiver_id), greatest(due.sender_id, due.receiver_id), due.id
  loop
    perform remove_media('/api/media/' || empty_hidden_message(v_id));
    v_emptied := v_emptied + 1;
  end loop;
  return v_emptied;
end $$;
