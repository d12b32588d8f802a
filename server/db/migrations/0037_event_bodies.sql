-- The text that the provider signed: jsonb refuses JSON that is odd but valid, e.g. "\u0000", a number of 1e200000, or a
-- thousand brackets.
alter table payment_events alter column body type text using body::text;
