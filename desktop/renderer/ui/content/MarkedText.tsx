import type { Mark } from "#shared/search/find-marks.ts";

/** Finds the words of a search in a text; what draws texts need not load the search. */
export type FindsMarks = (text: string) => readonly Mark[];

interface MarkedTextProps {
  readonly text: string;
  readonly marksOf: FindsMarks | undefined;
}

/** A text with the words of a search marked (search.3). */
export function MarkedText({ text, marksOf }: MarkedTextProps) {
  const marks = marksOf?.(text) ?? [];
  if (marks.length === 0) return <>{text}</>;
  return marks.map(({ start, end }, index) => (
    <span key={start}>
      <span>{text.slice(marks[index - 1]?.end ?? 0, start)}</span>
      <mark className="bg-gold-wash font-semibold text-inherit">{text.slice(start, end)}</mark>
      <span>{index === marks.length - 1 ? text.slice(end) : ""}</span>
    </span>
  ));
}
