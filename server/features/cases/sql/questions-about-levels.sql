-- Questions of authors about the level of what they wrote (reasons.2).

-- Whether a member may ask a person to look at the level of their own post, comment or message:
-- 'possible', 'waiting', 'answered' (a person looked, and no verdict came since) or 'none': it is
-- at the top or has none, a person gave it, or nobody else decides here (roles.2). Null when it is
-- not theirs or not there.
create or replace function question_about_level(p_kind text, p_subject uuid, p_member uuid, p_admins text[])
returns text language plpgsql stable as $$
declare
  v_level text;
  v_asked record;
begin
  if not is_own_content(p_kind, p_subject, p_member) then
    return null;
  end if;
  select c.closed_at, coalesce(last.noticed_at is null and last.id is not null, false) as is_untold into v_asked
  from cases c
  left join lateral (
    select d.id, d.noticed_at
    from decisions d
    where d.case_id = c.id and d.undone_at is null
    order by d.decided_at desc
    limit 1
  ) as last on true
  where c.member_id = p_member and c.subject_id = p_subject and 'author' = any(c.sources)
  order by c.opened_at desc, c.id desc
  limit 1;
  if found and (v_asked.closed_at is null or v_asked.is_untold) then
    return 'waiting';
  elsif found and not has_verdict_since(p_kind, p_subject, v_asked.closed_at) then
    return 'answered';
  end if;
  execute format('select moderation_level from %I where id = $1', p_kind || 's') into v_level using p_subject;
  return case
    when coalesce(v_level, 'top') = 'top' or is_judged_by_person(p_kind, p_subject) then 'none'
    when exists (select from members m where m.id = p_member and is_administrator(m, p_admins))
      and not has_other_administrator(p_member, p_admins) then 'none'
    else 'possible'
  end;
end $$;

-- Whether a post (not a repost), comment or message is a member's own, and there.
create or replace function is_own_content(p_kind text, p_id uuid, p_member uuid) returns boolean language plpgsql stable as $$
begin
  return case p_kind
    when 'post' then exists (
      select from posts where id = p_id and author_id = p_member and repost_of_id is null and removed_at is null
    )
    when 'comment' then exists (
      select from comments where id = p_id and author_id = p_member and deleted_at is null and removed_at is null
    )
    else exists (
      select from messages where id = p_id and sender_id = p_member and unsent_at is null and removed_at is null
    )
  end;
end $$;

create or replace function has_verdict_since(p_kind text, p_id uuid, p_at timestamptz) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from jsonb_array_elements(elements_of(p_kind, p_id)) as e
    where (e ->> 'decided_at')::timestamptz > p_at
  );
end $$;

-- Opens a case that the author asked for, or joins the one that is open about it, where
-- question_about_level says that it is possible. Returns the case; null otherwise.
create or replace function ask_about_level(
  p_case uuid, p_kind text, p_subject uuid, p_member uuid, p_admins text[], p_at timestamptz
) returns uuid language plpgsql as $$
begin
  if question_about_level(p_kind, p_subject, p_member, p_admins) is distinct from 'possible' then
    return null;
  end if;
  return (open_case_of(p_case, p_kind, p_subject, 'author', null, p_at)).id;
end $$;
