import { t } from "@lingui/core/macro";
import { postLimits } from "#shared/posts/post-limits.ts";
import { type ChosenPhoto, validateImageFile } from "../../ui/composer/validate-image-file.ts";

const texts = {
  notAnImage: { title: t`Not an image`, description: t`Please select a photo: JPEG, PNG, WebP or GIF` },
  tooLarge: (megabytes: number) => ({
    title: t`File too large`,
    description: t`Please select an image smaller than ${megabytes}MB`,
  }),
};

/** A chosen file as a picture of a post or comment, or why it is none, as a toast. */
export async function takePhoto(file: File): Promise<ChosenPhoto> {
  return await validateImageFile(file, postLimits.imageBytes, texts);
}
