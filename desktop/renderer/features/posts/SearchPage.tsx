import { t } from "@lingui/core/macro";
import { useSearch } from "@tanstack/react-router";
import { stripSign } from "#shared/search/written-sign.ts";
import { useGoBack } from "../../lib/navigation/use-go-back.ts";
import type { Elements } from "../../ui/elements.ts";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { SearchBox } from "./SearchBox.tsx";
import type { SearchScope } from "./search/search-target.ts";

interface SearchPageProps {
  readonly title: string;
  readonly scope: SearchScope;
  /** Rendered for a search that is not blank. */
  readonly children: (q: string) => Elements;
}

/**
 * The frame of the search pages. The words are in the address; a blank search
 * sends nothing (search.1).
 */
export function SearchPage({ title, scope, children }: SearchPageProps) {
  const { q: given = "" } = useSearch({ strict: false }) as { q?: string };
  const q = given.trim();
  const leave = useGoBack();
  const isBlank = stripSign("@", q).trim() === "";
  return (
    <>
      <ScreenHeader title={title} onBack={leave} />
      <SearchBox key={q} initial={q} scope={scope} className="mb-4" />
      {isBlank
        ? (
          <EmptyState
            title={t`What are you looking for?`}
            body={t`Words of a post, a name, @username or #hashtag.`}
          />
        )
        : children(q)}
    </>
  );
}
