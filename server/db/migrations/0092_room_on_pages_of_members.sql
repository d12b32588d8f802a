-- Room for the next version of a row beside it: then an update changes none of the 29 indexes. Holds for new pages; a row of an old one
-- moves there at its first update that finds no room.
--
-- And the hour of a member's last visit, for the index that finds who was here lately: the visit itself is stored every five minutes, and
-- would change all indexes each time. Null until the next visit: who was here in the hour before this and never again is not examined
-- for that hour (bots.5).
alter table members
  set (fillfactor = 80),
  add column seen_hour timestamptz;

create function members_keep_seen_hour() returns trigger language plpgsql as $$
begin
  new.seen_hour := date_trunc('hour', new.last_seen_at, 'UTC');
  return new;
end $$;

create trigger members_seen_hour
  before insert or update of last_seen_at on members
  for each row
  execute function members_keep_seen_hour();
