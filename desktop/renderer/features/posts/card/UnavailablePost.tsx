import { Card } from "../../../ui/layout/Card.tsx";

interface UnavailablePostProps {
  readonly id: string;
  readonly position: number | undefined;
}

/** Replaces a post that cannot be rendered. */
export function UnavailablePost({ id, position }: UnavailablePostProps) {
  return (
    <article
      data-post-id={id}
      tabIndex={-1}
      aria-label="This post can't be shown"
      aria-posinset={position}
      aria-setsize={position === undefined ? undefined : -1}
      className="scroll-my-24 rounded-card focus-visible:outline-2 focus-visible:outline-brand"
    >
      <Card className="px-4 py-4 text-quiet sm:px-5">This post can't be shown.</Card>
    </article>
  );
}
