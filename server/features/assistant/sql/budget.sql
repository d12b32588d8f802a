-- Counts tokens and images against the budgets of a day, the member's and then the server's (ai.8).
-- p_limits: tokens and images of a member, tokens and images of the server. Over one of them:
-- SQLSTATE AI429, with whose it is.
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

-- Gives back what was counted in advance and not used.
create or replace function unspend_ai_budget(
  p_of ai_reservations,
  p_tokens integer,
  p_images integer
) returns void language plpgsql as $$
begin
  for v_of in 0..1 loop
    update ai_budget_days
    set
      tokens = greatest(0, tokens - (p_of.tokens - p_tokens)),
      images = greatest(0, images - (p_of.images - p_images))
    where day = (p_of.created_at at time zone 'UTC')::date
      and member_id is not distinct from case when v_of = 0 then p_of.member_id end;
  end loop;
end $$;
