-- As their authors chose them for when they are published.
alter table drafts
  add column comments_from text not null default 'everyone',
  add column quotes_from text not null default 'everyone',
  add constraint drafts_audiences_check check (
    comments_from in ('everyone', 'followers', 'followed', 'mentioned', 'nobody')
    and quotes_from in ('everyone', 'followers', 'followed', 'mentioned', 'nobody')
  ) not valid;
