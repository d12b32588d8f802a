import { uuidv7 } from "uuidv7";
import { getMediaUrl } from "#shared/media/media-url.ts";
import { product } from "#shared/product.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import { searchOfNames } from "../../../../server/features/members/name-search.ts";
import { type Community, dayMs } from "../compose/community.ts";
import type { PaintedImage } from "../pictures/paint-pictures.ts";
import type { Pictures } from "../pictures/sketch-pictures.ts";

/**
 * Writes the members with their badges and pictures. The administrator is the founder, as the first
 * member of a fresh run is.
 */
export async function saveMembers(
  tx: Sql,
  { members }: Community,
  { portraits, covers, images }: Pictures,
  passwordHash: string,
): Promise<void> {
  const rows = members.map(({ id, person, invitedById, createdAt }) => {
    const portrait = portraits.get(id);
    const names = { username: person.username, displayName: `${person.first} ${person.last}` };
    const search = searchOfNames(names);
    return {
      id,
      email: `${person.username}@example.org`,
      username: names.username,
      display_name: names.displayName,
      search_username: search.foldedUsername,
      search_display_name: search.foldedDisplayName,
      search_tokens: search.tokens,
      first_name: person.first,
      last_name: person.last,
      bio: person.bio,
      location: person.location,
      time_zone: person.timeZone,
      website: person.website ?? null,
      profile_image_url: portrait ? getMediaUrl(portrait) : null,
      cover_image_id: covers.get(id)?.imageId ?? null,
      cover_image_alt: covers.get(id)?.alt ?? "",
      pronouns: person.pronouns ?? null,
      profile_fields: tx.json(person.fields ?? []),
      password_hash: passwordHash,
      email_verified_at: createdAt,
      is_admin: person.isAdministrator ?? false,
      moderation_level: person.filter ?? null,
      referred_by: invitedById,
      terms_version: product.termsVersion,
      privacy_version: product.privacyVersion,
      created_at: createdAt,
    };
  });
  await tx`insert into members ${tx(rows)}`;
  await tx`
    insert into founder (member_id)
    select id
    from members
    where is_admin`;
  await saveBadges(tx, members);
  const imageRows = images.map(({ id, ownerId, createdAt }) => ({
    ...unpainted,
    id,
    owner_id: ownerId,
    created_at: createdAt,
  }));
  await tx`insert into images ${tx(imageRows)}`;
}

/** The columns of a picture until it is painted. */
const unpainted = { width: 1, height: 1, bytes: 1, placeholder: "", is_animated: false };

/** Writes what is known of the pictures once they are painted. */
export async function saveSizes(tx: Sql, painted: readonly PaintedImage[]): Promise<void> {
  await tx`
    update images i
    set width = p.width, height = p.height, bytes = p.bytes, placeholder = p.placeholder,
      is_animated = p.is_animated
    from jsonb_to_recordset(${tx.json(painted.map((one) => ({ ...one })))}) as p(
      id uuid, width integer, height integer, bytes integer, placeholder text, is_animated boolean
    )
    where i.id = p.id`;
}

/** A crown runs for a year; the end of a Gold Verify is set when it is paid. */
async function saveBadges(tx: Sql, members: Community["members"]): Promise<void> {
  const rows = members.flatMap(({ id, person, createdAt }) =>
    person.badge
      ? [{
        id: uuidv7(),
        member_id: id,
        badge_type: person.badge,
        is_active: true,
        expires_at: person.badge.endsWith("Crown") ? new Date(createdAt.getTime() + 365 * dayMs) : null,
        created_at: createdAt,
      }]
      : []
  );
  await tx`insert into member_badges ${tx(rows)}`;
}
