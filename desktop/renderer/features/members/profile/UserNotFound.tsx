import { useState } from "react";
import type { BlockedMember } from "#shared/blocks/contract.ts";
import { useGoBack } from "../../../lib/navigation/use-go-back.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { ScreenHeader } from "../../../ui/layout/ScreenHeader.tsx";
import { useBlock, useBlockedMembers } from "../../blocks/use-block.ts";
import { BlockedNote } from "./BlockedNote.tsx";
import { ProfileBackBar } from "./ProfileBackBar.tsx";
import { ProfileSkeleton } from "./ProfileSkeleton.tsx";

/**
 * Shows for an unknown username or a profile hidden by a block; the member who blocked is told and
 * can unblock (blocks.1).
 */
export function UserNotFound({ username }: { readonly username: string }) {
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
      <ScreenHeader title="Profile" onBack={leave} />
      {member ? <Blocked member={member} onUnblock={() => setUnblocked(member)} /> : (
        <EmptyState
          title="User Not Found"
          body={`The user @${username} doesn't exist or has been removed.`}
          action={<Button variant="secondary" onClick={leave}>Go back</Button>}
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
          Unblock
        </Button>
      }
    />
  );
}
