import { t } from "@lingui/core/macro";
import { useObjectUrl } from "../../../lib/window/use-object-url.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { type FileAnimation, useFileAnimation } from "../../../ui/composer/use-file-animation.ts";
import { AnimationMark } from "../../../ui/content/AnimationMark.tsx";
import { PlayButton } from "../../../ui/content/PlayButton.tsx";
import { useAnimation } from "../../../ui/content/use-animation.ts";
import { CircleAlert } from "../../../ui/icons/circle-alert.ts";
import { X } from "../../../ui/icons/x.ts";
import type { ChosenPicture } from "../chosen-pictures.ts";

export interface TileProps {
  readonly picture: ChosenPicture;
  /** From 1. */
  readonly position: number;
  readonly count: number;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
}

interface SmallTileProps extends TileProps {
  readonly isSelected: boolean;
  readonly isDragged: boolean;
  readonly onSelect: () => void;
}

/** One of several pictures: selects it. */
export function SmallTile({ isSelected, isDragged, onSelect, ...tile }: SmallTileProps) {
  const { picture, position, count } = tile;
  const animation = useFileAnimation(picture.file);
  const url = useShownUrl(picture, animation, false);
  const alt = picture.alt.trim();
  return (
    <div
      className={classNames(
        "relative aspect-square overflow-hidden rounded-control border bg-wash",
        isSelected ? "border-brand outline-2 -outline-offset-2 outline-brand" : "border-hairline",
        isDragged && "opacity-60",
      )}
    >
      <button
        type="button"
        data-tile
        aria-pressed={isSelected}
        aria-label={alt
          ? t`Picture ${position} of ${count}: ${alt}`
          : t`Picture ${position} of ${count}, without a description`}
        onClick={onSelect}
        className="block size-full cursor-grab select-none focus-visible:-outline-offset-4 [-webkit-touch-callout:none]"
      >
        {url && (
          <img
            src={url}
            alt=""
            draggable={false}
            decoding="async"
            className="pointer-events-none size-full bg-picture object-cover"
            onError={(event) => (event.currentTarget.hidden = true)}
          />
        )}
        {animation?.isMoving && animation.loss === null && <AnimationMark />}
      </button>
      {alt !== "" && <AltMark />}
      <TileParts {...tile} label={t`Remove picture ${position}`} />
    </div>
  );
}

/** The only picture, as others will see it. */
export function LargeTile(tile: TileProps) {
  const { picture } = tile;
  const animation = useFileAnimation(picture.file);
  const isKept = animation?.isMoving === true && animation.loss === null;
  const { isPlaying, toggle } = useAnimation(isKept);
  const url = useShownUrl(picture, animation, isPlaying);
  return (
    <div className="relative min-h-24 overflow-hidden rounded-control border border-hairline bg-wash">
      {url && (
        <img
          src={url}
          alt={picture.file ? "" : t`Attached to your post`}
          className="mx-auto max-h-96 max-w-full bg-picture object-contain"
          onError={(event) => (event.currentTarget.hidden = true)}
        />
      )}
      {isKept && (
        <PlayButton isPlaying={isPlaying} onToggle={toggle} className="absolute bottom-2 inset-s-2" />
      )}
      <TileParts {...tile} label={t`Remove image`} />
    </div>
  );
}

/** Nothing until it is known whether the picture moves. */
function useShownUrl(
  { file, url }: ChosenPicture,
  animation: FileAnimation | null,
  isPlaying: boolean,
): string | null {
  const objectUrl = useObjectUrl(file);
  if (!file) return url;
  if (!animation) return null;
  return animation.isMoving && !isPlaying && animation.still ? animation.still : objectUrl;
}

/** What stands over the picture: removing it, and its upload. */
function TileParts(
  { picture, position, count, isDisabled, label, onRemove }: TileProps & { readonly label: string },
) {
  const { state, progress } = picture;
  return (
    <>
      {state === "failed" && (
        <span className="absolute inset-s-1 top-1 grid size-7 place-items-center rounded-full bg-danger text-on-danger">
          <CircleAlert size={18} aria-hidden="true" />
        </span>
      )}
      {(state === "waiting" || state === "uploading" || state === "offline") && picture.file && (
        <span className="pointer-events-none absolute inset-x-0 bottom-0 flex bg-float px-2 py-1.5">
          <progress
            aria-label={t`Upload of picture ${position}`}
            value={progress}
            className="h-1.5 w-full accent-brand"
          />
        </span>
      )}
      <IconButton
        label={label}
        icon={<X size={18} aria-hidden="true" />}
        disabled={isDisabled}
        data-tile={count === 1 || undefined}
        onClick={onRemove}
        className={classNames(
          "absolute inset-e-1 top-1 bg-float! text-ink! shadow-float",
          count > 1 && "size-7! pointer-coarse:size-11!",
        )}
      />
    </>
  );
}

/** Says that the picture has a description; its button's name says which. */
function AltMark() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-e-1 bottom-1 rounded-full bg-[rgb(8_12_13/0.72)] px-1.5 text-meta font-semibold text-white"
    >
      {t`ALT`}
    </span>
  );
}
