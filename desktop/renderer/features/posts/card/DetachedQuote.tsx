import { t } from "@lingui/core/macro";
import type { Post } from "#shared/posts/post-shapes.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { useDetachQuote } from "./use-detach-quote.ts";

/** In place of a quoted post that its author took out, who may put it back (posts.30). */
export function DetachedQuote({ post }: { readonly post: Post }) {
  const { user } = useSession();
  const by = post.quoteDetachedBy;
  // A visitor without an account, and one whose session is being read, has no id to compare.
  const isOwn = by ? by.id === user?.id : false;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control border border-hairline px-4 py-3 text-quiet">
      <p className="min-w-0 wrap-anywhere">{describe(by?.displayName, isOwn)}</p>
      {isOwn && <PutBack post={post} />}
    </div>
  );
}

function PutBack({ post }: { readonly post: Post }) {
  const detaching = useDetachQuote(post.id);
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-me-2"
      isLoading={detaching.isPending}
      onClick={() => detaching.mutate(false)}
    >
      {t`Put back`}
    </Button>
  );
}

function describe(name: string | undefined, isOwn: boolean): string {
  if (isOwn) return t`You took your post out of this quote`;
  return name === undefined
    ? t`The author of the quoted post took it out`
    : t`${name} took their post out of this quote`;
}
