alter table revisions validate constraint revisions_cover_check;
