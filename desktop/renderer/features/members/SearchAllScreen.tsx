import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import type { Elements } from "../../ui/elements.ts";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { HelpFirst } from "../moderation/HelpFirst.tsx";
import { FoundPeople } from "./FoundPeople.tsx";
import { FoundPosts } from "../posts/FoundPosts.tsx";
import { SearchPage } from "../posts/SearchPage.tsx";
import { asksForHelp, useFoundPeople, useFoundPosts } from "../posts/use-search.ts";

/** Results of each kind on the first page (search.1). */
const firstLength = 5;

/** /search */
export function SearchAllScreen() {
  return (
    <SearchPage title={t`Search`} scope="/search">
      {(q) => <Results key={q} q={q} />}
    </SearchPage>
  );
}

function Results({ q }: { readonly q: string }) {
  const people = useFoundPeople(q, firstLength);
  const posts = useFoundPosts(q, firstLength);
  if (people.isError && !people.data && posts.isError && !posts.data) {
    return (
      <QueryFailure
        title={t`Search failed`}
        query={{
          error: people.error,
          isFetching: people.isFetching || posts.isFetching,
          refetch: () => Promise.all([people.refetch(), posts.refetch()]),
        }}
        retryLabel={t`Try Again`}
      />
    );
  }
  return (
    <>
      <HelpFirst isWanted={(people.data?.asksForHelp ?? false) || asksForHelp(posts.data?.pages)} />
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(14rem,20rem)_minmax(0,1fr)]">
        <Column title={t`Users`} only={t`Only users`} all="/search/users" q={q}>
          <FoundPeople q={q} query={people} isPart />
        </Column>
        {/* In one column the posts come with the people above them, which would move them. */}
        <Column
          title={t`Posts`}
          only={t`Only posts`}
          all="/search/posts"
          q={q}
          className={people.isPending ? "max-lg:hidden" : undefined}
        >
          <FoundPosts q={q} query={posts} isPart />
        </Column>
      </div>
    </>
  );
}

interface ColumnProps {
  readonly title: string;
  /** Names the link to all of them. */
  readonly only: string;
  readonly all: "/search/users" | "/search/posts";
  readonly q: string;
  readonly className?: string | undefined;
  readonly children: Elements;
}

function Column({ title, only, all, q, className, children }: ColumnProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classNames("min-w-0", className)}>
      <div className="flex items-baseline justify-between px-1 pb-2">
        <h2 id={headingId} className="text-lead font-semibold">{title}</h2>
        <Link
          to={all}
          search={{ q }}
          className="min-h-6 text-meta font-medium text-brand hover:underline pointer-coarse:min-h-11 pointer-coarse:py-3"
        >
          {only}
        </Link>
      </div>
      {children}
    </section>
  );
}
