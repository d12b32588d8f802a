import type { Tx } from "../../db/open-database.ts";
import { askLisa } from "../../jobs/ask-lisa-queries.ts";
import { insertNewMentions } from "../members/mention-fragments.ts";
import { contentTables } from "../moderation/verdict-fragments.ts";
import { type Notified, notifyMember } from "../notifications/notify-fragments.ts";

/** A post or comment that an edit has just changed. */
interface Edited {
  readonly kind: "post" | "comment";
  readonly id: string;
  /** The post itself, or that of the comment. */
  readonly postId: string;
  readonly authorId: string;
  readonly at: Date;
}

/**
 * Notifies the members whom the words mention, and no version before did (posts.21), and asks Lisa
 * where she is one of them.
 */
export async function tellNewlyMentioned(tx: Tx, edited: Edited): Promise<readonly Notified[]> {
  const notified = await insertAndNotify(tx, edited);
  return notified.filter((one) => one !== null);
}

async function insertAndNotify(
  tx: Tx,
  { kind, id, postId, authorId, at }: Edited,
): Promise<readonly (Notified | null)[]> {
  const { table, column } = contentTables[kind];
  const notice = notifyMember(tx, {
    type: "mention",
    receiverId: tx`mentioned.member_id`,
    actorId: tx`given.author`,
    group: tx`(${kind}::text || ':' || given.id)`,
    postId: tx`${postId}::uuid`,
    commentId: kind === "comment" ? tx`given.id` : null,
    at: tx`given.at`,
  });
  const lisa = askLisa(tx, {
    kind,
    id: tx`given.id`,
    authorId: tx`given.author`,
    mentionedIn: tx`mentioned.${tx(column)}`,
  });
  const [told] = await tx<{ notified: (Notified | null)[] | null }[]>`
    with given as materialized (
      select ${id}::uuid as id, ${authorId}::uuid as author, ${at}::timestamptz as at
    ), edited as materialized (
      select content.id, content.mentions from ${tx(table)} content join given on given.id = content.id
    ), mentioned as (${insertNewMentions(tx, kind, tx`edited`)})
    select
      (select json_agg(${notice}) from mentioned) as notified,
      ${lisa} as lisa_job
    from given`;
  return told?.notified ?? [];
}
