-- Room for the next version of a row beside it: then a payment changes none of the 27 indexes. Holds for new pages; a row of an old one
-- moves there at its first payment that finds no room.
alter table members set (fillfactor = 80);
