import { aiMarkXmp } from "#shared/media/ai-mark/digital-source-type.ts";

const xmpName = "http://ns.adobe.com/xap/1.0/\0";

/** A JPEG with XMP which says that a model made it: drawing on a canvas keeps no metadata. */
export function markJpeg(jpeg: Uint8Array<ArrayBuffer>): Blob {
  const content = new TextEncoder().encode(xmpName + aiMarkXmp);
  const length = content.length + 2;
  const header = new Uint8Array([0xff, 0xe1, length >> 8, length & 0xff]);
  // Readers expect the JFIF segment first.
  const hasJfif = jpeg[2] === 0xff && jpeg[3] === 0xe0;
  const at = hasJfif ? 4 + (jpeg[4] ?? 0) * 256 + (jpeg[5] ?? 0) : 2;
  return new Blob([jpeg.subarray(0, at), header, content, jpeg.subarray(at)], { type: "image/jpeg" });
}
