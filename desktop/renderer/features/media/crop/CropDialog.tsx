import { t } from "@lingui/core/macro";
import { type KeyboardEvent, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { Button } from "../../../ui/button/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { type CropArea, cropPicture } from "./crop-picture.ts";
import { unreadable } from "./picture-file.ts";
import { formatPercent } from "../../../lib/text/format-percent.ts";

const mostZoom = 4;
const zoomStep = 0.1;

/** `mostPixelsWide`: larger than any size that it is shown at. */
const shapes = {
  round: { aspect: 1, mostPixelsWide: 1024, preview: "size-20 rounded-full" },
  wide: { aspect: 3, mostPixelsWide: 1800, preview: "h-12 w-36 rounded-control" },
} as const;

/** How a picture is shown: as a circle, or three times as wide as high. */
export type PictureShape = keyof typeof shapes;

const howTo = t`Drag the picture, or move it with the arrow keys. Zoom with + and −.`;

interface CropDialogProps {
  readonly file: File;
  /** Its object URL. */
  readonly url: string;
  readonly shape: PictureShape;
  readonly isAnimated: boolean;
  readonly onCropped: (picture: File) => void;
  readonly onFailed: (message: string) => void;
  readonly onClose: () => void;
}

/** Chooses the part of a picture that is shown: by dragging and pinching, or by arrows, + and −. */
export function CropDialog(
  { file, url, shape, isAnimated, onCropped, onFailed, onClose }: CropDialogProps,
) {
  const { aspect, mostPixelsWide, preview } = shapes[shape];
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<{ readonly percent: CropArea; readonly pixels: CropArea } | null>(null);
  const [isPending, setPending] = useState(false);
  const zoomBy = (change: number) =>
    setZoom((now) => Math.min(mostZoom, Math.max(1, Number((now + change).toFixed(2)))));
  const keepCrop = async () => {
    if (!area) return;
    setPending(true);
    await cropPicture({ file, url }, area.pixels, mostPixelsWide).then(onCropped, () => onFailed(unreadable));
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Crop your picture`}
      description={isAnimated ? `${howTo} ${t`An animation becomes a still picture.`}` : howTo}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button disabled={!area} isLoading={isPending} onClick={() => void keepCrop()}>
            {t`Use picture`}
          </Button>
        </>
      }
    >
      <div
        role="presentation"
        dir="ltr"
        className="relative h-[min(20rem,42dvh)] overflow-hidden rounded-control bg-wash"
        onKeyDown={(event) => zoomByKey(event, zoomBy)}
      >
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={mostZoom}
          aspect={aspect}
          cropShape={shape === "round" ? "round" : "rect"}
          showGrid={false}
          objectFit="contain"
          keyboardStep={8}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(percent, pixels) => setArea({ percent, pixels })}
          mediaProps={{ onError: () => onFailed(unreadable) }}
          cropperProps={{ role: "application", "aria-label": t`Picture: arrow keys move it, + and − zoom` }}
        />
      </div>
      <div className="mt-4 flex items-center gap-5">
        <ZoomSlider zoom={zoom} onZoom={setZoom} />
        <Preview url={url} area={area?.percent} className={preview} />
      </div>
    </Dialog>
  );
}

function ZoomSlider(
  { zoom, onZoom }: { readonly zoom: number; readonly onZoom: (zoom: number) => void },
) {
  return (
    <label className="flex min-w-0 flex-1 flex-col gap-1.5 text-meta font-semibold text-ink">
      {t`Zoom`}
      <input
        type="range"
        min={1}
        max={mostZoom}
        step={zoomStep / 2}
        value={zoom}
        aria-valuetext={formatPercent(zoom)}
        onChange={(event) => onZoom(Number(event.target.value))}
        className="h-6 w-full cursor-pointer accent-brand pointer-coarse:h-11"
      />
    </label>
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
function Preview({ url, area, className }: {
  readonly url: string;
  readonly area: CropArea | undefined;
  readonly className: string;
}) {
  return (
    <div
      className={classNames("relative shrink-0 overflow-hidden border border-hairline bg-wash", className)}
    >
      {area && (
        <img
          src={url}
          alt={t`Preview`}
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
