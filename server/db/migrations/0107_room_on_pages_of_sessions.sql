-- Room for the next version of a session beside it: each visit extends it, every five minutes.
alter table sessions
  set (fillfactor = 80);
