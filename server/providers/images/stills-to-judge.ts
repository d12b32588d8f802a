import sharp, { type Sharp } from "sharp";

/** How many stills a picture is judged by at most: a call of the moderator each. */
const mostStills = 5;
/** A part that is three times as high as wide is still seen well. */
const partAspect = 3;
const stillSide = 2048;
const deadlineSeconds = 20;

/** What a stored picture has to be judged by: its frames, or its parts from top to bottom. */
interface Shape {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
}

/** Reads the shape of a stored picture from its header. */
export async function readShape(stored: Uint8Array): Promise<Shape> {
  const { width, height, pageHeight, pages = 1 } = await sharp(stored, { limitInputPixels: false })
    .metadata();
  return { width, height: pageHeight ?? height, frames: pages };
}

/** Whether the picture is judged as it is stored. */
export function isOneStill(shape: Shape): boolean {
  return shape.frames === 1 && partsOf(shape) === 1;
}

/** Cuts the stills out of a stored picture, one after the other. */
export async function cutStills(stored: Uint8Array, shape: Shape): Promise<readonly Uint8Array[]> {
  const stills: Uint8Array[] = [];
  if (shape.frames > 1) {
    for (const page of spreadFrames(shape.frames)) stills.push(await encodeStill(sharp(stored, { page })));
    return stills;
  }
  const parts = partsOf(shape);
  const at = (part: number) => Math.round(part * shape.height / parts);
  for (let part = 0; part < parts; part += 1) {
    const box = { left: 0, top: at(part), width: shape.width, height: at(part + 1) - at(part) };
    stills.push(await encodeStill(sharp(stored).extract(box)));
  }
  return stills;
}

/** The first frame, the last one, and those evenly between. */
export function spreadFrames(frames: number): number[] {
  if (frames <= mostStills) return Array.from({ length: frames }, (_, index) => index);
  return Array.from(
    { length: mostStills },
    (_, index) => Math.round(index * (frames - 1) / (mostStills - 1)),
  );
}

function partsOf({ width, height }: Shape): number {
  return Math.min(mostStills, Math.ceil(height / (partAspect * width)));
}

async function encodeStill(picture: Sharp): Promise<Uint8Array> {
  return await picture.timeout({ seconds: deadlineSeconds })
    .resize(stillSide, stillSide, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80, effort: 1 })
    .toBuffer();
}
