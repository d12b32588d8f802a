-- The other acts of a removed member go in batches, each a statement that locks few posts, in the
-- order of their ids. Each function takes up to p_most back and returns {removed, notified}; see
-- also features/account/sql/remove-content-of-member.sql.

create or replace function remove_comment_likes_of(p_member uuid, p_most integer) returns json language plpgsql as $$
declare
  v record;
  v_removed integer := 0;
begin
  for v in
    select c.id, c.post_id
    from comment_likes l
    join comments c on c.id = l.comment_id
    where l.member_id = p_member
    order by c.post_id, c.id
    limit p_most
  loop
    perform from posts where id = v.post_id for no key update;
    delete from comment_likes where comment_id = v.id and member_id = p_member;
    if found then
      update comments set likes_count = likes_count - 1 where id = v.id;
    end if;
    v_removed := v_removed + 1;
  end loop;
  return json_build_object('removed', v_removed, 'notified', '[]'::json);
end $$;

create or replace function remove_shares_of(p_member uuid, p_most integer) returns json language plpgsql as $$
declare
  v_post uuid;
  v_removed integer := 0;
begin
  for v_post in
    select post_id from post_shares where member_id = p_member order by post_id limit p_most
  loop
    perform from posts where id = v_post for no key update;
    delete from post_shares where post_id = v_post and member_id = p_member;
    if found then
      update posts set shares_count = shares_count - 1 where id = v_post;
    end if;
    v_removed := v_removed + 1;
  end loop;
  return json_build_object('removed', v_removed, 'notified', '[]'::json);
end $$;

-- The notifications of others: a row of their lists without another act goes. Posts are locked
-- before, as by their deletion, which takes their notifications along.
create or replace function remove_notices_of(p_member uuid, p_most integer) returns json language plpgsql as $$
declare
  v record;
  v_removed integer := 0;
  v_notified jsonb := '[]';
begin
  perform from posts
  where id in (
    select n.post_id
    from (
      select notification_id from notification_acts where actor_id = p_member order by notification_id, act_key limit p_most
    ) as a
    join notifications n on n.id = a.notification_id
  )
  order by id
  for no key update;
  for v in
    select a.notification_id as id, a.act_key, n.receiver_id, n.type
    from notification_acts a
    join notifications n on n.id = a.notification_id
    where a.actor_id = p_member
    order by a.notification_id, a.act_key
    limit p_most
  loop
    perform from notifications where id = v.id for update;
    delete from notification_acts where notification_id = v.id and act_key = v.act_key;
    delete from notifications n
    where n.id = v.id and not exists (select from notification_acts a where a.notification_id = n.id);
    v_notified := v_notified || jsonb_build_array(withdrawn_notice(v.receiver_id, v.id, v.type));
    v_removed := v_removed + 1;
  end loop;
  return json_build_object('removed', v_removed, 'notified', v_notified);
end $$;

-- Bookmarks, mentions, and conversations whose other member is removed as well: nobody is left to
-- read them.
create or replace function remove_traces_of(p_member uuid) returns void language plpgsql as $$
declare
  v_conversation uuid;
begin
  delete from post_bookmarks where member_id = p_member;
  delete from post_mentions where member_id = p_member;
  delete from comment_mentions where member_id = p_member;
  for v_conversation in
    select c.id
    from conversations c
    join departures d on d.member_id = case when c.low_id = p_member then c.high_id else c.low_id end
    where p_member in (c.low_id, c.high_id)
      and d.removed_at is not null
    order by c.low_id, c.high_id
  loop
    delete from conversations where id = v_conversation;
  end loop;
end $$;
