import { Link } from "@tanstack/react-router";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ComposerPrompt } from "./ComposerPrompt.tsx";
import { NewPostsPill } from "./NewPostsPill.tsx";
import { PostList } from "./PostList.tsx";
import { useFeed } from "./use-feed.ts";

/** The home feed: everybody's posts, newest first (A§2). */
export function FeedScreen() {
  const { feed, waitingCount, showWaiting } = useFeed();
  return (
    <section className="space-y-3">
      <h1 className="sr-only">Home</h1>
      <ComposerPrompt />
      <NewPostsPill count={waitingCount} onShow={showWaiting} />
      <PostList
        label="All posts"
        query={feed}
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
    </section>
  );
}
