import { useState } from "react";
import { useDebounced } from "../../../lib/form/use-debounced.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { ArrowLeft } from "../../../ui/icons/arrow-left.ts";
import { Plus } from "../../../ui/icons/plus.ts";
import { Search } from "../../../ui/icons/search.ts";
import { LazyPart } from "../../../ui/status/LazyPart.tsx";
import { headingClass } from "./heading-class.ts";
import { type OpenedSession, SessionList } from "./SessionList.tsx";
import { limitTo } from "../../../ui/form/limit-to.ts";

const typingPauseMs = 200;

interface SessionPaneProps extends OpenedSession {
  readonly onClose: () => void;
}

/** The left side of /ai-chat: New Chat, and the chats so far. */
export function SessionPane({ opened, onOpen, onClose }: SessionPaneProps) {
  const [words, setWords] = useState("");
  const title = useDebounced(words.trim(), typingPauseMs);
  return (
    <nav aria-label="AI chats" className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-1 p-3">
        <IconButton
          label="Back to the chat"
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
          New Chat
        </Button>
      </div>
      <div className="relative px-3 pb-2">
        <Search
          size={17}
          aria-hidden="true"
          className="pointer-events-none absolute top-5 left-6.5 -translate-y-1/2 text-quiet"
        />
        <input
          type="search"
          dir="auto"
          aria-label="Search chats"
          placeholder="Search chats"
          autoComplete="off"
          {...limitTo(100)}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") setWords("");
          }}
          className="h-10 w-full rounded-full border border-transparent bg-wash pr-4 pl-10 text-body text-ink transition-colors placeholder:text-quiet hover:border-control/60 focus-visible:bg-surface focus-visible:outline-2 focus-visible:-outline-offset-1 pointer-coarse:h-11"
        />
      </div>
      <SessionList title={title} opened={opened} onOpen={onOpen}>
        {title && <Said words={title} onOpen={onOpen} />}
      </SessionList>
    </nav>
  );
}

const loadFoundMessages = () => import("../search/FoundMessages.tsx");

function Said({ words, onOpen }: { readonly words: string } & Pick<OpenedSession, "onOpen">) {
  return (
    <section aria-label="Messages">
      <h2 className={headingClass}>Messages</h2>
      <LazyPart load={loadFoundMessages} fallback={null}>
        {({ FoundMessages }) => <FoundMessages words={words} onOpen={onOpen} />}
      </LazyPart>
    </section>
  );
}
