import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isTall } from "#shared/media/picture-shape.ts";
import type { Image, Post } from "#shared/posts/post-shapes.ts";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import { OpenMark } from "../../../ui/content/OpenMark.tsx";
import { PlayButton } from "../../../ui/content/PlayButton.tsx";
import { StoredImage } from "../../../ui/content/StoredImage.tsx";
import { useAnimation } from "../../../ui/content/use-animation.ts";
import { trackPromotionEvent } from "../../promotions/track-promotion-event.ts";
import { loadImageViewer } from "../lazy-post-parts.ts";
import { getListedImageAspect } from "./listed-image-aspect.ts";

interface PostImageProps {
  readonly post: Post;
  readonly image: Image;
}

/** A post's image; a click opens the viewer (posts.11). */
export function PostImage({ post, image }: PostImageProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const animation = useAnimation(image.isAnimated);
  const { isPlaying, toggle } = animation;
  const { alt } = image;
  const { displayName } = post.author;
  const close = () => setOpen(false);
  return (
    <>
      <div className="relative mt-3 not-has-[img]:hidden">
        <button
          type="button"
          aria-label={alt ? t`Open image: ${alt}` : t`Open image by ${displayName}`}
          className="relative block max-h-140 w-full cursor-zoom-in overflow-hidden rounded-control border border-hairline"
          style={{ aspectRatio: getListedImageAspect(image) }}
          onClick={() => {
            setOpen(true);
            trackPromotionEvent(client, post.id, "imageClick");
          }}
          onPointerEnter={() => void loadImageViewer().catch(() => undefined)}
        >
          <StoredImage image={image} isPlaying={isPlaying} className="size-full object-cover" />
          {isTall(image) && <OpenMark />}
        </button>
        {image.isAnimated && (
          <PlayButton isPlaying={isPlaying} onToggle={toggle} className="absolute bottom-2 inset-s-2" />
        )}
      </div>
      {isOpen && (
        <LazyOverlay load={loadImageViewer} onClose={close}>
          {({ ImageViewer }) => (
            <ImageViewer post={post} image={image} animation={animation} onClose={close} />
          )}
        </LazyOverlay>
      )}
    </>
  );
}
