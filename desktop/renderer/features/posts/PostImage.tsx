import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { Image, Post } from "#shared/posts/shapes.ts";
import { StoredImage } from "../../ui/StoredImage.tsx";
import { noteAct } from "../promotions/note-act.ts";
import { imageBox } from "./image-box.ts";

const loadViewer = () => import("./ImageViewer.tsx");
const ImageViewer = lazy(() => loadViewer().then((module) => ({ default: module.ImageViewer })));

interface PostImageProps {
  readonly post: Post;
  readonly image: Image;
}

/** A post's image in a box of its own shape, within reason; a click shows all of it, with the post beside it. */
export function PostImage({ post, image }: PostImageProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
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
        onPointerEnter={() => void loadViewer()}
      >
        <StoredImage image={image} className="size-full object-cover" />
      </button>
      {isOpen && (
        <Suspense>
          <ImageViewer post={post} image={image} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
