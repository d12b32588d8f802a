-- Whether the next member to join may become the administrator: nobody ever joined. `founder` alone lets one of several through.
create or replace function founder_is_awaited() returns boolean language sql stable as $$
  select not exists (select from members) and not exists (select from founder)
$$;
