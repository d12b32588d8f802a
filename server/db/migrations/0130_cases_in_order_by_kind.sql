-- Takes the place of cases_waiting_by_kind.
create index concurrently cases_in_order_by_kind on cases (kind, is_urgent desc, (weight + classifier_weight) desc, opened_at, id) where closed_at is null;
