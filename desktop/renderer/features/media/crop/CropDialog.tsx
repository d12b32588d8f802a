import { type KeyboardEvent, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { type CropArea, cropPicture } from "./crop-picture.ts";
import { profileImageBytes } from "#shared/account/profile-contract.ts";
import { describeHeicInForm, detectImageKind } from "../../../ui/composer/detect-image-kind.ts";

const mostZoom = 4;
const zoomStep = 0.1;

interface CropDialogProps {
  readonly file: File;
  /** Its object URL. */
  readonly url: string;
  readonly isAnimated: boolean;
  readonly onCropped: (picture: File) => void;
  readonly onFailed: (message: string) => void;
  readonly onClose: () => void;
}

/** Chooses the square of a picture: by dragging and pinching, or with the arrow keys, + and −. */
export function CropDialog({ file, url, isAnimated, onCropped, onFailed, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<{ readonly percent: CropArea; readonly pixels: CropArea } | null>(null);
  const [isPending, setPending] = useState(false);
  const zoomBy = (change: number) =>
    setZoom((now) => Math.min(mostZoom, Math.max(1, Number((now + change).toFixed(2)))));
  const keepCrop = async () => {
    if (!area) return;
    setPending(true);
    await cropPicture({ file, url }, area.pixels).then(onCropped, () => onFailed(unreadable));
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Crop your picture"
      description={`Drag the picture, or move it with the arrow keys. Zoom with + and −.${
        isAnimated ? " An animation becomes a still picture." : ""
      }`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>Cancel</Button>
          <Button disabled={!area} isLoading={isPending} onClick={() => void keepCrop()}>Use picture</Button>
        </>
      }
    >
      <div
        role="presentation"
        className="relative h-[min(20rem,42dvh)] overflow-hidden rounded-control bg-wash"
        onKeyDown={(event) => zoomByKey(event, zoomBy)}
      >
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={mostZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          objectFit="contain"
          keyboardStep={8}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(percent, pixels) => setArea({ percent, pixels })}
          mediaProps={{ onError: () => onFailed(unreadable) }}
          cropperProps={{ role: "application", "aria-label": "Picture: arrow keys move it, + and − zoom" }}
        />
      </div>
      <div className="mt-4 flex items-center gap-5">
        <label className="flex min-w-0 flex-1 flex-col gap-1.5 text-meta font-semibold text-ink">
          Zoom
          <input
            type="range"
            min={1}
            max={mostZoom}
            step={zoomStep / 2}
            value={zoom}
            aria-valuetext={`${Math.round(zoom * 100)}%`}
            onChange={(event) => setZoom(Number(event.target.value))}
            className="h-6 w-full cursor-pointer accent-brand pointer-coarse:h-11"
          />
        </label>
        <Preview url={url} area={area?.percent} />
      </div>
    </Dialog>
  );
}

function zoomByKey(event: KeyboardEvent, zoomBy: (change: number) => void): void {
  // On some keyboards + is the shifted =.
  if (event.key === "+" || event.key === "=") zoomBy(zoomStep);
  else if (event.key === "-") zoomBy(-zoomStep);
  else return;
  event.preventDefault();
}

/** A preview of the picture as others will see it. */
function Preview({ url, area }: { readonly url: string; readonly area: CropArea | undefined }) {
  return (
    <div className="relative size-20 shrink-0 overflow-hidden rounded-full border border-hairline bg-wash">
      {area && (
        <img
          src={url}
          alt="Preview"
          className="absolute max-w-none"
          style={{
            width: `${10_000 / area.width}%`,
            height: `${10_000 / area.height}%`,
            left: `${-100 * area.x / area.width}%`,
            top: `${-100 * area.y / area.height}%`,
          }}
        />
      )}
    </div>
  );
}

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
  if (file.size > profileImageBytes) return "Image must be smaller than 5MB";
  const size = pictureSize(new DataView(await file.arrayBuffer()));
  if (!size) return "Invalid File Type. Please select a JPG, PNG, or GIF image.";
  if (size.width * size.height > mostPixels) {
    return "This image has too many pixels. Please choose one of at most 40 megapixels.";
  }
  return size.width * size.height > 0 ? null : unreadable;
}

const unreadable = "This image could not be read. Please choose another one.";

/** Where the browser returns noise for what a page draws (`isCanvasTrue`). */
export const cannotDraw =
  "Your browser protects you from being recognised by changing what pages draw, so a picture would become stripes. Allow this site to use canvas data, then choose it again.";

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
