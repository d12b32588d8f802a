-- Whether reports still name their reporters and have their words: these go some time after the
-- case was closed (shared/retention.ts). The rows stay, so that what is counted of them stays true.
alter table cases add column has_words boolean not null default true;
create index cases_with_words on cases (closed_at) where has_words and closed_at is not null;
create index case_notes_by_age on case_notes (created_at);

-- Whether `former` still has what Undo and a granted appeal need.
alter table decisions add column has_former boolean not null default true;
create index decisions_with_former on decisions (decided_at) where has_former;
