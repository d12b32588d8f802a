import { t } from "@lingui/core/macro";
import type { Post } from "#shared/posts/post-shapes.ts";
import { Pin } from "../../../ui/icons/pin.ts";
import { PostCard } from "../../posts/PostCard.tsx";

/** The post that a member pinned, above their posts (members.18). */
export function PinnedPost({ post }: { readonly post: Post }) {
  return (
    <section aria-label={t`Pinned post`} className="pb-3">
      <PostCard post={post} head={<PinnedMark />} />
    </section>
  );
}

function PinnedMark() {
  return (
    <p className="mb-2 flex items-center gap-2 text-meta text-quiet">
      <Pin size={16} aria-hidden="true" className="shrink-0" />
      <span>{t`Pinned`}</span>
    </p>
  );
}
