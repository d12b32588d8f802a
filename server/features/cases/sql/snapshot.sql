-- The copy that a case keeps of its subject when it is opened (cases.2), as jsonb: `memberId` (the
-- author), `excerpt`, `texts` in the order of the thread, and `verdicts`. Null when there is no
-- subject.

create or replace function case_text(
  p_member uuid, p_words text, p_image uuid, p_alt text, p_at timestamptz, p_is_subject boolean
) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'memberId', p_member,
    'words', p_words,
    'pictures', case
      when p_image is null then '[]'::jsonb
      else jsonb_build_array(jsonb_build_object('id', p_image, 'description', coalesce(p_alt, '')))
    end,
    'createdAt', p_at,
    'isSubject', p_is_subject
  )
$$;

create or replace function case_snapshot(p_member uuid, p_words text, p_texts jsonb, p_verdicts jsonb)
returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'memberId', p_member,
    'excerpt', left(regexp_replace(btrim(p_words), '\s+', ' ', 'g'), 140),
    'texts', coalesce(p_texts, '[]'::jsonb),
    'verdicts', coalesce(p_verdicts, '[]'::jsonb)
  )
$$;

-- The verdicts of the classifiers on a post, comment or message: as it stands, or as a case keeps
-- it.
create or replace function verdicts_of(p_kind text, p_subject uuid) returns jsonb language plpgsql stable as $$
declare
  v jsonb;
begin
  select jsonb_agg(
    jsonb_build_object(
      'type', e.type, 'level', e.level, 'reason', e.reason, 'decidedBy', e.decided_by, 'wasRead', e.was_read
    )
    order by e.type desc
  ) into v
  from (
    select * from element_moderations where post_id = p_subject and p_kind in ('post', 'picture')
    union all
    select * from element_moderations where comment_id = p_subject and p_kind = 'comment'
    union all
    select * from verdicts_on_message(p_subject) where p_kind = 'message'
  ) as e;
  return coalesce(v, '[]'::jsonb);
end $$;

-- A post, after the one that it quotes.
create or replace function snapshot_of_post(p_post uuid) returns jsonb language plpgsql stable as $$
declare
  v posts;
  v_quoted posts;
begin
  select * into v from posts where id = p_post and repost_of_id is null;
  if not found then
    return null;
  end if;
  select * into v_quoted from posts where id = v.quoted_post_id;
  return case_snapshot(
    v.author_id,
    v.content,
    case when v_quoted.id is null then '[]'::jsonb else jsonb_build_array(
      case_text(v_quoted.author_id, v_quoted.content, v_quoted.image_id, v_quoted.image_alt, v_quoted.created_at, false)
    ) end || case_text(v.author_id, v.content, v.image_id, v.image_alt, v.created_at, true),
    verdicts_of('post', p_post)
  );
end $$;

-- A comment with its post, the comment that it replies to, and the five before it in that thread.
create or replace function snapshot_of_comment(p_comment uuid) returns jsonb language plpgsql stable as $$
declare
  v comments;
  v_texts jsonb;
begin
  select * into v from comments where id = p_comment and deleted_at is null;
  if not found then
    return null;
  end if;
  select jsonb_agg(case_text(author_id, content, image_id, image_alt, created_at, id = p_comment) order by place, id)
  into v_texts
  from (
    select 1 as place, id, author_id, content, image_id, image_alt, created_at from posts where id = v.post_id
    union all
    select 2, id, author_id, content, null, null, created_at from comments where id = v.parent_id
    union all
    (
      select 3, id, author_id, content, null, null, created_at
      from comments
      where post_id = v.post_id
        and parent_id is not distinct from v.parent_id
        and id <= p_comment
        and deleted_at is null
      order by id desc
      limit 6
    )
  ) as thread;
  return case_snapshot(v.author_id, v.content, v_texts, verdicts_of('comment', p_comment));
end $$;

-- A message with the five before it, of both members, and nothing else of the conversation
-- (messages.10).
create or replace function snapshot_of_message(p_message uuid) returns jsonb language plpgsql stable as $$
declare
  v messages;
  v_texts jsonb;
begin
  select * into v from messages where id = p_message;
  if not found then
    return null;
  end if;
  select jsonb_agg(
    case_text(sender_id, content, image_id, image_alt, created_at, id = p_message) order by position
  ) into v_texts
  from (
    select *
    from messages
    where conversation_id = v.conversation_id and position <= v.position
    order by position desc
    limit 6
  ) as thread;
  return case_snapshot(v.sender_id, v.content, v_texts, verdicts_of('message', p_message));
end $$;

-- A member's profile with its picture, and their five latest posts.
create or replace function snapshot_of_member(p_member uuid) returns jsonb language plpgsql stable as $$
declare
  v members;
  v_words text;
  v_image uuid;
  v_posts jsonb;
begin
  select * into v from members where id = p_member;
  if not found then
    return null;
  end if;
  v_words := concat_ws(e'\n', '@' || v.username, v.display_name, nullif(v.bio, ''), nullif(v.location, ''), nullif(v.website, ''));
  v_image := substring(v.profile_image_url from '^/api/media/([0-9a-f-]{36})$');
  select jsonb_agg(case_text(author_id, content, image_id, image_alt, created_at, false) order by id desc) into v_posts
  from (
    select *
    from posts
    where author_id = p_member and repost_of_id is null and removed_at is null
    order by id desc
    limit 5
  ) as latest;
  return case_snapshot(
    p_member,
    v_words,
    jsonb_build_array(case_text(p_member, v_words, v_image, '', v.created_at, true)) || coalesce(v_posts, '[]'::jsonb),
    null
  );
end $$;

-- The subject of a picture is its post.
create or replace function snapshot_of(p_kind text, p_subject uuid) returns jsonb language plpgsql stable as $$
begin
  return case p_kind
    when 'comment' then snapshot_of_comment(p_subject)
    when 'message' then snapshot_of_message(p_subject)
    when 'member' then snapshot_of_member(p_subject)
    else snapshot_of_post(p_subject)
  end;
end $$;
