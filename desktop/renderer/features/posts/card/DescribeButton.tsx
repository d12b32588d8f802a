import { t } from "@lingui/core/macro";
import { useState } from "react";
import type { ListedImage, Post } from "#shared/posts/post-shapes.ts";
import { useSession } from "../../../lib/session/session.ts";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import type { Picture } from "../../../ui/gallery/pictures-of.ts";

const loadDialog = () => import("../dialogs/DescribeDialog.tsx");

interface DescribeButtonProps {
  readonly post: Pick<Post, "id" | "author">;
  readonly pictures: readonly Picture[];
  readonly className: string;
}

/** Opens the descriptions of pictures of the member's own post; of others' it shows nothing. */
export function DescribeButton({ post, pictures, className }: DescribeButtonProps) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (user?.id !== post.author.id || pictures.length === 0 || !pictures.every(hasId)) return null;
  const [only, ...more] = pictures;
  const title = more.length > 0
    ? t`Edit descriptions`
    : only?.alt
    ? t`Edit description`
    : t`Describe the image`;
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>{title}</button>
      {isOpen && (
        <LazyOverlay load={loadDialog} onClose={close}>
          {({ DescribeDialog }) => (
            <DescribeDialog title={title} postId={post.id} pictures={pictures} onClose={close} />
          )}
        </LazyOverlay>
      )}
    </>
  );
}

/** False for what a release with one picture a post sent, which cannot describe it later. */
function hasId(picture: Picture): picture is ListedImage {
  return picture.id !== undefined;
}
