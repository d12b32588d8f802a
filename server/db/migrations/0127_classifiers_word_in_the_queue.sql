-- What the classifiers say of what an urgent case is about, in thousandths of a report: it counts beside its reports for its place in the
-- queue (cases.1). Zero while the case is not urgent.
alter table cases add column classifier_weight integer not null default 0;
