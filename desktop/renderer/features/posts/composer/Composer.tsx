import { useEffect, useEffectEvent, useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { ScreenHeader } from "../../../ui/layout/ScreenHeader.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { ComposerBar } from "./ComposerBar.tsx";
import { ComposerImage } from "./ComposerImage.tsx";
import { ComposerQuote } from "./ComposerQuote.tsx";
import { ComposerStoredImage } from "./ComposerStoredImage.tsx";
import { ComposerText } from "./ComposerText.tsx";
import { DiscardDraft } from "./DiscardDraft.tsx";
import { DropZone } from "./DropZone.tsx";
import { draftName, draftProblem, fileProblem, type Prefill } from "./post-draft.ts";
import type { QuotedPost } from "../quote-hand-over.ts";
import { useCreatePost } from "./use-create-post.ts";
import { useDraft } from "./use-draft.ts";

interface ComposerProps {
  readonly member: CurrentUser;
  readonly prefill: Prefill;
  /** The post to quote, with what is known of it already. */
  readonly quote: { readonly id: string; readonly known: QuotedPost | null } | null;
  readonly onBack: () => void;
  /** Goes on to the draft without a quote. */
  readonly onQuoteRemoved: () => void;
}

/** Text, image with its description, and Post. Nothing written is lost: not by a failure, a reload, or leaving. */
export function Composer({ member, prefill, quote, onBack, onQuoteRemoved }: ComposerProps) {
  const control = useDraft(member.id, draftName(quote?.id ?? null), prefill);
  const { draft, image, isImageRestored, isImageKept, write, attach, keyOfAttempt, discard } = control;
  const creation = useCreatePost(control.discardSent);
  const [isWaiting, setWaiting] = useState(false);
  const isPosting = creation.isPending || isWaiting;

  const storedImage = image ? null : draft.imageUrl;
  const hasDraft = draft.content !== "" || image !== null || storedImage !== null;

  const post = () => {
    const problem = draftProblem(draft, image);
    if (problem) return toast({ ...problem, tone: "danger" });
    const picture = image
      ? { image, imageAlt: draft.alt.trim() || undefined }
      : storedImage && { aiImageUrl: storedImage };
    const quotes = quote && { quotedPostId: quote.id, isQuote: true };
    const content = draft.content;
    creation.mutate({ post: { content, ...picture, ...quotes }, idempotencyKey: keyOfAttempt() });
  };
  const submit = () => {
    if (isPosting) return;
    if (isImageRestored) post();
    else setWaiting(true);
  };
  const postRestored = useEffectEvent(() => {
    setWaiting(false);
    post();
  });
  useEffect(() => {
    if (isWaiting && isImageRestored) postRestored();
  }, [isWaiting, isImageRestored]);
  const choose = (file: File) => {
    const problem = fileProblem(file);
    if (problem) toast({ ...problem, tone: "danger" });
    else attach(file);
  };

  return (
    <>
      <ScreenHeader
        title="Create post"
        onBack={onBack}
        actions={hasDraft && <DiscardDraft isDisabled={isPosting} onDiscard={discard} />}
      />
      <DropZone isDisabled={isPosting} onFile={choose}>
        <Card as="section" className="px-4 pt-4 sm:px-5 sm:pt-5">
          <ComposerText
            member={member}
            content={draft.content}
            hasImage={image !== null || storedImage !== null || quote !== null}
            isDisabled={isPosting}
            onChange={(content) => write({ content })}
            onSubmit={submit}
          />
          {image && (
            <ComposerImage
              image={image}
              alt={draft.alt}
              isKept={isImageKept}
              isDisabled={isPosting}
              onAltChange={(alt) => write({ alt })}
              onRemove={() => attach(null)}
            />
          )}
          {storedImage && (
            <ComposerStoredImage
              url={storedImage}
              isDisabled={isPosting}
              onRemove={() => write({ imageUrl: null })}
            />
          )}
          {quote && (
            <ComposerQuote
              {...quote}
              isDisabled={isPosting}
              onRemove={() => void control.moveToPlain().then(onQuoteRemoved)}
            />
          )}
          <ComposerBar
            length={draft.content.length}
            isPosting={isPosting}
            onFile={choose}
            onSubmit={submit}
          />
        </Card>
      </DropZone>
    </>
  );
}
