import { useState } from "react";
import type { Post } from "#shared/posts/shapes.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { RichText } from "../../../ui/content/RichText.tsx";
import { foldText } from "./list-preview.ts";
import { useOpenByText } from "./use-open-by-text.ts";

interface PostTextProps {
  readonly post: Post;
  /** On its own page the text is whole, and a click on it opens nothing. */
  readonly isWhole: boolean;
}

/** The words of a post; in lists long ones are folded, and a click on them opens the post. */
export function PostText({ post: { id, content }, isWhole }: PostTextProps) {
  const [isOpen, setOpen] = useState(isWhole);
  const byText = useOpenByText(id);
  const folded = foldText(content);
  return (
    <div className={isWhole ? "mt-3" : "mt-3 cursor-pointer"} {...(isWhole ? {} : byText)}>
      <RichText text={isOpen ? content : folded} />
      {!isOpen && folded !== content && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-2 mt-1"
          onClick={() => setOpen(true)}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
