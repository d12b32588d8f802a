import type { Profile } from "#shared/members/contract.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PostList } from "../posts/PostList.tsx";
import { useMemberPosts } from "./use-member.ts";

/** What a member posted. */
export function MemberPosts({ member }: { readonly member: Profile }) {
  const posts = useMemberPosts(member.id);
  return (
    <section aria-label={`Posts by ${member.displayName}`}>
      <PostList
        label={`Posts by ${member.displayName}`}
        query={posts}
        empty={<EmptyState title={`@${member.username} has not posted yet.`} />}
      />
    </section>
  );
}
