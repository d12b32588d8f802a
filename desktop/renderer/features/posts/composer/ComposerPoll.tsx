import { t } from "@lingui/core/macro";
import { LazyPart } from "../../../ui/status/LazyPart.tsx";
import { createLostPart } from "../../../ui/status/lost-part.tsx";
import type { DraftControl } from "./use-draft.ts";
import type { Submission } from "./use-submit.ts";

const loadEditor = () => import("../../polls/PollEditor.tsx");

interface ComposerPollProps {
  readonly control: DraftControl;
  readonly submission: Submission;
}

/** The poll of the post that is written, if it has one (posts.28). */
export function ComposerPoll({ control: { draft, write }, submission }: ComposerPollProps) {
  const { poll } = draft;
  if (!poll) return null;
  return (
    <LazyPart
      load={loadEditor}
      fallback={<div className="mt-4 h-64 rounded-control border border-hairline sm:ms-13" />}
      failure={createLostPart(t`The poll could not be loaded`)}
    >
      {({ PollEditor }) => (
        <PollEditor
          poll={poll}
          isDisabled={submission.isPosting}
          problems={submission.pollProblems}
          onChange={(changed) => write({ poll: changed })}
          onSubmit={submission.submit}
          className="mt-4 sm:ms-13"
        />
      )}
    </LazyPart>
  );
}
