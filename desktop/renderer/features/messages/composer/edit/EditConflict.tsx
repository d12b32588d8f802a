import { t } from "@lingui/core/macro";
import { getLangAndDir } from "../../../../lib/text/lang-and-dir.ts";
import { Button } from "../../../../ui/button/Button.tsx";
import type { MessageEdit } from "./message-edit.ts";

interface EditConflictProps {
  readonly edit: MessageEdit;
  readonly isSaving: boolean;
  /** Called with the edit of the version that stands. */
  readonly onKeepMine: (edit: MessageEdit) => void;
  readonly onTakeTheirs: () => void;
}

/** The text that another edit made first, above the field with this one, and the choice. */
export function EditConflict({ edit, isSaving, onKeepMine, onTakeTheirs }: EditConflictProps) {
  const { conflict } = edit;
  if (!conflict) return null;
  const { revision, content } = conflict;
  return (
    <div role="alert" className="mx-1 mb-2 rounded-control bg-wash px-3 py-2">
      <p className="text-meta font-semibold">{t`This was edited meanwhile. It now says:`}</p>
      <p
        {...getLangAndDir(content)}
        className="mt-1 max-h-24 overflow-y-auto text-body whitespace-pre-wrap wrap-anywhere"
      >
        {content}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={isSaving}
          onClick={() => onKeepMine({ ...edit, revision, before: content, conflict: null })}
        >
          {t`Keep mine`}
        </Button>
        <Button size="sm" variant="secondary" disabled={isSaving} onClick={onTakeTheirs}>
          {t`Take this one`}
        </Button>
      </div>
    </div>
  );
}
