import { hideComment, restoreComment } from "../../features/cases/effects/hide-comment.ts";
import { hideMessage, restoreMessage } from "../../features/cases/effects/hide-message.ts";
import { hidePost, restorePost } from "../../features/cases/effects/hide-post.ts";
import type { TestApp } from "../create-test-app.ts";

/**
 * Hides content as moderators do, or restores it, whichever chance decides; of messages any one.
 */
export async function hideOrRestore(
  { db, sql, clock }: Pick<TestApp, "db" | "sql" | "clock">,
  kind: "post" | "comment" | "message",
  given: string | null,
): Promise<null> {
  const [any] = kind === "message"
    ? await sql<{ id: string }[]>`select id from messages order by random() limit 1`
    : [];
  const id = given ?? any?.id;
  if (id === undefined) return null;
  const act = Math.random() < 0.5 ? hide[kind] : restore[kind];
  await db.transaction(async (tx) => void await act(tx, id, clock.now()));
  return null;
}

const hide = { post: hidePost, comment: hideComment, message: hideMessage } as const;

const restore = {
  post: (tx: Parameters<typeof restorePost>[0], id: string, at: Date) =>
    restorePost(tx, id, { promotions: [] }, at),
  comment: restoreComment,
  message: restoreMessage,
} as const;
