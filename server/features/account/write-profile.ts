import { getRetentionEnd } from "#shared/retention.ts";
import type { ProfileField } from "#shared/members/profile-details.ts";
import type { Fragment, Tx } from "../../db/open-database.ts";
import type { SearchOfNames } from "../members/name-search.ts";

/** Undefined fields stay unchanged. */
export interface ProfileChanges {
  readonly username?: string | undefined;
  readonly displayName?: string | undefined;
  readonly bio?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly website?: string | null | undefined;
  readonly pronouns?: string | null | undefined;
  readonly fields?: readonly ProfileField[] | undefined;
  readonly profileImageAlt?: string | undefined;
  readonly coverImageAlt?: string | undefined;
  /** Null removes the picture. */
  readonly imageId?: string | null | undefined;
  /** Null removes it. */
  readonly coverImageId?: string | null | undefined;
  /** For the names that the member gets. */
  readonly search?: SearchOfNames;
}

type ProfileChanged =
  /** `isSeen`: name, username or picture changed. */
  | { readonly outcome: "changed"; readonly isSeen: boolean }
  | { readonly outcome: "username_too_new"; readonly changedAt: Date }
  /** `foreign_image`: not the member's own upload. */
  | { readonly outcome: "username_taken" | "foreign_image" };

/**
 * Changes all given parts of a member's profile or none. `changeableBefore`: a username that was
 * changed later stays; null: never mind when. Locks usernames, the member, then the image.
 */
export async function writeProfile(
  tx: Tx,
  memberId: string,
  changes: ProfileChanges,
  { at, changeableBefore }: { readonly at: Date; readonly changeableBefore: Date | null },
): Promise<ProfileChanged> {
  const { username: name, imageId, coverImageId } = changes;
  const old = await lockProfile(tx, memberId, name);
  const isRenamed = name !== undefined && name.toLowerCase() !== old.username.toLowerCase();
  if (isRenamed && old.changedAt && changeableBefore && old.changedAt > changeableBefore) {
    return { outcome: "username_too_new", changedAt: old.changedAt };
  }
  // Also one that differs by capitals alone: `Iily` is read as `lily`, and `iily` is not.
  if (name !== undefined && name !== old.username && !await claimUsername(tx, memberId, name, at)) {
    return { outcome: "username_taken" };
  }
  for (const id of [imageId, coverImageId]) {
    if (id && !await claimImage(tx, memberId, id)) return { outcome: "foreign_image" };
  }
  if (isRenamed) await keepFormerUsername(tx, memberId, { from: old.username, to: name, at });
  const seen = await updateProfile(tx, memberId, changes, isRenamed ? at : null);
  if (seen.profile_image_url !== old.profile_image_url) await removeImage(tx, old.profile_image_url);
  if (seen.cover_image_id !== old.cover_image_id) await removeImage(tx, `/api/media/${old.cover_image_id}`);
  const fields = ["username", "display_name", "profile_image_url"] as const;
  return { outcome: "changed", isSeen: fields.some((field) => seen[field] !== old[field]) };
}

interface Seen {
  readonly username: string;
  readonly display_name: string;
  readonly profile_image_url: string | null;
  readonly cover_image_id: string | null;
}

async function lockProfile(
  tx: Tx,
  memberId: string,
  name: string | undefined,
): Promise<Seen & { readonly changedAt: Date | null }> {
  if (name !== undefined) {
    await tx`select lock_usernames(array[${name}, username]::text[]) from members where id = ${memberId}`;
  }
  const [row] = await tx<(Seen & { readonly changedAt: Date | null })[]>`
    select username, display_name, profile_image_url, cover_image_id, username_changed_at as "changedAt"
    from members
    where id = ${memberId}
    for no key update`;
  if (!row) throw new Error(`There is no member ${memberId}`);
  return row;
}

async function claimUsername(tx: Tx, memberId: string, name: string, at: Date): Promise<boolean> {
  const [row] = await tx<{ isFree: boolean }[]>`
    select claim_username(${name}, ${memberId}, ${at}) as "isFree"`;
  return row?.isFree === true;
}

async function claimImage(tx: Tx, memberId: string, imageId: string): Promise<boolean> {
  const [row] = await tx<{ isOwn: boolean }[]>`
    select claim_public_image(${imageId}, ${memberId}) as "isOwn"`;
  return row?.isOwn === true;
}

async function removeImage(tx: Tx, url: string | null): Promise<void> {
  await tx`select remove_media(${url})`;
}

/** Nobody else gets the name that a member gave up for a while (members.7). */
async function keepFormerUsername(
  tx: Tx,
  memberId: string,
  { from, to, at }: { readonly from: string; readonly to: string; readonly at: Date },
): Promise<void> {
  // Their own, which they take back, or one that has lapsed.
  await tx`delete from former_usernames where name = lower(${to})`;
  await tx`
    insert into former_usernames (name, member_id, kept_until)
    values (lower(${from}), ${memberId}, ${getRetentionEnd("formerUsernames", at)})
    on conflict (name) do update set member_id = excluded.member_id, kept_until = excluded.kept_until`;
}

/** `renamedAt`: null unless the username is another one now. */
async function updateProfile(
  tx: Tx,
  memberId: string,
  changes: ProfileChanges,
  renamedAt: Date | null,
): Promise<Seen> {
  const { username, displayName, bio, location, website, pronouns, imageId, search } = changes;
  const imageUrl = imageId ? `/api/media/${imageId}` : null;
  const [row] = await tx<(Seen & { readonly isUnfound: boolean })[]>`
    update members
    set
      username = coalesce(${username ?? null}, username),
      username_changed_at = coalesce(${renamedAt}, username_changed_at),
      display_name = coalesce(${displayName ?? null}, display_name),
      bio = case when ${bio !== undefined}::boolean then ${bio ?? null} else bio end,
      location = case when ${location !== undefined}::boolean then ${location ?? null} else location end,
      pronouns = case when ${pronouns !== undefined}::boolean then ${pronouns ?? null} else pronouns end,
      website = case when ${website !== undefined}::boolean then ${website ?? null} else website end,
      profile_image_url =
        case when ${imageId !== undefined}::boolean then ${imageUrl} else profile_image_url end,
      ${setDetails(tx, changes)}
    where id = ${memberId}
    returning username, display_name, profile_image_url, cover_image_id, search_tokens is null as "isUnfound"`;
  if (!row) throw new Error(`There is no member ${memberId}`);
  const { isUnfound, ...seen } = row;
  // Afterwards: a change of names forgets what they were found by (members_search_follows_names).
  if (isUnfound) {
    await tx`
      update members m
      set (search_username, search_display_name, search_tokens) = (
        select found.username, found.display_name, found.tokens
        from search_of_names(${
      JSON.stringify(search ?? null)
    }::text::jsonb, m.username, m.display_name) as found
      )
      where id = ${memberId}`;
  }
  return seen;
}

/** A picture that goes or is replaced takes its description with it, unless another is given. */
function setDetails(
  tx: Tx,
  { fields, profileImageAlt, coverImageAlt, imageId, coverImageId }: ProfileChanges,
): Fragment {
  const alt = (given: string | undefined, picture: string | null | undefined) =>
    given ?? (picture === undefined ? null : "");
  return tx`
      profile_image_alt = coalesce(${alt(profileImageAlt, imageId)}, profile_image_alt),
      cover_image_alt = coalesce(${alt(coverImageAlt, coverImageId)}, cover_image_alt),
      cover_image_id =
        case when ${coverImageId !== undefined}::boolean then ${
    coverImageId ?? null
  }::uuid else cover_image_id end,
      profile_fields = coalesce(${fields ? JSON.stringify(fields) : null}::text::jsonb, profile_fields)`;
}
