-- A process shows that it lives by an advisory lock on a session that it keeps. The server releases
-- the lock with the session, also when the process is killed. The first number only keeps these
-- locks apart from others.

-- Whether the process still holds the id; 0 is nobody's. Looking takes the lock for a moment,
-- shared, so that those who look at once do not take each other for the process.
create or replace function process_lives(p_id integer) returns boolean language sql volatile as $$
  select not pg_try_advisory_xact_lock_shared(1735158125, p_id)
$$;
