-- The effects of a decision on each that it is about. A decision (p) is what features/cases/decide
-- gives: {id, caseId, actorId, actorUsername, admins, decision, rule, reason, level, until,
-- removesContent, sparesFirst, at, noticeAt, help, told}; `sparesFirst`: nothing happens to who
-- wrote first what a wave shares; `help`: what a member reads to whom help is offered;
-- `told`: what its author reads of the reason (of a message the rule), which may be absent.

-- The contents of a case, without what its members wrote besides. Of a picture its post.
create or replace function contents_of_case(p_case cases) returns table (kind text, id uuid, member_id uuid)
language plpgsql stable as $$
begin
  if p_case.kind = 'wave' then
    return query select w.kind, w.content_id, w.member_id from wave_contents w where w.case_id = p_case.id;
  elsif p_case.kind <> 'member' then
    return query
    select case when p_case.kind = 'picture' then 'post' else p_case.kind end, p_case.subject_id, p_case.member_id;
  end if;
end $$;

-- Who wrote first what a wave shares, and may have been copied: before all others by ten minutes,
-- or in an account that is older by a day. Null when nobody stands apart like that.
create or replace function first_writer_of(p_wave cases) returns uuid language plpgsql stable as $$
begin
  return (
    with writers as (
      select w.member_id, min(coalesce(p.created_at, c.created_at)) as wrote_at, m.created_at as joined_at
      from wave_contents w
      join members m on m.id = w.member_id
      left join posts p on w.kind = 'post' and p.id = w.content_id
      left join comments c on w.kind = 'comment' and c.id = w.content_id
      where w.case_id = p_wave.id and coalesce(p.created_at, c.created_at) is not null
      group by w.member_id, m.created_at
    ), first as (
      select * from writers order by wrote_at, member_id limit 1
    )
    select first.member_id
    from first
    join writers other on other.member_id <> first.member_id
    group by first.member_id, first.wrote_at, first.joined_at
    having min(other.wrote_at) >= first.wrote_at + interval '10 minutes'
      or min(other.joined_at) >= first.joined_at + interval '1 day'
  );
end $$;

-- Whom a decision leaves out (cases.6); null: nobody.
create or replace function spared_by(p_case cases, p jsonb) returns uuid language plpgsql stable as $$
begin
  return case when p_case.kind = 'wave' and (p ->> 'sparesFirst')::boolean then first_writer_of(p_case) end;
end $$;

-- The rows a decision acts on, in the order in which they are locked: contents, or members.
create or replace function targets_of_decision(p_case cases, p_decision text)
returns table (kind text, id uuid, member_id uuid) language plpgsql stable as $$
begin
  if p_decision in ('warn', 'limit', 'suspend', 'offer_help') then
    return query
    select 'member', m.id, m.id from members m where m.id = any(members_of_case(p_case)) and m.left_at is null order by m.id;
  elsif p_case.kind = 'member' then
    return query select p_case.kind, p_case.subject_id, p_case.member_id;
  else
    return query
    select c.kind, c.id, c.member_id
    from contents_of_case(p_case) as c
    left join comments w on c.kind = 'comment' and w.id = c.id
    order by coalesce(w.post_id, c.id), c.id;
  end if;
end $$;

-- Locks all posts that a decision touches, in the order of their ids, so that what it does one
-- after the other waits for nobody in a circle.
create or replace function lock_posts_for_decision(p_case cases, p_decision text, p_removes_content boolean)
returns void language plpgsql as $$
declare
  v_members uuid[] := case when p_decision in ('limit', 'suspend') then members_of_case(p_case) else '{}' end;
  v_removed uuid[] := case when p_removes_content then v_members else '{}' end;
begin
  perform from posts
  where id in (
    select c.id from contents_of_case(p_case) as c where c.kind = 'post'
    union all
    select w.post_id from contents_of_case(p_case) as c join comments w on c.kind = 'comment' and w.id = c.id
    union all
    select post_id from promotions where member_id = any(v_members)
    union all
    select id from posts where author_id = any(v_removed)
    union all
    select repost_of_id from posts where author_id = any(v_removed)
    union all
    select post_id from comments where author_id = any(v_removed)
  )
  order by id
  for no key update;
end $$;

-- Does a decision to a content. Returns what its reverse needs; null when it is gone. Never its
-- words: they are with the content and in the case, and go with these (retention.1).
create or replace function act_on_content(p_kind text, p_id uuid, p_type text, p jsonb) returns jsonb language plpgsql as $$
declare
  v_at timestamptz := p ->> 'at';
begin
  if p ->> 'decision' = 'no_violation' then
    return '{}';
  elsif not lock_content(p_kind, p_id) then
    return null;
  end if;
  case p ->> 'decision'
  when 'level' then
    return judge_by_person(p_kind, p_id, p_type, p ->> 'level', coalesce(p ->> 'told', p ->> 'reason'), v_at)
      || readers_of(p_kind, p_id);
  when 'cover' then
    return cover_content(p_kind, p_id, v_at) || readers_of(p_kind, p_id);
  when 'remove' then
    return case p_kind
      when 'post' then hide_post(p_id, v_at)
      when 'comment' then hide_comment(p_id, v_at)
      else hide_message(p_id, v_at)
    end;
  end case;
end $$;

-- Whose clients show a message, as hide_message returns it; nothing of posts and comments.
create or replace function readers_of(p_kind text, p_id uuid) returns jsonb language plpgsql stable as $$
begin
  return case when p_kind = 'message' then (
    select jsonb_build_object('senderId', e.sender_id, 'receiverId', e.receiver_id, 'receiverState', side.state)
    from messages e
    left join conversation_members side on side.member_id = e.receiver_id and side.other_id = e.sender_id
    where e.id = p_id
  ) else '{}' end;
end $$;

-- How much of what a member posted a decision, or its reverse, changes at once; a job does the
-- rest.
create or replace function batch_of_content() returns integer language sql immutable as $$
  select 100
$$;

-- Does a decision to a member; null when they cannot be its subject.
create or replace function act_on_member(p_member uuid, p jsonb) returns jsonb language plpgsql as $$
declare
  v_at timestamptz := p ->> 'at';
  v_done jsonb;
begin
  case p ->> 'decision'
  when 'limit' then
    return limit_for_decision(p_member, (p ->> 'until')::timestamptz, v_at);
  when 'suspend' then
    if exists (
      select from members m
      where m.id = p_member
        and is_appointed(m, array(select jsonb_array_elements_text(p -> 'admins')))
    ) then
      return null;
    end if;
    v_done := suspend_for_decision(p_member, coalesce(p ->> 'told', p ->> 'reason'), (p ->> 'until')::timestamptz, v_at);
    if v_done is null or not (p ->> 'removesContent')::boolean then
      return v_done;
    end if;
    return v_done || jsonb_build_object('hidden', hide_content_of(p_member, v_at, batch_of_content()));
  when 'offer_help' then
    -- At once: who needs help does not wait for ten minutes.
    v_done := notify_member(
      p_member, 'moderation', null, 'decision:' || (p ->> 'id'), 'moderation', v_at,
      jsonb_build_object('message', p ->> 'help', 'reason', 'offer_help')
    );
    return jsonb_build_object('notified', jsonb_build_array(v_done));
  else
    return '{}';
  end case;
end $$;
