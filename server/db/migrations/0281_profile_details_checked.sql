alter table members validate constraint members_details_check;
