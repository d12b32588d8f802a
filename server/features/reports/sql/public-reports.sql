-- The content that an address leads to and somebody could see: kind and id as a case takes them;
-- null when there is nothing, or it is hidden or removed, or its author has left.
create or replace function subject_of_address(p public_reports) returns jsonb language plpgsql stable as $$
declare
  v_id uuid := case when p.target ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p.target::uuid end;
begin
  return case p.kind
    when 'post' then (
      select jsonb_build_object('kind', 'post', 'id', shown.id)
      from posts shown
      join members m on m.id = shown.author_id
      -- A report of a repost concerns its original.
      where shown.id = coalesce((select repost_of_id from posts where id = v_id), v_id)
        and shown.moderation_level is not null
        and shown.removed_at is null
        and m.left_at is null
    )
    when 'comment' then (
      select jsonb_build_object('kind', 'comment', 'id', c.id)
      from comments c
      join posts on posts.id = c.post_id
      join members m on m.id = c.author_id
      join members poster on poster.id = posts.author_id
      where c.id = v_id
        and posts.moderation_level is not null
        and c.moderation_level is not null
        and c.deleted_at is null
        and c.removed_at is null
        and posts.removed_at is null
        and m.left_at is null
        and poster.left_at is null
    )
    when 'member' then (
      select jsonb_build_object('kind', 'member', 'id', m.id)
      from members m
      where m.id = coalesce(v_id, member_named(p.target, p.received_at)) and m.left_at is null
    )
    else subject_of_picture(v_id)
  end;
end $$;

-- The latest post that shows a picture, else the member whose picture it is.
create or replace function subject_of_picture(p_image uuid) returns jsonb language plpgsql stable as $$
begin
  return coalesce(
    (
      select jsonb_build_object('kind', 'picture', 'id', shown.id)
      from posts shown
      join members m on m.id = shown.author_id
      where shown.image_id = p_image
        and shown.repost_of_id is null
        and shown.moderation_level is not null
        and shown.removed_at is null
        and m.left_at is null
      order by shown.id desc
      limit 1
    ),
    (
      select jsonb_build_object('kind', 'member', 'id', m.id)
      from images i
      join members m on m.id = i.owner_id
      where i.id = p_image and m.profile_image_url = '/api/media/' || i.id and m.left_at is null
    )
  );
end $$;

-- Files a stranger's report into the open case of what is at its address, or into a new one
-- (p_case), and has its receipt mailed (at most p_most_mails a day). One email address counts once
-- in a case, and all strangers together for little more than two members, so that none of them
-- orders the queue alone; p_may_be_urgent: whether its reason makes the case urgent. Returns the
-- case; null when nothing was found or it is filed already.
create or replace function file_public_report(
  p_report uuid, p_case uuid, p_most_mails integer, p_may_be_urgent boolean, p_at timestamptz
) returns uuid language plpgsql as $$
declare
  v public_reports;
  v_subject jsonb;
  v_case cases;
  v_filed uuid;
begin
  select * into v from public_reports where id = p_report and settled_at is null for no key update;
  if not found then
    return null;
  end if;
  v_subject := subject_of_address(v);
  if v_subject is not null then
    v_case := open_case_of(p_case, v_subject ->> 'kind', (v_subject ->> 'id')::uuid, 'stranger', null, p_at);
  end if;
  if v_case.id is not null then
    v_filed := coalesce(report_of_email(v_case.id, v.email), (add_report(
      v_case.id,
      jsonb_build_object(
        'id', v.id, 'reporterId', null, 'reason', v.reason, 'rule', v.rule, 'description', v.words,
        'weight', stranger_weight(v_case.id), 'mayBeUrgent', p_may_be_urgent
      ),
      p_at
    )).id);
  end if;
  if v.email is not null then
    -- Counts reports of one address that are filed at once one after the other.
    perform pg_advisory_xact_lock(hashtextextended('public_reports ' || lower(v.email), 0));
  end if;
  v.is_mailed := v.email is not null and not has_many_mails(v.email, p_most_mails, p_at);
  update public_reports
  set settled_at = p_at, report_id = v_filed, is_mailed = v.is_mailed
  where id = v.id;
  if v.is_mailed then
    perform mail_stranger('report_receipt', v.id, v.email, p_at, '{}');
  end if;
  return v_case.id;
end $$;

-- Whether an address got mails about as many reports as it may within a day: it may be anybody's.
create or replace function has_many_mails(p_email text, p_most integer, p_at timestamptz) returns boolean
language plpgsql stable as $$
begin
  return (
    select count(*)
    from public_reports
    where lower(email) = lower(p_email) and received_at > p_at - interval '1 day' and is_mailed
  ) >= p_most;
end $$;

-- The report that an email address has in a case already.
create or replace function report_of_email(p_case uuid, p_email text) returns uuid language plpgsql stable as $$
begin
  return (
    select other.report_id
    from public_reports other
    join reports r on r.id = other.report_id
    where lower(other.email) = lower(p_email) and r.case_id = p_case
    limit 1
  );
end $$;

-- In thousandths, as report_weight: half of a new member's for the first four, then almost nothing.
create or replace function stranger_weight(p_case uuid) returns integer language plpgsql stable as $$
begin
  return case when (select count(*) from reports where case_id = p_case and by_stranger) < 4 then 500 else 1 end;
end $$;

-- Adds a mail to who reported without an account.
create or replace function mail_stranger(
  p_template text, p_report uuid, p_email text, p_at timestamptz, p_more jsonb
) returns void language plpgsql as $$
declare
  v_id uuid := gen_random_uuid();
begin
  perform graphile_worker.add_job(
    'send_mail',
    (
      jsonb_build_object(
        'template', p_template, 'id', v_id, 'to', p_email, 'reportId', p_report,
        'requestedAt', to_char(p_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) || p_more
    )::json,
    job_key := v_id::text
  );
end $$;

-- Mails strangers what came of their reports of a case: that it was decided, or that a decision was
-- contested and taken back (p_is_taken_back). One mail to each address.
create or replace function mail_strangers(p_case uuid, p_decision uuid, p_is_taken_back boolean, p_at timestamptz)
returns void language plpgsql as $$
begin
  perform mail_stranger(
    'report_outcome', told.id, told.email, p_at,
    jsonb_build_object('decisionId', p_decision, 'isTakenBack', p_is_taken_back)
  )
  from (
    select distinct on (lower(p.email)) p.id, p.email
    from reports r
    join public_reports p on p.report_id = r.id
    where r.case_id = p_case and r.by_stranger and p.is_mailed
    order by lower(p.email), p.received_at
  ) as told;
end $$;
