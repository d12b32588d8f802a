-- What a notification opens when it is about a decision: its statement of reasons (reasons.1). No
-- foreign key: whoever may not read it any more is told so there.
alter table notifications add column decision_id uuid;
