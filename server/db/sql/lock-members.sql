-- Locks the members that a statement pays one after the other, in the order of their ids: see
-- xp_move.
create or replace function lock_members(p_members uuid[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  perform from members where id = any(p_members) order by id for no key update;
end $$;
