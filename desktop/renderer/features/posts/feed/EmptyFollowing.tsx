import { useQueryClient } from "@tanstack/react-query";
import { postKeys } from "../../../lib/query-keys/post-keys.ts";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { LazyPart } from "../../../ui/status/LazyPart.tsx";
import { createLostPart } from "../../../ui/status/lost-part.tsx";
import { PostListSkeleton } from "../PostSkeleton.tsx";

const loadSuggested = () => import("../../follows/SuggestedPeople.tsx");

/** The empty Following tab, with members to follow (feed.3). */
export function EmptyFollowing() {
  const client = useQueryClient();
  const showPosts = () => void client.resetQueries({ queryKey: postKeys.feed("following") });
  return (
    <>
      <EmptyState title="No posts from people you follow yet. Try following some users!" isPart />
      <LazyPart
        load={loadSuggested}
        fallback={<PostListSkeleton />}
        failure={createLostPart("Suggestions could not be loaded")}
      >
        {({ SuggestedPeople }) => <SuggestedPeople onShowPosts={showPosts} />}
      </LazyPart>
    </>
  );
}
