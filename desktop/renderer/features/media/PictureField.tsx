import { t } from "@lingui/core/macro";
import { useId, useRef, useState } from "react";
import { isCanvasTrue } from "../../lib/browser/is-canvas-true.ts";
import { useObjectUrl } from "../../lib/window/use-object-url.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Avatar, type AvatarMember } from "../../ui/content/Avatar.tsx";
import { LazyOverlay } from "../../ui/dialog/LazyOverlay.tsx";
import { CoverPicture } from "../../ui/content/CoverPicture.tsx";
import { HiddenFileInput } from "../../ui/form/HiddenFileInput.tsx";
import type { PictureShape } from "./crop/CropDialog.tsx";
import { cannotDraw, findPictureProblem } from "./crop/picture-file.ts";

const loadCrop = () => import("./crop/CropDialog.tsx");

/** A new picture, null to remove it, or undefined to keep it. */
export type NewPicture = File | null | undefined;

interface PictureFieldProps {
  readonly user: AvatarMember & { readonly coverImageUrl?: string | null };
  /** The profile picture, or the one over it. */
  readonly shape?: PictureShape;
  readonly picture: NewPicture;
  /** Why the last picture was refused, here or by the server. */
  readonly error: string | null;
  /** How much of it is uploaded, from 0 to 1; null without an upload. */
  readonly progress: number | null;
  readonly isDisabled: boolean;
  readonly onChange: (picture: NewPicture) => void;
  readonly onError: (message: string | null) => void;
}

/** The profile picture or the cover picture: choose, crop, remove (members.4, members.17). */
export function PictureField(
  { user, shape = "round", picture, error, progress, isDisabled, onChange, onError }: PictureFieldProps,
) {
  const current = (shape === "wide" ? user.coverImageUrl : user.profileImageUrl) ?? null;
  const id = useId();
  const shown = useObjectUrl(picture);
  const [cropping, setCropping] = useState<File | null>(null);
  const close = () => setCropping(null);
  const change = (next: NewPicture) => {
    onError(null);
    onChange(next);
  };
  const choose = async (file: File) => {
    const problem = isCanvasTrue() ? await findPictureProblem(file) : cannotDraw;
    onError(problem);
    if (!problem) setCropping(file);
  };
  const next = picture === undefined ? current : shown;
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex flex-wrap items-center gap-4">
      {shape === "round"
        ? (
          <span key={next}>
            <Avatar member={{ ...user, profileImageUrl: next }} size="xl" />
          </span>
        )
        : next && <CoverPicture key={next} url={next} alt="" className="w-full rounded-control" />}
      <div className="flex min-w-0 flex-col items-start gap-2">
        <p id={`${id}-label`} className="text-meta font-semibold text-ink">
          {wordsOf(shape).name}
        </p>
        <PictureButtons
          words={wordsOf(shape)}
          hasPicture={next !== null}
          isNew={picture !== undefined && current !== null}
          isDisabled={isDisabled}
          describedBy={`${id}-hint ${id}-error`}
          onChoose={(file) => void choose(file)}
          onRemove={() => change(current ? null : undefined)}
          onUndo={() => change(undefined)}
        />
        <p id={`${id}-hint`} className="text-meta text-quiet">{wordsOf(shape).hint}</p>
        <p id={`${id}-error`} role="alert" className="text-meta font-medium text-danger empty:hidden">
          {error}
        </p>
        {progress !== null && (
          <progress
            aria-label={t`Uploading the picture`}
            value={progress}
            className="h-1.5 w-48 max-w-full accent-brand"
          />
        )}
      </div>
      {cropping && (
        <Cropping
          file={cropping}
          shape={shape}
          onClose={close}
          onFailed={onError}
          onCropped={onChange}
        />
      )}
    </div>
  );
}

interface CroppingProps {
  readonly file: File;
  readonly shape: PictureShape;
  readonly onClose: () => void;
  readonly onFailed: (message: string) => void;
  readonly onCropped: (picture: File) => void;
}

/** Chooses the part of a new picture that is kept. */
function Cropping({ file, shape, onClose, onFailed, onCropped }: CroppingProps) {
  const url = useObjectUrl(file);
  if (!url) return null;
  return (
    <LazyOverlay load={loadCrop} onClose={onClose}>
      {({ CropDialog }) => (
        <CropDialog
          file={file}
          url={url}
          shape={shape}
          isAnimated={file.type === "image/gif"}
          onClose={onClose}
          onFailed={(message) => {
            onClose();
            onFailed(message);
          }}
          onCropped={(cropped) => {
            onClose();
            onCropped(cropped);
          }}
        />
      )}
    </LazyOverlay>
  );
}

function wordsOf(shape: PictureShape) {
  return shape === "round"
    ? {
      name: t`Profile picture`,
      hint: t`Max 5MB. JPG, PNG, or GIF`,
      chooser: t`Choose a profile picture`,
      choose: t`Choose picture`,
      change: t`Change picture`,
      remove: t`Remove picture`,
    }
    : {
      name: t`Cover picture`,
      hint: t`At most 5 MB, as JPG, PNG or GIF. It is shown three times as wide as high.`,
      chooser: t`Choose a cover picture`,
      choose: t`Choose cover picture`,
      change: t`Change cover picture`,
      remove: t`Remove cover picture`,
    };
}

interface PictureButtonsProps {
  readonly words: ReturnType<typeof wordsOf>;
  readonly hasPicture: boolean;
  readonly isNew: boolean;
  readonly isDisabled: boolean;
  readonly describedBy: string;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
  readonly onUndo: () => void;
}

function PictureButtons(
  { words, hasPicture, isNew, isDisabled, describedBy, onChoose, onRemove, onUndo }: PictureButtonsProps,
) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap gap-2">
      <HiddenFileInput
        ref={chooser}
        label={words.chooser}
        accept="image/jpeg,image/png,image/gif"
        onFiles={([file]) => file && onChoose(file)}
      />
      <Button
        size="sm"
        variant="secondary"
        disabled={isDisabled}
        aria-describedby={describedBy}
        onClick={() => chooser.current?.click()}
      >
        {hasPicture ? words.change : words.choose}
      </Button>
      {hasPicture && (
        <Button size="sm" variant="quiet" disabled={isDisabled} onClick={onRemove}>
          {words.remove}
        </Button>
      )}
      {isNew && <Button size="sm" variant="quiet" disabled={isDisabled} onClick={onUndo}>{t`Undo`}</Button>}
    </div>
  );
}
