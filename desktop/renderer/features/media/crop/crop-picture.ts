/** The square of a picture to keep, in pixels of the rotated picture. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Larger than any size a profile picture is shown at. */
const mostPixelsWide = 1024;

/**
 * The square of a picture as a file of its own. Rotation by EXIF is applied, since the browser
 * draws the picture as it shows it. Rejects when the picture cannot be decoded.
 */
export async function cropPicture(url: string, { x, y, width, height }: CropArea): Promise<File> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const side = Math.max(1, Math.round(Math.min(width, mostPixelsWide)));
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("This browser cannot draw");
  drawing.imageSmoothingQuality = "high";
  drawing.drawImage(image, x, y, width, height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.92));
  if (!blob) throw new Error("The picture could not be encoded");
  // Browsers that cannot write WebP write PNG.
  return new File([blob], "picture", { type: blob.type });
}
