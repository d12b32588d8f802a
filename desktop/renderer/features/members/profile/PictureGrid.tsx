import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Profile } from "#shared/members/contract.ts";
import type { Image, Post } from "#shared/posts/post-shapes.ts";
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
import { formatDayOfTime } from "../../../lib/text/format-dates.ts";
import { AnimationMark } from "../../../ui/content/AnimationMark.tsx";
import { StoredImage } from "../../../ui/content/StoredImage.tsx";
import { Sparkles } from "../../../ui/icons/sparkles.ts";

/** A post with its picture. */
interface Picture extends Post {
  readonly image: Image;
}

const grid = "grid grid-cols-3 gap-1 pt-3 sm:gap-2";

/** The pictures that a member posted, newest first; each opens the viewer (members.15). */
export function PictureGrid({ member }: { readonly member: Profile }) {
  const query = useMemberPosts(member.id, "pictures");
  const removed = useRemovedPosts();
  const [opened, setOpened] = useState<Picture | null>(null);
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
  const pictures = query.data.pages.flatMap(({ items }) => items)
    .filter((post): post is Picture => post.image !== null && !isRemoved(post, removed));
  if (pictures.length === 0 && !query.hasNextPage) return <NoPictures member={member} />;
  return (
    <>
      <ul aria-label={t`Pictures by ${{ displayName: member.displayName }}`} className={grid}>
        <GuardedRows rows={pictures}>
          {(post) => <PictureTile post={post} image={post.image} onOpen={() => setOpened(post)} />}
        </GuardedRows>
      </ul>
      {query.hasNextPage
        ? <MoreButton query={query} label={t`Load More Pictures`} />
        : <p className="py-8 text-center text-meta text-quiet">{t`You've reached the end.`}</p>}
      {opened && <OpenedPicture post={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function OpenedPicture({ post, onClose }: { readonly post: Picture; readonly onClose: () => void }) {
  const animation = useAnimation(post.image.isAnimated);
  return (
    <LazyOverlay load={loadImageViewer} onClose={onClose}>
      {({ ImageViewer }) => (
        <ImageViewer post={post} image={post.image} animation={animation} linksToPost onClose={onClose} />
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
  readonly image: Image;
  readonly onOpen: () => void;
}

/**
 * One square of a grid of pictures. It is gone when its picture cannot load, as in lists (media.2).
 */
function PictureTile({ post, image, onOpen }: PictureTileProps) {
  const isMadeWithAi = image.madeWithAi || post.madeWithAi;
  return (
    <li className="not-has-[img]:hidden">
      <button
        type="button"
        aria-label={nameOf(post, image, isMadeWithAi)}
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
          <span
            aria-hidden="true"
            className="absolute top-1.5 inset-e-1.5 flex items-center gap-1 rounded-full bg-[rgb(8_12_13/0.72)] px-2 py-1 text-[0.6875rem] leading-none font-semibold text-white"
          >
            <Sparkles size={12} />
            <span>{t`AI`}</span>
          </span>
        )}
      </button>
    </li>
  );
}

/** Its description; without one the day of the post tells it from others. */
function nameOf(post: Post, image: Image, isMadeWithAi: boolean): string {
  const { alt } = image;
  if (alt) return isMadeWithAi ? t`Open image: ${alt}, made with AI` : t`Open image: ${alt}`;
  const day = formatDayOfTime(post.createdAt);
  return isMadeWithAi ? t`Open image: picture from ${day}, made with AI` : t`Open image: picture from ${day}`;
}
