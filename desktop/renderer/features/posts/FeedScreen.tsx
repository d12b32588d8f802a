import type { QueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useLayoutEffect } from "react";
import type { FeedKind } from "../../lib/query-keys/post-keys.ts";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { type Tab, Tabs } from "../../ui/layout/Tabs.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { ComposerPrompt } from "./feed/ComposerPrompt.tsx";
import { EmptyFollowing } from "./feed/EmptyFollowing.tsx";
import { Feed } from "./feed/Feed.tsx";
import { feedQuery } from "./feed/use-feed.ts";
import { keepFirstFont } from "../../lib/window/own-font.ts";
import { promotedQuery } from "../promotions/use-promoted.ts";

const tabs: readonly Tab<FeedKind>[] = [
  {
    value: "all",
    label: "All Posts",
    content: (
      <Feed
        kind="all"
        label="All posts"
        empty={
          <EmptyState
            title="No posts yet. Be the first to share something!"
            action={
              <Button asChild>
                <Link to="/create-post">Create post</Link>
              </Button>
            }
          />
        }
      />
    ),
  },
  {
    value: "following",
    label: "Following",
    content: (
      <Feed
        kind="following"
        label="Posts of people you follow"
        empty={<EmptyFollowing />}
      />
    ),
  },
];

/** How long the app waits for its first posts before it shows their skeletons instead. */
const patienceMs = 1_000;

/**
 * Prefetches the first posts of the home feed, so that it renders them at once; resolves without
 * them when a response is late. Failures show when the feed renders.
 */
export async function readFirstFeed(client: QueryClient): Promise<void> {
  await Promise.race([
    Promise.all([
      client.prefetchInfiniteQuery(feedQuery(client, "all")),
      client.prefetchQuery(promotedQuery),
    ]),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ]);
}

/** The home feed. The tab is in the address, so that Back restores it. */
export function FeedScreen() {
  useLayoutEffect(keepFirstFont, []);
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const navigate = useNavigate();
  const show = (kind: FeedKind) =>
    void navigate({
      to: "/",
      search: kind === "following" ? { tab: kind } : {},
      replace: true,
      resetScroll: false,
    });
  return (
    <section className="space-y-3">
      <h1 className="sr-only">Home</h1>
      <SearchBox className="hidden bottom-bar:block" />
      <ComposerPrompt />
      <Tabs
        label="Feed"
        tabs={tabs}
        value={tab === "following" ? "following" : "all"}
        onValueChange={show}
      />
    </section>
  );
}
