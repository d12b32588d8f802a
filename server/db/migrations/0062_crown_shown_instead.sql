-- Whether the crown of an order, once it is paid, is shown instead of the badge that is active (badges.7).
alter table orders add column shows_instead boolean not null default false;
