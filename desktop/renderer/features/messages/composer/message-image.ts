import { t } from "@lingui/core/macro";
import { useEffect, useRef } from "react";
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

/** Returns a function that returns the image's size, which is measured as soon as it is chosen. */
export function useImageSize(image: File | null): () => { width: number; height: number } {
  const size = useRef(unknownSize);
  useEffect(() => {
    let isOther = false;
    size.current = unknownSize;
    if (image) void measure(image).then((found) => isOther || (size.current = found));
    return () => {
      isOther = true;
    };
  }, [image]);
  return () => size.current;
}

async function measure(image: File): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(image).catch(() => null);
  const { width, height } = bitmap ?? unknownSize;
  bitmap?.close();
  return { width, height };
}
