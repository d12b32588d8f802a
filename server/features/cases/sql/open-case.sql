-- Keeps the pictures of a snapshot as long as its case. Images are locked after the case.
create or replace function keep_case_pictures(p_case uuid, p_snapshot jsonb) returns void language plpgsql as $$
declare
  v_image uuid;
begin
  for v_image in
    select i.id
    from images i
    where i.id in (
      select (picture ->> 'id')::uuid
      from jsonb_path_query(p_snapshot, '$.texts[*].pictures[*]') as picture
    )
      -- Moderators see no picture that nobody may see (media.11).
      and not image_is_held(i.id)
    order by i.id
    for key share
  loop
    insert into case_pictures (case_id, image_id) values (p_case, v_image) on conflict do nothing;
  end loop;
end $$;

-- The open case about a subject, locked: the one that is there, with the source added, or a new one
-- with this id. p_snapshot: null takes it from the subject as it is. Null when there is no subject.
-- A post and its picture are one case, of the post once anybody asks about more than the picture.
create or replace function open_case_of(
  p_id uuid, p_kind text, p_subject uuid, p_source text, p_snapshot jsonb, p_at timestamptz
) returns cases language plpgsql as $$
declare
  v cases;
  v_snapshot jsonb := p_snapshot;
begin
  loop
    select * into v
    from cases
    where subject_id = p_subject
      and closed_at is null
      and (kind = p_kind or p_kind in ('post', 'picture') and kind in ('post', 'picture'))
    order by kind = 'post' desc
    limit 1
    for no key update;
    if found then
      begin
        update cases
        set
          kind = case when p_kind = 'post' then p_kind else kind end,
          sources = case when p_source = any(sources) then sources else sources || p_source end
        where id = v.id
        returning * into v;
        return v;
      exception when unique_violation then
        -- Somebody opened one of the post meanwhile.
        continue;
      end;
    end if;
    v_snapshot := coalesce(v_snapshot, snapshot_of(p_kind, p_subject));
    if v_snapshot is null then
      return null;
    end if;
    insert into cases (id, kind, subject_id, member_id, sources, snapshot, opened_at)
    values (p_id, p_kind, p_subject, (v_snapshot ->> 'memberId')::uuid, array[p_source], v_snapshot, p_at)
    on conflict (kind, subject_id) where closed_at is null do nothing
    returning * into v;
    if found then
      perform keep_case_pictures(v.id, v_snapshot);
      return v;
    end if;
  end loop;
end $$;
