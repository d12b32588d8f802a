-- Whom the author lets comment on a post, and quote it (posts.29).
alter table posts
  add column comments_from text not null default 'everyone',
  add column quotes_from text not null default 'everyone',
  add constraint posts_audiences_check check (
    comments_from in ('everyone', 'followers', 'followed', 'mentioned', 'nobody')
    and quotes_from in ('everyone', 'followers', 'followed', 'mentioned', 'nobody')
  ) not valid;
