alter table revisions add constraint revisions_of_message
  foreign key (message_id) references messages (id) on delete cascade not valid;
