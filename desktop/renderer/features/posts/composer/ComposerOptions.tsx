import { EmojiButton } from "../../../ui/composer/emoji/EmojiButton.tsx";
import { SpoilerButton } from "../../../ui/composer/SpoilerButton.tsx";
import { WrittenLanguage } from "../../../ui/composer/WrittenLanguage.tsx";
import { DraftMark } from "../../drafts/DraftMark.tsx";
import type { DraftCopy } from "../../drafts/use-draft-copy.ts";
import { AudienceButton } from "../audience/AudienceButton.tsx";
import { CoverButton } from "../../../ui/cover/CoverButton.tsx";
import { CoverPanel } from "../../../ui/cover/CoverPanel.tsx";
import { CoverQuestion } from "../../../ui/cover/CoverQuestion.tsx";
import { noCover } from "../../../ui/cover/cover-draft.ts";
import type { DraftControl } from "./use-draft.ts";
import type { Submission } from "./use-submit.ts";

interface ComposerOptionsProps {
  readonly control: DraftControl;
  readonly submission: Submission;
}

/** What stands over the post, above its text (posts.24). */
export function ComposerCover({ control: { draft, write }, submission }: ComposerOptionsProps) {
  if (draft.coverWords === null) return null;
  return (
    <CoverPanel
      cover={draft}
      isDisabled={submission.isPosting}
      onChange={write}
      onSubmit={submission.submit}
      onRemove={() => write(noCover)}
      className="mb-3 sm:ms-13"
    />
  );
}

/**
 * The language of the text, who may answer, its cover and hidden parts, and whether it shall be
 * covered.
 */
export function ComposerOptions(
  { control: { draft, write }, submission, copy }: ComposerOptionsProps & { readonly copy: DraftCopy },
) {
  const { isPosting, coverQuestion, submitAgain } = submission;
  return (
    <>
      <div className="-ms-2 mt-2 flex flex-wrap items-center gap-1 sm:ms-11">
        <WrittenLanguage
          language={draft.language}
          isDisabled={isPosting}
          onChoose={(language) => write({ language })}
        />
        <AudienceButton audiences={draft} isDisabled={isPosting} onChange={write} />
        <CoverButton cover={draft} isDisabled={isPosting} onChange={write} />
        <EmojiButton isDisabled={isPosting} />
        <SpoilerButton isDisabled={isPosting} />
        <DraftMark copy={copy} />
      </div>
      <CoverQuestion question={coverQuestion} onSubmit={submitAgain} className="mt-3 sm:ms-13" />
    </>
  );
}
