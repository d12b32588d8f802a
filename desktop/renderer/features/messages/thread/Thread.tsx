import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { MemberCard } from "#shared/members/member-card.ts";
import { isAssistant } from "#shared/members/member-kind.ts";
import type { ConversationSummary } from "#shared/messages/shapes.ts";
import { MemberName } from "../../../ui/content/MemberName.tsx";
import { useIsTyping } from "./who-is-typing.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Hourglass } from "../../../ui/icons/hourglass.ts";
import { MessageCircle } from "../../../ui/icons/message-circle.ts";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { LisaStart } from "../../assistant/LisaStart.tsx";
import { focusComposer } from "../composer/focus-composer.ts";
import { writeMessageDraft } from "../composer/message-draft.ts";
import { FollowToWrite } from "../FollowToWrite.tsx";
import { useOutgoing } from "../outbox/outbox.ts";
import { MessageList } from "./list/MessageList.tsx";
import { MessageDialogs } from "./message/MessageDialogs.tsx";
import { useThread } from "./use-thread.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";

interface ThreadProps {
  readonly summary: ConversationSummary;
  /** The message to bring into view. */
  readonly highlight?: string | undefined;
  /** Whether the messages above it are not known yet. */
  readonly isAwaited?: boolean;
}

/** The messages of a conversation. Fills the remaining height and scrolls inside. */
export function Thread({ summary, highlight, isAwaited }: ThreadProps) {
  const { user } = summary;
  return (
    <>
      <ThreadContent key={user.id} summary={summary} highlight={highlight} isAwaited={isAwaited} />
      <TypingLine userId={user.id} name={user.displayName} isWaiting={summary.isWaiting} />
      <MessageDialogs key={`${user.id} dialogs`} other={user} />
    </>
  );
}

function ThreadContent({ summary, highlight, isAwaited = false }: ThreadProps) {
  const { user: member } = useSession();
  const thread = useThread(summary.user.id);
  const outgoing = useOutgoing(summary.user.id);
  const { data, error, isFetching, refetch } = thread.query;
  if (!data || !member || isAwaited) {
    if (!error || data) return <ThreadSkeleton />;
    return (
      <div className="flex rest-of-window flex-col justify-center">
        <QueryFailure title={t`Messages could not be loaded`} query={{ error, isFetching, refetch }} />
      </div>
    );
  }
  if (thread.messages.length === 0 && outgoing.length === 0) {
    const { refusal, opensByFollowing, isBlocked, isBlockedBy } = summary;
    if (isAssistant(summary.user.username)) return <AskLisaFirst user={member} lisa={summary.user} />;
    return (
      <div className="flex rest-of-window flex-col justify-center">
        <EmptyState
          icon={<MessageCircle size={28} />}
          title={t`No messages yet`}
          body={isBlocked || isBlockedBy ? undefined : refusal ?? t`Start the conversation!`}
          action={opensByFollowing && <FollowToWrite userId={summary.user.id} />}
        />
      </div>
    );
  }
  return <MessageList summary={summary} thread={thread} ownId={member.id} highlight={highlight} />;
}

function AskLisaFirst({ user, lisa }: { readonly user: CurrentUser; readonly lisa: MemberCard }) {
  const write = (content: string) => {
    writeMessageDraft(user.id, lisa.id, { content });
    focusComposer();
  };
  return (
    <div className="flex rest-of-window flex-col overflow-y-auto">
      <div className="my-auto">
        <LisaStart user={user} lisa={lisa} onChoose={write} />
      </div>
    </div>
  );
}

interface TypingLineProps {
  readonly userId: string;
  readonly name: string;
  /** The other member has not opened the conversation, so that their typing would not show. */
  readonly isWaiting: boolean;
}

/**
 * That the other member types, or that a request waits for them. Its space is reserved, so that
 * nothing moves when someone begins to type; in a low window it lies over the end of the thread.
 */
function TypingLine({ userId, name, isWaiting }: TypingLineProps) {
  const isTyping = useIsTyping(userId);
  return (
    <p
      role="status"
      className="flex h-6 shrink-0 items-center px-4 text-meta text-quiet low:pointer-events-none low:relative low:-mt-6"
    >
      {isTyping && (
        <span className="flex min-w-0 animate-appear items-center gap-2 low:rounded-full low:bg-paper/92 low:px-2">
          <TypingDots />
          <span className="truncate">
            <Trans>
              <MemberName name={name} /> is typing…
            </Trans>
          </span>
        </span>
      )}
      {isWaiting && !isTyping && (
        <span className="ms-auto flex items-center gap-1 low:rounded-full low:bg-paper/92 low:px-2">
          <Hourglass size={14} aria-hidden="true" />
          <span>{t`Waits for an answer`}</span>
        </span>
      )}
    </p>
  );
}

/** Animated one after the other; still when reduced motion is preferred. */
function TypingDots() {
  return (
    <span aria-hidden="true" className="flex shrink-0 gap-1">
      {["0ms", "200ms", "400ms"].map((delay) => (
        <span
          key={delay}
          className="size-1.5 animate-breathe rounded-full bg-brand"
          style={{ animationDelay: delay }}
        />
      ))}
    </span>
  );
}

const bubbles = ["h-9 w-48", "h-15 w-72", "h-9 w-40", "h-9 w-60", "h-15 w-64", "h-9 w-32"];
const own = [1, 2, 5];

/** Replaces the messages while they load. */
function ThreadSkeleton() {
  return (
    <div aria-hidden="true" className="flex rest-of-window flex-col justify-end gap-3 overflow-hidden p-4">
      {bubbles.map((size, index) => (
        <Skeleton
          key={index}
          className={classNames(size, "max-w-full", own.includes(index) && "self-end")}
        />
      ))}
    </div>
  );
}
