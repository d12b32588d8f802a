import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Profile } from "#shared/members/contract.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { ErrorState } from "../../../ui/status/ErrorState.tsx";
import { LazyPart } from "../../../ui/status/LazyPart.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { type Tab, Tabs } from "../../../ui/layout/Tabs.tsx";
import { PostList } from "../../posts/PostList.tsx";
import { useBlockStatus } from "../../blocks/use-block.ts";
import { type MemberList, useMemberPosts } from "../use-member.ts";
import { BlockedNote } from "./BlockedNote.tsx";

const loadEdit = () => import("../edit/EditProfile.tsx");

/**
 * A member's posts; on their own profile also likes, bookmarks and the form to edit it
 * (members.1, members.4).
 */
export function MemberPosts({ member }: { readonly member: Profile }) {
  const { user } = useSession();
  const isOwn = user?.id === member.id;
  const { data: blocks } = useBlockStatus(member.id, !isOwn);
  const label = `Posts by ${member.displayName}`;
  if (isOwn) return <OwnTabs member={member} posts={<OwnPosts member={member} label={label} />} />;
  if (blocks?.isBlocked) return <BlockedNote username={member.username} />;
  return (
    <section aria-label={label}>
      <List member={member} list="posts" label={label} empty={`@${member.username} hasn't posted yet.`} />
    </section>
  );
}

function OwnPosts({ member, label }: { readonly member: Profile; readonly label: string }) {
  return (
    <List
      member={member}
      list="posts"
      label={label}
      empty="You haven't posted yet."
      action={
        <Button asChild variant="secondary">
          <Link to="/create-post">Write your first post</Link>
        </Button>
      }
    />
  );
}

/** The tab is in the address, so that a link can open the form. */
function OwnTabs({ member, posts }: { readonly member: Profile; readonly posts: ReactNode }) {
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const tabs: readonly Tab<MemberList | "edit">[] = [
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
    { value: "edit", label: "Edit", content: <Edit /> },
  ];
  return (
    <Tabs
      label="Your posts, likes, bookmarks and profile"
      tabs={tabs}
      value={tabs.find(({ value }) => value === tab)?.value ?? "posts"}
      isManual={tab === "edit"}
      onValueChange={(next) =>
        void navigate({
          to: "/$username",
          params: { username: member.username },
          search: next === "posts" ? {} : { tab: next },
          replace: true,
        })}
    />
  );
}

function Edit() {
  const { user } = useSession();
  return user && (
    <LazyPart
      load={loadEdit}
      fallback={
        <div className="pt-3">
          <Skeleton className="h-120 w-full rounded-card" />
        </div>
      }
      failure={(retry, isRetrying) => (
        <ErrorState
          title="This page could not be loaded"
          body="Check your connection and try again."
          isRetrying={isRetrying}
          onRetry={retry}
        />
      )}
    >
      {({ EditProfile }) => <EditProfile user={user} />}
    </LazyPart>
  );
}

interface ListProps {
  readonly member: Profile;
  readonly list: MemberList;
  readonly label: string;
  readonly empty: string;
  readonly action?: ReactNode;
}

function List({ member, list, label, empty, action }: ListProps) {
  const posts = useMemberPosts(member.id, list);
  return (
    <div className="pt-3">
      <PostList label={label} query={posts} empty={<EmptyState title={empty} action={action} />} />
    </div>
  );
}
