import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { postLimits } from "#shared/posts/post-limits.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { CharacterCounter } from "../../../ui/composer/CharacterCounter.tsx";
import { PhotoButton } from "../../../ui/composer/PhotoButton.tsx";
import { Sparkles } from "../../../ui/icons/sparkles.ts";
import { PollButton } from "../../polls/PollButton.tsx";
import { ScheduleButton } from "../../drafts/ScheduleButton.tsx";
import type { DraftCopy } from "../../drafts/use-draft-copy.ts";
import type { DraftControl } from "./use-draft.ts";
import type { Submission } from "./use-submit.ts";
import { useRootMark } from "../../../lib/window/use-root-mark.ts";

interface ComposerBarProps {
  readonly control: DraftControl;
  readonly submission: Submission;
  readonly copy: DraftCopy;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Sticky, so that it stays reachable below a long text. */
export function ComposerBar({ control, submission, copy, onFiles }: ComposerBarProps) {
  const { draft, write } = control;
  const { isPosting, isScheduling, submit, schedule } = submission;
  useRootMark("hasStickyButtons");
  return (
    <div className="sticky bottom-(--covered-bottom) -mx-1 mt-4 flex flex-wrap items-center gap-2 max-sm:gap-1 rounded-b-card border-t border-hairline bg-surface px-1 py-3 low:static low:mt-2">
      <PhotoButton isDisabled={isPosting} onFiles={onFiles} />
      <PollButton poll={draft.poll} isDisabled={isPosting} onChange={(poll) => write({ poll })} />
      <Button asChild variant="quiet" className="px-3 max-sm:w-11 max-sm:gap-0 max-sm:px-0!">
        <Link to="/ai-chat">
          <Sparkles size={18} aria-hidden="true" />
          <span className="max-sm:sr-only">{t`AI Help`}</span>
        </Link>
      </Button>
      <div className="ms-auto flex items-center gap-3 max-sm:gap-2">
        <CharacterCounter
          id="composer-count"
          text={draft.content}
          limit={postLimits.contentLength}
          warnAbove={postLimits.contentWarning}
          noun="post"
        />
        <ScheduleButton publishAt={copy.publishAt} isDisabled={isPosting} onChoose={schedule} />
        <Button isLoading={isPosting} onClick={submit} className="max-sm:px-4!">
          {isPosting && !isScheduling ? t`Posting...` : t({ message: "Post", context: "verb" })}
        </Button>
      </div>
    </div>
  );
}
