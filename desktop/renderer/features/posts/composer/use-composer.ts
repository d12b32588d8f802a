import { useEffect, useEffectEvent, useRef } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { postLimits } from "#shared/posts/post-limits.ts";
import { type DraftCopy, useDraftCopy } from "../../drafts/use-draft-copy.ts";
import { takePhoto } from "../../media/take-photo.ts";
import { useDescriptionGate } from "../../media/use-description-gate.tsx";
import { usePictures } from "../../media/use-pictures.ts";
import { getVersion, localDrafts } from "./local-drafts.ts";
import { getDraftName, type Prefill } from "./post-draft.ts";
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
  const isWritten = draft.content !== "" || draft.pictures.length > 0;
  const copy = useDraftCopy({
    memberId: member.id,
    name: draftName,
    drafts: localDrafts,
    version: isWritten ? getVersion(draft) : null,
  });
  useMissingPictures(copy.news.obstacle, pictures.uploadAgain);
  const submission = useSubmit({
    memberId: member.id,
    draftControl: control,
    pictureControl: pictures,
    quotedPostId,
    copy,
    passes: descriptions.passes,
  });
  return { control, pictures, descriptions, copy, submission };
}

/** Uploads once more what the server has removed, since no draft of it had it for a day. */
function useMissingPictures(obstacle: DraftCopy["news"]["obstacle"], uploadAgain: () => boolean): void {
  const hasTried = useRef(false);
  const tryAgain = useEffectEvent(() => {
    if (hasTried.current) return;
    hasTried.current = true;
    uploadAgain();
  });
  useEffect(() => {
    if (obstacle === "pictures") tryAgain();
  }, [obstacle]);
}
