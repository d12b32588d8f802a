import { useParams } from "@tanstack/react-router";
import { ApiError, userMessageOf } from "../../lib/api/api-error.ts";
import { useScreenTitle } from "../../lib/page/page-title.ts";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { MemberPosts } from "./MemberPosts.tsx";
import { ProfileHeader } from "./ProfileHeader.tsx";
import { ProfileSkeleton } from "./ProfileSkeleton.tsx";
import { useMember } from "./use-member.ts";
import { UserNotFound } from "./UserNotFound.tsx";

/** /{username} */
export function ProfileScreen() {
  const { username = "" } = useParams({ strict: false });
  const member = useMember(username);
  useScreenTitle(member.data ? `${member.data.displayName} (@${member.data.username})` : null);
  if (member.isPending) return <ProfileSkeleton />;
  if (member.error instanceof ApiError && member.error.status === 404) {
    return <UserNotFound username={username} />;
  }
  if (!member.data) {
    return (
      <ErrorState
        title="This profile could not be loaded"
        body={userMessageOf(member.error, "Please try again.")}
        isRetrying={member.isFetching}
        onRetry={() => void member.refetch()}
      />
    );
  }
  return (
    <div key={member.data.id} className="space-y-3">
      <ProfileHeader member={member.data} />
      <MemberPosts member={member.data} />
    </div>
  );
}
