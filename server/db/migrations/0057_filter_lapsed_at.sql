-- When the content filter went back from low or none to high, since its crown was no longer active (badges.2);
-- null: it did not, or the member has chosen one since.
alter table members add column filter_lapsed_at timestamptz;
