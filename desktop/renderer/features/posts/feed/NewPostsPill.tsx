import { pageLength } from "../../../entities/posts/read-posts.ts";
import { ArrowUp } from "../../../ui/icons/arrow-up.ts";

interface NewPostsPillProps {
  readonly count: number;
  readonly onShow: () => void;
}

/**
 * Offers newer posts; they appear only on a click, so that nothing moves while reading (feed.2).
 */
export function NewPostsPill({ count, onShow }: NewPostsPillProps) {
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-[calc(var(--covered-top)+1rem)] z-20 flex h-0 justify-center"
    >
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="pointer-events-auto inline-flex h-9 items-center gap-1.5 rounded-full bg-brand px-4 text-meta font-medium text-on-brand shadow-float pointer-coarse:h-11"
        >
          <ArrowUp size={16} aria-hidden="true" />
          <span>{pillText(count)}</span>
        </button>
      )}
    </div>
  );
}

/** After a full first page there may be more. */
function pillText(count: number): string {
  if (count === 1) return "New post";
  return `${count >= pageLength ? `${pageLength}+` : count} new posts`;
}
