import { t } from "@lingui/core/macro";
import { postLimits } from "#shared/posts/post-limits.ts";
import { AttachedImage, useFileAnimation } from "../../../ui/composer/AttachedImage.tsx";
import { MadeWithAi } from "../../../ui/content/MadeWithAi.tsx";
import type { QuotedPost } from "../quote-hand-over.ts";
import { ComposerQuote } from "./ComposerQuote.tsx";
import { isMadeWithAi } from "./post-draft.ts";
import type { DraftControl } from "./use-draft.ts";
import { AnimationLoss } from "../../../ui/composer/AnimationLoss.tsx";
import { type DraftImageProps, ImageDescription } from "../../../ui/composer/ImageDescription.tsx";

/** The post to quote; `known` when it was handed over. */
export interface ComposerQuotation {
  readonly id: string;
  readonly known: QuotedPost | null;
}

interface ComposerAttachmentsProps {
  readonly control: DraftControl;
  readonly quote: ComposerQuotation | null;
  readonly isDisabled: boolean;
  readonly onQuoteRemoved: () => void;
}

/**
 * The image, the label and the quoted post of a draft. A chosen file replaces the assistant's
 * image.
 */
export function ComposerAttachments(
  { control, quote, isDisabled, onQuoteRemoved }: ComposerAttachmentsProps,
) {
  const { draft, image, isImageKept, write, attach, moveToPlain } = control;
  return (
    <>
      {image && (
        <ComposerImage
          image={image}
          alt={draft.alt}
          isKept={isImageKept}
          isDisabled={isDisabled}
          onAltChange={(alt) => write({ alt })}
          onRemove={() => attach(null)}
        />
      )}
      {!image && draft.imageUrl && (
        <AttachedImage
          image={draft.imageUrl}
          alt={t`Attached to your post`}
          isDisabled={isDisabled}
          onRemove={() => write({ imageUrl: null })}
          className="mt-4 sm:ms-13"
        />
      )}
      {isMadeWithAi(draft, image) && <MadeWithAi className="mt-3 sm:ms-13" />}
      {quote && (
        <ComposerQuote
          {...quote}
          isDisabled={isDisabled}
          onRemove={() => void moveToPlain().then(onQuoteRemoved)}
        />
      )}
    </>
  );
}

/** The chosen image and its description. */
function ComposerImage({ image, alt, isKept, isDisabled, onAltChange, onRemove }: DraftImageProps) {
  const animation = useFileAnimation(image);
  return (
    <div className="mt-4 space-y-4 sm:ps-13">
      <AttachedImage image={image} animation={animation} alt="" isDisabled={isDisabled} onRemove={onRemove} />
      <AnimationLoss loss={animation?.loss ?? null} />
      {!isKept && (
        <p className="text-meta text-quiet">
          {t`This browser cannot keep the photo with your draft. After a reload, please choose it again.`}
        </p>
      )}
      <ImageDescription
        alt={alt}
        rows={2}
        maxLength={postLimits.altLength}
        isDisabled={isDisabled}
        onAltChange={onAltChange}
      />
    </div>
  );
}
