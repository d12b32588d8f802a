-- The month of a promotion's hour, by which its marks are partitioned.
create or replace function promotion_month(p_started_at timestamptz, p_hour integer) returns date language sql stable as $$
  select date_trunc('month', (p_started_at + p_hour * interval '1 hour') at time zone 'UTC')::date
$$;

-- Whether a member was counted for something in an hour.
create or replace function promotion_is_marked(p_promotion uuid, p_hour integer, p_kind text, p_member uuid)
returns boolean language sql stable as $$
  select exists (
    select from promotion_marks_by_month
    where promotion_id = p_promotion and hour = p_hour and kind = p_kind and member_id = p_member
  )
$$;
