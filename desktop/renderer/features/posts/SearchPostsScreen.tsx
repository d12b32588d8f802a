import { FoundPosts } from "./FoundPosts.tsx";
import { SearchPage } from "./SearchPage.tsx";
import { useFoundPosts } from "./use-search.ts";

/** /search/posts */
export function SearchPostsScreen() {
  return (
    <SearchPage title="Search posts" scope="/search/posts">
      {(q) => <Results key={q} q={q} />}
    </SearchPage>
  );
}

function Results({ q }: { readonly q: string }) {
  return <FoundPosts q={q} query={useFoundPosts(q, 20)} />;
}
