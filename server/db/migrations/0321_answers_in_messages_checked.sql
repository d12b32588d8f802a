alter table messages validate constraint messages_reply_to;
