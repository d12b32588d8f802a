import { t } from "@lingui/core/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { postLimits } from "#shared/posts/post-limits.ts";
import { getMemberStats } from "#shared/members/contract.ts";
import { DiscardDraft } from "../../../ui/composer/DiscardDraft.tsx";
import { DraftNote } from "../../../ui/composer/DraftNote.tsx";
import { DropZone } from "../../../ui/composer/DropZone.tsx";
import { validateImageFile } from "../../../ui/composer/validate-image-file.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { ScreenHeader } from "../../../ui/layout/ScreenHeader.tsx";
import { toast } from "../../../lib/announce/toast.ts";
import { LisaMention } from "../../assistant/LisaMention.tsx";
import { ComposerAttachments, type ComposerQuotation } from "./ComposerAttachments.tsx";
import { ComposerBar } from "./ComposerBar.tsx";
import { findDraftProblem, getDraftName, isMadeWithAi, type Prefill } from "./post-draft.ts";
import { useCreatePost } from "./use-create-post.ts";
import { type DraftControl, useDraft } from "./use-draft.ts";
import { call } from "../../../lib/api/call.ts";
import { memberKeys } from "../../../lib/query-keys/member-keys.ts";
import type { Elements } from "../../../ui/elements.ts";
import { Avatar, type AvatarMember } from "../../../ui/content/Avatar.tsx";
import { WrittenLanguage } from "../../../ui/composer/WrittenLanguage.tsx";
import { CompletingText } from "../../../ui/composer/CompletingText.tsx";

const fileTexts = {
  notAnImage: { title: t`Not an image`, description: t`Please select a photo: JPEG, PNG, WebP or GIF` },
  tooLarge: (megabytes: number) => ({
    title: t`File too large`,
    description: t`Please select an image smaller than ${megabytes}MB`,
  }),
};

interface ComposerProps {
  readonly member: CurrentUser;
  readonly prefill: Prefill;
  readonly quote: ComposerQuotation | null;
  readonly onBack: () => void;
  /** Opens the draft without a quote. */
  readonly onQuoteRemoved: () => void;
}

/** Writes a post. The draft survives a failed attempt, a reload and leaving the screen. */
export function Composer({ member, prefill, quote, onBack, onQuoteRemoved }: ComposerProps) {
  const control = useDraft(member.id, getDraftName(quote?.id ?? null), prefill);
  const { draft, image, write, attach, discard } = control;
  const { isPosting, submit } = useSubmit(control, quote?.id ?? null);
  const hasImage = image !== null || draft.imageUrl !== null;
  const choose = async (file: File) => {
    const { photo, problem } = await validateImageFile(file, postLimits.imageBytes, fileTexts);
    if (problem) toast({ ...problem, tone: "danger" });
    else attach(photo);
  };
  return (
    <>
      <ScreenHeader
        title={t`Create post`}
        onBack={onBack}
        actions={(draft.content !== "" || hasImage) && (
          <DiscardDraft isDisabled={isPosting} onDiscard={discard} />
        )}
      />
      <DropZone isDisabled={isPosting} onFile={(file) => void choose(file)}>
        <Card as="section" className="px-4 pt-4 sm:px-5 sm:pt-5">
          <ComposerText
            member={member}
            content={draft.content}
            hasImage={hasImage || quote !== null}
            isDisabled={isPosting}
            ideas={<FirstPostIdeas memberId={member.id} />}
            onChange={(content) => write({ content })}
            onSubmit={submit}
          />
          <ComposerAttachments
            control={control}
            quote={quote}
            isDisabled={isPosting}
            onQuoteRemoved={onQuoteRemoved}
          />
          <DraftNote news={control.news} sentText={t`Posted in another tab.`} className="mt-3 sm:ms-13" />
          <LisaMention text={draft.content} postId={null} className="mt-3 sm:ms-13" />
          <div className="-ms-2 mt-2 sm:ms-11">
            <WrittenLanguage
              language={draft.language}
              isDisabled={isPosting}
              onChoose={(language) => write({ language })}
            />
          </div>
          <ComposerBar
            text={draft.content}
            isPosting={isPosting}
            onFile={(file) => void choose(file)}
            onSubmit={submit}
          />
        </Card>
      </DropZone>
    </>
  );
}

/**
 * Sends the draft. Waits for the stored image when it was pressed before the browser has returned
 * it.
 */
function useSubmit(control: DraftControl, quotedPostId: string | null) {
  const { draft, image, isImageRestored, keyOfAttempt, discardSent } = control;
  const creation = useCreatePost(discardSent);
  const [isWaiting, setWaiting] = useState(false);
  const isPosting = creation.isPending || isWaiting;
  const post = () => {
    const problem = findDraftProblem(draft, image);
    if (problem) return toast({ ...problem, tone: "danger" });
    const picture = image
      ? { image, imageAlt: draft.alt.trim() || undefined }
      : draft.imageUrl && { aiImageUrl: draft.imageUrl };
    const quotation = quotedPostId && { quotedPostId, isQuote: true };
    creation.mutate({
      post: {
        content: draft.content,
        language: draft.language ?? undefined,
        ...picture,
        ...quotation,
        ...(isMadeWithAi(draft, image) && { madeWithAi: true }),
      },
      idempotencyKey: keyOfAttempt(),
    });
  };
  const postRestored = useEffectEvent(() => {
    setWaiting(false);
    post();
  });
  useEffect(() => {
    if (isWaiting && isImageRestored) postRestored();
  }, [isWaiting, isImageRestored]);
  const submit = () => {
    if (isPosting) return;
    if (isImageRestored) post();
    else setWaiting(true);
  };
  return { isPosting, submit };
}

/**
 * A line of ideas on the empty field of a member who has not posted yet (product.14). It lies on
 * the field and takes no space, so that nothing moves when it comes or goes.
 */
function FirstPostIdeas({ memberId }: { readonly memberId: string }) {
  const { data } = useQuery({
    queryKey: memberKeys.stats(memberId),
    queryFn: ({ signal }) => call(getMemberStats, { params: { id: memberId } }, { signal }),
  });
  if (data?.postsCount !== 0) return null;
  return (
    <p className="pointer-events-none absolute inset-x-0 top-11 text-meta text-quiet low:hidden">
      {t`For a first post, one sentence is enough: a walk you took, a song that helped, something kind you saw, or what you look forward to.`}
    </p>
  );
}

interface ComposerTextProps {
  readonly member: AvatarMember;
  readonly content: string;
  /** Leaves less empty space above an image. */
  readonly hasImage: boolean;
  readonly isDisabled: boolean;
  /** Drawn on the empty field, below its placeholder. */
  readonly ideas?: Elements;
  readonly onChange: (content: string) => void;
  readonly onSubmit: () => void;
}

function ComposerText(
  { member, content, hasImage, isDisabled, ideas, onChange, onSubmit }: ComposerTextProps,
) {
  return (
    <div className="flex gap-3">
      <Avatar member={member} />
      <div className="relative min-w-0 flex-1">
        <CompletingText
          hasFocus
          aria-label={t`Post text`}
          aria-describedby="composer-count"
          placeholder={t`What lifted you today?`}
          text={content}
          readOnly={isDisabled}
          onTextChange={onChange}
          onSubmit={onSubmit}
          className={`field-sizing-content w-full resize-none bg-transparent py-2 text-lead outline-none wrap-anywhere placeholder:text-quiet ${
            hasImage ? "min-h-18" : "min-h-36 low:min-h-24"
          }`}
        />
        {content === "" && !hasImage && ideas}
      </div>
    </div>
  );
}
