import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { Post } from "#shared/posts/post-shapes.ts";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import { PictureGallery } from "../../../ui/gallery/PictureGallery.tsx";
import { picturesOf } from "../../../ui/gallery/pictures-of.ts";
import { trackPromotionEvent } from "../../promotions/track-promotion-event.ts";
import { loadImageViewer } from "../lazy-post-parts.ts";

/** A post's pictures, if it has some; a click opens the viewer (posts.11). */
export function PostPictures({ post }: { readonly post: Post }) {
  const client = useQueryClient();
  const pictures = picturesOf(post);
  if (pictures.length === 0) return null;
  const { displayName } = post.author;
  return (
    <PictureGallery
      pictures={pictures}
      name={t`Pictures by ${displayName}`}
      label={t`Open image by ${displayName}`}
      className="mt-3 max-h-140 w-full rounded-control border border-hairline"
      onOpen={() => trackPromotionEvent(client, post.id, "imageClick")}
      onApproach={() => void loadImageViewer().catch(() => undefined)}
      viewer={({ at, animation, close }) => (
        <LazyOverlay load={loadImageViewer} onClose={close}>
          {({ ImageViewer }) => <ImageViewer post={post} first={at} animation={animation} onClose={close} />}
        </LazyOverlay>
      )}
    />
  );
}
