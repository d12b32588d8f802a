import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { isAssistant } from "#shared/members/member-kind.ts";
import type { ConversationSummary } from "#shared/messages/shapes.ts";
import type { MemberCard } from "#shared/members/member-card.ts";
import { useAvailableModels } from "../assistant/use-available-models.ts";
import { Button } from "../../ui/button/Button.tsx";
import { PracticeNote } from "../assistant/PracticeNote.tsx";
import { MessageComposer } from "./composer/MessageComposer.tsx";
import { ThreadHeader } from "./ThreadHeader.tsx";
import { MessageSearchPanel } from "./thread/MessageSearchPanel.tsx";
import { Thread } from "./thread/Thread.tsx";
import { UnblockDialog } from "./UnblockDialog.tsx";
import { MemberName } from "../../ui/content/MemberName.tsx";
import { BlockDialog } from "./BlockDialog.tsx";
import { useAcceptRequest, useDeclineRequest } from "./use-request.ts";
import { useSession } from "../../lib/session/session.ts";
import { LisaPrice } from "../assistant/LisaPrice.tsx";
import { NotSetUp } from "../assistant/NotSetUp.tsx";
import { useLisa } from "../assistant/use-lisa.ts";

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
          {t`You have been blocked by this user`}
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
      <p className="text-body text-danger">{t`You blocked @${{ username: summary.user.username }}.`}</p>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>{t`Unblock`}</Button>
      {isAsking && <UnblockDialog member={summary.user} onClose={() => setAsking(false)} />}
    </div>
  );
}

interface RequestBarProps {
  readonly member: MemberCard;
  /** Called once the request is declined or its sender blocked. */
  readonly onRefused: () => void;
}

/** Accepts, declines or blocks a request (messages.6). */
function RequestBar({ member, onRefused }: RequestBarProps) {
  const accept = useAcceptRequest(member.id);
  const decline = useDeclineRequest(member);
  const [isBlocking, setBlocking] = useState(false);
  return (
    <section
      aria-label={t`Message request`}
      className="shrink-0 border-t border-hairline bg-surface px-4 py-3 text-center"
    >
      <p className="text-body text-ink">
        <Trans>
          <MemberName name={member.displayName} className="font-semibold" /> wants to write to you.
        </Trans>
      </p>
      <p className="text-meta text-balance text-quiet">
        {t`They don't see that you've read this until you accept. If you answer, you accept.`}
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button size="sm" onClick={() => accept.mutate()}>
          {t({ message: "Accept", context: "a message request" })}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            decline();
            onRefused();
          }}
        >
          {t`Decline`}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          className="text-danger"
          onClick={() => setBlocking(true)}
        >
          {t({ message: "Block", context: "verb" })}
        </Button>
      </div>
      {isBlocking && <BlockDialog member={member} onClose={() => setBlocking(false)} onBlocked={onRefused} />}
    </section>
  );
}

/**
 * Writes to Lisa, with the price of her answer; says what is missing when no provider is set up
 * (ai.1).
 */
function LisaComposer({ summary }: { readonly summary: ConversationSummary }) {
  const { user } = useSession();
  return user && <ComposerOf user={user} summary={summary} />;
}

interface ComposerOfProps {
  readonly user: NonNullable<ReturnType<typeof useSession>["user"]>;
  readonly summary: ConversationSummary;
}

function ComposerOf({ user, summary }: ComposerOfProps) {
  const { provider } = useLisa(user);
  if (provider === null) return <NotSetUp isAdmin={user.isAdmin} />;
  return <MessageComposer summary={summary} note={<LisaPrice user={user} />} />;
}
