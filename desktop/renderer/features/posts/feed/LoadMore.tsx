import { type More, MoreButton } from "../../../ui/button/MoreButton.tsx";

/** The way to older posts, or their end. */
export function LoadMore({ query }: { readonly query: More }) {
  if (query.hasNextPage) return <MoreButton query={query} label="Load More Posts" />;
  return <p className="py-8 text-center text-meta text-quiet">You have reached the end.</p>;
}
