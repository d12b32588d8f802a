import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import { moderationMark } from "#shared/moderation/moderation-levels.ts";
import { Card } from "../../../ui/layout/Card.tsx";

type Verdict = CaseDetail["verdicts"][number];

const deciders: Readonly<Record<Verdict["decidedBy"], string>> = {
  openai: "by the moderation service",
  local: "by the built-in classifier",
  "local-fallback": "by the built-in classifier, while the service was away",
  person: "by a moderator",
};

/** What the classifiers said of text and picture. */
export function Verdicts({ verdicts }: Pick<CaseDetail, "verdicts">) {
  if (verdicts.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="case-verdicts" className="p-4">
      <h3 id="case-verdicts" className="font-semibold">What classifiers said</h3>
      <ul className="mt-2 space-y-1 text-meta">
        {verdicts.map((verdict, place) => <li key={place}>{verdictText(verdict)}</li>)}
      </ul>
    </Card>
  );
}

function verdictText({ type, level, reason, decidedBy, wasRead }: Verdict): string {
  const what = type === "text" ? "Text" : "Picture";
  if (!wasRead) return `${what}: nobody could read it; ${moderationMark(level).label.toLowerCase()}.`;
  const why = reason ? `, ${reason}` : "";
  return `${what}: ${moderationMark(level).label.toLowerCase()}${why}, ${deciders[decidedBy]}.`;
}
