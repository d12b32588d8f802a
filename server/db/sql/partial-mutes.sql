-- Whether a mute of a part still holds (mutes.2). An expression.
create or replace function partial_mute_lasts(p_mute partial_mutes, p_at timestamptz) returns boolean
language sql immutable as $$
  select p_mute.ends_at is null or p_mute.ends_at > p_at
$$;
