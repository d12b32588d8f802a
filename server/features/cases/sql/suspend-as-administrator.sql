-- Suspends a member as an administrator until somebody restores them, which ends their sign-ins
-- and stops their promotions (admin.3): a decision with a closed case of its own, of which the
-- member is told at once. It is not undone, since they can be restored. p: {id, memberId, actorId,
-- admins, reason, at}. Returns {username, stoppedPromotions}; null when there is no such member,
-- or they may not be suspended (`refusal_to_suspend`).
create or replace function suspend_as_administrator(p jsonb) returns jsonb language plpgsql as $$
declare
  v_at timestamptz := p ->> 'at';
  v_member uuid := p ->> 'memberId';
  v_snapshot jsonb := snapshot_of('member', v_member);
  v_case cases;
  v_done jsonb;
begin
  perform from members m
  where m.id = v_member
    and refusal_to_suspend(m, array(select jsonb_array_elements_text(p -> 'admins'))) is null;
  if not found then
    return null;
  end if;
  v_done := suspend_for_decision(v_member, p ->> 'reason', null, v_at);
  if v_done is null then
    return null;
  end if;
  insert into cases (id, kind, subject_id, member_id, sources, snapshot, opened_at, closed_at)
  values (gen_random_uuid(), 'member', v_member, v_member, '{administrator}', v_snapshot, v_at, v_at)
  returning * into v_case;
  perform keep_case_pictures(v_case.id, v_snapshot);
  perform record_decision(
    v_case,
    p || jsonb_build_object('decision', 'suspend', 'rule', 'other', 'removesContent', false, 'noticeAt', v_at),
    jsonb_build_array(jsonb_build_object(
      'kind', 'member', 'id', v_member, 'memberId', v_member, 'isTold', true, 'former', v_done
    ))
  );
  update decisions set noticed_at = v_at where id = (p ->> 'id')::uuid;
  return jsonb_build_object('username', v_done -> 'username', 'stoppedPromotions', v_done -> 'stoppedPromotions');
end $$;
