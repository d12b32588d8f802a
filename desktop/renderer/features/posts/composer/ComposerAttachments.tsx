import { t } from "@lingui/core/macro";
import { postLimits } from "#shared/posts/post-limits.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { MadeWithAi } from "../../../ui/content/MadeWithAi.tsx";
import { PictureList } from "../../media/PictureList.tsx";
import type { PicturesControl } from "../../media/use-pictures.ts";
import type { QuotedPost } from "../quote-hand-over.ts";
import { ComposerQuote } from "./ComposerQuote.tsx";
import { isMadeWithAi } from "./post-draft.ts";
import type { DraftControl } from "./use-draft.ts";

/** The post to quote; `known` when it was handed over. */
export interface ComposerQuotation {
  readonly id: string;
  readonly known: QuotedPost | null;
}

interface ComposerAttachmentsProps {
  readonly control: DraftControl;
  readonly pictures: PicturesControl;
  readonly quote: ComposerQuotation | null;
  readonly isDisabled: boolean;
  readonly onQuoteRemoved: () => void;
}

/** The pictures, the label and the quoted post of a draft. */
export function ComposerAttachments(
  { control, pictures, quote, isDisabled, onQuoteRemoved }: ComposerAttachmentsProps,
) {
  const { draft, moveToPlain } = control;
  return (
    <>
      <PictureList
        control={pictures}
        altLength={postLimits.altLength}
        isDisabled={isDisabled}
        className="mt-4 sm:ms-13"
      />
      {isMadeWithAi(draft) && <MadeWithAi className="mt-3 sm:ms-13" />}
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

/** Says that the post waits for its pictures; a member who has other plans stops that. */
export function UploadWait({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 sm:ms-13">
      <p role="status" className="text-meta text-quiet">
        {t`Your post is sent as soon as its pictures are uploaded.`}
      </p>
      <Button size="sm" variant="secondary" onClick={onCancel}>{t`Cancel`}</Button>
    </div>
  );
}
