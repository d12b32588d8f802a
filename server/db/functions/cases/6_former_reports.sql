-- What a report of an earlier release kept of its subject. Of a message its six messages; of a post
-- or comment that still stands, all that a case keeps today.
create or replace function snapshot_of_former(p_report moderation_reports) returns jsonb language plpgsql stable as $$
declare
  v_texts jsonb;
  v_snapshot jsonb;
begin
  if p_report.subject_kind = 'message' then
    select jsonb_agg(
      case_text(sender_id, content, image_id, image_alt, created_at, message_id = p_report.subject_id) order by position
    ) into v_texts
    from moderation_report_messages
    where report_id = p_report.id;
  elsif p_report.subject_kind in ('post', 'comment') then
    v_snapshot := snapshot_of(p_report.subject_kind, p_report.subject_id);
  end if;
  return coalesce(
    v_snapshot,
    case_snapshot(
      p_report.member_id,
      p_report.content,
      coalesce(
        v_texts,
        jsonb_build_array(case_text(p_report.member_id, p_report.content, null, '', p_report.created_at, true))
      ),
      verdicts_of(p_report.subject_kind, p_report.subject_id)
    )
  );
end $$;

-- Files reports of an earlier release into cases, at most 100, and returns how many. What another
-- process files is left to it.
create or replace function file_former_reports() returns integer language plpgsql as $$
declare
  v moderation_reports;
  v_case cases;
  v_count integer := 0;
begin
  for v in
    select *
    from moderation_reports
    where id in (select r.id from moderation_reports r order by r.id limit 100)
    order by subject_id, subject_kind, id
    for update skip locked
  loop
    v_case := open_case_of(
      gen_random_uuid(), v.subject_kind, v.subject_id, 'report', snapshot_of_former(v), v.created_at
    );
    perform add_report(
      v_case.id,
      jsonb_build_object(
        'id', v.id, 'reporterId', v.reporter_id, 'reason', v.reason, 'rule', v.reason, 'description', v.description,
        'mayBeUrgent', true
      ),
      v.created_at
    );
    delete from moderation_reports where id = v.id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
