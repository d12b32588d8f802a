import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { removedUntold } from "#shared/posts/removed-untold.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";

/**
 * Shows when a post was deleted, is hidden from the member, or never existed. `isRemoved`: a
 * moderator removed it, and its author reads this.
 */
export function PostNotFound({ isRemoved }: { readonly isRemoved: boolean }) {
  return (
    <EmptyState
      title={isRemoved ? t`Removed` : t`Post Not Found`}
      body={isRemoved
        ? showText(removedUntold)
        : t`It may have been deleted, your content filter may hide it, or the link is incomplete.`}
      action={
        <Button asChild variant="secondary">
          <Link to="/">{t`Back to Home`}</Link>
        </Button>
      }
    />
  );
}
