import { t } from "@lingui/core/macro";
import { type FormEvent, useId, useState } from "react";
import { postLimits } from "#shared/posts/post-limits.ts";
import type { ListedImage } from "#shared/posts/post-shapes.ts";
import { useKeptText } from "../../../lib/drafts/use-kept-text.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { StoredImage } from "../../../ui/content/StoredImage.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { TextArea } from "../../../ui/form/TextFields.tsx";
import { useDescribePictures } from "./use-describe-pictures.ts";

interface DescribeDialogProps {
  readonly title: string;
  readonly postId: string;
  readonly pictures: readonly ListedImage[];
  readonly onClose: () => void;
}

/** Changes the descriptions of one's own pictures (media.15). */
export function DescribeDialog({ title, postId, pictures: given, onClose }: DescribeDialogProps) {
  const form = useId();
  // As they were when it opened.
  const [pictures] = useState(given);
  const { alts, write, forget } = useKeptDescriptions(postId, pictures);
  const describing = useDescribePictures(postId, forget);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const changes = pictures.map(({ id, alt: before }, n) => ({ id, before, alt: (alts[n] ?? "").trim() }))
      .filter(({ alt, before }) => alt !== before);
    if (changes.length > 0) describing.mutate(changes);
    else forget();
    onClose();
  };
  const count = pictures.length;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={form}>{t`Save Changes`}</Button>
        </>
      }
    >
      <form id={form} onSubmit={save} className="flex flex-col gap-4">
        {pictures.map((image, at) => (
          <div key={image.id} className="flex gap-3">
            <StoredImage image={{ ...image, alt: "" }} className="size-16 shrink-0 rounded-control" />
            <div className="min-w-0 flex-1">
              <TextArea
                label={count === 1 ? t`Describe the image` : t`Picture ${{ n: at + 1 }} of ${{ count }}`}
                hint={at === 0 ? t`For people who can't see it.` : undefined}
                rows={2}
                maxLength={postLimits.altLength}
                value={alts[at] ?? ""}
                onChange={(event) => write(at, event.target.value)}
              />
            </div>
          </div>
        ))}
      </form>
    </Dialog>
  );
}

/** The texts of the dialog, kept until they are saved. */
function useKeptDescriptions(postId: string, pictures: readonly ListedImage[]) {
  const { text, write, forget } = useKeptText(
    `describe ${postId} ${pictures.map(({ id }) => id).join()}`,
    undefined,
    JSON.stringify(pictures.map(({ alt }) => alt)),
  );
  const alts = JSON.parse(text) as readonly string[];
  return { alts, forget, write: (at: number, alt: string) => write(JSON.stringify(alts.with(at, alt))) };
}
