import { t } from "@lingui/core/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "../../../lib/api/api-error.ts";
import { toast } from "../../../lib/announce/toast.ts";
import type { ChosenPicture } from "../../media/chosen-pictures.ts";
import type { PicturesControl } from "../../media/use-pictures.ts";
import type { DraftCopy } from "../../drafts/use-draft-copy.ts";
import { type CoverQuestioning, useCoverQuestion } from "../../../ui/cover/use-cover-question.ts";
import type { PollProblems } from "../../polls/poll-draft.ts";
import { usePollProblems } from "../../polls/use-poll-problems.ts";
import { findDraftProblem } from "./post-draft.ts";
import type { DraftControl } from "./use-draft.ts";
import { useSending } from "./use-sending.ts";

export interface Submission {
  readonly isPosting: boolean;
  readonly isScheduling: boolean;
  /** True while the post waits for the uploads of its pictures. */
  readonly isUploading: boolean;
  readonly submit: () => void;
  /** Publishes or schedules, as it was last tried. */
  readonly submitAgain: () => void;
  /** Publishes it at a time (posts.27). */
  readonly schedule: (publishAt: string) => void;
  /** Whether the text shall be covered (posts.24). */
  readonly coverQuestion: CoverQuestioning;
  readonly pollProblems: PollProblems | null;
  /** Stops waiting for uploads. */
  readonly cancel: () => void;
}

interface Parts {
  readonly memberId: string;
  readonly draftControl: DraftControl;
  readonly pictureControl: PicturesControl;
  readonly quotedPostId: string | null;
  readonly copy: DraftCopy;
  /** Whether the pictures can go as they are described; calls back if they can after all. */
  readonly passes: (send: () => void) => boolean;
}

/**
 * Sends the draft. Waits for the stored files when it was pressed before the browser has returned
 * them, and for the uploads of the pictures.
 */
export function useSubmit(
  { memberId, draftControl, pictureControl, quotedPostId, copy, passes }: Parts,
): Submission {
  const { draft, write } = draftControl;
  const { pictures, isRestored, uploadAgain } = pictureControl;
  const [stage, setStage] = useState<"idle" | "restoring" | "uploading">("idle");
  const mayUploadAgain = useRef(false);
  const isShown = useIsShown();
  const publishAt = useRef<string | null>(null);
  const coverQuestion = useCoverQuestion(write);
  const poll = usePollProblems(draft.poll?.answers ?? null, draft.poll);
  const recovers = (error: Error) => {
    if (coverQuestion.asks(error) || (isShown.current && poll.takes(error))) return true;
    const isGone = error instanceof ApiError && error.code === "foreign_image";
    if (!isGone || !mayUploadAgain.current || !isShown.current || !uploadAgain()) return false;
    // Unused uploads are kept for a day; drafts longer.
    mayUploadAgain.current = false;
    setStage("uploading");
    return true;
  };
  const sending = useSending({ memberId, draftControl, pictures, quotedPostId, copy, recovers });
  const isPosting = sending.isSending || stage !== "idle";
  const upload = () => {
    mayUploadAgain.current = true;
    setStage("uploading");
  };
  const check = () => {
    setStage("idle");
    coverQuestion.drop();
    const problem = findDraftProblem(draft, pictures.length) ?? findFailedUpload(pictures);
    if (problem) toast({ ...problem, tone: "danger" });
    else if (!poll.stops() && passes(upload)) upload();
  };
  const proceed = useEffectEvent(() => {
    if (stage === "restoring" && isRestored) check();
    if (stage !== "uploading") return;
    const problem = findFailedUpload(pictures);
    if (problem) {
      setStage("idle");
      toast({ ...problem, tone: "danger" });
    } else if (pictures.every(({ state }) => state === "done")) {
      setStage("idle");
      sending.send(publishAt.current);
    }
  });
  useEffect(() => proceed(), [stage, pictures, isRestored]);
  const begin = (at: string | null) => {
    if (isPosting) return;
    publishAt.current = at;
    setStage("restoring");
  };
  return {
    isPosting,
    isUploading: stage === "uploading",
    isScheduling: sending.isScheduling,
    submit: () => begin(null),
    submitAgain: () => begin(publishAt.current),
    schedule: begin,
    coverQuestion,
    pollProblems: poll.problems,
    cancel: () => setStage("idle"),
  };
}

/** Why a picture was not uploaded, as a toast; null when none has failed. */
function findFailedUpload(pictures: readonly ChosenPicture[]) {
  const failed = pictures.find(({ state }) => state === "failed");
  return failed ? { title: t`Error`, description: failed.failure ?? "" } : null;
}

/** Whether the component is still on the screen. */
function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
