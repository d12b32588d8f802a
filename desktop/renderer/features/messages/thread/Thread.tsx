import { MessageCircle } from "lucide-react";
import type { ConversationSummary } from "#shared/messages/shapes.ts";
import { userMessageOf } from "../../../lib/api/api-error.ts";
import { useIsTyping } from "../../../lib/message-cache/typing.ts";
import { useSession } from "../../../lib/session/session.ts";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { ErrorState } from "../../../ui/status/ErrorState.tsx";
import { useOutgoing } from "../outbox/outbox.ts";
import { MessageList } from "./list/MessageList.tsx";
import { MessageDialogs } from "./message/MessageDialogs.tsx";
import { ThreadSkeleton } from "./ThreadSkeleton.tsx";
import { useThread } from "./use-thread.ts";

interface ThreadProps {
  readonly summary: ConversationSummary;
  /** The message to bring into view. */
  readonly highlight?: string | undefined;
}

/** The messages of a conversation. Fills the height that is left and scrolls inside. */
export function Thread({ summary, highlight }: ThreadProps) {
  const { user } = summary;
  return (
    <>
      <ThreadContent key={user.id} summary={summary} highlight={highlight} />
      <TypingLine userId={user.id} name={user.displayName} />
      <MessageDialogs key={`${user.id} dialogs`} other={user} />
    </>
  );
}

function ThreadContent({ summary, highlight }: ThreadProps) {
  const { user: member } = useSession();
  const thread = useThread(summary.user.id);
  const outgoing = useOutgoing(summary.user.id);
  const { data, error, isFetching, refetch } = thread.query;
  if (!data || !member) {
    if (!error) return <ThreadSkeleton />;
    return (
      <div className="flex min-h-0 flex-1 flex-col justify-center">
        <ErrorState
          title="Messages could not be loaded"
          body={userMessageOf(error, "Please try again.")}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (thread.messages.length === 0 && outgoing.length === 0) {
    return (
      <div className="flex min-h-0 flex-1 flex-col justify-center">
        <EmptyState
          icon={<MessageCircle size={28} />}
          title="No messages yet"
          body="Start the conversation!"
        />
      </div>
    );
  }
  return <MessageList summary={summary} thread={thread} ownId={member.id} highlight={highlight} />;
}

/** Its place is kept, so that nothing moves when someone begins to type. */
function TypingLine({ userId, name }: { readonly userId: string; readonly name: string }) {
  const isTyping = useIsTyping(userId);
  return (
    <p role="status" className="h-6 shrink-0 truncate px-4 text-meta text-quiet">
      {isTyping && (
        <span className="animate-appear">
          <bdi>{name}</bdi> is typing…
        </span>
      )}
    </p>
  );
}
