-- How many cases are about each member (cases.8): triggers add rows of what changed, and
-- `addUpCaseCounts` puts these into the counts.

create or replace function count_changed_case() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.member_id is not null then
    insert into case_count_changes (member_id, cases) values (old.member_id, -1);
  end if;
  if tg_op <> 'DELETE' and new.member_id is not null then
    insert into case_count_changes (member_id, cases) values (new.member_id, 1);
  end if;
  return null;
end $$;

-- The cases about a member, of every kind, open and closed.
create or replace function case_count_of(p_member_id uuid) returns integer language plpgsql stable as $$
begin
  return coalesce((select cases from case_counts where member_id = p_member_id), 0)
    + coalesce((select sum(cases) from case_count_changes where member_id = p_member_id), 0);
end $$;
