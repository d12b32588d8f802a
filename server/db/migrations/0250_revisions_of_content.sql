alter table revisions validate constraint revisions_of_post;
alter table revisions validate constraint revisions_of_comment;
alter table revisions validate constraint revisions_of_message;
