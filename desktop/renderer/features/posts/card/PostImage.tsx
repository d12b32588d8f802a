import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Image, Post } from "#shared/posts/post-shapes.ts";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import { StoredImage } from "../../../ui/content/StoredImage.tsx";
import { trackPromotionEvent } from "../../promotions/track-promotion-event.ts";
import { loadImageViewer } from "../lazy-post-parts.ts";
import { listedImageAspect } from "./listed-image-aspect.ts";

interface PostImageProps {
  readonly post: Post;
  readonly image: Image;
}

/** A post's image; a click opens the viewer (posts.11). */
export function PostImage({ post, image }: PostImageProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-label={image.alt ? `Open image: ${image.alt}` : `Open image by ${post.author.displayName}`}
        className="mt-3 block max-h-140 w-full cursor-zoom-in overflow-hidden rounded-control border border-hairline not-has-[img]:hidden"
        style={{ aspectRatio: listedImageAspect(image) }}
        onClick={() => {
          setOpen(true);
          trackPromotionEvent(client, post.id, "imageClick");
        }}
        onPointerEnter={() => void loadImageViewer().catch(() => undefined)}
      >
        <StoredImage image={image} className="size-full object-cover" />
      </button>
      {isOpen && (
        <LazyOverlay load={loadImageViewer} onClose={close}>
          {({ ImageViewer }) => <ImageViewer post={post} image={image} onClose={close} />}
        </LazyOverlay>
      )}
    </>
  );
}
