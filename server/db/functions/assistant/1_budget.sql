-- Counts tokens and images against the budgets of a day, the member's and then the server's (ai.8). p_limits: tokens and images
-- of a member, tokens and images of the server. Over one of them: SQLSTATE AI429, with whose it is.
create or replace function spend_ai_budget(
  p_member uuid,
  p_day date,
  p_tokens integer,
  p_images integer,
  p_limits bigint[]
) returns void language plpgsql as $$
declare
  v_spent ai_budget_days;
begin
  for v_of in 0..1 loop
    insert into ai_budget_days as spent (member_id, day, tokens, images)
    values (case when v_of = 0 then p_member end, p_day, p_tokens, p_images)
    on conflict (day, member_id) do update
    set
      tokens = spent.tokens + excluded.tokens,
      images = spent.images + excluded.images
    returning * into v_spent;
    if p_tokens > 0 and v_spent.tokens > p_limits[2 * v_of + 1]
      or p_images > 0 and v_spent.images > p_limits[2 * v_of + 2] then
      raise exception 'over the daily budget' using
        errcode = 'AI429',
        detail = case when v_of = 0 then 'member' else 'server' end;
    end if;
  end loop;
end $$;
