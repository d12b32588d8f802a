import { t } from "@lingui/core/macro";
import { getUserMessage } from "../../lib/api/api-error.ts";
import { NotPrinted } from "../status/NotPrinted.tsx";
import { Button } from "./Button.tsx";
import type { ButtonSize } from "./button-class.ts";

/** The part of an infinite query that loads more. */
export interface More {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: Error | null;
  readonly fetchNextPage: () => Promise<unknown>;
}

interface MoreButtonProps {
  readonly query: More;
  readonly label: string;
  /** The accessible name, where the label alone is unclear. */
  readonly name?: string;
  readonly size?: ButtonSize;
  /** Says what paper leaves out while there is more. */
  readonly notPrinted?: string;
}

/** Loads the next page of a list and shows why that failed. Renders nothing after the last page. */
export function MoreButton(
  {
    query,
    label,
    name = label,
    size,
    notPrinted = t`More rows were not loaded, and are not printed here.`,
  }: MoreButtonProps,
) {
  if (!query.hasNextPage) return null;
  return (
    <div className="flex flex-col items-center gap-2 py-4">
      <NotPrinted says={notPrinted} />
      {query.isFetchNextPageError && (
        <p role="alert" className="px-3 text-center text-meta text-danger">
          {getUserMessage(query.error, t`More could not be loaded. Please try again.`)}
        </p>
      )}
      <Button
        variant="secondary"
        size={size}
        aria-label={name}
        isLoading={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {label}
      </Button>
    </div>
  );
}
