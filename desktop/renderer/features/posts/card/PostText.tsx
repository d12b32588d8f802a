import { useContext } from "react";
import type { Post } from "#shared/posts/post-shapes.ts";
import { FoldedText } from "../../../ui/content/FoldedText.tsx";
import { RichText } from "../../../ui/content/RichText.tsx";
import { Translatable } from "../../../ui/translation/Translatable.tsx";
import { FoundWords } from "./found-words.ts";
import { useOpenByText } from "./use-open-by-text.ts";

interface PostTextProps {
  readonly post: Post;
  /** True on the post's own page, where the text is not folded and a click opens nothing. */
  readonly isWhole: boolean;
}

/**
 * The text of a post; in lists long text is folded, and a click opens the post (posts.13). A found
 * text is folded around what was looked for.
 */
export function PostText(
  { post: { id, content, language, mentions, author, isCovered }, isWhole }: PostTextProps,
) {
  const byText = useOpenByText(id);
  const found = useContext(FoundWords);
  return (
    <div className={isWhole ? "mt-3" : "mt-3 cursor-pointer"} {...(isWhole ? {} : byText)}>
      <Translatable
        textKey={`post:${id}`}
        text={content}
        language={language}
        authorId={author.id}
        isCovered={isCovered}
      >
        {(text, writtenIn) => (
          <FoldedText text={text} isWhole={isWhole} folded={found?.fold(text)}>
            {(shown) => (
              <RichText
                text={shown}
                language={writtenIn}
                mentions={mentions}
                marksOf={found?.marksOf}
                hasInertLinks={author.hasInertLinks}
              />
            )}
          </FoldedText>
        )}
      </Translatable>
    </div>
  );
}
