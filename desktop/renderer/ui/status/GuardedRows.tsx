import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

interface GuardedRowsProps<Row> {
  readonly rows: readonly Row[];
  /** Renders one row: a list item, unless `as` says otherwise. */
  readonly children: (row: Row, index: number) => ReactNode;
  readonly as?: "li" | "p";
}

/** The rows of a list. A row that fails to render breaks only itself, not the screen (client.6). */
export function GuardedRows<Row extends { readonly id: string }>(
  { rows, children, as: Unshown = "li" }: GuardedRowsProps<Row>,
) {
  return rows.map((row, index) => (
    <ErrorBoundary
      key={row.id}
      resetKey={row}
      fallback={<Unshown className="px-2 py-4 text-meta text-quiet">{t`This can't be shown.`}</Unshown>}
    >
      <DrawnRow draw={() => children(row, index)} />
    </ErrorBoundary>
  ));
}

/** Renders the row inside its error boundary. */
function DrawnRow({ draw }: { readonly draw: () => ReactNode }) {
  return draw();
}
