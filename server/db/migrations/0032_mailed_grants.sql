-- A link is asked for first and made when its mail is sent (mail.2): until then there is no token, and no hash.
alter table sign_in_links
add column id uuid not null default gen_random_uuid(),
drop constraint sign_in_links_pkey,
add primary key (id),
alter column token_hash drop not null,
add unique (token_hash);

-- A mail is for this change and no later one.
alter table email_changes
add column id uuid not null default gen_random_uuid(),
alter column confirm_hash drop not null,
alter column refuse_hash drop not null;
