-- The posts and comments of a member are hidden with them ('suspend' with 'and remove what they
-- posted'): their posts, reposts and comments, in batches of which each locks few posts, in the
-- order of their ids.

-- Locks the posts that a batch changes: given posts, what they repost, and those of given comments.
create or replace function lock_posts_of(p_posts uuid[], p_comments uuid[]) returns void language plpgsql as $$
begin
  perform from posts
  where id in (
    select id from posts where id = any(p_posts)
    union all
    select repost_of_id from posts where id = any(p_posts)
    union all
    select post_id from comments where id = any(p_comments)
  )
  order by id
  for no key update;
end $$;

-- Hides a repost, or shows it again; the caller has locked it and its original. Returns whether it
-- changed.
create or replace function set_repost_hidden(p_repost uuid, p_at timestamptz) returns boolean language plpgsql as $$
declare
  v_original uuid;
begin
  update posts set removed_at = p_at
  where id = p_repost and repost_of_id is not null and (removed_at is null) <> (p_at is null)
  returning repost_of_id into v_original;
  update posts
  set reposts_count = reposts_count + case when p_at is null then 1 else -1 end
  where id = v_original;
  return v_original is not null;
end $$;

-- Hides up to p_most posts and reposts, and as many comments, of a member's, the newest first, of
-- those that they had at p_at: what they write later stays.
-- Returns {posts, reposts, comments, promotions, hasMore, notified}: ids, of which
-- restore_content_of needs all; hasMore: call it again (`merge_hidden` joins two answers). A batch
-- locks its posts before the member.
create or replace function hide_content_of(p_member uuid, p_at timestamptz, p_most integer) returns jsonb language plpgsql as $$
declare
  v_posts uuid[] := array(
    select id
    from posts
    where author_id = p_member and removed_at is null and created_at <= p_at
    order by id desc
    limit p_most
  );
  v_comments uuid[] := array(
    select id
    from comments
    where author_id = p_member and deleted_at is null and created_at <= p_at
    order by id desc
    limit p_most
  );
  v_reposts uuid[] := '{}';
  -- The results of the functions for one, joined at the end: a growing jsonb is copied each time.
  v_hidden_posts jsonb[] := '{}';
  v_hidden_comments jsonb[] := '{}';
  v_id uuid;
begin
  perform lock_posts_of(v_posts, v_comments);
  for v_id in select id from posts where id = any(v_posts) order by id loop
    if set_repost_hidden(v_id, p_at) then
      v_reposts := v_reposts || v_id;
    else
      v_hidden_posts := v_hidden_posts || hide_uncounted_post(v_id, p_at);
    end if;
  end loop;
  for v_id in select id from comments where id = any(v_comments) order by post_id, id loop
    v_hidden_comments := v_hidden_comments || hide_comment(v_id, p_at);
  end loop;
  update members
  set posts_count = posts_count - (select count(*) from unnest(v_hidden_posts) as hidden where hidden is not null)
  where id = p_member and cardinality(v_hidden_posts) > 0;
  return jsonb_build_object(
    'posts', array(select hidden ->> 'id' from unnest(v_hidden_posts) as hidden where hidden is not null),
    'reposts', v_reposts,
    'comments', array(select hidden ->> 'id' from unnest(v_hidden_comments) as hidden where hidden is not null),
    'promotions', joined_arrays(v_hidden_posts, 'promotions'),
    'notified', joined_arrays(v_hidden_posts || v_hidden_comments, 'notified'),
    'hasMore', cardinality(v_posts) = p_most or cardinality(v_comments) = p_most
  );
end $$;

-- The arrays that answers have under a key, as one.
create or replace function joined_arrays(p_answers jsonb[], p_key text) returns jsonb language plpgsql immutable as $$
begin
  return (
    select coalesce(jsonb_agg(item), '[]')
    from unnest(p_answers) as answer
    cross join jsonb_array_elements(answer -> p_key) as item
  );
end $$;

-- Two answers of hide_content_of as one; null counts as nothing. `hasMore` is the later one's.
create or replace function merge_hidden(p_one jsonb, p_other jsonb) returns jsonb language sql immutable as $$
  select coalesce(p_one, '{}') || coalesce(
    (
      select jsonb_object_agg(key, coalesce(p_one -> key, '[]') || coalesce(p_other -> key, '[]'))
      from unnest('{posts,reposts,comments,promotions,notified}'::text[]) as key
    ),
    '{}'
  ) || case when p_other ? 'hasMore' then jsonb_build_object('hasMore', p_other -> 'hasMore') else '{}' end
$$;

-- Takes hide_content_of back; p_former: what it returned. Restores up to p_most of each kind.
-- Returns {former, hasMore, notified}: `former` is what is left for the next call.
create or replace function restore_content_of(p_former jsonb, p_at timestamptz, p_most integer) returns jsonb
language plpgsql as $$
declare
  v_posts uuid[] := first_ids(p_former -> 'posts', p_most);
  v_reposts uuid[] := first_ids(p_former -> 'reposts', p_most);
  v_comments uuid[] := first_ids(p_former -> 'comments', p_most);
  v_promotions jsonb := jsonb_build_object('promotions', p_former -> 'promotions');
  v_restored jsonb[] := '{}';
  v_restored_comments jsonb[] := '{}';
  v_id uuid;
begin
  perform lock_posts_of(v_posts || v_reposts, v_comments);
  foreach v_id in array v_posts loop
    v_restored := v_restored || restore_uncounted_post(v_id, v_promotions, p_at);
  end loop;
  foreach v_id in array v_reposts loop
    perform set_repost_hidden(v_id, null);
  end loop;
  for v_id in select id from comments where id = any(v_comments) order by post_id, id loop
    v_restored_comments := v_restored_comments || restore_comment(v_id, '{}', p_at);
  end loop;
  perform count_restored_posts(v_restored);
  return jsonb_build_object(
    'former', p_former - 'notified' || jsonb_build_object(
      'posts', ids_after(p_former -> 'posts', p_most),
      'reposts', ids_after(p_former -> 'reposts', p_most),
      'comments', ids_after(p_former -> 'comments', p_most)
    ),
    'hasMore', p_most < any(array[
      jsonb_array_length(coalesce(p_former -> 'posts', '[]')),
      jsonb_array_length(coalesce(p_former -> 'reposts', '[]')),
      jsonb_array_length(coalesce(p_former -> 'comments', '[]'))
    ]),
    'notified', joined_arrays(v_restored || v_restored_comments, 'notified')
  );
end $$;

-- Counts posts that restore_uncounted_post restored, all of one member.
create or replace function count_restored_posts(p_restored jsonb[]) returns void language plpgsql as $$
begin
  update members
  set posts_count = posts_count + restored.posts
  from (
    select (one ->> 'authorId')::uuid as author_id, count(*)::integer as posts
    from unnest(p_restored) as one
    where one is not null
    group by 1
  ) as restored
  where members.id = restored.author_id;
end $$;

create or replace function first_ids(p_ids jsonb, p_most integer) returns uuid[] language plpgsql immutable as $$
begin
  return array(
    select id::uuid
    from jsonb_array_elements_text(coalesce(p_ids, '[]')) with ordinality as given (id, place)
    where place <= p_most
    order by id
  );
end $$;

create or replace function ids_after(p_ids jsonb, p_most integer) returns jsonb language plpgsql immutable as $$
begin
  return (
    select coalesce(jsonb_agg(id order by place), '[]')
    from jsonb_array_elements_text(coalesce(p_ids, '[]')) with ordinality as given (id, place)
    where place > p_most
  );
end $$;
