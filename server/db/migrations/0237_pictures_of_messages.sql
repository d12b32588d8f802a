alter table attached_pictures add constraint attached_pictures_of_message
  foreign key (message_id) references messages (id) on delete cascade not valid;
