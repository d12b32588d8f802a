import { t } from "@lingui/core/macro";
import { useId, useRef, useState } from "react";
import { isCanvasTrue } from "../../lib/browser/is-canvas-true.ts";
import { useObjectUrl } from "../../lib/window/use-object-url.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Avatar, type AvatarMember } from "../../ui/content/Avatar.tsx";
import { LazyOverlay } from "../../ui/dialog/LazyOverlay.tsx";
import { HiddenFileInput } from "../../ui/form/HiddenFileInput.tsx";
import { cannotDraw, findPictureProblem } from "./crop/picture-file.ts";

const loadCrop = () => import("./crop/CropDialog.tsx");

/** A new picture, null to remove it, or undefined to keep it. */
export type NewPicture = File | null | undefined;

interface PictureFieldProps {
  readonly user: AvatarMember;
  readonly picture: NewPicture;
  /** Why the last picture was refused, here or by the server. */
  readonly error: string | null;
  /** How much of it is uploaded, from 0 to 1; null without an upload. */
  readonly progress: number | null;
  readonly isDisabled: boolean;
  readonly onChange: (picture: NewPicture) => void;
  readonly onError: (message: string | null) => void;
}

/** The profile picture: choose, crop, remove (members.4). */
export function PictureField(
  { user, picture, error, progress, isDisabled, onChange, onError }: PictureFieldProps,
) {
  const id = useId();
  const shown = useObjectUrl(picture);
  const [cropping, setCropping] = useState<File | null>(null);
  const url = useObjectUrl(cropping);
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
  const profileImageUrl = picture === undefined ? user.profileImageUrl : shown;
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex flex-wrap items-center gap-4">
      <span key={profileImageUrl}>
        <Avatar member={{ ...user, profileImageUrl }} size="xl" />
      </span>
      <div className="flex min-w-0 flex-col items-start gap-2">
        <p id={`${id}-label`} className="text-meta font-semibold text-ink">{t`Profile picture`}</p>
        <PictureButtons
          hasPicture={profileImageUrl !== null}
          isNew={picture !== undefined && user.profileImageUrl !== null}
          isDisabled={isDisabled}
          describedBy={`${id}-hint ${id}-error`}
          onChoose={(file) => void choose(file)}
          onRemove={() => change(user.profileImageUrl ? null : undefined)}
          onUndo={() => change(undefined)}
        />
        <p id={`${id}-hint`} className="text-meta text-quiet">{t`Max 5MB. JPG, PNG, or GIF`}</p>
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
      {cropping && url && (
        <LazyOverlay load={loadCrop} onClose={close}>
          {({ CropDialog }) => (
            <CropDialog
              file={cropping}
              url={url}
              isAnimated={cropping.type === "image/gif"}
              onClose={close}
              onFailed={(message) => {
                close();
                onError(message);
              }}
              onCropped={(cropped) => {
                close();
                onChange(cropped);
              }}
            />
          )}
        </LazyOverlay>
      )}
    </div>
  );
}

interface PictureButtonsProps {
  readonly hasPicture: boolean;
  readonly isNew: boolean;
  readonly isDisabled: boolean;
  readonly describedBy: string;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
  readonly onUndo: () => void;
}

function PictureButtons(
  { hasPicture, isNew, isDisabled, describedBy, onChoose, onRemove, onUndo }: PictureButtonsProps,
) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap gap-2">
      <HiddenFileInput
        ref={chooser}
        label={t`Choose a profile picture`}
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
        {hasPicture ? t`Change picture` : t`Choose picture`}
      </Button>
      {hasPicture && (
        <Button size="sm" variant="quiet" disabled={isDisabled} onClick={onRemove}>
          {t`Remove picture`}
        </Button>
      )}
      {isNew && <Button size="sm" variant="quiet" disabled={isDisabled} onClick={onUndo}>{t`Undo`}</Button>}
    </div>
  );
}
