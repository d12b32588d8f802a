-- What it takes, so that the planner asks members_by_words_one_letter_away, and doesn't compute it of one member after the other until
-- it has found some hundred: 6 s of 100,000 members.
alter function words_and_one_letter_less(tsvector) cost 10000;
