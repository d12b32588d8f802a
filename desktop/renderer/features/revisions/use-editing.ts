import { t } from "@lingui/core/macro";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { postLimits } from "#shared/posts/post-limits.ts";
import { countCodePoints, isBlank } from "#shared/visible-text.ts";
import { announceToScreenReaders } from "../../lib/announce/announce-to-screen-readers.ts";
import { ApiError, getUserMessage } from "../../lib/api/api-error.ts";
import { assistantKeys } from "../../lib/query-keys/assistant-keys.ts";
import { revisionKeys } from "../../lib/query-keys/post-keys.ts";
import { takePhoto } from "../media/take-photo.ts";
import { useDescriptionGate } from "../media/use-description-gate.tsx";
import { type PicturesControl, usePictures } from "../media/use-pictures.ts";
import { useCoverQuestion } from "../../ui/cover/use-cover-question.ts";
import { offerSupport } from "../moderation/offered-support.ts";
import type { Edit, Original } from "./edit-draft.ts";
import { useAnswersEdit } from "./use-answers-edit.ts";
import { useConflict } from "./use-conflict.ts";
import { type EditDraftControl, useEditDraft } from "./use-edit-draft.ts";
import type { Edited } from "./use-revisions.ts";

interface EditingOptions<Saved> {
  readonly subject: Edited;
  readonly member: CurrentUser;
  readonly original: Original;
  readonly limits: { readonly length: number; readonly pictures: number };
  readonly send: (edit: Edit) => Promise<Saved & { readonly support: Support | null }>;
  /** Shows what was saved, wherever it is shown. */
  readonly onSaved: (saved: Saved) => void;
  /** Another edit came first: fetches what stands, to show it. */
  readonly onOutdated: () => void;
  readonly onClose: () => void;
}

/** The edit of a post or comment (posts.21), for `EditFields` and `EditButtons`. */
export type Editing = ReturnType<typeof useEditing>;

export function useEditing<Saved>(
  { subject, member, original, limits, ...calls }: EditingOptions<Saved>,
) {
  const draftName = `edit:${subject.kind}:${subject.id}`;
  const control = useEditDraft(member.id, draftName, original);
  const { draft } = control;
  const pictures = usePictures({
    memberId: member.id,
    draftName,
    kept: draft.pictures,
    onChange: control.changePictures,
    onUploaded: control.keepAddresses,
    most: limits.pictures,
    maxBytes: postLimits.imageBytes,
    validate: takePhoto,
  });
  const gate = useDescriptionGate(member, pictures);
  const conflict = useConflict(subject, original, control);
  const coverQuestion = useCoverQuestion(({ isCoverAnswered = false, coverWords, coverTopics = [] }) =>
    control.write({
      isCoverAnswered,
      ...(coverWords !== undefined && { cover: { coverWords, coverTopics } }),
    })
  );
  const answers = useAnswersEdit(control, original.poll ?? null);
  const asks = (error: unknown) => coverQuestion.asks(error) || answers.takes(error);
  const saving = useSaving({ subject, control, pictures, conflict, asks, ...calls });
  const { isSaving, save } = saving;
  const { onClose } = calls;
  const isEmpty = isBlank(draft.content) && pictures.pictures.length === 0 && !original.isImageHeld;
  const isSavable = !isEmpty && !isSaving && countCodePoints(draft.content.trim()) <= limits.length;
  const saveIfDescribed = () => {
    coverQuestion.drop();
    if (!control.getEdit().images || gate.passes(save)) save();
  };
  return {
    ...control,
    limits,
    pictures,
    gate,
    conflict,
    coverQuestion,
    answers,
    isImageHeld: original.isImageHeld === true,
    isSaving,
    isSavable,
    failure: isSaving || answers.problems ? null : describeFailure(saving.error),
    save: () => {
      if (!isSavable) return;
      if (!control.isChanged && !conflict.found) onClose();
      else if (!answers.stops()) saveIfDescribed();
    },
    /** Saves this text over the one that came first. */
    keepMine: () => {
      conflict.settle();
      saveIfDescribed();
    },
    discard: () => {
      control.end(false);
      onClose();
    },
  };
}

interface SavingOptions<Saved>
  extends Pick<EditingOptions<Saved>, "subject" | "send" | "onSaved" | "onOutdated" | "onClose"> {
  readonly control: EditDraftControl;
  readonly pictures: PicturesControl;
  readonly conflict: { readonly showIfConflict: (error: unknown) => boolean };
  /** Whether a failure is a question, which is then shown. */
  readonly asks: (error: unknown) => boolean;
}

/** Saves the draft once its pictures are uploaded. A failure keeps all of it. */
function useSaving<Saved>(
  { subject, control, pictures: chosen, conflict, asks, send, onSaved, onOutdated, onClose }: SavingOptions<
    Saved
  >,
) {
  const client = useQueryClient();
  const mayUploadAgain = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const saving = useMutation({
    mutationFn: (edit: Edit) => send(edit),
    onSuccess: ({ support, ...saved }) => {
      control.end(true);
      onSaved(saved as Saved);
      followSaved(client, subject, support);
      onClose();
    },
    onError: (error) => {
      if (conflict.showIfConflict(error)) return onOutdated();
      if (asks(error)) return;
      const isGone = error instanceof ApiError && error.code === "foreign_image";
      if (!isGone || !mayUploadAgain.current || !chosen.uploadAgain()) return;
      // Unused uploads are kept for a day; drafts longer.
      mayUploadAgain.current = false;
      setWaiting(true);
    },
  });
  const proceed = useEffectEvent(() => {
    if (!isWaiting || !chosen.isRestored) return;
    const isDone = chosen.pictures.every(({ state }) => state === "done");
    // The list of pictures says why one failed.
    if (!isDone && !chosen.pictures.some(({ state }) => state === "failed")) return;
    setWaiting(false);
    if (isDone) saving.mutate(control.getEdit());
  });
  useEffect(() => proceed(), [isWaiting, chosen.isRestored, chosen.pictures]);
  return {
    isSaving: saving.isPending || isWaiting,
    error: saving.error,
    save: () => {
      mayUploadAgain.current = true;
      setWaiting(true);
    },
  };
}

/** What follows a saved edit, besides showing it. */
export function followSaved(client: QueryClient, { kind, id }: Edited, support: Support | null): void {
  void client.invalidateQueries({ queryKey: revisionKeys.of(kind, id) });
  offerSupport(support);
  if (support) void client.invalidateQueries({ queryKey: assistantKeys.free });
  announceToScreenReaders(t`Your changes are saved.`);
}

/** Null for a conflict or question, which says itself what there is to do. */
export function describeFailure(error: unknown): string | null {
  if (error === null || (error instanceof ApiError && (error.edits || error.code === "cover_suggested"))) {
    return null;
  }
  if (error instanceof ApiError && error.code === "network") {
    return t`No connection. Your text is kept here: save it once you are online again.`;
  }
  return getUserMessage(error, t`Your changes were not saved. Your text is kept: please try again.`);
}
