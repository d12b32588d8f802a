import { type Scene, sketch } from "../../community/pictures/paint.ts";
import { createSeededRandom } from "../../community/random.ts";

const words: readonly [RegExp, Scene][] = [
  [/\b(sea|ocean|beach|lake|water|river|coast|boat|wave\w*|swim\w*)\b/i, "sea"],
  [/\b(tree\w*|forest|wood\w*|garden|park|leaf|leaves|jungle|plant\w*)\b/i, "forest"],
  [/\b(abstract|colou?r\w*|pattern|shape\w*|art|paint\w*)\b/i, "colours"],
];

/** The size that the product asks for. */
const size = [1024, 1024] as const;

/** A landscape that fits the words a little, as a JPEG; the same for the same words. */
export async function drawPicture(prompt: string): Promise<Uint8Array> {
  const scene = words.find(([pattern]) => pattern.test(prompt))?.[1] ?? "hills";
  return await sketch(createSeededRandom(hash(prompt)), scene, size).paint();
}

/** FNV-1a. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}
