-- Of a poll that ended (posts.28), and of a post by a member with a bell (notifications.7).
alter table notifications
  drop constraint notifications_type_check,
  add constraint notifications_type_check check (
    type in (
      'like', 'comment', 'reply', 'mention', 'bookmark', 'follow', 'xp', 'gift', 'lisa', 'repost', 'quote', 'payment',
      'moderation', 'poll', 'post'
    )
  ) not valid;
