import { plural, t } from "@lingui/core/macro";
import type { Post } from "#shared/posts/post-shapes.ts";
import { formatCount } from "../../../lib/text/format-counts-and-times.ts";
import { isReadByClose } from "../../../entities/posts/post-pages.ts";
import { useToggle } from "../../../lib/toggles/toggle-store.ts";
import { Bookmark } from "../../../ui/icons/bookmark.ts";
import { Heart } from "../../../ui/icons/heart.ts";
import { MessageCircle } from "../../../ui/icons/message-circle.ts";
import { Repeat2 } from "../../../ui/icons/repeat-2.ts";
import { Share2 } from "../../../ui/icons/share-2.ts";
import { LazyPart } from "../../../ui/status/LazyPart.tsx";
import { loadTranslation } from "../../../ui/translation/load-translation.ts";
import { canTranslate } from "../../../lib/translation/translations.ts";
import { PromoteControl } from "../../promotions/PromoteControl.tsx";
import { ListenButton } from "../../speech/ListenButton.tsx";
import { openPostDialog } from "../dialogs/post-dialog.ts";
import { postToggles, toggleKey } from "../../../entities/posts/post-toggles.ts";
import { EditButton } from "./EditButton.tsx";
import { usePostToggle } from "./use-post-toggle.ts";

const action = "inline-flex min-h-9 min-w-11 items-center gap-1.5 rounded-control px-2 text-meta tabular " +
  "transition-colors duration-150 hover:bg-wash pointer-coarse:min-h-11";
const quiet = "text-quiet hover:text-ink";

interface CommentsControl {
  /** `byKey` is true when it was pressed by keyboard, to write a comment. */
  readonly onPress: (byKey: boolean) => void;
  /** Whether the comments are open under the card; undefined on the post's page. */
  readonly isOpen?: boolean;
}

interface PostActionsProps {
  readonly post: Post;
  readonly comments: CommentsControl;
}

/**
 * Like, comment, share, listen, edit, promote and bookmark. Reposts are counted here and made in
 * the menu. Who reads a post of distress because they are close to its author cannot pass it on.
 */
export function PostActions({ post, comments }: PostActionsProps) {
  const like = usePostToggle(post, "like");
  const bookmark = usePostToggle(post, "bookmark");
  const isByClose = isReadByClose(post);
  return (
    <div className="-mx-2 mt-2 flex flex-wrap items-center gap-x-1 sm:gap-x-2">
      <button
        type="button"
        data-post-like
        aria-pressed={like.isOn}
        aria-label={writeLikeLabel(like.count)}
        className={`${action} ${like.isOn ? "text-like" : quiet}`}
        onClick={like.toggle}
      >
        <Heart size={18} aria-hidden="true" fill={like.isOn ? "currentColor" : "none"} />
        {like.count > 0 && <span>{formatCount(like.count)}</span>}
      </button>
      <button
        type="button"
        data-post-comments
        aria-label={writeCommentsLabel(post.commentsCount)}
        aria-expanded={comments.isOpen}
        className={`${action} ${comments.isOpen ? "text-brand" : quiet}`}
        onClick={({ detail }) => comments.onPress(detail === 0)}
      >
        <MessageCircle size={18} aria-hidden="true" />
        {post.commentsCount > 0 && <span>{formatCount(post.commentsCount)}</span>}
      </button>
      {!isByClose && (
        <button
          type="button"
          aria-label={writeShareLabel(post.sharesCount)}
          className={`${action} ${quiet}`}
          onClick={() => openPostDialog({ kind: "share", post })}
        >
          <Share2 size={18} aria-hidden="true" />
          {post.sharesCount > 0 && <span>{formatCount(post.sharesCount)}</span>}
        </button>
      )}
      <RepostCount post={post} />
      {/* When a row has no space for all, these wrap together; into two rows for some authors. */}
      <div className="flex flex-auto flex-wrap items-center gap-x-1 sm:gap-x-2">
        <ListenButton post={post} className={action} />
        <TranslatePost post={post} />
        <EditButton post={post} className={`${action} ${quiet} justify-center`} />
        <PromoteControl
          post={post}
          className={`${action} ${quiet}`}
          onPromote={() => openPostDialog({ kind: "promote", post })}
        />
        {!isByClose && (
          <button
            type="button"
            data-post-bookmark
            aria-pressed={bookmark.isOn}
            aria-label={t({ message: "Bookmark", context: "verb" })}
            className={`${action} ms-auto justify-center ${bookmark.isOn ? "text-brand" : quiet}`}
            onClick={bookmark.toggle}
          >
            <Bookmark size={18} aria-hidden="true" fill={bookmark.isOn ? "currentColor" : "none"} />
          </button>
        )}
      </div>
    </div>
  );
}

/** Of a covered post it stands behind the cover. */
function TranslatePost({ post: { id, content, language, author, isCovered } }: { readonly post: Post }) {
  if (!canTranslate || isCovered || content === "") return null;
  return (
    <LazyPart load={loadTranslation} failure={() => null}>
      {({ TranslateButton }) => (
        <TranslateButton
          textKey={`post:${id}`}
          text={content}
          language={language}
          authorId={author.id}
          className={`${action} ${quiet} justify-center`}
        />
      )}
    </LazyPart>
  );
}

function RepostCount({ post }: { readonly post: Post }) {
  const { isOn, count } = useToggle(toggleKey("repost", post.id), postToggles.repost.of(post));
  if (count === 0) return null;
  const shown = formatCount(count);
  return (
    <span
      className={`tabular inline-flex items-center gap-1.5 px-2 text-meta ${
        isOn ? "text-brand" : "text-quiet"
      }`}
    >
      <Repeat2 size={18} aria-hidden="true" />
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">
        {isOn
          ? plural(count, {
            one: `${shown} repost, one of them yours`,
            other: `${shown} reposts, one of them yours`,
          })
          : plural(count, { one: `${shown} repost`, other: `${shown} reposts` })}
      </span>
    </span>
  );
}

function writeLikeLabel(count: number): string {
  if (count === 0) return t({ message: "Like", context: "verb" });
  const shown = formatCount(count);
  return plural(count, { one: `Like, ${shown} like`, other: `Like, ${shown} likes` });
}

function writeCommentsLabel(count: number): string {
  if (count === 0) return t`Comments`;
  const shown = formatCount(count);
  return plural(count, { one: `Comments, ${shown} comment`, other: `Comments, ${shown} comments` });
}

function writeShareLabel(count: number): string {
  if (count === 0) return t({ message: "Share", context: "verb" });
  const shown = formatCount(count);
  return plural(count, { one: `Share, ${shown} share`, other: `Share, ${shown} shares` });
}
