import { t } from "@lingui/core/macro";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { toast } from "../../../lib/announce/toast.ts";
import { useObjectUrl } from "../../../lib/window/use-object-url.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { Plus } from "../../../ui/icons/plus.ts";
import { Undo2 } from "../../../ui/icons/undo-2.ts";
import { Spinner } from "../../../ui/status/Spinner.tsx";
import { unreadable } from "../crop/picture-file.ts";
import { CoverArea } from "./CoverArea.tsx";
import { drawPicture, toCoveredFile } from "./cover-picture.ts";
import type { CoverStyle } from "./cover-pixels.ts";
import { useBoxes } from "./use-boxes.ts";

interface CoverDialogProps {
  readonly file: File;
  readonly maxBytes: number;
  readonly onCovered: (file: File) => void;
  readonly onClose: () => void;
}

/**
 * Covers faces and names in a picture before it is uploaded (media.14): what is under a box is in
 * no file that leaves the browser.
 */
export function CoverDialog({ file, maxBytes, onCovered, onClose }: CoverDialogProps) {
  const picture = usePicture(file, onClose);
  const [style, setStyle] = useState<CoverStyle>("blur");
  const [seed] = useState(() => crypto.getRandomValues(new Int32Array(1))[0] ?? 0);
  const [isPending, setPending] = useState(false);
  const control = useBoxes();
  const { boxes, canUndo, undo, add } = control;
  const covers = useMemo(() => ({ boxes, style, seed }), [boxes, style, seed]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const keep = async () => {
    if (!canvas.current) return;
    setPending(true);
    await toCoveredFile(canvas.current, file, maxBytes).then(onCovered, () => fail(onClose));
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Cover a face or name`}
      description={t`Draw boxes over what nobody should see. What is under them is not uploaded.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button disabled={boxes.length === 0} isLoading={isPending} onClick={() => void keep()}>
            {t`Use picture`}
          </Button>
        </>
      }
    >
      {picture
        ? <CoverArea picture={picture} covers={covers} control={control} canvas={canvas} />
        : (
          <div className="grid h-40 place-items-center">
            <Spinner />
          </div>
        )}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <StyleChoice style={style} onChoose={setStyle} />
        <Button size="sm" variant="quiet" icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
          {t`Add a box`}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={<Undo2 size={16} aria-hidden="true" />}
          aria-disabled={!canUndo}
          onClick={() => canUndo && undo()}
        >
          {t`Undo`}
        </Button>
      </div>
      <p className="mt-2 text-meta text-quiet">
        {t`Neither can be undone once the picture is posted. A block is surest for names and numbers.`}
      </p>
    </Dialog>
  );
}

function fail(onClose: () => void): void {
  onClose();
  toast({ title: t`Error`, description: unreadable, tone: "danger" });
}

/** The picture, once it is decoded. */
function usePicture(file: File, onClose: () => void): HTMLCanvasElement | null {
  const url = useObjectUrl(file);
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null);
  const giveUp = useEffectEvent(() => fail(onClose));
  useEffect(() => {
    if (!url) return;
    let isLeft = false;
    drawPicture(url).then(
      (drawn) => isLeft || setPicture(drawn),
      () => isLeft || giveUp(),
    );
    return () => {
      isLeft = true;
    };
  }, [url]);
  return picture;
}

interface StyleChoiceProps {
  readonly style: CoverStyle;
  readonly onChoose: (style: CoverStyle) => void;
}

function StyleChoice({ style, onChoose }: StyleChoiceProps) {
  const names: readonly (readonly [CoverStyle, string])[] = [["blur", t`Blur`], ["block", t`Solid block`]];
  return (
    <div role="group" aria-label={t`How to cover`} className="flex gap-1 rounded-full bg-wash p-1">
      {names.map(([value, name]) => (
        <Button
          key={value}
          size="sm"
          variant={style === value ? "primary" : "quiet"}
          aria-pressed={style === value}
          onClick={() => onChoose(value)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
