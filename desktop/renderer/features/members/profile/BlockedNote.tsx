import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";

interface BlockedNoteProps {
  readonly username: string;
  readonly action?: ReactNode;
}

/** Replaces the content that a block hides from the member who blocked. */
export function BlockedNote({ username, action }: BlockedNoteProps) {
  return (
    <EmptyState
      title={t`You blocked @${username}`}
      body={t`Neither of you sees what the other posts.`}
      action={action}
    />
  );
}
