import { Link } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { ApiError } from "../../lib/api/api-error.ts";
import { useScreenTitle } from "../../lib/navigation/page-title.ts";
import { Button } from "../../ui/button/Button.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { ArrowLeft } from "../../ui/icons/arrow-left.ts";
import { MessageCircle } from "../../ui/icons/message-circle.ts";
import { useEndInView } from "../../ui/layout/use-end-in-view.ts";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { focusOpenRow } from "./list/focus-conversation-rows.ts";
import { ThreadWithComposer } from "./ThreadWithComposer.tsx";
import { useConversation } from "./use-conversation.ts";
import { type OpenConversation, useConversationNavigation } from "./use-open-conversation.ts";

/** The right side of `/chat`: the open conversation. */
export function ThreadPane({ opened }: { readonly opened: OpenConversation | null }) {
  if (opened) return <WantedThread key={opened.user} opened={opened} />;
  return (
    <div className="flex flex-1 flex-col justify-center">
      <EmptyState
        icon={<MessageCircle size={28} />}
        title="Select a conversation"
        action={
          <Button asChild variant="secondary">
            <Link to="/">Back to Feed</Link>
          </Button>
        }
      />
    </div>
  );
}

function WantedThread({ opened }: { readonly opened: OpenConversation }) {
  const { close } = useConversationNavigation();
  const { summary, error, isFetching, refetch } = useConversation(opened.user);
  const pane = useRef<HTMLElement>(null);
  const isThere = summary !== undefined;
  useEndInView(isThere);
  useScreenTitle(summary ? summary.user.displayName : null);
  useEffect(() => {
    if (isThere && pane.current) focusThread(pane.current);
  }, [isThere]);
  const leave = useEffectEvent((event: KeyboardEvent) => leaveByEscape(event, pane.current, close));
  useEffect(() => {
    // Listens above React's root, so that an overlay in the thread handles the key first.
    const listen = (event: KeyboardEvent) => leave(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return (
    <section
      ref={pane}
      tabIndex={-1}
      aria-label={summary ? `Conversation with ${summary.user.displayName}` : "Conversation"}
      className="flex min-h-0 flex-1 flex-col"
    >
      {summary ? <ThreadWithComposer summary={summary} highlight={opened.highlight} onClose={close} /> : (
        <>
          <div className="flex min-h-15 shrink-0 items-center gap-3 border-b border-hairline px-2 lg:px-4">
            <IconButton
              label="Back to conversations"
              icon={<ArrowLeft size={20} aria-hidden="true" />}
              className="lg:hidden"
              onClick={close}
            />
            {!error && <Skeleton className="size-10 rounded-full" />}
            {!error && <Skeleton className="h-4 w-36" />}
          </div>
          {error && <NoThread {...{ error, isFetching, refetch, close }} />}
        </>
      )}
    </section>
  );
}

interface NoThreadProps {
  readonly error: Error;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly close: () => void;
}

function NoThread({ error, isFetching, refetch, close }: NoThreadProps) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title="User Not Found"
        body="There is nobody here by this name."
        action={<Button variant="secondary" onClick={close}>Back to conversations</Button>}
      />
    );
  }
  return (
    <QueryFailure
      title="This conversation could not be loaded"
      query={{ error, isFetching, refetch }}
    />
  );
}

/**
 * Focuses the pane when the composer cannot be focused: on touch screens, and without a composer.
 */
function focusThread(pane: HTMLElement): void {
  if (document.querySelector("[role=dialog], [role=alertdialog]") || pane.contains(document.activeElement)) {
    return;
  }
  pane.focus({ preventScroll: true });
}

/** Returns to the row in the list, or closes the thread when only one of the two is visible. */
function leaveByEscape(event: KeyboardEvent, pane: HTMLElement | null, close: () => void): void {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  if (!(event.target instanceof Node) || !pane?.contains(event.target)) return;
  if (matchMedia("(min-width: 64rem)").matches) focusOpenRow();
  else close();
}
