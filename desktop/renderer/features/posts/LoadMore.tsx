import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { userMessageOf } from "../../lib/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import type { PostPage } from "./pages.ts";

/** The way to older posts, what went wrong on it, or its end. */
export function LoadMore({ query }: { readonly query: UseInfiniteQueryResult<InfiniteData<PostPage>> }) {
  if (!query.hasNextPage) {
    return <p className="py-8 text-center text-meta text-quiet">You have reached the end.</p>;
  }
  return (
    <div className="flex flex-col items-center gap-2 py-6">
      {query.isFetchNextPageError && (
        <p role="alert" className="text-meta text-danger">
          More posts could not be loaded. {userMessageOf(query.error, "Please try again.")}
        </p>
      )}
      <Button
        variant="secondary"
        isLoading={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        Load More Posts
      </Button>
    </div>
  );
}
