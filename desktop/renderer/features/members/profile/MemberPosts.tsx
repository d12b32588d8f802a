import { t } from "@lingui/core/macro";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Profile } from "#shared/members/contract.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { LazyPart } from "../../../ui/status/LazyPart.tsx";
import { createLostPart } from "../../../ui/status/lost-part.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { PostList } from "../../posts/PostList.tsx";
import { useBlockStatus } from "../../blocks/use-block.ts";
import { type MemberList, useMemberPosts } from "../use-member.ts";
import { PostListSkeleton } from "../../posts/PostSkeleton.tsx";
import { PinnedPost, usePinnedPost } from "./PinnedPost.tsx";
import { BlockedNote } from "./BlockedNote.tsx";
import { PictureGrid } from "./PictureGrid.tsx";
import { type Tab, Tabs } from "../../../ui/layout/Tabs.tsx";
import { Image } from "../../../ui/icons/image.ts";
import { PenLine } from "../../../ui/icons/pen-line.ts";

const loadEdit = () => import("../edit/EditProfile.tsx");

/**
 * A member's posts and pictures; on their own profile posts, likes, bookmarks and the form to edit
 * it (members.1, members.4).
 */
export function MemberPosts({ member }: { readonly member: Profile }) {
  const { user } = useSession();
  const isOwn = user?.id === member.id;
  const { data: blocks } = useBlockStatus(member.id, !isOwn);
  // What the member pins shows at once, and follows their other devices.
  if (isOwn) {
    return <OwnTabs member={member} pinnedId={(user as Partial<CurrentUser>).pinnedPostId ?? null} />;
  }
  if (blocks?.isBlocked) return <BlockedNote username={member.username} />;
  return <OthersTabs member={member} />;
}

function OthersTabs({ member }: { readonly member: Profile }) {
  const { username, displayName } = member;
  const posts = (
    <List
      member={member}
      list="posts"
      // A server of the release before has no pins.
      pinnedId={(member as Partial<Profile>).pinnedPostId ?? null}
      label={t`Posts by ${displayName}`}
      empty={<EmptyState title={t`@${username} hasn't posted yet.`} />}
    />
  );
  return (
    <ProfileTabs
      username={username}
      label={t`Posts and pictures by ${displayName}`}
      tabs={[
        { value: "posts", label: t`Posts`, content: posts },
        { value: "pictures", label: t`Pictures`, content: <PictureGrid member={member} /> },
      ]}
    />
  );
}

interface OwnTabsProps {
  readonly member: Profile;
  readonly pinnedId: string | null;
}

function OwnTabs({ member, pinnedId }: OwnTabsProps) {
  const posts = (
    <List
      member={member}
      list="posts"
      pinnedId={pinnedId}
      label={t`Posts by ${{ displayName: member.displayName }}`}
      empty={<EmptyOwnProfile member={member} />}
    />
  );
  const likes = (
    <List
      member={member}
      list="likes"
      label={t`Posts you like`}
      empty={<EmptyState title={t`You haven't liked any posts yet.`} action={toPosts} />}
    />
  );
  const bookmarks = (
    <List
      member={member}
      list="bookmarks"
      label={t`Your bookmarks`}
      empty={<EmptyState title={t`You have no bookmarks yet.`} action={toPosts} />}
    />
  );
  return (
    <ProfileTabs
      username={member.username}
      label={t`Your posts, likes, bookmarks and profile`}
      tabs={[
        { value: "posts", label: t`Posts`, content: posts },
        { value: "likes", label: t`Likes`, content: likes },
        { value: "bookmarks", label: t`Bookmarks`, content: bookmarks },
        { value: "edit", label: t`Edit`, content: <Edit /> },
      ]}
    />
  );
}

/** Where a member finds posts to like or keep. */
const toPosts = (
  <Button asChild variant="secondary">
    <Link to="/">{t`Browse posts`}</Link>
  </Button>
);

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
      failure={createLostPart(t`This page could not be loaded`)}
    >
      {({ EditProfile }) => <EditProfile user={user} />}
    </LazyPart>
  );
}

interface ListProps {
  readonly member: Profile;
  readonly list: MemberList;
  /** The post that stands first; null: none does. */
  readonly pinnedId?: string | null;
  readonly label: string;
  readonly empty: ReactNode;
}

function List({ member, list, pinnedId = null, label, empty }: ListProps) {
  const posts = useMemberPosts(member.id, list);
  const pinned = usePinnedPost(pinnedId);
  return (
    <div className="pt-3">
      {pinned.post && <PinnedPost post={pinned.post} />}
      {/* The list waits for what stands above it, which would move it. */}
      {pinned.isAwaited ? <PostListSkeleton /> : <PostList label={label} query={posts} empty={empty} />}
    </div>
  );
}

type ProfileTab = "posts" | "pictures" | "likes" | "bookmarks" | "edit";

interface ProfileTabsProps {
  readonly username: string;
  readonly label: string;
  /** The first is the profile's own address. */
  readonly tabs: readonly Tab<ProfileTab>[];
}

/** The tab is in the address, so that a link can open the form, and Back the pictures. */
function ProfileTabs({ username, label, tabs }: ProfileTabsProps) {
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  return (
    <Tabs
      label={label}
      tabs={tabs}
      value={tabs.find(({ value }) => value === tab)?.value ?? "posts"}
      isManual={tab === "edit"}
      onValueChange={(next) =>
        void navigate({
          to: "/$username",
          params: { username },
          search: next === "posts" ? {} : { tab: next },
          replace: true,
          resetScroll: false,
        })}
    />
  );
}

/** A member's own profile without posts: what to do, and what it still lacks (product.15). */
function EmptyOwnProfile({ member }: { readonly member: Profile }) {
  const lacksPicture = member.profileImageUrl === null;
  const lacksBio = !member.bio;
  return (
    <EmptyState
      title={t`You haven't posted yet.`}
      body={t`This is what others see when they open your name. A first post can be one sentence.`}
      action={
        <div className="flex flex-col items-center gap-2">
          <Button asChild>
            <Link to="/create-post">{t`Write your first post`}</Link>
          </Button>
          {(lacksPicture || lacksBio) && (
            <div className="flex flex-wrap justify-center gap-x-2">
              {lacksPicture && (
                <ToForm username={member.username} icon={<Image size={16} />} label={t`Add a picture`} />
              )}
              {lacksBio && (
                <ToForm username={member.username} icon={<PenLine size={16} />} label={t`Say who you are`} />
              )}
            </div>
          )}
        </div>
      }
    />
  );
}

interface ToFormProps {
  readonly username: string;
  readonly icon: ReactNode;
  readonly label: string;
}

function ToForm({ username, icon, label }: ToFormProps) {
  return (
    <Button asChild variant="quiet" size="sm">
      <Link to="/$username" params={{ username }} search={{ tab: "edit" }}>
        <span aria-hidden="true">{icon}</span>
        <span>{label}</span>
      </Link>
    </Button>
  );
}
