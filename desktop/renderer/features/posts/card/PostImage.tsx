import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Image, Post } from "#shared/posts/shapes.ts";
import { OpenedPart } from "../../../ui/dialog/OpenedPart.tsx";
import { StoredImage } from "../../../ui/content/StoredImage.tsx";
import { noteAct } from "../../promotions/note-act.ts";
import { imageBox } from "./image-box.ts";

const loadViewer = () => import("./ImageViewer.tsx");

interface PostImageProps {
  readonly post: Post;
  readonly image: Image;
}

/** A post's image in a box of its own shape, within reason; a click shows all of it, with the post beside it. */
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
        style={{ aspectRatio: imageBox(image) }}
        onClick={() => {
          setOpen(true);
          noteAct(client, post.id, "imageClick");
        }}
        onPointerEnter={() => void loadViewer().catch(() => undefined)}
      >
        <StoredImage image={image} className="size-full object-cover" />
      </button>
      {isOpen && (
        <OpenedPart load={loadViewer} onClose={close}>
          {({ ImageViewer }) => <ImageViewer post={post} image={image} onClose={close} />}
        </OpenedPart>
      )}
    </>
  );
}
