import { t } from "@lingui/core/macro";
import { HelpFirst } from "../moderation/HelpFirst.tsx";
import { FoundPosts } from "./FoundPosts.tsx";
import { SearchPage } from "./SearchPage.tsx";
import { asksForHelp, useFoundPosts } from "./use-search.ts";

/** /search/posts */
export function SearchPostsScreen() {
  return (
    <SearchPage title={t`Search posts`} scope="/search/posts">
      {(q) => <Results key={q} q={q} />}
    </SearchPage>
  );
}

function Results({ q }: { readonly q: string }) {
  const query = useFoundPosts(q, 20);
  return (
    <>
      <HelpFirst isWanted={asksForHelp(query.data?.pages)} />
      <FoundPosts q={q} query={query} />
    </>
  );
}
