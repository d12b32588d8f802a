import { type ReactNode, useRef } from "react";
import { useCutEnds } from "../../../ui/layout/use-cut-ends.ts";

/** A table that scrolls within itself and fades where it is cut. */
export function AnswerTable({ children }: { readonly children?: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const cutEnds = useCutEnds(region);
  return (
    <div
      ref={region}
      role="region"
      aria-label="Table"
      data-cut={cutEnds}
      // What scrolls must be reachable by keyboard.
      tabIndex={cutEnds === "" ? undefined : 0}
      className="fade-cut-ends overflow-x-auto focus-visible:mask-none"
    >
      <table className="border-collapse text-left tabular wrap-break-word">{children}</table>
    </div>
  );
}
