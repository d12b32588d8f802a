-- Opens a group, or locks the one that came meanwhile, and returns its id. Those of polls are
-- stored under a type that pages of the release before know (`getNotificationType`).
create or replace function open_group(
  p_receiver uuid,
  p_type text,
  p_group text,
  p_about jsonb,
  p_at timestamptz,
  p_is_read boolean
) returns uuid language sql as $$
  -- The update changes nothing: it locks.
  insert into notifications as n (
    id, receiver_id, type, group_key, post_id, comment_id, decision_id, reason, message, words, grown_at, is_read
  )
  values (
    gen_random_uuid(), p_receiver, case p_type when 'poll' then 'moderation' else p_type end, p_group, (p_about ->> 'post')::uuid, (p_about ->> 'comment')::uuid,
    (p_about ->> 'decision')::uuid, p_about ->> 'reason', p_about ->> 'message',
    nullif(p_about -> 'words', 'null'), p_at, p_is_read
  )
  on conflict (receiver_id, group_key) do update set group_key = n.group_key
  returning id
$$;

-- The amount of a row that shows nothing but its acts when p_act is the only one, with what decides
-- whether it alerts the receiver; else null. So its frame needs no read: the caller has seen that
-- the receiver may hear of the actor, and holds the group.
create or replace function only_act(p_id uuid, p_act text, p_receiver uuid, p_actor uuid) returns json language plpgsql as $$
begin
  return (
    select json_build_object(
      'grownAt', n.grown_at,
      'isRead', n.is_read,
      'actor', json_build_object(
        'id', actor.id, 'username', actor.username, 'displayName', actor.display_name,
        'profileImageUrl', actor.profile_image_url, 'profileImageMadeWithAi', actor.profile_image_made_with_ai
      ),
      'settings', json_build_object(
        'types', coalesce(s.types, '{}'), 'quietHours', s.quiet_hours, 'pausedUntil', s.paused_until,
        'showsPreviews', coalesce(s.shows_previews, true), 'timeZone', receiver.time_zone
      ),
      'language', receiver.language
    )
    from notifications n
    join members receiver on receiver.id = n.receiver_id
    join members actor on actor.id = p_actor
    left join notification_settings s on s.member_id = n.receiver_id
    where n.id = p_id
      and not exists (select from notification_acts where notification_id = p_id and act_key <> p_act)
  );
end $$;
