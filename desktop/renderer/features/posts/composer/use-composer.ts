import { useEffect, useEffectEvent, useRef } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { postLimits } from "#shared/posts/post-limits.ts";
import { type DraftCopy, useDraftCopy } from "../../drafts/use-draft-copy.ts";
import { takePhoto } from "../../media/take-photo.ts";
import { useDescriptionGate } from "../../media/use-description-gate.tsx";
import { usePictures } from "../../media/use-pictures.ts";
import { getVersion, localDrafts } from "./local-drafts.ts";
import { mendMissing } from "./missing-pictures.ts";
import { getDraftName, hasContent, type Prefill } from "./post-draft.ts";
import { useDraft } from "./use-draft.ts";
import { useSubmit } from "./use-submit.ts";

/** The draft of a post with its pictures, its copy on the server, and what sends it. */
export function useComposer(member: CurrentUser, quotedPostId: string | null, prefill: Prefill) {
  const draftName = getDraftName(quotedPostId);
  const control = useDraft(member.id, draftName, prefill);
  const { draft, changePictures, keepAddresses } = control;
  const pictures = usePictures({
    memberId: member.id,
    draftName,
    kept: draft.pictures,
    onChange: changePictures,
    onUploaded: keepAddresses,
    most: postLimits.pictures,
    maxBytes: postLimits.imageBytes,
    validate: takePhoto,
  });
  const descriptions = useDescriptionGate(member, pictures);
  const copy = useDraftCopy({
    memberId: member.id,
    name: draftName,
    drafts: localDrafts,
    version: hasContent(draft) ? getVersion(draft) : null,
    isWhole: draft.pictures.every(({ url }) => url !== null),
  });
  useMissingPictures(copy, pictures.uploadAgain);
  const submission = useSubmit({
    memberId: member.id,
    draftControl: control,
    pictureControl: pictures,
    quotedPostId,
    copy,
    passes: descriptions.passes,
  });
  const moveToPlain = async () => {
    await control.moveToPlain();
    copy.endMoved(getDraftName(null));
  };
  return { control: { ...control, moveToPlain }, pictures, descriptions, copy, submission };
}

/** Does `mendMissing` after each attempt. */
function useMissingPictures(copy: DraftCopy, uploadAgain: () => boolean): void {
  const tries = useRef(0);
  const mend = useEffectEvent(() => mendMissing(copy, tries, uploadAgain));
  const { obstacle, attempts } = copy.news;
  useEffect(() => mend(), [obstacle, attempts]);
}
