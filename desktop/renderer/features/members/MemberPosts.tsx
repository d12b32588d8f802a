import { useState } from "react";
import type { Profile } from "#shared/members/contract.ts";
import { useSession } from "../../lib/session/session.ts";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { type Tab, Tabs } from "../../ui/layout/Tabs.tsx";
import { PostList } from "../posts/PostList.tsx";
import { type MemberList, useMemberPosts } from "./use-member.ts";

/** A member's posts; on their own profile also likes and bookmarks (members.1). */
export function MemberPosts({ member }: { readonly member: Profile }) {
  const { user } = useSession();
  const [list, setList] = useState<MemberList>("posts");
  const isOwn = user?.id === member.id;
  const posts = (
    <List
      member={member}
      list="posts"
      label={`Posts by ${member.displayName}`}
      empty={`@${member.username} has not posted yet.`}
    />
  );
  const tabs: readonly Tab<MemberList>[] = [
    { value: "posts", label: "Posts", content: posts },
    {
      value: "likes",
      label: "Likes",
      content: (
        <List member={member} list="likes" label="Posts you like" empty="You haven't liked any posts yet." />
      ),
    },
    {
      value: "bookmarks",
      label: "Bookmarks",
      content: (
        <List member={member} list="bookmarks" label="Your bookmarks" empty="You have no bookmarks yet." />
      ),
    },
  ];
  if (!isOwn) return <section aria-label={`Posts by ${member.displayName}`}>{posts}</section>;
  return <Tabs label="Your posts, likes and bookmarks" tabs={tabs} value={list} onValueChange={setList} />;
}

interface ListProps {
  readonly member: Profile;
  readonly list: MemberList;
  readonly label: string;
  readonly empty: string;
}

function List({ member, list, label, empty }: ListProps) {
  const posts = useMemberPosts(member.id, list);
  return (
    <div className="pt-3">
      <PostList label={label} query={posts} empty={<EmptyState title={empty} />} />
    </div>
  );
}
