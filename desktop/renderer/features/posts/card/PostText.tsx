import { useContext, useState } from "react";
import type { Post } from "#shared/posts/post-shapes.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { RichText } from "../../../ui/content/RichText.tsx";
import { foldAround, foldText } from "./fold-long-text.ts";
import { FoundWords } from "./found-words.ts";
import { useOpenByText } from "./use-open-by-text.ts";

interface PostTextProps {
  readonly post: Post;
  /** True on the post's own page, where the text is not folded and a click opens nothing. */
  readonly isWhole: boolean;
}

/** The text of a post; in lists long text is folded, and a click opens the post (posts.13).
 * A found text is folded around what was looked for. */
export function PostText({ post: { id, content }, isWhole }: PostTextProps) {
  const [isOpen, setOpen] = useState(isWhole);
  const byText = useOpenByText(id);
  const marksOf = useContext(FoundWords);
  const found = marksOf?.(content)[0];
  const folded = found ? foldAround(content, found) : foldText(content);
  return (
    <div className={isWhole ? "mt-3" : "mt-3 cursor-pointer"} {...(isWhole ? {} : byText)}>
      <RichText text={isOpen ? content : folded} marksOf={marksOf} />
      {!isOpen && folded !== content && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3.5 mt-1"
          onClick={() => setOpen(true)}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
