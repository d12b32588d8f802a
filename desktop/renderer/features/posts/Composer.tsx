import type { CurrentUser } from "#shared/auth/contract.ts";
import { Card } from "../../ui/Card.tsx";
import { toast } from "../../ui/toast.ts";
import { ComposerBar } from "./ComposerBar.tsx";
import { ComposerImage } from "./ComposerImage.tsx";
import { ComposerText } from "./ComposerText.tsx";
import { DropZone } from "./DropZone.tsx";
import { draftProblem, fileProblem } from "./post-draft.ts";
import { useCreatePost } from "./use-create-post.ts";
import { useDraft } from "./use-draft.ts";

interface ComposerProps {
  readonly member: CurrentUser;
  readonly prefill: string;
}

/** Text, image with its description, and Post. Nothing written is lost: not by a failure, a reload, or leaving. */
export function Composer({ member, prefill }: ComposerProps) {
  const { draft, image, isImageKept, write, attach, keyOfAttempt, discard } = useDraft(member.id, prefill);
  const creation = useCreatePost(discard);

  const submit = () => {
    if (creation.isPending) return;
    const problem = draftProblem(draft, image);
    if (problem) return toast({ ...problem, tone: "danger" });
    const picture = image && { image, imageAlt: draft.alt.trim() || undefined };
    creation.mutate({ post: { content: draft.content, ...picture }, idempotencyKey: keyOfAttempt() });
  };
  const choose = (file: File) => {
    const problem = fileProblem(file);
    if (problem) toast({ ...problem, tone: "danger" });
    else attach(file);
  };

  return (
    <DropZone isDisabled={creation.isPending} onFile={choose}>
      <Card as="section" className="p-4 sm:p-5">
        <ComposerText
          member={member}
          content={draft.content}
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
        <ComposerBar
          length={draft.content.length}
          isPosting={creation.isPending}
          hasDraft={draft.content !== "" || image !== null}
          onFile={choose}
          onDiscard={discard}
          onSubmit={submit}
        />
      </Card>
    </DropZone>
  );
}
