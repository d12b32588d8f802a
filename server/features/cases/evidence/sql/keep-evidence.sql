-- Evidence (evidence.1) is written down by the statement that removes it, in the
-- clear, with the pictures that must stay meanwhile; the job `settle_evidence` encrypts both within
-- a minute. The database never has the key.

-- The rules of which what was removed is kept.
create or replace function is_kept_rule(p_rule text) returns boolean language sql immutable as $$
  select p_rule in ('violence', 'self_harm', 'sexual', 'hate')
$$;

-- The one of several reasons that decides whether content is kept.
create or replace function gravest_reason(p_reasons text[]) returns text language plpgsql immutable as $$
begin
  return coalesce(
    (
      select reason
      from unnest(p_reasons) with ordinality as given (reason, place)
      order by not is_kept_rule(reason), place
      limit 1
    ),
    'other'
  );
end $$;

-- Keeps something as evidence. p: {keptFor ('removal', 'account' or 'known_image'), kind,
-- subjectId, memberId, caseId, decisionId, rule, content: {texts: [case_text(…)], and whatever else
-- is to be kept of it}}. Adds whose it is, what the members in it are called, and the pictures of
-- its texts. Returns its id; null when it is kept already.
create or replace function keep_evidence(p jsonb, p_at timestamptz) returns uuid language plpgsql as $$
declare
  v_id uuid := gen_random_uuid();
  v_content jsonb := p -> 'content';
  v_image uuid;
begin
  insert into evidence (id, kept_for, kind, subject_id, member_id, case_id, decision_id, rule, kept_at, draft)
  values (
    v_id, p ->> 'keptFor', p ->> 'kind', (p ->> 'subjectId')::uuid, (p ->> 'memberId')::uuid, (p ->> 'caseId')::uuid,
    (p ->> 'decisionId')::uuid, p ->> 'rule', p_at,
    v_content || jsonb_build_object(
      'account', account_in_evidence((p ->> 'memberId')::uuid), 'people', people_in_evidence(v_content)
    )
  )
  on conflict do nothing;
  if not found then
    return null;
  end if;
  for v_image in
    select i.id
    from images i
    where i.id in (
      select (picture ->> 'id')::uuid
      from jsonb_path_query(v_content, '$.texts[*].pictures[*]') as picture
    )
    order by i.id
    for key share
  loop
    insert into evidence_pictures (evidence_id, image_id) values (v_id, v_image);
  end loop;
  return v_id;
end $$;

-- Who a member is, also one whose account waits for its removal (auth.18).
create or replace function account_in_evidence(p_member uuid) returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_build_object(
      'id', m.id,
      'username', coalesce(d.profile ->> 'username', m.username),
      'displayName', coalesce(d.profile ->> 'display_name', m.display_name),
      'email', m.email,
      'joinedAt', m.created_at
    )
    from members m
    left join departures d on d.member_id = m.id
    where m.id = p_member
  );
end $$;

-- The usernames of those who wrote a content's texts, and of who got a message, by their ids.
create or replace function people_in_evidence(p_content jsonb) returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_object_agg(m.id, coalesce(d.profile ->> 'username', m.username)), '{}')
    from members m
    left join departures d on d.member_id = m.id
    where m.id in (
      select (text ->> 'memberId')::uuid from jsonb_array_elements(p_content -> 'texts') as text
      union all
      select (p_content ->> 'receiverId')::uuid
    )
  );
end $$;

-- A post, comment or message as it stands, hidden or not; null when it is gone.
create or replace function content_as_evidence(p_kind text, p_id uuid) returns jsonb language plpgsql stable as $$
begin
  return case p_kind
    when 'post' then (
      select jsonb_build_object(
        'memberId', author_id,
        'texts', jsonb_build_array(case_text(author_id, content, image_id, image_alt, created_at, true))
      )
      from posts
      where id = p_id and repost_of_id is null
    )
    when 'comment' then (
      select jsonb_build_object(
        'memberId', author_id,
        'texts', jsonb_build_array(case_text(author_id, content, null, null, created_at, true)),
        'postId', post_id
      )
      from comments
      where id = p_id
    )
    when 'message' then (
      select jsonb_build_object(
        'memberId', sender_id,
        'texts', jsonb_build_array(case_text(sender_id, content, image_id, image_alt, created_at, true)),
        'receiverId', receiver_id
      )
      from messages
      where id = p_id
    )
  end;
end $$;

-- Takes what a decision had kept of a content, or of a member, back: its words at once, its
-- pictures within a minute.
create or replace function drop_evidence(p_decision uuid, p_subject uuid, p_at timestamptz) returns void
language plpgsql as $$
begin
  update evidence
  set draft = null, content = null, dropped_at = p_at
  where decision_id = p_decision and p_subject in (subject_id, member_id) and dropped_at is null;
end $$;

-- The same when an appeal is granted. What a later decision (p_later; null: none) keeps removed for
-- one of these rules is its evidence from now on.
create or replace function leave_evidence(p_decision uuid, p_subject uuid, p_later uuid, p_at timestamptz)
returns void language plpgsql as $$
begin
  if exists (select from decisions where id = p_later and is_kept_rule(rule)) then
    update evidence e
    set decision_id = p_later
    where e.decision_id = p_decision
      and p_subject in (e.subject_id, e.member_id)
      and e.dropped_at is null
      and not exists (
        select from evidence other
        where other.decision_id = p_later and other.subject_id = e.subject_id and other.kept_for = e.kept_for
      );
  end if;
  perform drop_evidence(p_decision, p_subject, p_at);
end $$;
