-- Content that moderators remove is hidden and can be restored (cases.5). Its rows stay with all
-- that hangs on them: they count nowhere and nobody sees them, their author included. Each function
-- returns `notified`: the rows of members' lists that went or came back, for publishNotified.

-- The rows of members' lists that are about a post, with its comments.
create or replace function notices_of_post(p_post uuid) returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(withdrawn_notice(n.receiver_id, n.id, n.type)::jsonb), '[]')
    from notifications n
    where n.post_id = p_post
  );
end $$;

-- Hides a post, of a repost its original, and ends its promotion. Returns {id, authorId,
-- promotions, notified}, of which restore_post needs `promotions`; null when it is not there or
-- hidden already.
create or replace function hide_post(p_post uuid, p_at timestamptz) returns jsonb language plpgsql as $$
declare
  v_id uuid := coalesce((select repost_of_id from posts where id = p_post), p_post);
  v_hidden jsonb := hide_uncounted_post(v_id, p_at);
begin
  update members set posts_count = posts_count - 1 where id = (v_hidden ->> 'authorId')::uuid;
  return v_hidden;
end $$;

-- hide_post of an original, which the caller takes off its author's posts. Of many posts that is
-- one change: each change of a row in one transaction goes through all versions before it.
create or replace function hide_uncounted_post(p_post uuid, p_at timestamptz) returns jsonb language plpgsql as $$
declare
  v posts;
  v_promotions jsonb;
begin
  select * into v
  from posts
  where id = p_post and removed_at is null and repost_of_id is null
  for no key update;
  if not found then
    return null;
  end if;
  with ended as (
    update promotions
    set
      ended_at = least(p_at, ends_at),
      end_reason = case when ends_at > p_at then 'post' else 'time' end
    where post_id = p_post and ended_at is null
    returning id, end_reason
  )
  select coalesce(jsonb_agg(id) filter (where end_reason = 'post'), '[]') into v_promotions from ended;
  update posts set removed_at = p_at where id = p_post;
  perform place_media('/api/media/' || v.image_id);
  -- Nobody hears it any more here. Again in a minute, when nothing under way can bring it back.
  perform purge_file('audio', a.id, seconds)
  from post_audio a, unnest(array[0, 60]) as seconds
  where a.post_id = p_post and a.state = 'ready';
  return jsonb_build_object(
    'id', p_post, 'authorId', v.author_id, 'promotions', v_promotions, 'notified', notices_of_post(p_post)
  );
end $$;

-- Takes hide_post back; p_former: what it returned. Promotions that it ended go on for the hours
-- that were left, however long ago that was, unless their member may not promote by now or the post
-- is promoted anew. Returns {id, authorId, notified}; null when the post is gone or not hidden.
create or replace function restore_post(p_post uuid, p_former jsonb, p_at timestamptz) returns jsonb language plpgsql as $$
declare
  v_restored jsonb := restore_uncounted_post(p_post, p_former, p_at);
begin
  update members set posts_count = posts_count + 1 where id = (v_restored ->> 'authorId')::uuid;
  return v_restored;
end $$;

create or replace function restore_uncounted_post(p_post uuid, p_former jsonb, p_at timestamptz) returns jsonb language plpgsql as $$
declare
  v posts;
begin
  select * into v
  from posts
  where id = p_post and removed_at is not null and repost_of_id is null
  for no key update;
  if not found then
    return null;
  end if;
  update posts set removed_at = null where id = p_post;
  update promotions
  set
    ended_at = null,
    end_reason = null,
    started_at = started_at + (p_at - ended_at),
    ends_at = ends_at + (p_at - ended_at),
    due_at = due_at + (p_at - ended_at)
  where post_id = p_post
    and id in (select jsonb_array_elements_text(p_former -> 'promotions')::uuid)
    and end_reason = 'post'
    and exists (select from members m where m.id = promotions.member_id and may_promote(m))
    and not exists (select from promotions other where other.post_id = p_post and other.ended_at is null);
  perform place_media('/api/media/' || v.image_id);
  return jsonb_build_object(
    'id', v.id, 'authorId', v.author_id, 'notified', notices_of_post(v.id) || withdrawn_removal(v.author_id, v.id)
  );
end $$;

-- Takes back what an administrator's removal told the author (admin.4).
create or replace function withdrawn_removal(p_author uuid, p_content uuid) returns jsonb language plpgsql as $$
begin
  return jsonb_path_query_array(
    jsonb_build_array(withdraw_notice(p_author, 'removed:' || p_content, 'moderation')), '$[*] ? (@ != null)'
  );
end $$;
