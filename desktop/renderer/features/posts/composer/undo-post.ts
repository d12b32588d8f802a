import { t } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { deletePost } from "#shared/posts/deletion-contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { removePost } from "../../../entities/posts/post-cache.ts";
import { hidePost, unhidePost } from "../../../entities/posts/removed-posts.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { memberKeys } from "../../../lib/query-keys/member-keys.ts";
import { openPostDialog } from "../dialogs/post-dialog.ts";
import { ignoreNotFound } from "../dialogs/use-delete-post.ts";
import { fetchFiles, giveBack, type SentDraft } from "./give-back.ts";

interface Undoable {
  readonly post: Post;
  readonly sent: SentDraft;
}

/**
 * Deletes a post that was just published, free, and gives its text back to the composer (posts.23).
 * Where somebody has acted on it meanwhile it is not free any more, and the dialog asks.
 */
export async function undoPost(
  client: QueryClient,
  router: AnyRouter,
  { post, sent: asSent }: Undoable,
): Promise<void> {
  hidePost(post.id);
  // The server removes them with the post.
  const sent = await fetchFiles(asSent);
  const openComposer = async () => {
    await giveBack(sent);
    const search = post.quotedPostId ? { quote: post.quotedPostId } : {};
    await router.navigate({ to: "/create-post", search });
  };
  try {
    await runMutation(
      client,
      () => call(deletePost, { params: { id: post.id }, query: { onlyFree: true } }).catch(ignoreNotFound),
    );
  } catch (error) {
    unhidePost(post.id);
    const isPriced = error instanceof ApiError && error.code === "conflict";
    if (isPriced) openPostDialog({ kind: "delete", post, onDeleted: () => void openComposer() });
    else toastFailure(error, t`The post is still there. Please try again.`, t`Deletion Failed`);
    return;
  }
  removePost(client, post.id);
  void client.invalidateQueries({ queryKey: memberKeys.allStats });
  toast({ title: t`Post deleted`, description: t`What you wrote is here again.` });
  await openComposer();
}
