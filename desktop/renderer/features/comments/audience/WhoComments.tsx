import { t } from "@lingui/core/macro";
import { type LimitedAudience, sayWhoComments } from "#shared/posts/audience-refusals.ts";
import { isKnownAudience, type PostAudience } from "#shared/posts/post-audience.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { classNames } from "../../../ui/class-names.ts";

interface WhoCommentsProps {
  readonly post: Pick<Post, "author" | "commentsFrom">;
  readonly memberId: string;
  readonly className?: string;
}

/** Says who may comment, where it is not everyone (posts.29). */
export function WhoComments({ post, memberId, className }: WhoCommentsProps) {
  // A server of the release before has no audiences.
  const audience: PostAudience | undefined = post.commentsFrom;
  if (!audience || audience === "everyone") return null;
  return (
    <p className={classNames("text-meta text-quiet", className)}>
      {describe(audience, post.author, memberId)}
    </p>
  );
}

function describe(audience: LimitedAudience, { id, displayName }: Post["author"], memberId: string): string {
  if (!isKnownAudience(audience)) return t`Who may answer: not everyone`;
  return id === memberId ? ownTexts[audience] : showText(sayWhoComments(audience, displayName));
}

const ownTexts: Readonly<Record<LimitedAudience, string>> = {
  followers: t`Only people who follow you can comment.`,
  followed: t`Only people you follow can comment.`,
  mentioned: t`Only people this post mentions can comment.`,
  nobody: t`Only you can comment.`,
};
