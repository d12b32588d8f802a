import { hideComment, restoreComment } from "../../features/cases/effects/hide-comment.ts";
import { hideMessage, restoreMessage } from "../../features/cases/effects/hide-message.ts";
import { hidePost, restorePost } from "../../features/cases/effects/hide-post.ts";
import type { Tx } from "../../db/open-database.ts";
import type { TestApp } from "../create-test-app.ts";

type Kind = "post" | "comment" | "message";

const hide = { post: hidePost, comment: hideComment, message: hideMessage };

/** Null or false: it is gone or not hidden. */
export async function restoreContent(
  tx: Tx,
  { kind, id }: { readonly kind: Kind; readonly id: string },
  { promotions, at }: { readonly promotions: readonly string[]; readonly at: Date },
): Promise<unknown> {
  switch (kind) {
    case "post":
      return await restorePost(tx, id, { promotions }, at);
    case "comment":
      return await restoreComment(tx, id);
    case "message":
      return await restoreMessage(tx, id);
  }
}

export async function hideContent(
  tx: Tx,
  { kind, id }: { readonly kind: Kind; readonly id: string },
  at: Date,
): Promise<object | null> {
  return await hide[kind](tx, id, at);
}

/**
 * Hides content as moderators do, or restores it, whichever chance decides; of messages any one.
 */
export async function hideOrRestore(
  { db, sql, clock }: Pick<TestApp, "db" | "sql" | "clock">,
  kind: Kind,
  given: string | null,
): Promise<null> {
  const [any] = kind === "message"
    ? await sql<{ id: string }[]>`select id from messages order by random() limit 1`
    : [];
  const id = given ?? any?.id;
  if (id === undefined) return null;
  const at = clock.now();
  const isHiding = Math.random() < 0.5;
  await db.transaction(async (tx) => {
    if (isHiding) await hideContent(tx, { kind, id }, at);
    else await restoreContent(tx, { kind, id }, { promotions: [], at });
  });
  return null;
}
