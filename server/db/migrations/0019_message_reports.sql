-- Messages can be reported too, with the five before them (messages.10).
alter table moderation_reports
drop constraint moderation_reports_subject_kind_check,
add constraint moderation_reports_subject_kind_check
check (subject_kind in ('post', 'comment', 'member', 'message'));

-- The reported message and those before it, as they were: moderators see nothing else of a conversation.
create table moderation_report_messages (
  report_id uuid not null references moderation_reports (id) on delete cascade,
  message_id uuid not null,
  position bigint not null,
  sender_id uuid not null,
  content text not null,
  -- Stays while the report does, though the message is unsent.
  image_id uuid references images (id),
  image_alt text not null,
  shared_post_id uuid,
  created_at timestamptz not null,
  primary key (report_id, message_id)
);

create index moderation_report_messages_by_image on moderation_report_messages (image_id) where image_id is not null;
