import { userMessageOf } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { previewText } from "./preview-text.ts";
import type { usePreview } from "./use-decide.ts";

/** What the decision would touch, before it is made. */
export function DecisionPreview({ preview }: { readonly preview: ReturnType<typeof usePreview> }) {
  if (preview.isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-meta text-danger">
        <span>{userMessageOf(preview.error, "What this affects could not be counted.")}</span>
        <Button size="sm" variant="secondary" onClick={() => void preview.refetch()}>Retry</Button>
      </div>
    );
  }
  return (
    <p role="status" className="min-h-4.5 text-meta text-quiet">
      {preview.data ? previewText(preview.data) : preview.isFetching ? "Counting what this affects…" : ""}
    </p>
  );
}
