import type { CurrentUser } from "#shared/auth/contract.ts";
import { Card } from "../../ui/Card.tsx";
import { ScreenHeader } from "../../ui/ScreenHeader.tsx";
import { toast } from "../../ui/toast.ts";
import { ComposerBar } from "./ComposerBar.tsx";
import { ComposerImage } from "./ComposerImage.tsx";
import { ComposerQuote } from "./ComposerQuote.tsx";
import { ComposerStoredImage } from "./ComposerStoredImage.tsx";
import { ComposerText } from "./ComposerText.tsx";
import { DiscardDraft } from "./DiscardDraft.tsx";
import { DropZone } from "./DropZone.tsx";
import { draftProblem, fileProblem, type Prefill } from "./post-draft.ts";
import { useCreatePost } from "./use-create-post.ts";
import { useDraft } from "./use-draft.ts";

interface ComposerProps {
  readonly member: CurrentUser;
  readonly prefill: Prefill;
  readonly onBack: () => void;
}

/** Text, image with its description, and Post. Nothing written is lost: not by a failure, a reload, or leaving. */
export function Composer({ member, prefill, onBack }: ComposerProps) {
  const { draft, image, isImageKept, write, attach, keyOfAttempt, discard, discardSent } = useDraft(
    member.id,
    prefill,
  );
  const creation = useCreatePost(discardSent);

  const storedImage = image ? null : draft.imageUrl;
  const hasDraft = draft.content !== "" || image !== null || storedImage !== null || draft.quoted !== null;

  const submit = () => {
    if (creation.isPending) return;
    const problem = draftProblem(draft, image);
    if (problem) return toast({ ...problem, tone: "danger" });
    const picture = image
      ? { image, imageAlt: draft.alt.trim() || undefined }
      : storedImage && { aiImageUrl: storedImage };
    const quote = draft.quoted && { quotedPostId: draft.quoted.id, isQuote: true };
    const post = { content: draft.content, ...picture, ...quote };
    creation.mutate({ post, idempotencyKey: keyOfAttempt() });
  };
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
        actions={hasDraft && <DiscardDraft isDisabled={creation.isPending} onDiscard={discard} />}
      />
      <DropZone isDisabled={creation.isPending} onFile={choose}>
        <Card as="section" className="px-4 pt-4 sm:px-5 sm:pt-5">
          <ComposerText
            member={member}
            content={draft.content}
            hasImage={image !== null || storedImage !== null || draft.quoted !== null}
            isDisabled={creation.isPending}
            onChange={(content) => write({ content })}
            onSubmit={submit}
          />
          {image && (
            <ComposerImage
              image={image}
              alt={draft.alt}
              isKept={isImageKept}
              isDisabled={creation.isPending}
              onAltChange={(alt) => write({ alt })}
              onRemove={() => attach(null)}
            />
          )}
          {storedImage && (
            <ComposerStoredImage
              url={storedImage}
              isDisabled={creation.isPending}
              onRemove={() => write({ imageUrl: null })}
            />
          )}
          {draft.quoted && (
            <ComposerQuote
              quoted={draft.quoted}
              isDisabled={creation.isPending}
              onRemove={() => write({ quoted: null })}
            />
          )}
          <ComposerBar
            length={draft.content.length}
            isPosting={creation.isPending}
            onFile={choose}
            onSubmit={submit}
          />
        </Card>
      </DropZone>
    </>
  );
}
