import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import {
  type CoverDraft,
  getOwnCover,
  isSameCover,
  noCover,
  openCover,
  toGivenCover,
} from "../../ui/cover/cover-draft.ts";
import { CoverPanel } from "../../ui/cover/CoverPanel.tsx";
import { type Edit, getRevision, type Original } from "./edit-draft.ts";
import { describeFailure, followSaved } from "./use-editing.ts";
import { type Edited, readCurrentVersion } from "./use-revisions.ts";

interface CoverTextDialogProps<Saved> {
  readonly subject: Edited;
  readonly original: Original;
  readonly send: (edit: Edit) => Promise<Saved & { readonly support: Support | null }>;
  /** Shows what was saved, wherever it is shown. */
  readonly onSaved: (saved: Saved) => void;
  /** Another edit came first: fetches what stands, to show it. */
  readonly onOutdated: () => void;
  readonly onClose: () => void;
}

/** Covers one's own post or comment, which is an edit of nothing else (posts.24). */
export function CoverTextDialog<Saved>(props: CoverTextDialogProps<Saved>) {
  const { original, onClose } = props;
  const own = getOwnCover(original);
  const isCovered = own.coverWords !== null;
  const [cover, setCover] = useState(isCovered ? own : openCover);
  const { saving, newer } = useSaving(props);
  const field = useRef<HTMLInputElement>(null);
  const isSavable = !isSameCover(cover, own) && !saving.isPending;
  const save = () => {
    if (isSavable) saving.mutate(cover);
  };
  const failure = saving.isPending ? null : describeFailure(saving.error);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      initialFocus={field}
      title={isCovered ? t`Change cover` : t({ message: "Cover", context: "verb" })}
      footer={
        <>
          {isCovered && (
            <Button
              variant="secondary"
              disabled={saving.isPending}
              onClick={() => saving.mutate(noCover)}
            >
              {t`Remove cover`}
            </Button>
          )}
          <Button disabled={!isSavable && !saving.isPending} isLoading={saving.isPending} onClick={save}>
            {t`Save Changes`}
          </Button>
        </>
      }
    >
      {newer && <NewerText content={newer.content} />}
      <CoverPanel
        cover={cover}
        isDisabled={saving.isPending}
        takesFocus={false}
        field={field}
        onChange={setCover}
        onSubmit={save}
      />
      {failure !== null && <p role="alert" className="mt-2 text-meta font-medium text-danger">{failure}</p>}
    </Dialog>
  );
}

/** What was edited meanwhile; saving again covers this one. */
function NewerText({ content }: { readonly content: string }) {
  return (
    <div role="alert" className="mb-3 rounded-control bg-wash px-4 py-3">
      <p className="text-meta font-semibold">{t`This was edited meanwhile. It now says:`}</p>
      <p
        {...getLangAndDir(content)}
        className="mt-1 max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere"
      >
        {content}
      </p>
    </div>
  );
}

function useSaving<Saved>(
  { subject, original, send, onSaved, onOutdated, onClose }: CoverTextDialogProps<Saved>,
) {
  const client = useQueryClient();
  const [newer, setNewer] = useState<Original | null>(null);
  const saving = useMutation({
    mutationFn: (cover: CoverDraft) => {
      const standing = newer ?? original;
      const { content, language } = standing;
      return send({ content, language, revision: getRevision(standing), ...toGivenCover(cover) });
    },
    onSuccess: ({ support, ...saved }) => {
      onSaved(saved as Saved);
      followSaved(client, subject, support);
      onClose();
    },
    onError: async (error) => {
      const current = error instanceof ApiError ? error.edits?.current : undefined;
      if (!current) return;
      onOutdated();
      const version = await readCurrentVersion(subject).catch(() => null);
      setNewer(version ? { ...version, revision: version.number } : { ...original, ...current });
    },
  });
  return { saving, newer };
}
