alter table thanks
  validate constraint thanks_post_id_fkey,
  validate constraint thanks_comment_id_fkey;
