import { t } from "@lingui/core/macro";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Profile } from "#shared/members/contract.ts";
import { isolateName } from "#shared/isolate-name.ts";
import type { BlockedMember } from "#shared/blocks/contract.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { useScreenTitle } from "../../lib/navigation/page-title.ts";
import { memberKeys } from "../../lib/query-keys/member-keys.ts";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { MemberPosts } from "./profile/MemberPosts.tsx";
import { ProfileHeader } from "./profile/ProfileHeader.tsx";
import { useMember } from "./use-member.ts";
import { useGoBack } from "../../lib/navigation/use-go-back.ts";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { useBlock, useBlockedMembers } from "../blocks/use-block.ts";
import { BlockedNote } from "./profile/BlockedNote.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { ArrowLeft } from "../../ui/icons/arrow-left.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { PostListSkeleton } from "../posts/PostSkeleton.tsx";

/** /{username} */
export function ProfileScreen() {
  const { username = "" } = useParams({ strict: false });
  const member = useMember(username);
  useScreenTitle(member.data ? `${isolateName(member.data.displayName)} (@${member.data.username})` : null);
  useReplaceFormerUsername(username, member.data);
  if (member.isPending) {
    return (
      <>
        <ProfileBackBar />
        <ProfileSkeleton />
      </>
    );
  }
  if (member.error instanceof ApiError && member.error.status === 404) {
    return <UserNotFound username={username} />;
  }
  if (!member.data) {
    return (
      <>
        <ProfileBackBar />
        <QueryFailure title={t`This profile could not be loaded`} query={member} />
      </>
    );
  }
  return (
    <>
      <ProfileBackBar />
      <div key={member.data.id} className="space-y-3">
        <ProfileHeader member={member.data} />
        <MemberPosts member={member.data} />
      </div>
    </>
  );
}

/** Replaces a former username in the address by the one the member has now (members.7). */
function useReplaceFormerUsername(asked: string, member: Profile | undefined): void {
  const navigate = useNavigate();
  const client = useQueryClient();
  const isFormer = member !== undefined && member.username.toLowerCase() !== asked.toLowerCase();
  useEffect(() => {
    if (!isFormer) return;
    const { username } = member;
    client.setQueryData<Profile>(memberKeys.byUsername(username), (known) => known ?? member);
    void navigate({
      to: "/$username",
      params: { username },
      search: (search) => search,
      replace: true,
      // The screen stays the same, and so do unsaved changes.
      ignoreBlocker: true,
    });
  }, [isFormer, navigate, client, member]);
}

/**
 * Shows for an unknown username or a profile hidden by a block; the member who blocked is told and
 * can unblock (blocks.1).
 */
function UserNotFound({ username }: { readonly username: string }) {
  const leave = useGoBack();
  const blocked = useBlockedMembers();
  // Unblocking removes the member from the list before the profile has loaded.
  const [unblocked, setUnblocked] = useState<BlockedMember | null>(null);
  const member = unblocked ?? blocked.data?.find((one) => hasUsername(one, username));
  if (blocked.isPending) {
    return (
      <>
        <ProfileBackBar />
        <ProfileSkeleton />
      </>
    );
  }
  return (
    <>
      <ScreenHeader title={t`Profile`} onBack={leave} />
      {member ? <Blocked member={member} onUnblock={() => setUnblocked(member)} /> : (
        <EmptyState
          title={t`User Not Found`}
          body={t`The user @${username} doesn't exist or has been removed.`}
          action={<Button variant="secondary" onClick={leave}>{t`Go back`}</Button>}
        />
      )}
    </>
  );
}

function hasUsername(member: BlockedMember, username: string): boolean {
  return member.username.toLowerCase() === username.toLowerCase();
}

interface BlockedProps {
  readonly member: BlockedMember;
  readonly onUnblock: () => void;
}

function Blocked({ member, onUnblock }: BlockedProps) {
  const block = useBlock(member.id);
  const unblock = () => {
    onUnblock();
    block.mutate(false);
  };
  return (
    <BlockedNote
      username={member.username}
      action={
        <Button variant="secondary" isLoading={block.isPending || block.isSuccess} onClick={unblock}>
          {t`Unblock`}
        </Button>
      }
    />
  );
}

/**
 * The way back above a profile below 1024 px, where no side column leads anywhere. The name below
 * it is the screen's heading.
 */
function ProfileBackBar() {
  const leave = useGoBack();
  return (
    <div className="flex min-h-14 items-center gap-2 px-1 py-2 lg:hidden low:min-h-11 low:py-0">
      <IconButton label={t`Back`} icon={<ArrowLeft size={20} aria-hidden="true" />} onClick={leave} />
      <p className="text-title font-semibold">{t`Profile`}</p>
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <div className="space-y-3">
      <Card className="p-5 sm:p-6">
        <div role="status" aria-label={t`Loading profile`} className="flex items-center gap-4">
          <Skeleton className="size-24 rounded-full" />
          <div className="space-y-3">
            <Skeleton className="h-5 w-44" />
            <Skeleton className="h-3.5 w-28" />
          </div>
        </div>
        <Skeleton className="mt-5 h-3.5 w-4/5" />
        <Skeleton className="mt-5 h-3.5 w-40" />
        <Skeleton className="mt-6 h-14 w-full" />
      </Card>
      <PostListSkeleton />
    </div>
  );
}
