alter table image_verdicts add column topics text[] not null default '{}';
