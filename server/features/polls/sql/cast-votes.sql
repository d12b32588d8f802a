-- Votes of several members in the poll of one post (posts.28), whose post the caller has locked:
-- then the poll, then the votes. p_votes: [{n, member, answers, at}], a member's last one counts.
-- Returns for each what came of it, what the member has voted for, and how the poll stands now;
-- nothing where there is no poll.
-- own: by its author; ended; changed: its answers are others by now; several: of which one may be
-- chosen; cast: it stands, also where it stood before.
create or replace function cast_votes(p_post uuid, p_author uuid, p_votes jsonb)
returns table (n integer, outcome text, choice integer, counts integer[], votes_count integer)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_poll polls;
begin
  -- Statements after this see what those wrote for whom it waited.
  select * into v_poll from polls where post_id = p_post for no key update;
  if not found then
    return;
  end if;
  return query
  with given as materialized (
    select
      one.n,
      one.member,
      one.at,
      chosen.bits,
      case
        when one.member = p_author then 'own'
        when v_poll.ended_at is not null or one.at >= v_poll.ends_at then 'ended'
        when not one.answers <@ v_poll.answer_ids then 'changed'
        when not v_poll.is_multiple and chosen.bits & (chosen.bits - 1) <> 0 then 'several'
        else 'cast'
      end as outcome
    from jsonb_to_recordset(p_votes) as one (n integer, member uuid, answers uuid[], at timestamptz)
    cross join lateral (
      select coalesce(bit_or(1 << array_position(v_poll.answer_ids, answer) - 1), 0) as bits
      from unnest(one.answers) as answer
    ) as chosen
  ), latest as materialized (
    select distinct on (given.member) given.member, given.bits, given.at, former.choice as former
    from given
    left join poll_votes former on former.post_id = p_post and former.voter_id = given.member
    where given.outcome = 'cast'
    order by given.member, given.n desc
  ), written as (
    insert into poll_votes as vote (post_id, voter_id, choice, created_at)
    select p_post, latest.member, latest.bits, latest.at
    from latest
    where latest.bits is distinct from latest.former
    on conflict (post_id, voter_id) do update set choice = excluded.choice
  ), counted as (
    update polls as poll
    set
      counts = array(
        select poll.counts[place] + (
          select coalesce(sum((latest.bits >> place - 1 & 1) - (coalesce(latest.former, 0) >> place - 1 & 1)), 0)::integer
          from latest
        )
        from generate_subscripts(poll.counts, 1) as place
        order by place
      ),
      votes_count = poll.votes_count + (select count(*)::integer from latest where latest.former is null),
      voted_revision = coalesce(poll.voted_revision, (select p.revision from posts p where p.id = p_post))
    where poll.post_id = p_post
      and exists (select from latest where latest.bits is distinct from latest.former)
    returning poll.counts, poll.votes_count
  )
  select
    given.n, given.outcome, coalesce(latest.bits, 0)::integer,
    coalesce(counted.counts, v_poll.counts), coalesce(counted.votes_count, v_poll.votes_count)
  from given
  left join latest on latest.member = given.member
  left join counted on true;
end $$;
