import { X } from "lucide-react";
import { IconButton } from "../../ui/IconButton.tsx";
import { QuotedPost } from "./QuotedPost.tsx";
import type { QuotedPost as Quoted } from "./quote-hand-over.ts";

interface ComposerQuoteProps {
  readonly quoted: Quoted;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
}

/** The post that is quoted, beneath one's own words. */
export function ComposerQuote({ quoted, isDisabled, onRemove }: ComposerQuoteProps) {
  return (
    <div role="group" aria-label="Quoted post" className="relative mt-1 sm:pl-13 [&>div]:pr-14">
      <QuotedPost post={quoted} isLink={false} />
      <IconButton
        label="Remove quote"
        icon={<X size={18} aria-hidden="true" />}
        disabled={isDisabled}
        onClick={onRemove}
        className="absolute right-2 top-4.5 bg-float! shadow-float"
      />
    </div>
  );
}
