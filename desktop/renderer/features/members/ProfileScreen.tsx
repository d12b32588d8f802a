import { useNavigate, useParams } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Profile } from "#shared/members/contract.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { useScreenTitle } from "../../lib/navigation/page-title.ts";
import { memberKeys } from "../../lib/query-keys/member-keys.ts";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { MemberPosts } from "./profile/MemberPosts.tsx";
import { ProfileBackBar } from "./profile/ProfileBackBar.tsx";
import { ProfileHeader } from "./profile/ProfileHeader.tsx";
import { ProfileSkeleton } from "./profile/ProfileSkeleton.tsx";
import { useMember } from "./use-member.ts";
import { UserNotFound } from "./profile/UserNotFound.tsx";

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
        <QueryFailure title="This profile could not be loaded" query={member} />
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
