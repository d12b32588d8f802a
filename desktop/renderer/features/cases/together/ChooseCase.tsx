import type { CaseRow } from "#shared/cases/case-shapes.ts";
import type { CaseStanding } from "../queue/case-standing.ts";
import { choose, useChosenCases } from "./chosen-cases.ts";

interface ChooseCaseProps {
  readonly row: CaseRow;
  readonly standing: CaseStanding;
}

/** The box of a case in the list, while several are chosen. An appeal is answered separately. */
export function ChooseCase({ row, standing }: ChooseCaseProps) {
  const { isChoosing, ids } = useChosenCases();
  if (!isChoosing) return null;
  const canChoose = row.subject.kind !== "appeal" && (standing === "free" || standing === "mine");
  return (
    <label className="flex shrink-0 cursor-pointer items-start px-1.5 pt-3 pointer-coarse:px-3">
      <input
        type="checkbox"
        aria-label={`Select: ${row.excerpt || "no text"}`}
        disabled={!canChoose}
        checked={canChoose && ids.has(row.id)}
        onChange={({ target }) => choose(row.id, target.checked)}
        className="size-5 accent-brand not-disabled:cursor-pointer"
      />
    </label>
  );
}
