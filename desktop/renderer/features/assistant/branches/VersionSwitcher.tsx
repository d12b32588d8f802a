import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { ChevronLeft } from "../../../ui/icons/chevron-left.ts";
import { ChevronRight } from "../../../ui/icons/chevron-right.ts";
import { focusIfPressed } from "./switcher-focus.ts";
import { useShowQuestion } from "./use-show-question.ts";

interface VersionSwitcherProps {
  readonly question: AiMessage;
  readonly versions: readonly string[];
  /** No other branch is shown while an answer is under way. */
  readonly isDisabled: boolean;
}

/**
 * Which version of an edited question is shown, and the way to those before and after it (ai.24).
 */
export function VersionSwitcher({ question, versions, isDisabled }: VersionSwitcherProps) {
  const show = useShowQuestion();
  const place = versions.indexOf(question.id);
  const step = (by: -1 | 1) => {
    const id = versions[place + by];
    return {
      // Not `disabled`, which would drop the focus at the last version.
      "aria-disabled": id === undefined || isDisabled || show.isPending,
      onClick: () => {
        if (id === undefined || isDisabled || show.isPending) return;
        show.mutate({ id, focuses: by });
      },
    };
  };
  return (
    <div role="group" aria-label="Versions of this question" className="flex items-center">
      <IconButton
        label="Earlier version"
        ref={(button) => focusIfPressed(button, question.id, -1)}
        icon={<ChevronLeft size={16} aria-hidden="true" />}
        className="size-8! pointer-coarse:size-11! aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
        {...step(-1)}
      />
      <span className="tabular text-meta text-quiet" aria-live="polite">
        {`${place + 1} of ${versions.length}`}
      </span>
      <IconButton
        label="Later version"
        ref={(button) => focusIfPressed(button, question.id, 1)}
        icon={<ChevronRight size={16} aria-hidden="true" />}
        className="size-8! pointer-coarse:size-11! aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
        {...step(1)}
      />
    </div>
  );
}
