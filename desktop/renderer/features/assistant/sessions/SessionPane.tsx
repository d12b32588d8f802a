import { t } from "@lingui/core/macro";
import { memo, type ReactNode, useState } from "react";
import type { AiSession } from "#shared/assistant/ai-chat-shapes.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { useDebounced } from "../../../lib/form/use-debounced.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { ArrowLeft } from "../../../ui/icons/arrow-left.ts";
import { Plus } from "../../../ui/icons/plus.ts";
import { Search } from "../../../ui/icons/search.ts";
import { LazyPart } from "../../../ui/status/LazyPart.tsx";
import { limitTo } from "../../../ui/form/limit-to.ts";
import { MoreButton } from "../../../ui/button/MoreButton.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { SessionRow } from "./SessionRow.tsx";
import { useChatSessions, useDeleteChatSession } from "./use-chat-sessions.ts";

const typingPauseMs = 200;

interface SessionPaneProps extends OpenedSession {
  readonly onClose: () => void;
}

/** The left side of /ai-chat: New Chat, and the chats so far. */
export const SessionPane = memo(function SessionPane({ opened, onOpen, onClose }: SessionPaneProps) {
  const [words, setWords] = useState("");
  const title = useDebounced(words.trim(), typingPauseMs);
  return (
    <nav aria-label={t`AI chats`} className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-1 p-3">
        <IconButton
          label={t`Back to the chat`}
          icon={<ArrowLeft size={20} aria-hidden="true" />}
          className="lg:hidden"
          onClick={onClose}
        />
        <Button
          variant="secondary"
          className="flex-1"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => onOpen(null)}
        >
          {t`New Chat`}
        </Button>
      </div>
      <div className="relative px-3 pb-2">
        <Search
          size={17}
          aria-hidden="true"
          className="pointer-events-none absolute top-5 inset-s-6.5 -translate-y-1/2 text-quiet"
        />
        <input
          type="search"
          aria-label={t`Search chats`}
          placeholder={t`Search chats`}
          autoComplete="off"
          {...limitTo(100)}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") setWords("");
          }}
          className="h-10 w-full rounded-full border border-transparent bg-wash pe-4 ps-10 text-body text-ink transition-colors placeholder:text-quiet hover:border-control/60 focus-visible:bg-surface focus-visible:outline-2 focus-visible:-outline-offset-1 pointer-coarse:h-11"
        />
      </div>
      <SessionList title={title} opened={opened} onOpen={onOpen}>
        {title && <Said words={title} onOpen={onOpen} />}
      </SessionList>
    </nav>
  );
});

const loadFoundMessages = () => import("../search/FoundMessages.tsx");

function Said({ words, onOpen }: { readonly words: string } & Pick<OpenedSession, "onOpen">) {
  return (
    <section aria-label={t`Messages`}>
      <h2 className={headingClass}>{t`Messages`}</h2>
      <LazyPart load={loadFoundMessages} fallback={null}>
        {({ FoundMessages }) => <FoundMessages words={words} onOpen={onOpen} />}
      </LazyPart>
    </section>
  );
}

interface OpenedSession {
  /** The id of the open chat; null at a new one. */
  readonly opened: string | null;
  readonly onOpen: (sessionId: string | null, isReplaced?: boolean) => void;
}

interface SessionListProps extends OpenedSession {
  /** Part of the title. */
  readonly title: string;
  /** Content below the chats, in the same scrolled list. */
  readonly children?: ReactNode;
}

/** The member's AI chats, the latest first. */
function SessionList({ title, opened, onOpen, children }: SessionListProps) {
  const list = useChatSessions(title);
  const [deleting, setDeleting] = useState<AiSession | null>(null);
  const remove = useDeleteChatSession(() => {
    if (deleting?.id === opened) onOpen(null, true);
    setDeleting(null);
  });
  const heading = <h2 className={headingClass}>{title ? t`Chat titles` : t`Recent Chats`}</h2>;
  if (list.isPending) {
    return (
      <>
        {heading}
        <ListSkeleton />
      </>
    );
  }
  if (!list.data) {
    return (
      <>
        {heading}
        <QueryFailure title={t`Your chats could not be loaded`} query={list} />
      </>
    );
  }
  if (list.data.length === 0 && !title) {
    return (
      <>
        {heading}
        <EmptyState isPart title={t`No chats yet`} body={t`What you ask is listed here, for you alone.`} />
      </>
    );
  }
  return (
    <>
      {list.data.length > 0 && heading}
      <div className="list-pane pb-2">
        <ul aria-label={title ? t`Chats found` : t`Recent Chats`} hidden={list.data.length === 0}>
          <GuardedRows rows={list.data}>
            {(session) => (
              <SessionRow
                session={session}
                isOpen={session.id === opened}
                onOpen={() => onOpen(session.id)}
                onDelete={() => setDeleting(session)}
              />
            )}
          </GuardedRows>
        </ul>
        <MoreButton query={list} label={t`Load more`} name={t`Load more chats`} size="sm" />
        <div>{children}</div>
        <ConfirmDialog
          open={deleting !== null}
          onOpenChange={(isOpen) => !isOpen && setDeleting(null)}
          title={t`Delete this chat session?`}
          body={t`"${{
            title: isolateName(deleting?.title ?? ""),
          }}" is deleted with all its messages, and can't be brought back. Posts made from it stay.`}
          confirmLabel={t`Delete`}
          isPending={remove.isPending}
          onConfirm={() => deleting && remove.mutate(deleting.id)}
        />
      </div>
    </>
  );
}

function ListSkeleton() {
  return (
    <div aria-hidden="true" className="space-y-1 px-3 pt-1">
      {[0, 1, 2, 3].map((row) => <Skeleton key={row} className="h-10 w-full rounded-control" />)}
    </div>
  );
}

/** The heading of a part of the list of chats. */
const headingClass = "px-5 pt-2 pb-1 text-meta font-medium text-quiet";
