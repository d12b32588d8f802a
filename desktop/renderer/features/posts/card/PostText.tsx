import type { Post } from "#shared/posts/post-shapes.ts";
import { FoldedText } from "../../../ui/content/FoldedText.tsx";
import { RichText } from "../../../ui/content/RichText.tsx";
import { useOpenByText } from "./use-open-by-text.ts";

interface PostTextProps {
  readonly post: Post;
  /** True on the post's own page, where the text is not folded and a click opens nothing. */
  readonly isWhole: boolean;
}

/** The text of a post; in lists long text is folded, and a click opens the post (posts.13). */
export function PostText({ post: { id, content, mentions }, isWhole }: PostTextProps) {
  const byText = useOpenByText(id);
  return (
    <div className={isWhole ? "mt-3" : "mt-3 cursor-pointer"} {...(isWhole ? {} : byText)}>
      <FoldedText text={content} isWhole={isWhole}>
        {(shown) => <RichText text={shown} mentions={mentions} />}
      </FoldedText>
    </div>
  );
}
