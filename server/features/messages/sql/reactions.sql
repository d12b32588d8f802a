-- Why a member may not react to what stands between them and the other, nor type to them:
-- 'blocked'; 'request' when it waits for them, 'waiting' when it waits for the other, who may have
-- declined it; null when both have opened the conversation (messages.5, messages.8).
create or replace function refusal_to_react(p_member uuid, p_other uuid) returns text language sql stable as $$
  select case
    when exists (select from blocks_between(p_member, p_other)) then 'blocked'
    when own is distinct from 'open' then 'request'
    when other is distinct from 'open' then 'waiting'
  end
  from (
    select
      (select state from conversation_members where member_id = p_member and other_id = p_other) as own,
      (select state from conversation_members where member_id = p_other and other_id = p_member) as other
  ) as sides
$$;

-- Sets a member's reaction, or with null removes p_removed if it is theirs. Returns what came of
-- it, and the other member: 'changed' or 'same'; 'absent', also for an unsent message; or a
-- refusal_to_react.
create or replace function set_reaction(p_message uuid, p_member uuid, p_emoji text, p_removed text)
returns table (outcome text, other_id uuid) language plpgsql as $$
declare
  v messages;
begin
  select * into v from lock_message(p_message, p_member);
  if not found or v.unsent_at is not null then
    outcome := 'absent';
    return next;
    return;
  end if;
  other_id := case when v.sender_id = p_member then v.receiver_id else v.sender_id end;
  outcome := refusal_to_react(p_member, other_id);
  if outcome is not null then
    return next;
    return;
  end if;
  if p_emoji is null then
    delete from message_reactions where message_id = p_message and member_id = p_member and emoji = p_removed;
  else
    insert into message_reactions as reaction (message_id, member_id, emoji)
    values (p_message, p_member, p_emoji)
    on conflict (message_id, member_id) do update set emoji = excluded.emoji
    where reaction.emoji <> excluded.emoji;
  end if;
  outcome := case when found then 'changed' else 'same' end;
  if found then
    perform touch_message(p_message);
  end if;
  return next;
end $$;
