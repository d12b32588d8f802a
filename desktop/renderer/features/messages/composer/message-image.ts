import { t } from "@lingui/core/macro";
import { useEffect } from "react";
import { messageLimits } from "#shared/messages/rules.ts";
import { type ChosenPhoto, validateImageFile } from "../../../ui/composer/validate-image-file.ts";

const texts = {
  notAnImage: { title: t`Invalid File Type`, description: t`Please select an image file` },
  tooLarge: (megabytes: number) => ({
    title: t`File Too Large`,
    description: t`Image must be smaller than ${megabytes}MB`,
  }),
};

/** A file as an image to send, or why it cannot be sent, as a toast. */
export async function takeMessageImage(file: File): Promise<ChosenPhoto> {
  return await validateImageFile(file, messageLimits.imageBytes, texts);
}

/** The assumed size of an image that the browser cannot read, but the server may. */
const unknownSize = { width: 640, height: 480 };

const sizes = new WeakMap<File, Size>();

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns a function that returns a picture's size; each is measured as soon as it is chosen. */
export function useImageSizes(
  pictures: readonly { readonly file: File | null }[],
): (file: File | null) => Size {
  useEffect(() => {
    for (const { file } of pictures) {
      if (!file || sizes.has(file)) continue;
      sizes.set(file, unknownSize);
      void measure(file).then((size) => sizes.set(file, size));
    }
  }, [pictures]);
  return (file) => (file && sizes.get(file)) ?? unknownSize;
}

async function measure(image: File): Promise<Size> {
  const bitmap = await createImageBitmap(image).catch(() => null);
  const { width, height } = bitmap ?? unknownSize;
  bitmap?.close();
  return { width, height };
}
