import type { DraftCopy } from "../../drafts/use-draft-copy.ts";
import { useScheduleDraft } from "../../drafts/use-schedule-draft.ts";
import { type ChosenPicture, toGivenPictures } from "../../media/chosen-pictures.ts";
import { toNewPoll } from "../../polls/poll-draft.ts";
import { toNewCover } from "../../../ui/cover/cover-draft.ts";
import { toLocalDraft } from "./local-drafts.ts";
import { isMadeWithAi } from "./post-draft.ts";
import { useCreatePost } from "./use-create-post.ts";
import type { DraftControl } from "./use-draft.ts";

interface Parts {
  readonly memberId: string;
  readonly draftControl: DraftControl;
  readonly pictures: readonly ChosenPicture[];
  readonly quotedPostId: string | null;
  readonly copy: DraftCopy;
  /** Whether it will be sent again by itself. */
  readonly recovers: (error: Error) => boolean;
}

/**
 * Sends the draft once its pictures are uploaded: publishes it, or schedules it for a time. It is
 * no draft any more then, here nor on the server.
 */
export function useSending({ memberId, draftControl, pictures, quotedPostId, copy, recovers }: Parts) {
  const { draft, keyOfAttempt, discardSent } = draftControl;
  const creation = useCreatePost((attemptKey) => {
    const wasDraft = discardSent(attemptKey);
    copy.endSent();
    return wasDraft;
  }, recovers);
  const scheduling = useScheduleDraft(copy, recovers);
  const publish = () => {
    const quotation = quotedPostId && { quotedPostId, isQuote: true };
    creation.mutate({
      post: {
        content: draft.content,
        language: draft.language ?? undefined,
        ...(pictures.length > 0 && { images: toGivenPictures(pictures) }),
        ...quotation,
        ...(draft.poll && { poll: toNewPoll(draft.poll) }),
        ...(isMadeWithAi(draft) && { madeWithAi: true }),
        ...(draft.commentsFrom !== "everyone" && { commentsFrom: draft.commentsFrom }),
        ...(draft.quotesFrom !== "everyone" && { quotesFrom: draft.quotesFrom }),
        ...toNewCover(draft),
      },
      idempotencyKey: keyOfAttempt(),
      sent: { memberId, name: copy.name, draft, pictures },
    });
  };
  const schedule = (publishAt: string) => {
    const { version, body } = toLocalDraft(copy.name, draft);
    if (!body) return;
    const attemptKey = keyOfAttempt();
    const onScheduled = () => void discardSent(attemptKey);
    scheduling.mutate({ version, body: { ...body, ...toNewCover(draft), publishAt }, onScheduled });
  };
  return {
    isSending: creation.isPending || scheduling.isPending,
    isScheduling: scheduling.isPending,
    /** `publishAt`: when it is published by itself; null: now. */
    send: (publishAt: string | null) => publishAt === null ? publish() : schedule(publishAt),
  };
}
