import { t } from "@lingui/core/macro";
import { HelpFirst } from "../moderation/HelpFirst.tsx";
import { FoundPeople } from "./FoundPeople.tsx";
import { SearchPage } from "../posts/SearchPage.tsx";
import { useFoundPeople } from "../posts/use-search.ts";

/** /search/users */
export function SearchUsersScreen() {
  return (
    <SearchPage title={t`Search users`} scope="/search/users">
      {(q) => <Results key={q} q={q} />}
    </SearchPage>
  );
}

function Results({ q }: { readonly q: string }) {
  const query = useFoundPeople(q, 20);
  return (
    <>
      <HelpFirst isWanted={query.data?.asksForHelp ?? false} />
      <FoundPeople q={q} query={query} />
    </>
  );
}
