-- As the release of 2026-11-26 had them: see "Old signatures" in server/db/README.md.

create or replace function react_to_message(p_message uuid, p_member uuid, p_emoji text, p_removed text)
returns table (outcome text, other_id uuid, own text, other text, is_blocked boolean) language plpgsql as $$
declare
  v messages;
begin
  select * into v from lock_message(p_message, p_member);
  outcome := 'absent';
  if not found or v.unsent_at is not null then
    return next;
    return;
  end if;
  other_id := case when v.sender_id = p_member then v.receiver_id else v.sender_id end;
  is_blocked := is_blocked_between(p_member, other_id);
  select
    max(side.state) filter (where side.member_id = p_member),
    max(side.state) filter (where side.member_id <> p_member)
  into own, other
  from conversation_members side
  where side.conversation_id = v.conversation_id;
  if is_blocked or (own = 'open' and other = 'open') is not true then
    outcome := 'refused';
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
