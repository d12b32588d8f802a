import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Reply } from "#shared/comments/contract.ts";
import type { Author } from "#shared/posts/post-shapes.ts";
import { Handle, MemberName } from "../../ui/content/MemberName.tsx";
import { Avatar, type AvatarMember } from "../../ui/content/Avatar.tsx";
import { LazyPart } from "../../ui/status/LazyPart.tsx";
import { createLostPart } from "../../ui/status/lost-part.tsx";
import { ErrorBoundary } from "../../ui/status/ErrorBoundary.tsx";
import { CoveredContent } from "../../ui/cover/CoveredContent.tsx";
import { LazyOverlay } from "../../ui/dialog/LazyOverlay.tsx";
import { FoldedText } from "../../ui/content/FoldedText.tsx";
import { MemberMarks } from "../../ui/content/MemberMarks.tsx";
import { RelativeTime } from "../../ui/content/RelativeTime.tsx";
import { RichText } from "../../ui/content/RichText.tsx";
import { ModerationMark } from "../moderation/ModerationMark.tsx";
import { WhyLevelButton } from "../moderation/WhyLevelButton.tsx";
import { Translatable } from "../../ui/translation/Translatable.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EditedMark } from "./EditedMark.tsx";
import { getCommentElementId } from "./use-wanted-comment.ts";
import { isMalformed } from "./malformed-comment.ts";
import { CommentActions, focusEditButton, type ReplyControl } from "./CommentActions.tsx";
import { CommentMenu } from "./CommentMenu.tsx";
import { CommentPictures } from "./CommentPictures.tsx";

const loadEdit = () => import("./EditComment.tsx");
const loadWhy = () => import("../moderation/WhyLevelDialog.tsx");

interface CommentBodyProps {
  readonly comment: Reply;
  readonly member: AvatarMember;
  /** Only top-level comments can be replied to. */
  readonly reply?: ReplyControl | undefined;
  /** Whether a link or notification points to this comment. */
  readonly isWanted?: boolean;
  /** Below the member's own post. */
  readonly mayFold?: boolean;
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

function WholeComment({ comment, member, reply, isWanted = false, mayFold = false }: CommentBodyProps) {
  const { author } = comment;
  const [isEditing, setEditing] = useState(false);
  if (comment.isDeleted || !author) {
    return <p className="py-4 text-quiet italic">{t`Comment deleted`}</p>;
  }
  const { displayName, username } = author;
  const isOwn = author.id === member.id;
  const closeEdit = () => {
    setEditing(false);
    focusEditButton(comment.id);
  };
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
        params={{ username }}
        tabIndex={-1}
        aria-hidden="true"
        className="shrink-0 self-start rounded-full"
      >
        <Avatar member={author} size="sm" />
      </Link>
      <div className="min-w-0 flex-1">
        <CommentHeader comment={comment} author={author} isOwn={isOwn} />
        {isEditing
          ? (
            <LazyPart
              load={loadEdit}
              fallback={<div className="h-24" />}
              failure={createLostPart(t`This could not be loaded`)}
            >
              {({ EditComment }) => <EditComment comment={comment} onClose={closeEdit} />}
            </LazyPart>
          )
          : (
            <CoveredContent of={comment} className="my-1">
              {comment.content !== "" && <CommentText comment={comment} author={author} />}
              <CommentPictures comment={comment} author={author} />
            </CoveredContent>
          )}
        <CommentActions
          comment={comment}
          reply={reply}
          fold={mayFold && mayBeFolded(comment, isOwn)}
          edit={isOwn && { isOpen: isEditing, toggle: () => setEditing(!isEditing) }}
        />
      </div>
    </article>
  );
}

/** One's own is only brought back. A server of the release before folds none. */
function mayBeFolded({ isFolded }: { readonly isFolded?: boolean }, isOwn: boolean): boolean {
  return isFolded === true || (isFolded === false && !isOwn);
}

interface CommentHeaderProps {
  readonly comment: Reply;
  readonly author: Author;
  readonly isOwn: boolean;
}

/** Author, time, whether it was edited, moderation level and menu. */
function CommentHeader({ comment, author, isOwn }: CommentHeaderProps) {
  return (
    <div className="flex items-start gap-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-1.5 text-meta text-quiet">
        <Link
          to="/$username"
          params={{ username: author.username }}
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
          <EditedMark comment={comment} authorId={author.id} />
          {isOwn && comment.isFolded && <span className="shrink-0">{t`Folded`}</span>}
        </span>
      </div>
      <ModerationMark level={comment.moderationLevel} />
      {isOwn && <WhyLevel commentId={comment.id} />}
      <div className="-my-1 -me-2">
        <CommentMenu comment={comment} isOwn={isOwn} />
      </div>
    </div>
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
