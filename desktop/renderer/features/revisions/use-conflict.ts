import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "../../lib/api/api-error.ts";
import { type EditDraft, getRevision, type Original } from "./edit-draft.ts";
import type { EditDraftControl } from "./use-edit-draft.ts";
import { type Edited, readCurrentVersion } from "./use-revisions.ts";

/** Another text than the one in the box; both are kept until one is saved. */
type OtherText =
  | { readonly isMine: false; readonly content: string; readonly revision: number }
  /** The box has the one that stands. */
  | { readonly isMine: true } & Mine;

type Mine = Pick<EditDraft, "content" | "language" | "pictures" | "cover" | "answers">;

/** Two edits of one version: the one that came first stands, and the member chooses (posts.21). */
export function useConflict(subject: Edited, original: Original, control: EditDraftControl) {
  const { draft, news, write, restart } = control;
  const [found, setFound] = useState<OtherText | null>(() =>
    control.isBehind ? { isMine: false, content: original.content, revision: getRevision(original) } : null
  );
  const takeCurrent = async (known: Original) => {
    const current = await readCurrentVersion(subject).catch(() => null);
    // A version has no poll.
    restart(current ? { ...current, revision: current.number, poll: original.poll ?? null } : known);
  };
  const isSavedElsewhere = news?.kind === "sent";
  const showSaved = useEffectEvent(() => void takeCurrent(original));
  useEffect(() => {
    if (isSavedElsewhere) showSaved();
  }, [isSavedElsewhere]);
  return {
    found,
    /** Returns whether a failure is a conflict, which it then shows. */
    showIfConflict: (error: unknown): boolean => {
      const current = error instanceof ApiError ? error.edits?.current : undefined;
      if (current) setFound({ isMine: false, ...current });
      return current !== undefined;
    },
    /** From now on this edit changes the version that stands. */
    settle: () => {
      if (found && !found.isMine) write({ revision: found.revision });
      setFound(null);
    },
    takeTheirs: async () => {
      if (!found || found.isMine) return;
      const { content, language, pictures, cover, answers } = draft;
      await takeCurrent({ ...original, content: found.content, revision: found.revision });
      setFound({ isMine: true, content, language, pictures, cover, answers });
    },
    takeMineBack: () => {
      if (!found?.isMine) return;
      const { isMine: _, ...mine } = found;
      write(mine);
      setFound(null);
    },
  };
}
