import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useShortcuts } from "../../../lib/keyboard/shortcuts.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { ArrowLeft } from "../../../ui/icons/arrow-left.ts";
import { SquarePen } from "../../../ui/icons/square-pen.ts";
import { type OpenConversation, useConversationNavigation } from "../use-open-conversation.ts";
import { ConversationList } from "./ConversationList.tsx";
import { findAdjacentConversation, isInList, moveToConversation } from "./focus-conversation-rows.ts";
import { SearchField } from "./SearchField.tsx";
import { useConversations } from "./use-conversations.ts";
import { useDebounced } from "../../../lib/form/use-debounced.ts";
import { PersonName } from "../../../ui/content/PersonName.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { SkeletonRows } from "../../../ui/status/SkeletonRows.tsx";
import { FollowedPeople } from "../../follows/FollowedPeople.tsx";

type ListView = "open" | "request" | "new";

const titles: Readonly<Record<ListView, string>> = {
  open: t`Messages`,
  request: t`Requests`,
  new: t`New message`,
};

const typingPauseMs = 200;

/**
 * The left side of `/chat`: the conversations, the requests, or the list of members to write to.
 */
export function ListPane({ opened }: { readonly opened: OpenConversation | null }) {
  const [view, setView] = useState<ListView>("open");
  const [words, setWords] = useState("");
  const filter = useDebounced(words.trim(), typingPauseMs);
  const { open } = useConversationNavigation();
  const openAdjacent = (step: 1 | -1) => {
    const user = findAdjacentConversation(step);
    if (user) open(user);
  };
  useShortcuts({
    "Alt+ArrowUp": () => openAdjacent(-1),
    "Alt+ArrowDown": () => openAdjacent(1),
  });
  const startNew = () => setView("new");
  return (
    <>
      <ListHeader view={view} onShow={setView} />
      {view === "open" && (
        <div className="px-3 pb-2">
          <SearchField label={t`Filter conversations by name`} value={words} onChange={setWords} />
        </div>
      )}
      {view === "new"
        ? (
          <NewConversation
            onOpen={(user) => {
              setView("open");
              open(user);
            }}
          />
        )
        : (
          <ConversationList
            kind={view}
            filter={view === "open" ? filter : ""}
            openedUser={opened?.user ?? null}
            onOpen={open}
            onNew={startNew}
          />
        )}
    </>
  );
}

interface ListHeaderProps {
  readonly view: ListView;
  readonly onShow: (view: ListView) => void;
}

function ListHeader({ view, onShow }: ListHeaderProps) {
  const requests = useConversations("request", "");
  const count = requests.data?.count ?? requests.data?.rows.length ?? 0;
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-1 px-3 py-2">
      {view === "open"
        ? (
          <Link
            to="/"
            aria-label={t`Back to Feed`}
            data-tooltip={t`Back to Feed`}
            className="-ms-1 inline-flex size-9 shrink-0 items-center justify-center rounded-full text-quiet transition-colors hover:bg-wash hover:text-ink lg:hidden pointer-coarse:size-11"
          >
            <ArrowLeft size={20} aria-hidden="true" />
          </Link>
        )
        : (
          <IconButton
            label={t`Back to conversations`}
            icon={<ArrowLeft size={20} aria-hidden="true" />}
            className="-ms-1"
            onClick={() => onShow("open")}
          />
        )}
      <h1 className="min-w-fit flex-1 px-1 text-title font-semibold">
        {titles[view]}
      </h1>
      <div className="ms-auto flex items-center gap-1">
        {view === "open" && count > 0 && (
          <Button
            variant="quiet"
            size="sm"
            className="tabular px-2.5"
            onClick={() => onShow("request")}
          >
            {t`Requests (${{ count: count > 98 ? "99+" : count }})`}
          </Button>
        )}
        <IconButton
          label={t`New message`}
          isPressed={view === "new"}
          icon={<SquarePen size={20} aria-hidden="true" />}
          className="aria-pressed:bg-brand-wash aria-pressed:text-brand"
          onClick={() => onShow(view === "new" ? "open" : "new")}
        />
      </div>
    </header>
  );
}

/** Picks a followed member to write to. */
function NewConversation({ onOpen }: { readonly onOpen: (user: string) => void }) {
  const [words, setWords] = useState("");
  const arrow = (step: 1 | -1) => isInList() ? moveToConversation(step) : false;
  useShortcuts({ ArrowDown: () => arrow(1), ArrowUp: () => arrow(-1) });
  return (
    <>
      <div className="px-3 pb-2">
        <SearchField
          label={t`Search the members you follow`}
          placeholder={t`Search following...`}
          value={words}
          onChange={setWords}
          takesFocus
        />
      </div>
      <div className="list-pane pb-2">
        <FollowedPeople words={words} skeleton={<RowSkeletons />} noticeClass="px-4 py-8">
          {(people) => (
            <ul aria-label={t`Members you follow`}>
              <GuardedRows rows={people}>
                {(member) => (
                  <li className="px-2">
                    <button
                      type="button"
                      data-conversation={member.id}
                      onClick={() => onOpen(member.id)}
                      className="flex h-15 w-full items-center gap-3 rounded-control px-2 text-start transition-colors hover:bg-wash focus-visible:-outline-offset-2"
                    >
                      <PersonName member={member} />
                    </button>
                  </li>
                )}
              </GuardedRows>
            </ul>
          )}
        </FollowedPeople>
      </div>
    </>
  );
}

function RowSkeletons() {
  return (
    <div role="status">
      <span className="sr-only">{t`Loading the members you follow`}</span>
      <SkeletonRows
        count={4}
        className="h-15 items-center gap-3 px-4"
        picture="size-10 shrink-0 rounded-full"
        lines={["h-4 w-32", "h-3.5 w-24"]}
      />
    </div>
  );
}
