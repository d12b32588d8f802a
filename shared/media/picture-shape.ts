interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture this much higher than wide is tall, like the screenshot of a phone (media.7). */
const tallFrom = 2;

/** The aspect ratio that is shown of a tall picture's top, in lists and as its thumbnail. */
export const tallCropAspect = 4 / 5;

/** Whether lists show the top of a picture only, and viewers begin with its full width. */
export function isTall({ width, height }: Size): boolean {
  return height >= tallFrom * width;
}
