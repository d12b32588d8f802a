import { t } from "@lingui/core/macro";
import { useEffect, useRef } from "react";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { Button } from "../../ui/button/Button.tsx";
import type { Editing } from "./use-editing.ts";

/** The other of two texts, above the box with this one, and the choice between them. */
export function ConflictNote({ editing }: { readonly editing: Editing }) {
  const { conflict, isSaving, keepMine } = editing;
  const { found, takeTheirs, takeMineBack } = conflict;
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
            <Button size="sm" variant="secondary" disabled={isSaving} onClick={takeMineBack}>
              {t`Back to my text`}
            </Button>
          )
          : (
            <>
              <Button size="sm" disabled={isSaving} onClick={keepMine}>{t`Keep mine`}</Button>
              <Button
                size="sm"
                variant="secondary"
                disabled={isSaving}
                onClick={() => void takeTheirs()}
              >
                {t`Take this one`}
              </Button>
            </>
          )}
      </div>
    </div>
  );
}
