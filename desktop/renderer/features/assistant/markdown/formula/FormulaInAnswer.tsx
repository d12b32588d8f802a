import { memo } from "react";
import { LazyPart } from "../../../../ui/status/LazyPart.tsx";

const loadFormula = () => import("./DrawnFormula.tsx");

interface FormulaInAnswerProps {
  readonly tex: string;
  /** It has a line of its own. */
  readonly isDisplay: boolean;
  /** Its end has not come yet, so that it can't be drawn. */
  readonly isUnfinished: boolean;
}

/**
 * A formula; until it can be drawn, and where it can't be, its TeX in quiet letters. With each word
 * of an answer its whole paragraph renders again, and its formulas need not.
 */
export const FormulaInAnswer = memo(function FormulaInAnswer(
  { tex, isDisplay, isUnfinished }: FormulaInAnswerProps,
) {
  const written = <WrittenFormula tex={tex} isDisplay={isDisplay} />;
  if (isUnfinished) return written;
  return (
    <LazyPart load={loadFormula} fallback={written} failure={() => written}>
      {({ DrawnFormula }) => <DrawnFormula tex={tex} isDisplay={isDisplay} written={written} />}
    </LazyPart>
  );
});

function WrittenFormula({ tex, isDisplay }: Omit<FormulaInAnswerProps, "isUnfinished">) {
  return (
    <code
      translate="no"
      className={`font-mono text-[0.875em] whitespace-pre-wrap text-quiet ${isDisplay ? "block" : ""}`}
    >
      {tex}
    </code>
  );
}
