import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Reply } from "#shared/comments/contract.ts";
import type { Author } from "#shared/posts/post-shapes.ts";
import { Handle, MemberName } from "../../ui/content/MemberName.tsx";
import { Avatar, type AvatarMember } from "../../ui/content/Avatar.tsx";
import { ErrorBoundary } from "../../ui/status/ErrorBoundary.tsx";
import { CoveredContent } from "../../ui/content/CoveredContent.tsx";
import { LazyOverlay } from "../../ui/dialog/LazyOverlay.tsx";
import { FoldedText } from "../../ui/content/FoldedText.tsx";
import { MemberMarks } from "../../ui/content/MemberMarks.tsx";
import { RelativeTime } from "../../ui/content/RelativeTime.tsx";
import { RichText } from "../../ui/content/RichText.tsx";
import { ModerationMark } from "../moderation/ModerationMark.tsx";
import { WhyLevelButton } from "../moderation/WhyLevelButton.tsx";
import { LazyPart } from "../../ui/status/LazyPart.tsx";
import { loadTranslation } from "../../ui/translation/load-translation.ts";
import { Translatable } from "../../ui/translation/Translatable.tsx";
import { canTranslate } from "../../lib/translation/translations.ts";
import { classNames } from "../../ui/class-names.ts";
import { getCommentElementId } from "./use-wanted-comment.ts";
import { isMalformed } from "./malformed-comment.ts";
import { CommentMenu } from "./CommentMenu.tsx";
import { CommentPictures } from "./CommentPictures.tsx";
import { formatCount } from "../../lib/text/format-counts-and-times.ts";
import { Heart } from "../../ui/icons/heart.ts";
import { useCommentLike } from "./use-comment-like.ts";

const loadWhy = () => import("../moderation/WhyLevelDialog.tsx");

interface CommentBodyProps {
  readonly comment: Reply;
  readonly member: AvatarMember;
  /** Only top-level comments can be replied to. */
  readonly reply?: ReplyControl;
  /** Whether a link or notification points to this comment. */
  readonly isWanted?: boolean;
}

/** One comment or reply. A malformed one breaks only itself (client.6). */
export function CommentBody(props: CommentBodyProps) {
  const { comment } = props;
  const unshown = <p className="py-4 text-quiet">{t`This comment can't be shown.`}</p>;
  if (isMalformed(comment)) return unshown;
  return (
    <ErrorBoundary resetKey={comment} fallback={unshown}>
      <WholeComment {...props} />
    </ErrorBoundary>
  );
}

function WholeComment({ comment, member, reply, isWanted = false }: CommentBodyProps) {
  const { author } = comment;
  if (comment.isDeleted || !author) {
    return <p className="py-4 text-quiet italic">{t`Comment deleted`}</p>;
  }
  const { displayName, username } = author;
  const params = { username };
  return (
    <article
      id={getCommentElementId(comment.id)}
      tabIndex={-1}
      aria-label={t`Comment by ${displayName}`}
      className={classNames(
        "flex gap-3 pt-4 pb-2",
        isWanted && "rounded-control bg-brand-wash px-3",
      )}
    >
      <Link
        to="/$username"
        params={params}
        tabIndex={-1}
        aria-hidden="true"
        className="shrink-0 self-start rounded-full"
      >
        <Avatar member={author} size="sm" />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-1.5 text-meta text-quiet">
            <Link
              to="/$username"
              params={params}
              className="min-h-6 min-w-0 text-body leading-6 font-semibold text-ink wrap-anywhere hover:underline"
            >
              <MemberName name={author.displayName} />
            </Link>
            <MemberMarks member={author} />
            {/* Together on the next line where the name takes the first. */}
            <span className="flex min-w-0 gap-1.5">
              <Handle username={author.username} className="hidden truncate sm:inline" />
              <span aria-hidden="true">·</span>
              <span className="shrink-0">
                <RelativeTime at={comment.createdAt} />
              </span>
            </span>
          </div>
          <ModerationMark level={comment.moderationLevel} />
          {author.id === member.id && <WhyLevel commentId={comment.id} />}
          <div className="-my-1 -me-2">
            <CommentMenu comment={comment} isOwn={author.id === member.id} />
          </div>
        </div>
        <CoveredContent isCovered={comment.isCovered} className="my-1">
          {comment.content !== "" && <CommentText comment={comment} author={author} />}
          <CommentPictures comment={comment} author={author} />
        </CoveredContent>
        <CommentActions comment={comment} reply={reply} />
      </div>
    </article>
  );
}

function CommentText(
  { comment, author }: { readonly comment: Reply; readonly author: Author },
) {
  const { id, content, language, isCovered } = comment;
  return (
    <Translatable
      textKey={`comment:${id}`}
      text={content}
      language={language}
      authorId={author.id}
      isCovered={isCovered}
    >
      {(text, writtenIn) => (
        <FoldedText text={text}>
          {(shown) => (
            <RichText
              text={shown}
              language={writtenIn}
              mentions={comment.mentions}
              hasInertLinks={author.hasInertLinks}
            />
          )}
        </FoldedText>
      )}
    </Translatable>
  );
}

/** Says to the author why the comment has its level. */
function WhyLevel({ commentId }: { readonly commentId: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <WhyLevelButton onPress={() => setOpen(true)} />
      {isOpen && (
        <LazyOverlay load={loadWhy} onClose={close}>
          {({ WhyLevelDialog }) => (
            <WhyLevelDialog about={{ kind: "comment", id: commentId }} onClose={close} />
          )}
        </LazyOverlay>
      )}
    </>
  );
}

interface ReplyControl {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

interface CommentActionsProps {
  readonly comment: Reply;
  readonly reply: ReplyControl | undefined;
}

const action = "inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 text-meta tabular text-quiet " +
  "transition-colors hover:bg-wash hover:text-ink pointer-coarse:min-h-11";

function CommentActions({ comment, reply }: CommentActionsProps) {
  const like = useCommentLike(comment);
  const shownCount = formatCount(like.count);
  return (
    <div className="mt-1 -ms-2 flex items-center gap-1">
      <button
        type="button"
        aria-pressed={like.isOn}
        aria-label={like.count === 0 ? t`Like comment` : t`Like comment, ${shownCount} so far`}
        className={like.isOn ? `${action} text-like!` : action}
        onClick={like.toggle}
      >
        <Heart size={15} aria-hidden="true" fill={like.isOn ? "currentColor" : "none"} />
        {like.count > 0 && <span>{shownCount}</span>}
      </button>
      {reply && (
        <button type="button" aria-expanded={reply.isOpen} className={action} onClick={reply.toggle}>
          {t({ message: "Reply", context: "verb" })}
        </button>
      )}
      {canTranslate && !comment.isCovered && (
        <LazyPart load={loadTranslation} failure={() => null}>
          {({ TranslateButton }) => (
            <TranslateButton
              textKey={`comment:${comment.id}`}
              text={comment.content}
              language={comment.language}
              authorId={comment.author?.id ?? ""}
              className={action}
            />
          )}
        </LazyPart>
      )}
    </div>
  );
}
