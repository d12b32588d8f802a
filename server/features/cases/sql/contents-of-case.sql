-- The contents of a case, without what its members wrote besides. Of a picture its post. SQL, since
-- statements join it.
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
