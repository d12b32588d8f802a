import { t } from "@lingui/core/macro";
import { memo, useId, useMemo, useState } from "react";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { Elements } from "../../ui/elements.ts";
import { CoveredContent } from "../../ui/cover/CoveredContent.tsx";
import { MadeWithAi } from "../../ui/content/MadeWithAi.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { ErrorBoundary } from "../../ui/status/ErrorBoundary.tsx";
import { LazyPart } from "../../ui/status/LazyPart.tsx";
import { createLostPart } from "../../ui/status/lost-part.tsx";
import { ModerationNote } from "../moderation/ModerationNote.tsx";
import { PostPoll } from "../polls/PostPoll.tsx";
import { OwnPromotionMark, PromotedMark } from "../promotions/PromotionMarks.tsx";
import { isMalformed } from "../../entities/posts/malformed-post.ts";
import { PostActions } from "./card/PostActions.tsx";
import { PostHeader } from "./card/PostHeader.tsx";
import { PostPictures } from "./card/PostPictures.tsx";
import { PostText } from "./card/PostText.tsx";
import { RepostedBy } from "./card/RepostedBy.tsx";
import { openPostDialog } from "./dialogs/post-dialog.ts";
import type { Fold } from "./fold-repeats.ts";
import { QuotedPost } from "./QuotedPost.tsx";
import { isReadByClose, unwrapRepost } from "../../entities/posts/post-pages.ts";

/** Most lists repeat nothing. */
const loadFolded = () => import("./card/ShownElsewhere.tsx");
const loadAsOf = () => import("./card/QuotedAsOf.tsx");
const loadDetached = () => import("./card/DetachedQuote.tsx");
const loadHeldImage = () => import("../../ui/content/HeldImage.tsx");
const loadComments = () => import("../comments/PostComments.tsx");

interface PostCardProps {
  /** A post or a repost. */
  readonly post: Post;
  /** Place in its list, from 1, for screen readers. */
  readonly position?: number;
  /** The parts of it that its list shows elsewhere. */
  readonly fold?: Fold | undefined;
  /** True on the post's own page, where it is not folded. */
  readonly isWhole?: boolean;
  /** At the start of the card. */
  readonly head?: Elements;
  /** At the end of the card. */
  readonly foot?: Elements;
  readonly onDeleted?: () => void;
  /** Scrolls to the comments on the post's page; in lists they open under the card. */
  readonly onComment?: () => void;
}

/** One post, in lists and on its page. A malformed one breaks only its card (client.6). */
export function PostCard(props: PostCardProps) {
  const { post, position, fold } = props;
  const unshown = <UnavailablePost id={post.id} position={position} />;
  if (isMalformed(post)) return unshown;
  if (fold?.part === "card") {
    return (
      <LazyPart
        load={loadFolded}
        fallback={<div className="h-12 pointer-coarse:h-17 sm:h-6 pointer-coarse:sm:h-11" />}
        failure={() => <WholePost {...props} fold={undefined} />}
      >
        {({ FoldedPost }) => <FoldedPost entry={post} by={fold.by} position={position} />}
      </LazyPart>
    );
  }
  return (
    <ErrorBoundary resetKey={post} fallback={unshown}>
      <WholePost {...props} />
    </ErrorBoundary>
  );
}

const WholePost = memo(
  function WholePost(props: PostCardProps) {
    const { post: entry, position, fold, isWhole = false, head, foot, onDeleted, onComment } = props;
    const authorId = useId();
    const [talk, setTalk] = useState<"closed" | "reading" | "writing">("closed");
    const { post, repostedBy } = useMemo(() => unwrapRepost(entry), [entry]);
    const toggleComments = (byKey: boolean) => {
      if (talk !== "closed") return setTalk("closed");
      // Without comments to read, the member wants to write one.
      setTalk(byKey || post.commentsCount === 0 ? "writing" : "reading");
    };
    const isOpen = talk !== "closed";
    return (
      <article
        data-post-id={entry.id}
        data-whole-post={post.id}
        tabIndex={-1}
        aria-labelledby={authorId}
        aria-posinset={position}
        aria-setsize={position === undefined ? undefined : -1}
        className="scroll-my-24 rounded-card focus-visible:outline-2 focus-visible:outline-brand"
      >
        <Card className="px-4 pb-2 pt-4 sm:px-5">
          {head}
          {post.isPromotedDisplay && <PromotedMark />}
          {post.ownPromotion && <OwnPromotionMark promotion={post.ownPromotion} />}
          {repostedBy && <RepostedBy member={repostedBy} />}
          <PostHeader post={post} authorId={authorId} onDeleted={onDeleted} />
          <CoveredContent
            of={post}
            says={isReadByClose(post) ? t`This is about a very hard moment.` : undefined}
            className="mt-3"
          >
            {post.content !== "" && <PostText post={post} isWhole={isWhole} />}
            <PostPictures post={post} />
            {post.isImageHeld && <CardHeldImage />}
            <PostPoll post={post} onHistory={() => openPostDialog({ kind: "history", post })} />
            {post.madeWithAi && <MadeWithAi className="mt-2" />}
          </CoveredContent>
          {post.quotedPostId !== null && <CardQuote post={post.quotedPost} fold={fold} />}
          {post.quoteDetachedBy !== undefined && <CardDetachedQuote post={post} />}
          <AsOf quote={post} post={post.quotedPost} />
          <ModerationNote post={post} />
          <PostActions
            post={post}
            comments={onComment ? { onPress: onComment } : { onPress: toggleComments, isOpen }}
          />
          {foot}
          {isOpen && <CardComments post={post} startsWriting={talk === "writing"} />}
        </Card>
      </article>
    );
  },
);

/** In place of a picture that waits for its check. */
function CardHeldImage() {
  return (
    <LazyPart load={loadHeldImage} fallback={<div className="mt-3 h-9" />} failure={() => null}>
      {({ HeldImage }) => <HeldImage className="mt-3" />}
    </LazyPart>
  );
}

/** The comments that open under a card. */
function CardComments({ post, startsWriting }: { readonly post: Post; readonly startsWriting: boolean }) {
  return (
    <div className="-mx-4 mt-2 border-t border-hairline px-4 pt-4 pb-2 sm:-mx-5 sm:px-5">
      <LazyPart
        load={loadComments}
        fallback={<div className="h-30" />}
        failure={createLostPart(t`Comments could not be loaded`)}
      >
        {({ PostComments }) => <PostComments post={post} startsWriting={startsWriting} />}
      </LazyPart>
    </div>
  );
}

/** The quoted post; a line where it has a card of its own in the list. */
function CardQuote({ post, fold }: { readonly post: Post["quotedPost"]; readonly fold: Fold | undefined }) {
  if (!post || fold?.part !== "quote") return <QuotedPost post={post} />;
  return (
    <LazyPart
      load={loadFolded}
      fallback={<div className="mt-3 h-11" />}
      failure={() => <QuotedPost post={post} />}
    >
      {({ FoldedQuote }) => <FoldedQuote id={post.id} place={fold.place} />}
    </LazyPart>
  );
}

/** In place of a quoted post that its author took out. */
function CardDetachedQuote({ post }: { readonly post: Post }) {
  return (
    <LazyPart load={loadDetached} fallback={<div className="mt-3 h-13" />} failure={() => null}>
      {({ DetachedQuote }) => <DetachedQuote post={post} />}
    </LazyPart>
  );
}

/** Where the quoted post was edited after the quote. */
function AsOf({ quote, post }: { readonly quote: Post; readonly post: Post["quotedPost"] }) {
  if (!post?.editedAt || post.editedAt < quote.createdAt) return null;
  return (
    <LazyPart
      load={loadAsOf}
      fallback={<div className="mt-1 h-6 pointer-coarse:h-11" />}
      failure={() => null}
    >
      {({ QuotedAsOf }) => <QuotedAsOf at={quote.createdAt} post={post} />}
    </LazyPart>
  );
}

interface UnavailablePostProps {
  readonly id: string;
  readonly position: number | undefined;
}

/** Replaces a post that cannot be rendered. */
function UnavailablePost({ id, position }: UnavailablePostProps) {
  return (
    <article
      data-post-id={id}
      tabIndex={-1}
      aria-label={t`This post can't be shown`}
      aria-posinset={position}
      aria-setsize={position === undefined ? undefined : -1}
      className="scroll-my-24 rounded-card focus-visible:outline-2 focus-visible:outline-brand"
    >
      <Card className="px-4 py-4 text-quiet sm:px-5">{t`This post can't be shown.`}</Card>
    </article>
  );
}
