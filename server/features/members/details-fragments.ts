import type { ProfileField } from "#shared/members/profile-details.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";

/** What a profile alone shows (members.17), of a row of `members`. */
export interface DetailsColumn {
  readonly profileImageAlt: string;
  readonly coverImageId: string | null;
  readonly coverImageAlt: string;
  readonly coverImageMadeWithAi: boolean;
  readonly pronouns: string | null;
  readonly fields: readonly ProfileField[];
}

export function detailsColumn(sql: Sql, member: Fragment): Fragment {
  return sql`json_build_object(
        'profileImageAlt', ${member}.profile_image_alt,
        'coverImageId', ${member}.cover_image_id,
        'coverImageAlt', ${member}.cover_image_alt,
        'coverImageMadeWithAi',
          exists (select from images where images.id = ${member}.cover_image_id and images.made_with_ai),
        'pronouns', ${member}.pronouns,
        'fields', ${member}.profile_fields
      )`;
}
