import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { createPost, type NewPost } from "#shared/posts/contract.ts";
import { readAudiences } from "#shared/posts/post-audience.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { assistantKeys } from "../../../lib/query-keys/assistant-keys.ts";
import { memberKeys } from "../../../lib/query-keys/member-keys.ts";
import { offerSupport } from "../../moderation/offered-support.ts";
import type { SentDraft } from "./give-back.ts";
import { undoPost } from "./undo-post.ts";
import { prependPost } from "../../../entities/posts/post-cache.ts";

interface Attempt {
  readonly post: NewPost;
  readonly idempotencyKey: string;
  readonly sent: SentDraft;
}

/** How long Undo is offered (posts.23). */
const undoMs = 10_000;

/**
 * Publishes a post, puts it at the top of the feed and opens the feed. A failure keeps the draft.
 * `onPublished` returns whether the draft was still that post, `recovers` whether it will be sent
 * again by itself.
 */
export function useCreatePost(
  onPublished: (idempotencyKey: string) => boolean,
  recovers: (error: Error) => boolean = () => false,
) {
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: ({ post, idempotencyKey }: Attempt) => call(createPost, { body: post }, { idempotencyKey }),
    onSuccess: ({ support, ...post }, { post: asked, idempotencyKey, sent }) => {
      const wasDraft = onPublished(idempotencyKey);
      prependPost(client, post);
      offerSupport(support);
      if (support) void client.invalidateQueries({ queryKey: assistantKeys.free });
      void client.invalidateQueries({ queryKey: memberKeys.stats(post.author.id) });
      // The toast would cover the help.
      if (!support) {
        toast({
          title: t`Post created!`,
          ...sayWhatIsLost(asked, post),
          tone: "success",
          durationMs: undoMs,
          action: { label: t`Undo`, onSelect: () => void undoPost(client, router, { post, sent }) },
        });
      }
      // A member who left, or already writes the next post, is not moved.
      if (wasDraft && isComposerOpen(router.state.location, post.quotedPostId)) {
        void router.navigate({ to: "/" });
      }
    },
    onError: (error, { post }) => {
      if (recovers(error)) return;
      toastFailure(
        error,
        post.quotedPostId ? t`Failed to quote post. Please try again.` : t`Failed to create post`,
      );
    },
  });
}

/** A server of the release before takes no poll, and lets everyone answer. */
function sayWhatIsLost(asked: NewPost, post: Post): { readonly description?: string } {
  const wanted = readAudiences(asked);
  const kept = readAudiences(post);
  if (wanted.commentsFrom !== kept.commentsFrom || wanted.quotesFrom !== kept.quotesFrom) {
    return {
      description:
        t`The server could not keep your choice of who may answer yet. Undo gives you everything back.`,
    };
  }
  if (!asked.poll || post.poll) return {};
  return { description: t`The server could not keep its poll yet. Undo gives you everything back.` };
}

/** Whether the composer with that quote, or without one, is open. */
function isComposerOpen(
  { pathname, search }: { pathname: string; search: object },
  quotedPostId: string | null,
) {
  const { quote = null } = search as { readonly quote?: string };
  return pathname === "/create-post" && quote === quotedPostId;
}
