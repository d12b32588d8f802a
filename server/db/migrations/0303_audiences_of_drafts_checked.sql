alter table drafts validate constraint drafts_audiences_check;
