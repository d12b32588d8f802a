-- The content of a deleted member (auth.20) or bot (bots.4) goes in batches, each a statement that
-- locks few posts, in the order of their ids.

-- Takes up to p_most likes of a member's back. Returns {removed, notified}.
create or replace function remove_likes_of(p_member uuid, p_most integer) returns json language plpgsql as $$
declare
  v record;
  v_removed integer := 0;
  v_notified jsonb := '[]';
begin
  for v in
    select p.id, p.author_id
    from post_likes l
    join posts p on p.id = l.post_id
    where l.member_id = p_member
    order by p.id
    limit p_most
  loop
    perform from posts where id = v.id for no key update;
    delete from post_likes where post_id = v.id and member_id = p_member;
    if found then
      update posts set likes_count = likes_count - 1 where id = v.id;
      v_notified := v_notified || coalesce(withdraw_notice(v.author_id, 'like:' || v.id, p_member::text)::jsonb, '[]');
    end if;
    v_removed := v_removed + 1;
  end loop;
  return json_build_object('removed', v_removed, 'notified', v_notified);
end $$;

-- Deletes up to p_most comments of a member's, hidden ones too; see delete_comment. Returns
-- {removed, notified}.
create or replace function remove_comments_of(p_member uuid, p_most integer, p_at timestamptz) returns json language plpgsql as $$
declare
  v_comment uuid;
  v_is_hidden boolean;
  v_removed integer := 0;
  v_notified jsonb := '[]';
begin
  for v_comment, v_is_hidden in
    select id, removed_at is not null
    from comments
    where author_id = p_member and (deleted_at is null or removed_at is not null)
    order by post_id, id
    limit p_most
  loop
    if v_is_hidden then
      perform delete_hidden_comment(v_comment);
    else
      v_notified := v_notified || coalesce((delete_comment(v_comment, p_member, p_at) -> 'notified')::jsonb, '[]');
    end if;
    v_removed := v_removed + 1;
  end loop;
  return json_build_object('removed', v_removed, 'notified', v_notified);
end $$;

-- Unsends up to p_most messages of a member's, hidden ones too; see unsend_message. Returns
-- {removed, unsent}, with id and receiverId of each of which the receiver hears.
create or replace function unsend_messages_of(p_member uuid, p_most integer, p_at timestamptz) returns json language plpgsql as $$
declare
  v record;
  v_removed integer := 0;
  v_unsent jsonb := '[]';
  v_state text;
begin
  for v in
    select e.id, e.receiver_id, e.image_id, e.removed_at is not null as is_hidden
    from messages e
    where e.sender_id = p_member and (e.unsent_at is null or e.removed_at is not null)
    -- In the order of lock_conversations.
    order by least(e.sender_id, e.receiver_id), greatest(e.sender_id, e.receiver_id), e.id
    limit p_most
  loop
    if v.is_hidden then
      perform empty_hidden_message(v.id);
      -- It looked unsent before, so nobody hears of it.
      v_state := 'declined';
    else
      select receiver_state into v_state from unsend_message(v.id, p_member, p_at);
    end if;
    perform remove_media('/api/media/' || v.image_id);
    if v_state <> 'declined' then
      v_unsent := v_unsent || jsonb_build_object('id', v.id, 'receiverId', v.receiver_id);
    end if;
    v_removed := v_removed + 1;
  end loop;
  return json_build_object('removed', v_removed, 'unsent', v_unsent);
end $$;
