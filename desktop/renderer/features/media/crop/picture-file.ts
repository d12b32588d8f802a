import { t } from "@lingui/core/macro";
import { profileImageBytes } from "#shared/account/profile-contract.ts";
import { describeHeicInForm, detectImageKind } from "../../../ui/composer/detect-image-kind.ts";

/** The most pixels that the server decodes (media.2). */
const mostPixels = 40_000_000;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Why a file cannot be a profile picture; null when it can (members.4). Its first bytes say what it
 * is and how large, so that a huge picture is never decoded here.
 */
export async function findPictureProblem(file: File): Promise<string | null> {
  if ((await detectImageKind(file)).kind === "heic") return describeHeicInForm(file.name);
  if (file.size > profileImageBytes) return t`Image must be smaller than 5MB`;
  const size = pictureSize(new DataView(await file.arrayBuffer()));
  if (!size) return t`Invalid File Type. Please select a JPG, PNG, or GIF image.`;
  if (size.width * size.height > mostPixels) {
    return t`This image has too many pixels. Please choose one of at most 40 megapixels.`;
  }
  return size.width * size.height > 0 ? null : unreadable;
}

export const unreadable = t`This image could not be read. Please choose another one.`;

/** Where the browser returns noise for what a page draws (`isCanvasTrue`). */
export const cannotDraw =
  t`Your browser protects you from being recognised by changing what pages draw, so a picture would become stripes. Allow this site to use canvas data, then choose it again.`;

/** Width and height as a PNG, GIF or JPEG states them; null for anything else. */
function pictureSize(bytes: DataView): Size | null {
  try {
    if (bytes.getUint32(0) === 0x89504e47) return { width: bytes.getUint32(16), height: bytes.getUint32(20) };
    if (bytes.getUint32(0) === 0x47494638) {
      return { width: bytes.getUint16(6, true), height: bytes.getUint16(8, true) };
    }
    return bytes.getUint16(0) === 0xffd8 ? jpegSize(bytes) : null;
  } catch {
    // The file is shorter than its format's header.
    return null;
  }
}

/** The frame header follows a chain of segments, each with its length. */
function jpegSize(bytes: DataView): Size {
  let at = nextMarker(bytes, 2);
  while (!isFrameHeader(bytes.getUint16(at))) at = nextMarker(bytes, at + 2 + bytes.getUint16(at + 2));
  return { width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5) };
}

/** Like decoders, skips padding, and bytes that belong to no segment. */
function nextMarker(bytes: DataView, from: number): number {
  let at = from;
  while (bytes.getUint8(at) !== 0xff || [0, 0xff].includes(bytes.getUint8(at + 1))) at += 1;
  return at;
}

/** SOF0 to SOF15, without the three markers of that range with another meaning. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
}
