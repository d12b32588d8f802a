import { useState } from "react";
import { isAssistant } from "#shared/members/member-kind.ts";
import type { ConversationSummary } from "#shared/messages/shapes.ts";
import { useAvailableModels } from "../assistant/use-available-models.ts";
import { Button } from "../../ui/button/Button.tsx";
import { PracticeNote } from "../assistant/PracticeNote.tsx";
import { LisaComposer } from "./composer/LisaComposer.tsx";
import { MessageComposer } from "./composer/MessageComposer.tsx";
import { ThreadHeader } from "./header/ThreadHeader.tsx";
import { RequestBar } from "./RequestBar.tsx";
import { MessageSearchPanel } from "./thread/MessageSearchPanel.tsx";
import { Thread } from "./thread/Thread.tsx";
import { UnblockDialog } from "./UnblockDialog.tsx";

interface ThreadWithComposerProps {
  readonly summary: ConversationSummary;
  readonly highlight: string | undefined;
  readonly onClose: () => void;
}

/** A conversation: its header, its messages, and the composer or why there is none. */
export function ThreadWithComposer({ summary, highlight, onClose }: ThreadWithComposerProps) {
  const [isSearching, setSearching] = useState(false);
  const { user, state, isBlocked, isBlockedBy } = summary;
  return (
    <>
      <ThreadHeader summary={summary} onClose={onClose} onSearch={() => setSearching(!isSearching)} />
      {isSearching && <MessageSearchPanel onClose={() => setSearching(false)} />}
      {isBlockedBy && (
        <p
          role="status"
          className="shrink-0 border-b border-hairline bg-danger-wash px-4 py-2.5 text-center text-body font-medium text-danger"
        >
          You have been blocked by this user
        </p>
      )}
      {isAssistant(user.username)
        ? <LisaThread summary={summary} highlight={highlight} />
        : <Thread summary={summary} highlight={highlight} />}
      {state === "request" && !isBlocked && <RequestBar member={user} onRefused={onClose} />}
      {isBlocked
        ? <BlockedBar summary={summary} />
        : isAssistant(user.username)
        ? <LisaComposer summary={summary} />
        : <MessageComposer summary={summary} />}
    </>
  );
}

/** Lisa's thread comes together with the note above it, which would move it. */
function LisaThread({ summary, highlight }: Omit<ThreadWithComposerProps, "onClose">) {
  const { data, isAwaited } = useAvailableModels();
  return (
    <>
      {data?.provider === "practice" && <PracticeNote />}
      <Thread summary={summary} highlight={highlight} isAwaited={isAwaited} />
    </>
  );
}

/** Replaces the composer when the member has blocked the other. */
function BlockedBar({ summary }: { readonly summary: ConversationSummary }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-center gap-3 border-t border-hairline bg-danger-wash px-4 py-3">
      <p className="text-body text-danger">{`You blocked @${summary.user.username}.`}</p>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>Unblock</Button>
      {isAsking && <UnblockDialog member={summary.user} onClose={() => setAsking(false)} />}
    </div>
  );
}
