import { Link } from "@tanstack/react-router";
import type { Post } from "#shared/posts/post-shapes.ts";
import { Handle, MemberName } from "../../../ui/content/MemberName.tsx";
import { Avatar } from "../../../ui/content/Avatar.tsx";
import { MemberMarks } from "../../../ui/content/MemberMarks.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { LazyPart } from "../../../ui/status/LazyPart.tsx";
import { ModerationMark } from "../../moderation/ModerationMark.tsx";
import { EditedButton } from "../../revisions/EditedButton.tsx";
import { openPostDialog } from "../dialogs/post-dialog.ts";
import { PostMenu } from "./PostMenu.tsx";

/** Most posts are not the member's own. */
const loadWhy = () => import("../../moderation/WhyLevelButton.tsx");

interface PostHeaderProps {
  readonly post: Post;
  readonly authorId: string;
  readonly onDeleted: (() => void) | undefined;
}

/** Author, time, moderation level and menu. The name links to the author, the time to the post. */
export function PostHeader({ post, authorId, onDeleted }: PostHeaderProps) {
  const { author } = post;
  const params = { username: author.username };
  return (
    <header className="flex items-start gap-3">
      <Link
        to="/$username"
        params={params}
        tabIndex={-1}
        aria-hidden="true"
        className="shrink-0 rounded-full"
      >
        <Avatar member={author} />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 items-center gap-1.5">
          <Link
            id={authorId}
            to="/$username"
            params={params}
            className="block min-h-6 min-w-0 font-semibold leading-6 text-ink hover:underline"
          >
            <MemberName name={author.displayName} className="block truncate" />
          </Link>
          <MemberMarks member={author} />
        </div>
        <div className="flex min-w-0 items-center gap-x-1 text-meta text-quiet narrow:flex-wrap narrow:gap-x-2">
          <Link to="/$username" params={params} tabIndex={-1} className="flex min-w-0">
            <Handle username={author.username} className="truncate" />
          </Link>
          <span aria-hidden="true" className="narrow:hidden">·</span>
          <Link
            data-post-link
            to="/post/$postId"
            params={{ postId: post.id }}
            className="shrink-0 rounded-sm py-1 hover:text-ink hover:underline"
          >
            <RelativeTime at={post.createdAt} />
          </Link>
          {post.editedAt && <span aria-hidden="true">·</span>}
          <EditedButton at={post.editedAt} onPress={() => openPostDialog({ kind: "history", post })} />
        </div>
      </div>
      <ModerationMark level={post.moderationLevel} />
      {/* Only authors get reasons. */}
      {post.elementModerations.some(({ reason }) => reason !== null) && (
        <LazyPart
          load={loadWhy}
          fallback={<span className="-mx-2 size-6 shrink-0" />}
          failure={() => null}
        >
          {({ WhyLevelButton }) => <WhyLevelButton onPress={() => openPostDialog({ kind: "why", post })} />}
        </LazyPart>
      )}
      <PostMenu post={post} onDeleted={onDeleted} />
    </header>
  );
}
