import sharp, { type Sharp } from "sharp";

/** How many frames, or parts of one picture, are judged at most: a call of the moderator each. */
const mostStills = 5;
/** The same for a tall animation, whose frames are cut into parts too. */
const mostStillsOfTallAnimation = 15;
/** A part that is three times as high as wide is still seen well. */
const partAspect = 3;
const stillSide = 2048;
const deadlineSeconds = 20;
/** Browsers show shorter delays as a tenth of a second. */
const [shortestDelayMs, usualDelayMs] = [11, 100];

/**
 * The parts by which a stored picture has to be judged: its frames, and its parts from top to
 * bottom.
 */
interface Shape {
  readonly width: number;
  readonly height: number;
  /** How long each frame is shown. */
  readonly delays: readonly number[];
}

/** Reads the shape of a stored picture from its header. */
export async function readShape(stored: Uint8Array): Promise<Shape> {
  const { width, height, pageHeight, pages = 1, delay = [] } = await sharp(stored, {
    limitInputPixels: false,
  }).metadata();
  const delays = Array.from({ length: pages }, (_, page) => {
    const given = delay[page] ?? 0;
    return given < shortestDelayMs ? usualDelayMs : given;
  });
  return { width, height: pageHeight ?? height, delays };
}

/** Whether the picture is judged as it is stored. */
export function isOneStill(shape: Shape): boolean {
  return shape.delays.length === 1 && partsOf(shape) === 1 &&
    Math.max(shape.width, shape.height) <= stillSide;
}

/** Cuts the stills out of a stored picture, one after the other, until the signal. */
export async function cutStills(
  stored: Uint8Array,
  shape: Shape,
  signal?: AbortSignal,
): Promise<readonly Uint8Array[]> {
  const parts = partsOf(shape);
  const frames = Math.min(mostStills, Math.floor(mostStillsOfTallAnimation / parts));
  const at = (part: number) => Math.round(part * shape.height / parts);
  const stills: Uint8Array[] = [];
  for (const page of chooseFrames(shape.delays, frames)) {
    for (let part = 0; part < parts; part += 1) {
      signal?.throwIfAborted();
      const box = { left: 0, top: at(part), width: shape.width, height: at(part + 1) - at(part) };
      stills.push(await encodeStill(sharp(stored, { page }).extract(box)));
    }
  }
  return stills;
}

/**
 * The first frame, which is the thumbnail, the longest-lasting and the last one; then again and
 * again the one in the middle of the longest time of which none is chosen. By time and not by
 * number, so that many short frames hide no long one.
 */
export function chooseFrames(delays: readonly number[], most: number): number[] {
  const last = delays.length - 1;
  const chosen = new Set([0, delays.indexOf(Math.max(...delays)), last].slice(0, most));
  while (chosen.size < Math.min(most, delays.length)) chosen.add(middleOfLongestGap(delays, chosen));
  return [...chosen].sort((one, other) => one - other);
}

function middleOfLongestGap(delays: readonly number[], chosen: ReadonlySet<number>): number {
  let longest = { ms: 0, middle: 0 };
  for (let from = 0; from < delays.length; from += 1) {
    let to = from;
    while (to < delays.length && !chosen.has(to)) to += 1;
    const gap = delays.slice(from, to);
    const ms = gap.reduce((sum, delay) => sum + delay, 0);
    if (ms > longest.ms) longest = { ms, middle: from + frameAt(gap, ms / 2) };
    from = to;
  }
  return longest.middle;
}

/** The frame that is shown at a moment. */
function frameAt(delays: readonly number[], momentMs: number): number {
  let shownUntil = 0;
  return delays.findIndex((delay) => (shownUntil += delay) >= momentMs);
}

function partsOf({ width, height }: Pick<Shape, "width" | "height">): number {
  return Math.min(mostStills, Math.ceil(height / (partAspect * width)));
}

async function encodeStill(picture: Sharp): Promise<Uint8Array> {
  return await picture.timeout({ seconds: deadlineSeconds })
    .resize(stillSide, stillSide, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80, effort: 1 })
    .toBuffer();
}
