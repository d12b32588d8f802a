-- The balance of a member after p_moved was paid or taken, for the statement that moved it:
-- the amount is evaluated first. Null when nothing moved. Volatile, so that it sees what
-- its own statement did.
create or replace function xp_after(p_member uuid, p_moved integer) returns json language plpgsql volatile as $$
begin
  if coalesce(p_moved, 0) = 0 then
    return null;
  end if;
  return (
    select json_build_object('memberId', id, 'moved', p_moved, 'xp', xp, 'lifetimeXp', lifetime_xp)
    from members
    where id = p_member
  );
end $$;
