import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import type { ProfileField } from "#shared/members/profile-details.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";

/** A text of which a case keeps a copy. */
export interface TextRow {
  readonly member_id: string | null;
  readonly words: string;
  /** Its author's line over it (posts.24). */
  readonly cover_words: string | null;
  readonly pictures: KeptText["pictures"];
  /** When these words came, as PostgreSQL writes it in JSON: a `Date` would lose microseconds. */
  readonly created_at: string;
  readonly is_subject: boolean;
  /** The number of the version; null of what has none. */
  readonly revision: number | null;
  /** Of an earlier version; null of what stands. */
  readonly replaced_at: string | null;
}

/**
 * The columns of `TextRow` of a row `said`, which has `revision` and `edited_at`, with the pictures
 * of `pictures_of`.
 */
export function textColumns(sql: Sql, author: Fragment, isSubject: Fragment): Fragment {
  return sql`
    ${author} as member_id, ${wordsWithAnswers(sql, sql`said`)} as words, said.cover_words,
    (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', shown.image_id, 'description', shown.alt) order by shown.place), '[]'
      )
      from pictures_of(said.id, said.image_id, said.image_alt) as shown
    ) as pictures,
    to_jsonb(coalesce(said.edited_at, said.created_at)) #>> '{}' as created_at, ${isSubject} as is_subject,
    said.revision, null::text as replaced_at`;
}

/** The expression of the words of a row, with the answers of its poll, a line each. */
export function wordsWithAnswers(sql: Sql, row: Fragment): Fragment {
  return sql`${row}.content || coalesce(
      (
        select E'\\n' || string_agg('– ' || answer.content, E'\\n' order by answer.place)
        from polls poll
        cross join unnest(poll.answers) with ordinality as answer (content, place)
        where poll.post_id = ${row}.id
      ),
      ''
    )`;
}

/** A text as cases and evidence keep it. */
export interface KeptText {
  readonly memberId: string | null;
  readonly words: string;
  /** Absent: its author covered nothing. */
  readonly coverWords?: string;
  readonly pictures: readonly { readonly id: string; readonly description: string }[];
  readonly createdAt: string | null;
  /** Also of earlier versions of the subject. */
  readonly isSubject: boolean;
  /** The number of the version; absent: the first. */
  readonly revision?: number;
  /** When the next version took its place; absent where none had. */
  readonly replacedAt?: string;
}

/** The copy that a case keeps of its subject. */
export interface Snapshot {
  readonly memberId: string | null;
  /** Its first words. */
  readonly excerpt: string;
  /** In the order of the thread. */
  readonly texts: readonly KeptText[];
  readonly verdicts: CaseDetail["verdicts"];
}

export function presentText(row: TextRow): KeptText {
  return {
    memberId: row.member_id,
    words: row.words,
    ...(row.cover_words !== null && { coverWords: row.cover_words }),
    pictures: row.pictures,
    createdAt: row.created_at,
    isSubject: row.is_subject,
    ...(row.revision !== null && row.revision > 1 && { revision: row.revision }),
    ...(row.replaced_at !== null && { replacedAt: row.replaced_at }),
  };
}

/** `words` are those of the subject: the excerpt has the first of them in one line. */
export function presentSnapshot(
  { words, ...kept }: Omit<Snapshot, "excerpt"> & { readonly words: string },
): Snapshot {
  const line = words.replaceAll(/^ +| +$/g, "").replaceAll(/\s+/g, " ");
  return { ...kept, excerpt: [...line].slice(0, 140).join("") };
}

/** Who a member is, as far as their profile says it in words. */
export interface ProfileRow {
  readonly id: string;
  readonly username: string | null;
  readonly display_name: string | null;
  readonly bio: string | null;
  readonly location: string | null;
  readonly website: string | null;
  readonly profile_image_url: string | null;
  readonly profile_image_alt: string;
  readonly cover_image_id: string | null;
  readonly cover_image_alt: string;
  readonly pronouns: string | null;
  readonly profile_fields: readonly ProfileField[];
  readonly created_at: string;
}

/** A profile as one text with its pictures, if they are stored here. */
export function toTextOfProfile(row: ProfileRow): TextRow {
  const words = [
    row.username === null ? null : `@${row.username}`,
    row.display_name,
    ...[row.pronouns, row.bio, row.location, row.website].map((one) => one || null),
    ...row.profile_fields.map(({ name, value }) => `${name}: ${value}`),
  ];
  const [, imageId = null] = /^\/api\/media\/([0-9a-f-]{36})$/.exec(row.profile_image_url ?? "") ?? [];
  return {
    member_id: row.id,
    words: words.filter((one) => one !== null).join("\n"),
    cover_words: null,
    pictures: [
      { id: imageId, description: row.profile_image_alt },
      { id: row.cover_image_id, description: row.cover_image_alt },
    ].filter((picture): picture is { id: string; description: string } => picture.id !== null),
    created_at: row.created_at,
    is_subject: true,
    revision: null,
    replaced_at: null,
  };
}

/** The expression of the latest version of its subject that the case `c` keeps; null: none. */
export function keptRevision(sql: Sql): Fragment {
  return sql`(
        select max(coalesce((kept.text ->> 'revision')::integer, 1))
        from jsonb_array_elements(c.snapshot -> 'texts') as kept (text)
        where (kept.text ->> 'isSubject')::boolean
      )`;
}
