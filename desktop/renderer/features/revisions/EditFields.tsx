import { t } from "@lingui/core/macro";
import { useEffect, useId, useRef } from "react";
import { postLimits } from "#shared/posts/post-limits.ts";
import type { Elements } from "../../ui/elements.ts";
import { CharacterCounter } from "../../ui/composer/CharacterCounter.tsx";
import { CompletingText } from "../../ui/composer/CompletingText.tsx";
import { DraftNote } from "../../ui/composer/DraftNote.tsx";
import { DropZone } from "../../ui/composer/DropZone.tsx";
import { PhotoButton } from "../../ui/composer/PhotoButton.tsx";
import { EmojiButton } from "../../ui/composer/emoji/EmojiButton.tsx";
import { SpoilerButton } from "../../ui/composer/SpoilerButton.tsx";
import { WrittenLanguage } from "../../ui/composer/WrittenLanguage.tsx";
import { HeldImage } from "../../ui/content/HeldImage.tsx";
import { PictureList } from "../media/PictureList.tsx";
import { DescriptionQuestion } from "../media/use-description-gate.tsx";
import { CoverButton } from "../../ui/cover/CoverButton.tsx";
import { CoverPanel } from "../../ui/cover/CoverPanel.tsx";
import { CoverQuestion } from "../../ui/cover/CoverQuestion.tsx";
import { noCover } from "../../ui/cover/cover-draft.ts";
import { ConflictNote } from "./ConflictNote.tsx";
import type { Editing } from "./use-editing.ts";

interface EditFieldsProps {
  readonly editing: Editing;
  readonly noun: "post" | "comment";
  /** Below the box. */
  readonly note?: Elements;
}

/** Text, pictures and language of an edit, and what stands in the way of saving it. */
export function EditFields({ editing, noun, note }: EditFieldsProps) {
  const { draft, cover, pictures, isSaving, isImageHeld, write, save, failure, conflict } = editing;
  const counter = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // One goes on writing at the end.
    const field = box.current?.querySelector("textarea");
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const add = (files: readonly File[]) => void pictures.add(files);
  return (
    <DropZone isDisabled={isSaving || isImageHeld} pastesWithin onFiles={add}>
      <ConflictNote
        found={conflict.found}
        isSaving={isSaving}
        onKeepMine={editing.keepMine}
        onTakeTheirs={() => void conflict.takeTheirs()}
        onTakeMineBack={conflict.takeMineBack}
      />
      <div
        ref={box}
        data-composer
        className="rounded-control border border-control/80 bg-surface focus-within:border-brand"
      >
        {cover.coverWords !== null && (
          <CoverPanel
            cover={cover}
            isDisabled={isSaving}
            takesFocus={draft.cover !== null}
            onChange={(changed) => write({ cover: changed })}
            onSubmit={save}
            onRemove={() => write({ cover: noCover })}
            className="m-2"
          />
        )}
        <CompletingText
          hasFocus
          keepsScroll
          aria-label={noun === "post" ? t`Post text` : t`Comment text`}
          aria-describedby={counter}
          rows={noun === "post" ? 4 : 1}
          text={draft.content}
          readOnly={isSaving}
          onTextChange={(content) => write({ content })}
          onSubmit={save}
          className="field-sizing-content block max-h-[min(24rem,50dvh)] min-h-10 w-full resize-none bg-transparent px-3 py-2 outline-none wrap-anywhere"
        />
        {isImageHeld ? <HeldImage className="mx-3 mb-3" /> : (
          <PictureList
            control={pictures}
            altLength={postLimits.altLength}
            isDisabled={isSaving}
            isCompact
            className="px-3 pb-3"
          />
        )}
        <EditBar editing={editing} noun={noun} counterId={counter} onFiles={add} />
      </div>
      <CoverQuestion question={editing.coverQuestion} onSubmit={save} className="mt-2" />
      <EditNotes editing={editing} />
      {note}
      {failure !== null && <p role="alert" className="mt-2 text-meta font-medium text-danger">{failure}</p>}
      <DescriptionQuestion gate={editing.gate} />
    </DropZone>
  );
}

interface EditBarProps extends Omit<EditFieldsProps, "note"> {
  readonly counterId: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** What stands below the text while it is written. */
function EditBar({ editing, noun, counterId, onFiles }: EditBarProps) {
  const { draft, cover, isSaving, isImageHeld, limits, write } = editing;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 px-2 pb-2">
      <div className="me-auto flex min-w-0 items-center gap-1">
        <PhotoButton isIcon isDisabled={isSaving || isImageHeld} onFiles={onFiles} />
        <CoverButton
          isIcon
          cover={cover}
          isDisabled={isSaving}
          onChange={(changed) => write({ cover: changed })}
        />
        <EmojiButton isDisabled={isSaving} />
        <SpoilerButton isDisabled={isSaving} />
        <WrittenLanguage
          isShort
          language={draft.language}
          isDisabled={isSaving}
          onChoose={(language) => write({ language })}
        />
      </div>
      <CharacterCounter
        id={counterId}
        text={draft.content}
        limit={limits.length}
        warnAbove={limits.length - 100}
        noun={noun}
      />
    </div>
  );
}

function EditNotes({ editing: { news, wasKept, isChanged } }: { readonly editing: Editing }) {
  return (
    <>
      {wasKept && isChanged && !news && (
        <p className="mt-1.5 text-meta text-quiet">{t`You did not save this the last time.`}</p>
      )}
      <DraftNote news={news} sentText={t`Saved in another tab.`} className="mt-1.5" />
    </>
  );
}
