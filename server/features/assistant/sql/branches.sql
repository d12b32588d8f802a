-- A chat's questions are a tree: `after_id` of ai_messages is what a question comes after. One
-- branch of it is shown (ai.24), the others have `hidden_at`. All of these run under the session's
-- lock, except ai_branch. In SQL, since the statement that starts an answer opens a branch.

-- The question before another in the order of ids, which is that of chats without branches.
create or replace function ai_question_before(p_session uuid, p_question uuid) returns uuid
language plpgsql stable as $$
begin
  return (
    select q.id
    from ai_messages q
    where q.session_id = p_session and q.id < p_question and q.role = 'user'
    order by q.id desc
    limit 1
  );
end $$;

-- The questions of a branch up to p_last, which has place 1, the one before it place 2; p_most of
-- them, null: all.
create or replace function ai_branch(p_session uuid, p_last uuid, p_most integer)
returns table (id uuid, place integer) language sql stable as $$
  with recursive branch as (
    select q.id, q.after_id, 1 as place
    from ai_messages q
    where q.id = p_last and q.session_id = p_session and q.role = 'user'
    union all
    select q.id, q.after_id, branch.place + 1
    from branch
    join ai_messages q on q.id = coalesce(branch.after_id, ai_question_before(p_session, branch.id))
    where p_most is null or branch.place < p_most
  )
  select branch.id, branch.place from branch
$$;

-- The last question of the branch of p_question: below it, what was shown last. Null, or not of
-- this chat: the last one shown; null when there is none. It is the one that no shown question
-- comes after: an id may be older than its place, since a call that is tried again keeps its id.
create or replace function ai_branch_end(p_session uuid, p_question uuid) returns uuid
language plpgsql stable as $$
declare
  v_end uuid;
  v_next uuid;
begin
  select id into v_end
  from ai_messages
  where id = p_question and session_id = p_session and role = 'user' and hidden_at is not null;
  if not found then
    return (
      select q.id
      from ai_messages q
      where q.session_id = p_session
        and q.role = 'user'
        and q.hidden_at is null
        and not exists (select from ai_messages n where n.after_id = q.id and n.hidden_at is null)
      order by q.id desc
      limit 1
    );
  end if;
  loop
    select id into v_next
    from ai_messages
    where after_id = v_end
    order by hidden_at desc nulls first, id desc
    limit 1;
    exit when not found;
    v_end := v_next;
  end loop;
  return v_end;
end $$;

-- The versions of a question, in order; null: there is one.
create or replace function ai_versions(p_question uuid) returns uuid[] language plpgsql stable as $$
begin
  return (
    select array_agg(v.id order by v.id)
    from ai_messages q
    join ai_messages v on v.after_id = q.after_id
    where q.id = p_question
    having count(*) > 1
  );
end $$;

-- The message before a question that takes the place of p_replaces or, when that is null, goes on
-- in the branch of p_follows. The session itself or null: it is the first one.
create or replace function ai_question_joined(p_session uuid, p_replaces uuid, p_follows uuid) returns uuid
language plpgsql stable as $$
begin
  if p_replaces is null then
    return ai_branch_end(p_session, p_follows);
  end if;
  return (
    select coalesce(q.after_id, ai_question_before(p_session, q.id))
    from ai_messages q
    where q.id = p_replaces and q.session_id = p_session and q.role = 'user'
  );
end $$;

-- Whether a question after p_after can have the answer p_answer read on: that it is the answer to
-- p_after, or only attempts to continue it came since, which cost nothing.
create or replace function ai_reads_on(p_after uuid, p_answer uuid) returns boolean
language plpgsql stable as $$
declare
  v_at uuid := p_after;
begin
  loop
    if exists (select from ai_messages where id = p_answer and question_id = v_at) then
      return true;
    end if;
    select q.after_id into v_at
    from ai_messages q
    join ai_messages a on a.question_id = q.id and a.state <> 'complete' and a.cost = 0
    where q.id = v_at and q.continues;
    if not found then
      return false;
    end if;
  end loop;
end $$;

-- Says of each question what it comes after. A chat without branches needs that when it gets its
-- first.
create or replace function link_ai_questions(p_session uuid) returns void language plpgsql as $$
begin
  update ai_messages q
  set after_id = coalesce(ai_question_before(p_session, q.id), p_session)
  where q.session_id = p_session and q.role = 'user' and q.after_id is null;
end $$;

-- Shows the branch that ends with p_last, and hides all others; p_last null: all of them.
create or replace function show_ai_branch(p_session uuid, p_last uuid, p_at timestamptz) returns void
language plpgsql as $$
declare
  v_shown uuid[] := array(select id from ai_branch(p_session, p_last, null));
  -- Later than what was hidden before, whatever the clocks of processes say.
  v_at timestamptz := greatest(
    p_at, (select max(hidden_at) + interval '1 millisecond' from ai_messages where session_id = p_session)
  );
begin
  update ai_messages m
  set hidden_at = case when coalesce(m.question_id, m.id) = any(v_shown) then null else v_at end
  where m.session_id = p_session
    and (m.hidden_at is null) <> (coalesce(m.question_id, m.id) = any(v_shown));
end $$;

-- Makes room for a question of p_asked (keep_question) in its chat, and returns what it comes
-- after: what the replaced question came after, or the end of the branch of `follows`, which is the
-- last question that the member saw. That branch is shown then. AI404: no such question to replace.
create or replace function open_ai_branch(p_session uuid, p_asked jsonb, p_content text, p_at timestamptz)
returns uuid language plpgsql as $$
declare
  v_replaced ai_messages;
  v_after uuid;
begin
  if p_asked ->> 'replaces' is null then
    v_after := ai_question_joined(p_session, null, (p_asked ->> 'follows')::uuid);
    if exists (select from ai_messages where id = v_after and hidden_at is not null) then
      perform show_ai_branch(p_session, v_after, p_at);
    end if;
    return coalesce(v_after, p_session);
  end if;
  perform link_ai_questions(p_session);
  select * into v_replaced
  from ai_messages
  where id = (p_asked ->> 'replaces')::uuid and session_id = p_session and role = 'user';
  if not found then
    raise exception 'no such question' using errcode = 'AI404', detail = 'question';
  end if;
  perform show_ai_branch(p_session, v_replaced.after_id, p_at);
  -- Asked again because nothing came: there is nothing to go back to.
  delete from ai_messages q
  where q.id = v_replaced.id
    and q.content = p_content
    and not exists (select from ai_messages where after_id = q.id)
    and not exists (
      select from ai_messages where question_id = q.id and (content <> '' or image_id is not null)
    );
  return v_replaced.after_id;
end $$;
