import { t } from "@lingui/core/macro";
import { useEffect, useRef } from "react";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { Button } from "../../ui/button/Button.tsx";

interface ConflictNoteProps {
  /** `isMine`: the box has the text that stands, this is one's own. Null: no conflict. */
  readonly found: { readonly isMine: boolean; readonly content: string } | null;
  readonly isSaving: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onTakeMineBack: () => void;
}

/** The other of two texts, above the box with this one, and the choice between them. */
export function ConflictNote(
  { found, isSaving, onKeepMine, onTakeTheirs, onTakeMineBack }: ConflictNoteProps,
) {
  const note = useRef<HTMLDivElement>(null);
  const shown = found?.content;
  useEffect(() => {
    if (shown !== undefined) note.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  if (!found) return null;
  const title = found.isMine ? t`Your text, which is not saved:` : t`This was edited meanwhile. It now says:`;
  return (
    <div ref={note} role="alert" className="mb-3 rounded-control bg-wash px-4 py-3">
      <p className="text-meta font-semibold">{title}</p>
      <p
        {...getLangAndDir(found.content)}
        className="mt-1 max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere"
      >
        {found.content}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {found.isMine
          ? (
            <Button size="sm" variant="secondary" disabled={isSaving} onClick={onTakeMineBack}>
              {t`Back to my text`}
            </Button>
          )
          : (
            <>
              <Button size="sm" disabled={isSaving} onClick={onKeepMine}>{t`Keep mine`}</Button>
              <Button size="sm" variant="secondary" disabled={isSaving} onClick={onTakeTheirs}>
                {t`Take this one`}
              </Button>
            </>
          )}
      </div>
    </div>
  );
}
