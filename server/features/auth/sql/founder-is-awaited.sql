-- Whether the next member to join may become the administrator: nobody but Lisa and bots ever
-- joined. `founder` alone lets one of several through.
create or replace function founder_is_awaited() returns boolean language sql stable as $$
  select not exists (select from members where not is_bot) and not exists (select from founder)
$$;
