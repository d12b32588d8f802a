import { Link } from "@tanstack/react-router";
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
  /** True where the post is not behind the viewer: a narrow one, without its panel, links to it. */
  readonly linksToPost?: boolean;
  readonly onClose: () => void;
}

/** A post's image on a dark background, beside its post from 768 px on (posts.11). */
export function ImageViewer({ post, image, animation, linksToPost = false, onClose }: ImageViewerProps) {
  const isNarrow = useMedia("(width < 768px)");
  return (
    <ImageLightbox
      title={`Image by ${isolateName(post.author.displayName)}`}
      image={image}
      animation={animation}
      link={isNarrow && linksToPost && (
        <Link
          to="/post/$postId"
          params={{ postId: post.id }}
          className="inline-flex min-h-11 items-center font-semibold text-white underline"
        >
          See the post
        </Link>
      )}
      aside={!isNarrow && <ImageViewerPanel postId={post.id} fallback={post} />}
      onClose={onClose}
    />
  );
}
