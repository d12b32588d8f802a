import type { CSSProperties } from "react";
import { LazyOverlay } from "../dialog/LazyOverlay.tsx";
import { PictureGallery } from "./PictureGallery.tsx";
import type { Picture } from "./pictures-of.ts";

const loadLightbox = () => import("../dialog/ImageLightbox.tsx");

interface OpenableGalleryProps {
  readonly pictures: readonly Picture[];
  /** The title of an opened picture, and the name of several. */
  readonly title: string;
  /** Names the button of a single picture without a description. */
  readonly label: string;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** Pictures that a click opens on a dark ground, without a post beside them. */
export function OpenableGallery({ title, ...gallery }: OpenableGalleryProps) {
  return (
    <PictureGallery
      {...gallery}
      name={title}
      isEager
      viewer={({ at, animation, close }) => (
        <LazyOverlay load={loadLightbox} onClose={close}>
          {({ ImageLightbox }) => (
            <ImageLightbox
              title={title}
              pictures={gallery.pictures}
              first={at}
              animation={animation}
              onClose={close}
            />
          )}
        </LazyOverlay>
      )}
    />
  );
}
