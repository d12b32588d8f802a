import { t } from "@lingui/core/macro";
import type { Reply } from "#shared/comments/contract.ts";
import { isolateName } from "#shared/isolate-name.ts";
import type { Author } from "#shared/posts/post-shapes.ts";
import { OpenableGallery } from "../../ui/gallery/OpenableGallery.tsx";
import { picturesOf } from "../../ui/gallery/pictures-of.ts";
import { LazyPart } from "../../ui/status/LazyPart.tsx";

const loadHeldImage = () => import("../../ui/content/HeldImage.tsx");

/** Up to four, smaller than a post's (media.14). */
export function CommentPictures({ comment, author }: { readonly comment: Reply; readonly author: Author }) {
  const pictures = picturesOf(comment);
  const displayName = isolateName(author.displayName);
  return (
    <>
      {pictures.length > 0 && (
        <OpenableGallery
          pictures={pictures}
          title={t`Image by ${{ name: displayName }}`}
          label={t`Open image by ${displayName}`}
          className="mt-2 max-h-80 w-full max-w-80 rounded-control border border-hairline"
        />
      )}
      {comment.isImageHeld && (
        <LazyPart
          load={loadHeldImage}
          fallback={<div className="mt-2 h-9" />}
          failure={() => null}
        >
          {({ HeldImage }) => <HeldImage className="mt-2" />}
        </LazyPart>
      )}
    </>
  );
}
