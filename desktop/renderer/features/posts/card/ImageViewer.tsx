import { isolateName } from "#shared/isolate-name.ts";
import type { Image, Post } from "#shared/posts/post-shapes.ts";
import { useMedia } from "../../../lib/window/use-media.ts";
import type { Animation } from "../../../ui/content/use-animation.ts";
import { ImageLightbox } from "../../../ui/dialog/ImageLightbox.tsx";
import { ImageViewerPanel } from "./ImageViewerPanel.tsx";

interface ImageViewerProps {
  readonly post: Post;
  readonly image: Image;
  readonly animation: Animation;
  readonly onClose: () => void;
}

/** A post's image on a dark background, beside its post from 768 px on (posts.11). */
export function ImageViewer({ post, image, animation, onClose }: ImageViewerProps) {
  const isNarrow = useMedia("(width < 768px)");
  return (
    <ImageLightbox
      title={`Image by ${isolateName(post.author.displayName)}`}
      image={image}
      animation={animation}
      aside={!isNarrow && <ImageViewerPanel postId={post.id} fallback={post} />}
      onClose={onClose}
    />
  );
}
