-- Usernames that are read as one another (auth.11). The indexes are made of this function, so it must never change: a new rule needs
-- a new function, and new indexes.

-- What a username has in common with all that look like it. Digits and i, l and 1 share a letter here although not all of them look alike;
-- usernames_look_alike (functions/usernames.sql) compares the few that are found.
create function username_skeleton(p_name text) returns text language sql immutable strict parallel safe as $$
  select translate(
    replace(replace(translate(lower(p_name), '._', ''), 'rn', 'm'), 'vv', 'w'),
    '46839l15072',
    'abbegiisotz'
  )
$$;

create index members_by_username_skeleton on members (username_skeleton(username));
create index former_usernames_by_skeleton on former_usernames (username_skeleton(name));
-- Whose names nobody else may take (members.10).
create index members_who_administer on members (id) where is_admin;
