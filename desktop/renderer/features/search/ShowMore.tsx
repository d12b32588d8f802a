import { userMessageOf } from "../../lib/api-error.ts";
import { Button } from "../../ui/Button.tsx";

/** The part of an infinite query that knows of more. */
interface More {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: Error | null;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** The way to more results, and what went wrong on it. Nothing at the end. */
export function ShowMore({ query, of }: { readonly query: More; readonly of: string }) {
  if (!query.hasNextPage) return null;
  return (
    <div className="flex flex-col items-center gap-2 py-4">
      {query.isFetchNextPageError && (
        <p role="alert" className="text-meta text-danger">
          {userMessageOf(query.error, "Please try again.")}
        </p>
      )}
      <Button
        variant="secondary"
        aria-label={`Show More ${of}`}
        isLoading={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        Show More
      </Button>
    </div>
  );
}
