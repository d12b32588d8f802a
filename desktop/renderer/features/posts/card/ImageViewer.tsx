import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useMemo, useRef } from "react";
import { isolateName } from "#shared/isolate-name.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { useMedia } from "../../../lib/window/use-media.ts";
import type { Animation } from "../../../ui/content/use-animation.ts";
import { ImageLightbox } from "../../../ui/dialog/ImageLightbox.tsx";
import { MemberName } from "../../../ui/content/MemberName.tsx";
import { type Picture, picturesOf } from "../../../ui/gallery/pictures-of.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Avatar } from "../../../ui/content/Avatar.tsx";
import { MadeWithAi } from "../../../ui/content/MadeWithAi.tsx";
import { MemberMarks } from "../../../ui/content/MemberMarks.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { RichText } from "../../../ui/content/RichText.tsx";
import { Translatable } from "../../../ui/translation/Translatable.tsx";
import { CommentThread } from "../../comments/CommentThread.tsx";
import { ModerationMark } from "../../moderation/ModerationMark.tsx";
import { EditedButton } from "../../revisions/EditedButton.tsx";
import { openPostDialog } from "../dialogs/post-dialog.ts";
import { DescribeButton } from "./DescribeButton.tsx";
import { PostActions } from "./PostActions.tsx";
import { usePost } from "../../../entities/posts/use-post.ts";

interface ImageViewerProps {
  readonly post: Post;
  /** The place of the picture that was opened, from 0. */
  readonly first: number;
  readonly animation: Animation;
  /** True where the post is not behind the viewer: a narrow one, without its panel, links to it. */
  readonly linksToPost?: boolean;
  readonly onClose: () => void;
}

/** A post's pictures on a dark background, beside the post from 768 px on (posts.11). */
export function ImageViewer({ post, first, animation, linksToPost = false, onClose }: ImageViewerProps) {
  const pictures = useMemo(() => picturesOf(post), [post]);
  const isNarrow = useMedia("(width < 768px)");
  return (
    <ImageLightbox
      title={t`Image by ${{ name: isolateName(post.author.displayName) }}`}
      pictures={pictures}
      first={first}
      animation={animation}
      below={(picture) => <Foot post={post} picture={picture} linksToPost={isNarrow && linksToPost} />}
      aside={!isNarrow && <ImageViewerPanel postId={post.id} fallback={post} />}
      onClose={onClose}
    />
  );
}

interface FootProps {
  readonly post: Post;
  readonly picture: Picture;
  readonly linksToPost: boolean;
}

const footLink = "inline-flex min-h-11 items-center font-semibold text-white underline";

/** What leads on from a picture, below its description. */
function Foot({ post, picture, linksToPost }: FootProps) {
  return (
    <div className="flex flex-wrap justify-center gap-x-5">
      <DescribeButton post={post} pictures={[picture]} className={footLink} />
      {linksToPost && (
        <Link to="/post/$postId" params={{ postId: post.id }} className={footLink}>{t`See the post`}</Link>
      )}
    </div>
  );
}

interface ImageViewerPanelProps {
  readonly postId: string;
  /** Shown until the post is fetched, and when it cannot be. */
  readonly fallback: Post;
}

/** The post and its comments beside its image. */
function ImageViewerPanel({ postId, fallback }: ImageViewerPanelProps) {
  const { user } = useSession();
  const post = usePost(postId).data ?? fallback;
  const panel = useRef<HTMLElement>(null);
  const write = () => panel.current?.querySelector<HTMLElement>("[data-comment-field]")?.focus();
  return (
    <aside ref={panel} aria-label={t`Post`} className="overflow-y-auto bg-surface p-5">
      <div className="flex items-start gap-3">
        <Link
          to="/$username"
          params={{ username: post.author.username }}
          className="flex min-w-0 flex-1 items-center gap-3 rounded-control text-ink no-underline"
        >
          <Avatar member={post.author} />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-1.5">
              <MemberName name={post.author.displayName} className="min-w-0 font-semibold wrap-anywhere" />
              <MemberMarks member={post.author} />
            </span>
            <span className="block text-meta text-quiet">
              <RelativeTime at={post.createdAt} />
            </span>
          </span>
        </Link>
        <span className="flex min-h-6 items-center text-meta text-quiet empty:hidden">
          <EditedButton at={post.editedAt} onPress={() => openPostDialog({ kind: "history", post })} />
        </span>
        <ModerationMark level={post.moderationLevel} />
      </div>
      {post.content && (
        <div className="mt-3">
          <Translatable
            textKey={`post:${post.id}`}
            text={post.content}
            language={post.language}
            authorId={post.author.id}
            isCovered={post.isCovered}
          >
            {(text, language) => (
              <RichText
                text={text}
                language={language}
                mentions={post.mentions}
                hasInertLinks={post.author.hasInertLinks}
              />
            )}
          </Translatable>
        </div>
      )}
      {post.madeWithAi && <MadeWithAi className="mt-2" />}
      <PostActions post={post} comments={{ onPress: write }} />
      {user && (
        <div className="mt-4 border-t border-hairline pt-4">
          <CommentThread
            post={post}
            member={user}
            isElsewhere
          />
        </div>
      )}
    </aside>
  );
}
