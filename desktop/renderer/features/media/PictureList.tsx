import { t } from "@lingui/core/macro";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { AnimationLoss } from "../../ui/composer/AnimationLoss.tsx";
import { useFileAnimation } from "../../ui/composer/use-file-animation.ts";
import { type ChosenPicture, movePicture } from "./chosen-pictures.ts";
import { PictureEditor } from "./pictures/PictureEditor.tsx";
import { LargeTile, SmallTile } from "./pictures/PictureTile.tsx";
import { useDragOrder } from "./pictures/use-drag-order.ts";
import type { PicturesControl } from "./use-pictures.ts";

interface PictureListProps {
  readonly control: PicturesControl;
  readonly altLength: number;
  readonly isDisabled: boolean;
  /** In a narrow composer: a row of small pictures, also for a single one. */
  readonly isCompact?: boolean;
  readonly className?: string;
}

/**
 * The pictures of a composer in their order, with the description and the actions of the selected
 * one. Shows nothing without pictures.
 */
export function PictureList(
  { control, altLength, isDisabled, isCompact = false, className }: PictureListProps,
) {
  const { pictures, selected, isKept } = control;
  const { group, remove } = useRemoving(control);
  const picture = pictures.find(({ id }) => id === selected.id) ?? pictures[0];
  if (!picture) return null;
  const isSingle = pictures.length === 1 && !isCompact;
  const notes = pictures.map((one, at) => (
    <PictureNotes
      key={one.id}
      picture={one}
      position={pictures.length > 1 ? at + 1 : null}
      isDisabled={isDisabled}
      onRetry={() => control.retry(one.id)}
    />
  ));
  return (
    <div ref={group} role="group" aria-label={t`Pictures`} className={classNames("space-y-3", className)}>
      {isSingle
        ? (
          <LargeTile
            picture={picture}
            position={1}
            count={1}
            isDisabled={isDisabled}
            onRemove={() => remove(picture.id)}
          />
        )
        : (
          <Tiles
            control={control}
            shownId={picture.id}
            isDisabled={isDisabled}
            isCompact={isCompact}
            onRemove={remove}
          />
        )}
      <UploadStatus pictures={pictures} />
      {notes}
      {!isKept && (
        <p className="text-meta text-quiet">
          {pictures.length === 1
            ? t`This browser cannot keep the photo with your draft. After a reload, please choose it again.`
            : t`This browser cannot keep the photos with your draft. After a reload, please choose them again.`}
        </p>
      )}
      <PictureEditor
        control={control}
        picture={picture}
        altLength={altLength}
        rows={isCompact ? 1 : 2}
        isDisabled={isDisabled}
      />
    </div>
  );
}

/** Removes a picture; the focus goes to the one that takes its place. */
function useRemoving({ pictures, remove }: PicturesControl) {
  const group = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number | null>(null);
  useEffect(() => {
    const at = removedAt.current;
    removedAt.current = null;
    const tiles = [...group.current?.querySelectorAll<HTMLElement>("[data-tile]") ?? []];
    if (at !== null) tiles[Math.min(at, tiles.length - 1)]?.focus();
  }, [pictures.length]);
  return {
    group,
    remove: (id: string) => {
      removedAt.current = pictures.findIndex((picture) => picture.id === id);
      remove(id);
    },
  };
}

interface TilesProps {
  readonly control: PicturesControl;
  readonly shownId: string;
  readonly isDisabled: boolean;
  readonly isCompact: boolean;
  readonly onRemove: (id: string) => void;
}

function Tiles({ control, shownId, isDisabled, isCompact, onRemove }: TilesProps) {
  const { pictures, select, move } = control;
  const list = useRef<HTMLUListElement>(null);
  const { dragged, wasDrag, handlersOf } = useDragOrder(list, isDisabled, move);
  const shown = dragged ? movePicture(pictures, dragged.id, dragged.place) : pictures;
  return (
    <ul
      ref={list}
      className={isCompact
        ? "flex gap-2 overflow-x-auto p-1 [&>li]:w-24 [&>li]:shrink-0"
        : "grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2"}
    >
      {shown.map((picture, at) => (
        <li key={picture.id} data-picture={picture.id} {...handlersOf(picture.id)}>
          <SmallTile
            picture={picture}
            position={at + 1}
            count={shown.length}
            isSelected={picture.id === shownId}
            isDragged={picture.id === dragged?.id}
            isDisabled={isDisabled}
            onSelect={() => wasDrag() || select(picture.id)}
            onRemove={() => onRemove(picture.id)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Says once that pictures are uploaded, that they wait, and that they are ready. */
function UploadStatus({ pictures }: { readonly pictures: readonly ChosenPicture[] }) {
  const [wasBusy, setWasBusy] = useState(false);
  const isOffline = pictures.some(({ state }) => state === "offline");
  const isBusy = pictures.some(({ state, file }) => file !== null && state !== "done" && state !== "failed");
  const isOne = pictures.length === 1;
  if (isBusy && !wasBusy) setWasBusy(true);
  const text = isOffline
    ? t`No connection. The upload goes on by itself once it is back.`
    : isBusy
    ? (isOne ? t`Uploading the picture` : t`Uploading the pictures`)
    : wasBusy && pictures.every(({ state }) => state === "done")
    ? (isOne ? t`The picture is uploaded.` : t`All pictures are uploaded.`)
    : "";
  return <p role="status" className={isOffline ? "text-meta text-quiet" : "sr-only"}>{text}</p>;
}

interface PictureNotesProps {
  readonly picture: ChosenPicture;
  /** From 1; null for the only picture. */
  readonly position: number | null;
  readonly isDisabled: boolean;
  readonly onRetry: () => void;
}

/** Why a picture is not uploaded, and what becomes of an animation. */
function PictureNotes({ picture, position, isDisabled, onRetry }: PictureNotesProps) {
  const animation = useFileAnimation(picture.file);
  const loss = animation?.loss ?? null;
  const { failure } = picture;
  const ofPicture = (note: string) => (position === null ? note : t`Picture ${position}: ${note}`);
  return (
    <>
      {failure !== null && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p role="alert" className="min-w-0 flex-1 basis-48 text-meta font-medium text-danger">
            {ofPicture(failure)}
          </p>
          <Button size="sm" variant="secondary" disabled={isDisabled} onClick={onRetry}>{t`Retry`}</Button>
        </div>
      )}
      <AnimationLoss loss={loss && ofPicture(loss)} />
    </>
  );
}
