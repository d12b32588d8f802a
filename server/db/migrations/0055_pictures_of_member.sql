-- A member's own posts with a picture, newest first (members.12).
create index posts_pictures_by_author on posts (author_id, id desc) where image_id is not null;
