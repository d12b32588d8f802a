-- Whether a person has given the content its level, which no review changes (cases.4). In SQL,
-- since the review asks in its statement, once it has waited for the content's lock, and this looks
-- when it is called.
create or replace function is_judged_by_person(p_kind text, p_id uuid) returns boolean language plpgsql volatile as $$
begin
  case p_kind
  when 'post' then
    return exists (select from element_moderations where post_id = p_id and decided_by = 'person');
  when 'comment' then
    return exists (select from element_moderations where comment_id = p_id and decided_by = 'person');
  when 'message' then
    return exists (select from element_moderations where message_id = p_id and decided_by = 'person');
  end case;
end $$;
