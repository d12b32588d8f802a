import { t } from "@lingui/core/macro";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useLayoutEffect } from "react";
import { product } from "#shared/product.ts";
import { type FeedKind, postKeys } from "../../lib/query-keys/post-keys.ts";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { type Tab, Tabs } from "../../ui/layout/Tabs.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { Feed } from "./feed/Feed.tsx";
import { feedQuery } from "./feed/use-feed.ts";
import { keepFirstFont } from "../../lib/window/own-font.ts";
import { promotedQuery } from "../promotions/use-promoted.ts";
import { LazyPart } from "../../ui/status/LazyPart.tsx";
import { createLostPart } from "../../ui/status/lost-part.tsx";
import { PostListSkeleton } from "./PostSkeleton.tsx";
import { useSession } from "../../lib/session/session.ts";
import { getButtonClass } from "../../ui/button/button-class.ts";
import { Avatar } from "../../ui/content/Avatar.tsx";
import { ImagePlus } from "../../ui/icons/image-plus.ts";
import { Sparkles } from "../../ui/icons/sparkles.ts";
import { Card } from "../../ui/layout/Card.tsx";

const loadSuggested = () => import("../follows/SuggestedPeople.tsx");

/** The empty Following tab, with members to follow (feed.3). */
function EmptyFollowing() {
  const client = useQueryClient();
  const showPosts = () => void client.resetQueries({ queryKey: postKeys.feed("following") });
  return (
    <>
      <EmptyState title={t`No posts from people you follow yet. Try following some users!`} isPart />
      <LazyPart
        load={loadSuggested}
        fallback={<PostListSkeleton />}
        failure={createLostPart(t`Suggestions could not be loaded`)}
      >
        {({ SuggestedPeople }) => <SuggestedPeople onShowPosts={showPosts} />}
      </LazyPart>
    </>
  );
}

const tabs: readonly Tab<FeedKind>[] = [
  {
    value: "all",
    label: t`All Posts`,
    content: (
      <Feed
        kind="all"
        label={t`All posts`}
        empty={
          <EmptyState
            title={t`No posts yet. Be the first to share something!`}
            action={
              <Button asChild>
                <Link to="/create-post">{t`Create post`}</Link>
              </Button>
            }
          />
        }
      />
    ),
  },
  {
    value: "following",
    label: t({ message: "Following", context: "posts of those whom one follows" }),
    content: (
      <Feed
        kind="following"
        label={t`Posts of people you follow`}
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
      <h1 className="sr-only">{t`Home`}</h1>
      <SearchBox className="hidden bottom-bar:block" />
      <ComposerPrompt />
      <Tabs
        label={t`Feed`}
        tabs={tabs}
        value={tab === "following" ? "following" : "all"}
        onValueChange={show}
      />
    </section>
  );
}

/**
 * The link to the composer at the top of the feed, with Ask Lisa beside it when no side column has
 * it (shell.5).
 */
function ComposerPrompt() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Card className="flex items-center p-0">
      <Link
        to="/create-post"
        className="flex min-w-0 flex-1 items-center gap-3 rounded-card px-4 py-3 text-quiet hover:text-ink sm:px-5"
      >
        <Avatar member={user} />
        <span className="min-w-0 flex-1">{t`What lifted you today?`}</span>
        <ImagePlus size={20} aria-hidden="true" className="max-lg:hidden" />
      </Link>
      <Link
        to="/chat"
        search={{ user: product.assistantName }}
        className={getButtonClass("secondary", "sm", "me-4 shrink-0 lg:hidden")}
      >
        <Sparkles size={16} aria-hidden="true" />
        <span>{t`Ask ${{ assistant: product.assistantName }}`}</span>
      </Link>
    </Card>
  );
}
