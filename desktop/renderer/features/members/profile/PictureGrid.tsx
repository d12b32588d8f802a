import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Profile } from "#shared/members/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { getUserMessage } from "../../../lib/api/api-error.ts";
import { isRemoved, useRemovedPosts } from "../../../entities/posts/removed-posts.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { MoreButton } from "../../../ui/button/MoreButton.tsx";
import { useAnimation } from "../../../ui/content/use-animation.ts";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { ErrorState } from "../../../ui/status/ErrorState.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { loadImageViewer } from "../../posts/lazy-post-parts.ts";
import { useMemberPosts, useMemberStats } from "../use-member.ts";
import { formatNumber } from "../../../lib/text/format-counts-and-times.ts";
import { formatDayOfTime } from "../../../lib/text/format-dates.ts";
import { AnimationMark } from "../../../ui/content/AnimationMark.tsx";
import { StoredImage } from "../../../ui/content/StoredImage.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { nameOfPicture } from "../../../ui/gallery/name-of-picture.ts";
import { type Picture, picturesOf } from "../../../ui/gallery/pictures-of.ts";
import { writeCoverLine } from "../../../ui/cover/cover-line.ts";
import { EyeOff } from "../../../ui/icons/eye-off.ts";
import { Images } from "../../../ui/icons/images.ts";
import { Sparkles } from "../../../ui/icons/sparkles.ts";

const grid = "grid grid-cols-3 gap-1 pt-3 sm:gap-2";

/** The pictures that a member posted, newest first; each opens the viewer (members.15). */
export function PictureGrid({ member }: { readonly member: Profile }) {
  const query = useMemberPosts(member.id, "pictures");
  const removed = useRemovedPosts();
  const [openedId, setOpenedId] = useState<string | null>(null);
  if (query.isPending) return <GridSkeleton />;
  if (!query.data) {
    return (
      <ErrorState
        title={t`Pictures could not be loaded`}
        body={getUserMessage(query.error, t`Please try again.`)}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const posts = query.data.pages.flatMap(({ items }) => items)
    .filter((post) => picturesOf(post).length > 0 && !isRemoved(post, removed));
  const opened = posts.find(({ id }) => id === openedId);
  if (posts.length === 0 && !query.hasNextPage) return <NoPictures member={member} />;
  return (
    <>
      <ul aria-label={t`Pictures by ${{ displayName: member.displayName }}`} className={grid}>
        <GuardedRows rows={posts}>
          {(post) =>
            post.isCovered
              ? <CoveredTile post={post} />
              : <PictureTile post={post} onOpen={() => setOpenedId(post.id)} />}
        </GuardedRows>
      </ul>
      {query.hasNextPage
        ? <MoreButton query={query} label={t`Load More Pictures`} />
        : <p className="py-8 text-center text-meta text-quiet">{t`You've reached the end.`}</p>}
      {opened && <OpenedPictures post={opened} onClose={() => setOpenedId(null)} />}
    </>
  );
}

function OpenedPictures({ post, onClose }: { readonly post: Post; readonly onClose: () => void }) {
  const animation = useAnimation(picturesOf(post).some(({ isAnimated }) => isAnimated));
  return (
    <LazyOverlay load={loadImageViewer} onClose={onClose}>
      {({ ImageViewer }) => (
        <ImageViewer post={post} first={0} animation={animation} linksToPost onClose={onClose} />
      )}
    </LazyOverlay>
  );
}

/** Leads to the posts of a member who has some. */
function NoPictures({ member }: { readonly member: Profile }) {
  const { username } = member;
  const hasPosts = (useMemberStats(member.id).data?.postsCount ?? 0) > 0;
  return (
    <EmptyState
      title={t`@${username} hasn't posted any pictures yet.`}
      action={hasPosts && (
        <Button asChild variant="secondary">
          <Link to="/$username" params={{ username }} replace resetScroll={false}>{t`See their posts`}</Link>
        </Button>
      )}
    />
  );
}

/** As many squares as a first look at the grid shows. */
function GridSkeleton() {
  return (
    <div role="status" aria-label={t`Loading pictures`} className={grid}>
      {Array.from(
        { length: 9 },
        (_, at) => <Skeleton key={at} className="aspect-square w-full rounded-control" />,
      )}
    </div>
  );
}

interface PictureTileProps {
  readonly post: Post;
  readonly onOpen: () => void;
}

/**
 * One square of a grid: the first picture of a post, with how many there are. It is gone when the
 * picture cannot load, as in lists (media.2).
 */
function PictureTile({ post, onOpen }: PictureTileProps) {
  const { 0: image, length: count } = picturesOf(post);
  if (!image) return null;
  const isMadeWithAi = image.madeWithAi || post.madeWithAi;
  return (
    <li className="not-has-[img]:hidden">
      <button
        type="button"
        aria-label={nameOf(post, image, count, isMadeWithAi)}
        onClick={onOpen}
        onPointerEnter={() => void loadImageViewer().catch(() => undefined)}
        className="group relative block aspect-square w-full cursor-zoom-in overflow-hidden rounded-control border border-hairline"
      >
        <StoredImage
          image={image}
          className="size-full transition-opacity group-hover:opacity-90"
        />
        {image.isAnimated && <AnimationMark />}
        {isMadeWithAi && (
          <TileMark className="top-1.5">
            <Sparkles size={12} />
            <span>{t`AI`}</span>
          </TileMark>
        )}
        {count > 1 && (
          <TileMark className="bottom-1.5 tabular">
            <Images size={12} />
            <span>{formatNumber(count)}</span>
          </TileMark>
        )}
      </button>
    </li>
  );
}

/** The square of a covered post, which leads to where it can be uncovered (posts.24). */
function CoveredTile({ post }: { readonly post: Post }) {
  return (
    <li>
      <Link
        to="/post/$postId"
        params={{ postId: post.id }}
        className="flex aspect-square w-full flex-col items-center justify-center gap-1.5 overflow-hidden rounded-control border border-hairline bg-wash p-2 text-center text-meta text-quiet"
      >
        <EyeOff size={20} aria-hidden="true" />
        <span className="line-clamp-3 wrap-anywhere">{writeCoverLine(post)}</span>
      </Link>
    </li>
  );
}

/** In a corner of a tile; the button around it has the name. */
function TileMark({ className, children }: { readonly className: string; readonly children: Elements }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute inset-e-1.5 flex items-center gap-1 rounded-full bg-[rgb(8_12_13/0.72)] px-2 py-1 text-[0.6875rem] leading-none font-semibold text-white ${className}`}
    >
      {children}
    </span>
  );
}

/** Its description; without one the day of the post tells it from others. */
function nameOf(post: Post, { alt }: Picture, count: number, isMadeWithAi: boolean): string {
  if (alt && count > 1 && !isMadeWithAi) return nameOfPicture({ alt }, 0, count, alt);
  if (alt) return isMadeWithAi ? t`Open image: ${alt}, made with AI` : t`Open image: ${alt}`;
  const day = formatDayOfTime(post.createdAt);
  return isMadeWithAi ? t`Open image: picture from ${day}, made with AI` : t`Open image: picture from ${day}`;
}
