import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { type MouseEvent, type ReactNode, useId } from "react";
import type { Author, Post } from "#shared/posts/post-shapes.ts";
import { focusRow } from "../../../lib/keyboard/row-focus.ts";
import { MemberName } from "../../../ui/content/MemberName.tsx";
import { Repeat2 } from "../../../ui/icons/repeat-2.ts";
import { splitAround } from "../../../lib/text/split-around.ts";

interface FoldedPostProps {
  /** The post, or a repost of it. */
  readonly entry: Post;
  /** The member who reposted it. */
  readonly by: Author;
  readonly position?: number | undefined;
}

/** The line of a post that stands whole elsewhere in its list. */
export function FoldedPost({ entry, by, position }: FoldedPostProps) {
  const lineId = useId();
  const original = entry.repostedPost ?? entry;
  const reposted = splitAround((name) => t`${name} reposted this`);
  const post = splitAround((name) => t`Post by ${name}`);
  return (
    <article
      data-post-id={entry.id}
      data-folded={original.id}
      tabIndex={-1}
      aria-labelledby={lineId}
      aria-posinset={position}
      aria-setsize={position === undefined ? undefined : -1}
      className="scroll-my-24 rounded-card focus-visible:outline-2 focus-visible:outline-brand"
    >
      {/* Two lines on a phone, whatever the names: the space is reserved before they are there. */}
      <p id={lineId} className="px-4 text-meta text-quiet sm:flex sm:items-center sm:gap-2 sm:px-5">
        <span className="flex min-h-6 min-w-0 items-center gap-2">
          <Repeat2 size={16} aria-hidden="true" className="shrink-0" />
          <span className="flex min-w-0">
            <Words>{reposted[0]}</Words>
            <MemberName name={by.displayName} className="truncate font-semibold" />
            <Words>{reposted[1]}</Words>
          </span>
        </span>
        <span aria-hidden="true" className="max-sm:hidden">·</span>
        <LinkToCard
          id={original.id}
          className="flex min-h-6 min-w-0 text-quiet underline decoration-quiet/40 underline-offset-2 hover:text-ink max-sm:ms-6 pointer-coarse:min-h-11"
        >
          <Words>{post[0]}</Words>
          <MemberName name={original.author.displayName} className="truncate" />
          <Words>{post[1]}</Words>
        </LinkToCard>
      </p>
    </article>
  );
}

/** Words that are not cut where the line is narrow. */
function Words({ children }: { readonly children: string }) {
  return children === "" ? null : <span className="shrink-0 whitespace-pre">{children}</span>;
}

/** The line of a quoted post that has a card of its own in the list. */
export function FoldedQuote({ id, place }: { readonly id: string; readonly place: "above" | "below" }) {
  return (
    <LinkToCard
      id={id}
      className="mt-3 flex min-h-11 rounded-control border border-hairline px-4 text-meta text-quiet no-underline hover:bg-wash"
    >
      <span className="truncate">
        {place === "above" ? t`The quoted post is above` : t`The quoted post is below`}
      </span>
    </LinkToCard>
  );
}

/** Scrolls to the post's card, and opens the post where its card is not mounted. */
function LinkToCard(
  { id, className, children }: {
    readonly id: string;
    readonly className: string;
    readonly children: ReactNode;
  },
) {
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const card = document.querySelector<HTMLElement>(`[data-whole-post="${CSS.escape(id)}"]`);
    if (!card) return;
    event.preventDefault();
    focusRow(card);
  };
  return (
    <Link
      to="/post/$postId"
      params={{ postId: id }}
      data-post-link
      className={`items-center ${className}`}
      onClick={show}
    >
      {children}
    </Link>
  );
}
