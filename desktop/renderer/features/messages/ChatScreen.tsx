import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getConversation } from "#shared/messages/conversation-contract.ts";
import { classNames } from "../../ui/class-names.ts";
import { ListPane } from "./list/ListPane.tsx";
import {
  type OpenConversation,
  useConversationNavigation,
  useOpenConversation,
} from "./use-open-conversation.ts";
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
import { call } from "../../lib/api/call.ts";
import { messageKeys } from "../../lib/query-keys/message-keys.ts";
import { findCachedConversation } from "../../entities/conversations/conversation-cache.ts";
import { useConversations } from "./list/use-conversations.ts";
import { useMember } from "../members/use-member.ts";

/** /chat: the conversations and the open one side by side; below 1024 px one or the other. */
export function ChatScreen() {
  const opened = useOpenConversation();
  return (
    <div className="flex min-h-0 flex-1 overflow-hidden bg-surface max-lg:bg-paper lg:rounded-card lg:border lg:border-hairline print:block print:border-0">
      <div
        className={classNames(
          "flex w-full min-w-0 flex-col lg:w-80 lg:shrink-0 lg:border-e lg:border-hairline",
          opened && "max-lg:hidden print:hidden",
        )}
      >
        <ListPane opened={opened} />
      </div>
      <div className={classNames("flex min-w-0 flex-1 flex-col", !opened && "max-lg:hidden")}>
        <ThreadPane opened={opened} />
      </div>
    </div>
  );
}

/** The right side of `/chat`: the open conversation. */
function ThreadPane({ opened }: { readonly opened: OpenConversation | null }) {
  if (opened) return <WantedThread key={opened.user} opened={opened} />;
  return (
    <div className="flex flex-1 flex-col justify-center">
      <EmptyState
        icon={<MessageCircle size={28} />}
        title={t`Select a conversation`}
        action={
          <Button asChild variant="secondary">
            <Link to="/">{t`Back to Feed`}</Link>
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
      aria-label={summary ? t`Conversation with ${{ name: summary.user.displayName }}` : t`Conversation`}
      className="flex min-h-0 flex-1 flex-col"
    >
      {summary ? <ThreadWithComposer summary={summary} highlight={opened.highlight} onClose={close} /> : (
        <>
          <div className="flex min-h-15 shrink-0 items-center gap-3 border-b border-hairline px-2 lg:px-4">
            <IconButton
              label={t`Back to conversations`}
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
        title={t`User Not Found`}
        body={t`There is nobody here by this name.`}
        action={<Button variant="secondary" onClick={close}>{t`Back to conversations`}</Button>}
      />
    );
  }
  return (
    <QueryFailure
      title={t`This conversation could not be loaded`}
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

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/**
 * The conversation with a member, by id or username. Until the server has responded it is the
 * list's entry. The list also has blocked members, whom a search by username does not find.
 */
function useConversation(user: string) {
  const client = useQueryClient();
  const list = useConversations("open", "");
  const known = findCachedConversation(client, user);
  const isId = uuid.test(user);
  const member = useMember(user, !isId && !known);
  const userId = isId ? user : known?.user.id ?? member.data?.id;
  const summary = useQuery({
    queryKey: messageKeys.summary(userId ?? ""),
    queryFn: ({ signal }) => call(getConversation, { params: { userId: userId ?? "" } }, { signal }),
    enabled: userId !== undefined,
    placeholderData: known && { refusal: null, opensByFollowing: false, ...known },
  });
  const { error, isFetching, refetch } = userId === undefined ? member : summary;
  const isSearching = userId === undefined && list.isPending;
  return { summary: summary.data, error: isSearching ? null : error, isFetching, refetch };
}
