-- Locks the members that a statement pays one after the other, in the order of their ids: see
-- xp_move.
create or replace function lock_members(p_members uuid[]) returns void language plpgsql as $$
begin
  perform from members where id = any(p_members) order by id for no key update;
end $$;
