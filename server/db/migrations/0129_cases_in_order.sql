-- The queue (cases.1); takes the place of cases_waiting.
create index concurrently cases_in_order on cases (is_urgent desc, (weight + classifier_weight) desc, opened_at, id) where closed_at is null;
