import type { MemberPage } from "#shared/cases/members-contract.ts";
import { langAndDir } from "../../../lib/text/lang-and-dir.ts";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { CaseMember } from "../case/CaseMember.tsx";

/** What moderators noted in the cases about a member. */
export function MemberNotes({ notes }: { readonly notes: MemberPage["notes"] }) {
  if (notes.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="member-notes" className="space-y-3 p-4">
      <h3 id="member-notes" className="font-semibold">Notes</h3>
      <ul className="space-y-3">
        {notes.map((note) => (
          <li key={note.id}>
            <div className="flex flex-wrap items-center gap-x-2 text-meta">
              <CaseMember member={note.by} />
              <RelativeTime at={note.createdAt} className="text-quiet" />
            </div>
            <p {...langAndDir(note.words)} className="mt-1 whitespace-pre-wrap wrap-anywhere">{note.words}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
