import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sharePost } from "#shared/posts/contract.ts";
import { useRef } from "react";
import { sendMessage } from "#shared/messages/contract.ts";
import { findMessageRefusal } from "#shared/messages/refusals.ts";
import { defaultShareText } from "#shared/messages/rules.ts";
import { writeCrisisSupport } from "#shared/moderation/general-support.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { offerSupport } from "../../moderation/offered-support.ts";
import { trackPromotionEvent } from "../../promotions/track-promotion-event.ts";
import { patchPost } from "../../../entities/posts/post-cache.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { toast } from "../../../lib/announce/toast.ts";

/** Counts a share. */
export function useSharePost(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(sharePost, { params: { id } }),
    onSuccess: ({ sharesCount }) => {
      trackPromotionEvent(client, id, "share");
      patchPost(client, id, (post) => ({ ...post, sharesCount }));
    },
    onError: (error) => toastFailure(error, t`Failed to share post`),
  });
}

interface Sending {
  readonly receiverId: string;
  readonly words: string;
}

/**
 * Sends a post as a message. A retry carries the same `clientMessageId`, so nothing is
 * sent twice (messages.3).
 */
export function useSendPost(postId: string) {
  const share = useSharePost(postId);
  const attempt = useRef({ of: "", id: "" });
  return useMutation({
    mutationFn: ({ receiverId, words }: Sending) => {
      const content = words.trim() || defaultShareText;
      const of = `${receiverId} ${content}`;
      if (attempt.current.of !== of) attempt.current = { of, id: crypto.randomUUID() };
      const body = { receiverId, content, sharedPostId: postId, clientMessageId: attempt.current.id };
      return call(sendMessage, { body });
    },
    onSuccess: ({ support }) => {
      offerSupport(support);
      share.mutate();
      toast({ title: t`Post shared`, tone: "success" });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.asksForHelp) offerSupport(writeCrisisSupport(showText));
      const refusal = error instanceof ApiError ? findMessageRefusal(error.code) : null;
      if (refusal) {
        toast({ title: showText(refusal.title), description: showText(refusal.text), tone: "danger" });
      } else toastFailure(error, t`Failed to share post`);
    },
  });
}
