-- The country whose help lines a member wants to see first (moderation.10); null: that of the time zone.
alter table members add column help_country text check (help_country = 'other' or help_country ~ '^[A-Z]{2}$');
