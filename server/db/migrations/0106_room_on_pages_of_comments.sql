-- As 0105 does for posts: each like and reply counts itself in its comment.
alter table comments
  set (fillfactor = 85);
