import type { Fragment, Tx } from "../../../db/open-database.ts";
import {
  addVersions,
  earlierVersionsOf,
  type VersionRow,
} from "../../moderation/cases/earlier-version-fragments.ts";
import type { EvidenceToKeep } from "../../moderation/cases/keep-evidence.ts";
import { presentText, textColumns, type TextRow } from "../../moderation/cases/snapshot-fragments.ts";
import type { ContentKind } from "../effects/effect.ts";

export interface ContentRef {
  readonly kind: ContentKind;
  readonly id: string;
}

interface ContentRow extends TextRow, ContentRef {
  readonly post_id: string | null;
  readonly receiver_id: string | null;
}

/** Content as evidence keeps it. */
interface KeptContent extends ContentRef {
  readonly memberId: string | null;
  readonly content: EvidenceToKeep["content"];
}

/**
 * Posts, comments and messages as they stand, hidden or not, after what they said before; what is
 * gone is left out.
 */
export async function selectContents(tx: Tx, refs: readonly ContentRef[]): Promise<KeptContent[]> {
  if (refs.length === 0) return [];
  const idsOf = (kind: ContentKind) =>
    tx`any(${refs.filter((ref) => ref.kind === kind).map(({ id }) => id)}::uuid[])`;
  const columns = (author: Fragment) => textColumns(tx, author, tx`true`);
  const rows = await tx<ContentRow[]>`
    select 'post' as kind, said.id, null::uuid as post_id, null::uuid as receiver_id, ${
    columns(tx`said.author_id`)
  }
    from posts said
    where said.id = ${idsOf("post")} and said.repost_of_id is null
    union all
    select 'comment', said.id, said.post_id, null, ${columns(tx`said.author_id`)}
    from (select *, null::uuid as image_id, null::text as image_alt from comments) as said
    where said.id = ${idsOf("comment")}
    union all
    select 'message', said.id, null, said.receiver_id, ${columns(tx`said.sender_id`)}
    from messages said
    where said.id = ${idsOf("message")}`;
  const edited = rows.filter(({ revision }) => revision !== null && revision > 1);
  const versions = await selectVersionsOf(tx, edited);
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    memberId: row.member_id,
    content: {
      texts: addVersions([row], versions.filter((version) => version.content_id === row.id)).map(presentText),
      ...(row.post_id !== null && { postId: row.post_id }),
      ...(row.receiver_id !== null && { receiverId: row.receiver_id }),
    },
  }));
}

/** What they said before they were edited (posts.22). */
async function selectVersionsOf(tx: Tx, edited: readonly ContentRef[]): Promise<VersionRow[]> {
  const versions: VersionRow[] = [];
  for (const kind of new Set(edited.map((one) => one.kind))) {
    const ids = edited.filter((one) => one.kind === kind).map(({ id }) => id);
    versions.push(...await tx<VersionRow[]>`${earlierVersionsOf(tx, kind, ids)}`);
  }
  return versions;
}
