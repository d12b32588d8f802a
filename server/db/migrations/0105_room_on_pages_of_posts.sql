-- Room for the next version of a post beside it: each like, comment, share and repost counts itself in its post, and changes no index when
-- there is room, least of all those of its words. Holds for new pages; a post of an old one moves at its first update that finds no room.
alter table posts
  set (fillfactor = 85);
