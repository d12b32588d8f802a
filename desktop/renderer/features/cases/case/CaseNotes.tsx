import { t } from "@lingui/core/macro";
import type { Ref } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import { addCaseNote } from "#shared/cases/queue-contract.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { TextArea } from "../../../ui/form/TextFields.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { useCaseDrafts } from "../case-drafts.ts";
import { CaseMember } from "./CaseMember.tsx";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { caseKeys } from "../../../lib/query-keys/case-keys.ts";

interface CaseNotesProps {
  readonly caseId: string;
  readonly notes: CaseDetail["notes"];
  /** The field, for the key `n`. */
  readonly ref: Ref<HTMLTextAreaElement>;
}

const noNote = { words: "", key: "" };

export function CaseNotes({ caseId, notes, ref }: CaseNotesProps) {
  const [{ note: draft = noNote }, changeDrafts] = useCaseDrafts(caseId);
  const adding = useAddNote(caseId);
  const words = draft.words.trim();
  const add = () => {
    if (words !== "" && !adding.isPending) adding.mutate({ words, idempotencyKey: draft.key });
  };
  const write = (written: string) => changeDrafts({ note: { words: written, key: crypto.randomUUID() } });
  return (
    <Card as="section" aria-labelledby="case-notes" className="space-y-3 p-4">
      <h3 id="case-notes" className="font-semibold">{t`Notes`}</h3>
      {notes.length > 0 && <NoteList notes={notes} />}
      <TextArea
        ref={ref}
        label={t`Add a note`}
        hint={t`Only moderators read it.`}
        rows={1}
        maxLength={1000}
        value={draft.words}
        onChange={(event) => write(event.target.value)}
        onSend={add}
        onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
      />
      {words !== "" && (
        <Button size="sm" variant="secondary" isLoading={adding.isPending} onClick={add}>
          {t`Add note`}
        </Button>
      )}
    </Card>
  );
}

export function NoteList({ notes }: Pick<CaseDetail, "notes">) {
  return (
    <ul className="space-y-3">
      {notes.map(({ id, by, words, createdAt }) => (
        <li key={id}>
          <div className="flex flex-wrap items-center gap-x-2 text-meta">
            <CaseMember member={by} />
            <RelativeTime at={createdAt} className="text-quiet" />
          </div>
          <p {...getLangAndDir(words)} className="mt-1 whitespace-pre-wrap wrap-anywhere">{words}</p>
        </li>
      ))}
    </ul>
  );
}

/** Adds a note for moderators. A failure keeps the words. */
function useAddNote(caseId: string) {
  const client = useQueryClient();
  const [, changeDrafts] = useCaseDrafts(caseId);
  return useMutation({
    mutationFn: (attempt: { readonly words: string; readonly idempotencyKey: string }) =>
      call(addCaseNote, { params: { id: caseId }, body: { words: attempt.words } }, attempt),
    onSuccess: (note) => {
      changeDrafts({ note: undefined });
      client.setQueryData<CaseDetail>(
        caseKeys.one(caseId),
        (data) => data && { ...data, notes: [...data.notes.filter(({ id }) => id !== note.id), note] },
      );
    },
    onError: (error) => toastFailure(error, t`The note could not be added. Please try again.`),
  });
}
