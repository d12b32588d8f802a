-- Of a post by a member with a bell (notifications.7), and of thanks (posts.32).
alter table notifications
  drop constraint notifications_type_check,
  add constraint notifications_type_check check (
    type in (
      'like', 'comment', 'reply', 'mention', 'bookmark', 'follow', 'xp', 'gift', 'lisa', 'repost', 'quote', 'payment',
      'moderation', 'post', 'thanks'
    )
  ) not valid;
