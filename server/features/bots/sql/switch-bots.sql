-- Lets all bots work, or stops them: what waits is dropped with the switch (bots.2).
-- Whoever draws or begins an act locks the row of the switch with `for share`, so that
-- after this nothing new comes.
create or replace function switch_bots(p_is_on boolean, p_at timestamptz) returns void language plpgsql as $$
begin
  update bot_switch set is_on = p_is_on, changed_at = p_at where is_on <> p_is_on;
  if not p_is_on then
    perform drop_waiting_acts(null, p_at);
  end if;
end $$;
