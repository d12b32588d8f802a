-- Parts of names were found by these until names were folded (search_username, search_display_name). Members whose search is not filled in
-- yet are few, and found by members_without_search. A whole name is found by members_by_username still. Two of them are trigrams: half of
-- what a new member or another name costs.
drop index if exists
  members_by_username_trigrams, members_by_display_name_trigrams, members_by_username_prefix, members_by_display_name_prefix;
