-- Cases that nobody reported (cases.2). All of these lock several cases: in the order of their
-- subjects.

-- Opens a case for each of these unless the source has opened one before; returns their ids.
create or replace function open_automatic_cases(p_subjects jsonb, p_at timestamptz) returns setof uuid
language plpgsql as $$
declare
  v record;
  v_case cases;
begin
  for v in
    select distinct s.kind, s.subject, s.source
    from jsonb_to_recordset(p_subjects) as s (kind text, subject uuid, member uuid, source text)
    where not exists (
      select from cases c
      where c.member_id = s.member and c.subject_id = s.subject and s.source = any(c.sources)
    )
    order by s.subject, s.kind, s.source
  loop
    v_case := open_case_of(gen_random_uuid(), v.kind, v.subject, v.source, null, p_at);
    if v_case.id is not null then
      return next v_case.id;
    end if;
  end loop;
end $$;

-- Opens the cases of texts that no list could read and of pictures that nobody looked at, judged
-- until p_until; returns the cases' ids, then null: there may be more. Nothing at the end, and
-- while another process does it. A batch ends with all verdicts of one moment: the next begins
-- after it.
create or replace function open_cases_of_unjudged(p_until timestamptz, p_at timestamptz) returns setof uuid
language plpgsql as $$
declare
  v_after timestamptz;
  v_last timestamptz;
  v_found jsonb;
begin
  select coalesce(seen_until, p_until - interval '1 day') into v_after from case_watches where source = 'unjudged' for update skip locked;
  if not found then
    return;
  end if;
  with verdicts as (
    select post_id, comment_id, type, was_read, decided_at
    from element_moderations
    where message_id is null
      and (not was_read or type = 'image' and decided_by = 'local' and reason <> '')
      and decided_at > v_after
      and decided_at <= p_until
    order by decided_at
    fetch first 200 rows with ties
  )
  select
    max(v.decided_at),
    jsonb_agg(jsonb_build_object(
      'kind', case when v.comment_id is not null then 'comment' when v.was_read then 'picture' else 'post' end,
      'subject', coalesce(v.post_id, v.comment_id),
      'member', a.id,
      'source', case when v.was_read then 'unseen_picture' else 'unread_text' end
    )) filter (where not a.is_bot and a.left_at is null and coalesce(p.removed_at, c.deleted_at) is null)
  into v_last, v_found
  from verdicts v
  left join posts p on p.id = v.post_id
  left join comments c on c.id = v.comment_id
  join members a on a.id = coalesce(p.author_id, c.author_id);
  if v_last is null then
    return;
  end if;
  update case_watches set seen_until = v_last where source = 'unjudged';
  return query select open_automatic_cases(v_found, p_at) union all select null;
end $$;

-- The same for posts and comments that the fallback decided, and no service has reviewed until
-- p_until.
create or replace function open_cases_of_fallback(p_until timestamptz, p_at timestamptz) returns setof uuid
language plpgsql as $$
declare
  v_after timestamptz;
  v_last timestamptz;
  v_found jsonb;
begin
  select coalesce(seen_until, p_until - interval '1 day') into v_after from case_watches where source = 'fallback_verdict' for update skip locked;
  if not found then
    return;
  end if;
  with verdicts as (
    select post_id, comment_id, decided_at
    from element_moderations
    where decided_by = 'local-fallback' and decided_at > v_after and decided_at <= p_until
    order by decided_at
    fetch first 200 rows with ties
  )
  select
    max(v.decided_at),
    jsonb_agg(jsonb_build_object(
      'kind', case when v.comment_id is null then 'post' else 'comment' end,
      'subject', coalesce(v.post_id, v.comment_id),
      'member', a.id,
      'source', 'fallback_verdict'
    )) filter (where not a.is_bot and a.left_at is null and coalesce(p.removed_at, c.deleted_at) is null)
  into v_last, v_found
  from verdicts v
  left join posts p on p.id = v.post_id
  left join comments c on c.id = v.comment_id
  left join members a on a.id = coalesce(p.author_id, c.author_id);
  if v_last is null then
    return;
  end if;
  update case_watches set seen_until = v_last where source = 'fallback_verdict';
  return query select open_automatic_cases(v_found, p_at) union all select null;
end $$;

-- Closes cases that only the fallback's verdict opened, once a service has judged their subjects or
-- these are gone. Nobody decided them. By `cases_of_fallback`; those that somebody holds stay.
create or replace function close_settled_cases(p_after uuid, p_at timestamptz)
returns table (id uuid, is_closed boolean) language plpgsql as $$
begin
  return query
  with page as materialized (
    select c.id, c.subject_id, c.kind, (c.claimed_by is not null and c.claimed_until > p_at) as is_held
    from cases c
    where c.closed_at is null
      and c.reports_count = 0
      and c.sources = '{fallback_verdict}'
      and c.id > p_after
    order by c.id
    limit 200
    for no key update skip locked
  ), closed as (
    update cases c
    set closed_at = p_at
    from page
    where c.id = page.id
      and not page.is_held
      and not exists (
        select from element_moderations e
        where e.decided_by = 'local-fallback'
          and (
            page.kind = 'post' and e.post_id = page.subject_id
            or page.kind = 'comment' and e.comment_id = page.subject_id
          )
      )
    returning c.id
  )
  select page.id, closed.id is not null
  from page
  left join closed on closed.id = page.id
  order by page.id;
end $$;

-- Opens the cases of members who act like machines, found since the last case about it (bots.5);
-- administrators stay out of it, as in their list. p_admins: addresses in lower case.
create or replace function open_cases_of_detected(p_admins text[], p_at timestamptz) returns setof uuid
language plpgsql as $$
declare
  v_member uuid;
begin
  for v_member in
    select found.member_id
    from (
      select d.member_id, max(d.found_at) as found_at
      from detected_bots d
      where d.cleared_at is null
      group by d.member_id
      union
      select m.id, m.email_verified_at
      from members m
      where lower(m.email) like '%@bots.glimmer.app'
        and not m.is_bot
        and not exists (select from detected_bots d where d.member_id = m.id and d.reason = 'address')
    ) as found
    join members m on m.id = found.member_id
    where account_is_open(m)
      and not m.is_bot
      and not is_appointed(m, p_admins)
      and not exists (
        select from cases c
        where c.member_id = m.id
          and c.kind = 'member'
          and 'detected_bot' = any(c.sources)
          and (c.closed_at is null or c.opened_at >= found.found_at)
      )
    group by found.member_id
    order by found.member_id
    limit 200
  loop
    return next (open_case_of(gen_random_uuid(), 'member', v_member, 'detected_bot', null, p_at)).id;
  end loop;
end $$;
