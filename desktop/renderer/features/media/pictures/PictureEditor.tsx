import { t } from "@lingui/core/macro";
import { useEffect, useRef, useState } from "react";
import { isCanvasTrue } from "../../../lib/browser/is-canvas-true.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { ImageDescription } from "../../../ui/composer/ImageDescription.tsx";
import { useFileAnimation } from "../../../ui/composer/use-file-animation.ts";
import { MadeWithAi } from "../../../ui/content/MadeWithAi.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import { ArrowLeft } from "../../../ui/icons/arrow-left.ts";
import { ArrowRight } from "../../../ui/icons/arrow-right.ts";
import { EyeOff } from "../../../ui/icons/eye-off.ts";
import type { ChosenPicture } from "../chosen-pictures.ts";
import { cannotDraw } from "../crop/picture-file.ts";
import type { PicturesControl } from "../use-pictures.ts";

const loadCover = () => import("../cover/CoverDialog.tsx");

interface PictureEditorProps {
  readonly control: PicturesControl;
  readonly picture: ChosenPicture;
  readonly altLength: number;
  readonly rows: number;
  readonly isDisabled: boolean;
}

/** The description of the selected picture, and what else can be done with it. */
export function PictureEditor({ control, picture, altLength, rows, isDisabled }: PictureEditorProps) {
  const { id, alt, file, isFromAi } = picture;
  const { pictures, selected, move, describe, replace } = control;
  const field = useRef<HTMLTextAreaElement>(null);
  const focused = useRef(selected.times);
  useEffect(() => {
    if (selected.times !== focused.current) field.current?.focus();
    focused.current = selected.times;
  }, [selected.times]);
  const place = pictures.indexOf(picture);
  return (
    <div className="space-y-2">
      <ImageDescription
        ref={field}
        alt={alt}
        rows={rows}
        maxLength={altLength}
        isDisabled={isDisabled}
        onAltChange={(next) => describe(id, next)}
      />
      {isFromAi && <MadeWithAi />}
      <div className="-ms-3.5 flex flex-wrap gap-1">
        {pictures.length > 1 && (
          <>
            <MoveButton
              label={t`Move earlier`}
              icon={<ArrowLeft size={16} aria-hidden="true" />}
              isEnd={place === 0}
              isDisabled={isDisabled}
              onMove={() => move(id, place - 1)}
            />
            <MoveButton
              label={t`Move later`}
              icon={<ArrowRight size={16} aria-hidden="true" />}
              isEnd={place === pictures.length - 1}
              isDisabled={isDisabled}
              onMove={() => move(id, place + 1)}
            />
          </>
        )}
        {file && (
          <CoverButton
            key={id}
            file={file}
            maxBytes={control.maxBytes}
            isDisabled={isDisabled}
            onCovered={(next) => replace(id, next)}
          />
        )}
      </div>
    </div>
  );
}

interface MoveButtonProps {
  readonly label: string;
  readonly icon: Elements;
  readonly isEnd: boolean;
  readonly isDisabled: boolean;
  readonly onMove: () => void;
}

/** Keeps the focus at an end, where a disabled button would lose it. */
function MoveButton({ label, icon, isEnd, isDisabled, onMove }: MoveButtonProps) {
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={icon}
      disabled={isDisabled}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onMove()}
    >
      {label}
    </Button>
  );
}

interface CoverButtonProps {
  readonly file: File;
  readonly maxBytes: number;
  readonly isDisabled: boolean;
  readonly onCovered: (file: File) => void;
}

/** Not for animations: a canvas keeps one frame. */
function CoverButton({ file, maxBytes, isDisabled, onCovered }: CoverButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const animation = useFileAnimation(file);
  if (animation?.isMoving !== false) return null;
  const close = () => setOpen(false);
  const open = () => {
    if (isCanvasTrue()) setOpen(true);
    else toast({ title: t`Error`, description: cannotDraw, tone: "danger" });
  };
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<EyeOff size={16} aria-hidden="true" />}
        disabled={isDisabled}
        onClick={open}
      >
        {t`Cover a face or name`}
      </Button>
      {isOpen && (
        <LazyOverlay load={loadCover} onClose={close}>
          {({ CoverDialog }) => (
            <CoverDialog
              file={file}
              maxBytes={maxBytes}
              onClose={close}
              onCovered={(covered) => {
                close();
                onCovered(covered);
              }}
            />
          )}
        </LazyOverlay>
      )}
    </>
  );
}
