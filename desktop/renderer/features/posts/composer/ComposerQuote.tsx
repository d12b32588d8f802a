import { t } from "@lingui/core/macro";
import { Button } from "../../../ui/button/Button.tsx";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { X } from "../../../ui/icons/x.ts";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { QuotedPost } from "../QuotedPost.tsx";
import type { QuotedPost as Quoted } from "../quote-hand-over.ts";
import { usePost } from "../../../entities/posts/use-post.ts";
import { isAbsent } from "../page/post-errors.ts";

interface ComposerQuoteProps {
  readonly id: string;
  /** Null when it has to be fetched, as after a reload. */
  readonly known: Quoted | null;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
}

/** The quoted post below the text. */
export function ComposerQuote({ id, known, isDisabled, onRemove }: ComposerQuoteProps) {
  return (
    <div role="group" aria-label={t`Quoted post`} className="relative mt-1 sm:ps-13 [&>*]:pe-14 [&>p]:py-4">
      {known ? <QuotedPost post={known} isLink={false} /> : <ReadQuote id={id} />}
      <IconButton
        label={t`Remove quote`}
        icon={<X size={18} aria-hidden="true" />}
        disabled={isDisabled}
        onClick={onRemove}
        className="absolute inset-e-2 top-1.5 bg-float! pe-0! shadow-float"
      />
    </div>
  );
}

function ReadQuote({ id }: { readonly id: string }) {
  const post = usePost(id);
  if (post.isPending) return <Skeleton className="mt-3 h-20 w-full" />;
  if (isAbsent(post.error)) return <QuotedPost post={null} isLink={false} />;
  if (post.data) return <QuotedPost post={post.data} isLink={false} />;
  return (
    <div role="alert" className="mt-3 space-y-2 rounded-control border border-hairline px-4 py-3 text-quiet">
      <p>{t`The quoted post could not be loaded.`}</p>
      <Button
        size="sm"
        variant="secondary"
        isLoading={post.isFetching}
        onClick={() =>
          void post.refetch()}
      >
        {t`Retry`}
      </Button>
    </div>
  );
}
