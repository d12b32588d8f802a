import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { describePicture } from "#shared/posts/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { patchPost } from "../../../entities/posts/post-cache.ts";
import { setDescription } from "./set-description.ts";

interface Description {
  readonly id: string;
  readonly alt: string;
  /** What it was, which it is again when the server refuses. */
  readonly before: string;
}

/**
 * Changes descriptions of a post's pictures, one after another: shown at once, and undone where the
 * server refuses. `onSaved` is called once all are saved.
 */
export function useDescribePictures(postId: string, onSaved: () => void) {
  const client = useQueryClient();
  const show = (id: string, alt: string) =>
    patchPost(client, postId, (post) => setDescription(post, id, alt));
  return useMutation({
    mutationFn: async (changes: readonly Description[]) => {
      for (const [n, { id, alt }] of changes.entries()) {
        try {
          const changed = await call(describePicture, { params: { id: postId, imageId: id }, body: { alt } });
          const { moderationLevel, elementModerations } = changed;
          patchPost(client, postId, (post): Post => ({ ...post, moderationLevel, elementModerations }));
        } catch (error) {
          for (const unsaved of changes.slice(n)) show(unsaved.id, unsaved.before);
          throw error;
        }
      }
    },
    onMutate: (changes) => {
      for (const { id, alt } of changes) show(id, alt);
    },
    onSuccess: onSaved,
    onError: (error) =>
      toastFailure(error, t`The description was not saved. Your text is kept: please try again.`),
  });
}
