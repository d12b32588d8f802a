import { t } from "@lingui/core/macro";
import { AnswerFields } from "../../polls/AnswerFields.tsx";
import type { Editing } from "../../revisions/use-editing.ts";

/** The answers of the poll of a post that is edited; as they stand once somebody voted. */
export function PollEdit({ editing }: { readonly editing: Editing }) {
  const { answers, isSaving, save } = editing;
  if (!answers.written) return null;
  return (
    <section aria-label={t`Poll`} className="mt-3 rounded-control border border-hairline p-3">
      {answers.areFixed
        ? (
          <ul className="list-disc space-y-1 ps-5">
            {answers.written.map((answer) => (
              <li key={answer} className="wrap-anywhere">
                <bdi>{answer}</bdi>
              </li>
            ))}
          </ul>
        )
        : (
          <AnswerFields
            answers={answers.written}
            isDisabled={isSaving}
            problems={answers.problems}
            onChange={answers.write}
            onSubmit={save}
          />
        )}
      <p className="mt-2 text-meta text-quiet">
        {answers.areFixed
          ? t`People voted for these answers, so they stay as they are.`
          : t`You can change the answers until somebody votes.`}
      </p>
    </section>
  );
}
