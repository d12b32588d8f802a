import type { Image, Post } from "#shared/posts/post-shapes.ts";
import { formatDayOfTime } from "../../../lib/text/format-dates.ts";
import { AnimationMark } from "../../../ui/content/AnimationMark.tsx";
import { StoredImage } from "../../../ui/content/StoredImage.tsx";
import { Sparkles } from "../../../ui/icons/sparkles.ts";
import { loadImageViewer } from "../../posts/lazy-post-parts.ts";

interface PictureTileProps {
  readonly post: Post;
  readonly image: Image;
  readonly onOpen: () => void;
}

/**
 * One square of a grid of pictures. It is gone when its picture cannot load, as in lists (media.2).
 */
export function PictureTile({ post, image, onOpen }: PictureTileProps) {
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
            className="absolute top-1.5 right-1.5 flex items-center gap-1 rounded-full bg-[rgb(8_12_13/0.72)] px-2 py-1 text-[0.6875rem] leading-none font-semibold text-white"
          >
            <Sparkles size={12} />
            <span>AI</span>
          </span>
        )}
      </button>
    </li>
  );
}

/** Its description; without one the day of the post tells it from others. */
function nameOf(post: Post, image: Image, isMadeWithAi: boolean): string {
  const name = image.alt || `picture from ${formatDayOfTime(post.createdAt)}`;
  return `Open image: ${name}${isMadeWithAi ? ", made with AI" : ""}`;
}
