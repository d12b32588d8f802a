import { t } from "@lingui/core/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { useBackCloses } from "../../lib/navigation/back-closes.ts";
import { useSession } from "../../lib/session/session.ts";
import { useMedia } from "../../lib/window/use-media.ts";
import { classNames } from "../../ui/class-names.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { LeaveQuestion } from "../../ui/dialog/LeaveQuestion.tsx";
import { newChat, setTemporaryMessages, temporaryChat, useAssistant } from "./answers/live-answers.ts";
import { setFoundPlace } from "./search/found-place.ts";
import { ChatPane } from "./thread/ChatPane.tsx";
import { SessionPane } from "./sessions/SessionPane.tsx";

/** Below 1024 px both lie in the same place. */
const side = "flex min-w-0 flex-col max-lg:min-h-0 max-lg:[grid-area:1/1]";
/**
 * Below the other, it keeps its styles and layout where the browser can, for which a phone would
 * need most of the time in which a tap is answered. Not in a low window, where the page scrolls and
 * a long list would lengthen it.
 */
const hiddenSide =
  "max-lg:-z-1 max-lg:[content-visibility:hidden] max-lg:not-supports-[content-visibility:hidden]:hidden low:max-lg:hidden";

/** /ai-chat: the member's chats and the open one side by side; below 1024 px one or the other. */
export function AiChatScreen() {
  const { user } = useSession();
  const { chat } = useSearch({ strict: false }) as { chat?: string };
  const navigate = useNavigate();
  const [isTemporary, setTemporary] = useState(false);
  const { isListShown, showList, hideList } = useList();
  const [isEnding, setEnding] = useState(false);
  const hasMessages = useAssistant(({ temporary, live, failed }) =>
    temporary.length > 0 || temporaryChat in live || temporaryChat in failed
  );
  const wouldLose = isTemporary && chat === undefined && hasMessages;
  const key = chat ?? (isTemporary ? temporaryChat : newChat);
  const open = useCallback((sessionId: string | null, isReplaced = false) => {
    hideList();
    setFoundPlace(null);
    // A new chat has the same address, at which no other screen asks.
    if (wouldLose && sessionId === null) return setEnding(true);
    if (!wouldLose) setTemporary(false);
    void navigate({ to: "/ai-chat", search: sessionId ? { chat: sessionId } : {}, replace: isReplaced });
  }, [wouldLose, navigate, hideList]);
  const changeTemporary = useCallback((next: boolean) => {
    if (wouldLose) return setEnding(true);
    setTemporaryMessages([]);
    setTemporary(next);
  }, [wouldLose]);
  if (!user) return null;
  const endTemporary = () => {
    setEnding(false);
    setTemporaryMessages([]);
    setTemporary(false);
  };
  return (
    <div className="isolate flex min-h-0 flex-1 overflow-hidden bg-surface max-lg:grid max-lg:grid-cols-[minmax(0,1fr)] max-lg:grid-rows-[minmax(0,1fr)] max-lg:bg-paper lg:rounded-card lg:border lg:border-hairline print:block print:border-0">
      <div
        className={classNames(
          side,
          "w-full lg:w-72 lg:shrink-0 lg:border-e lg:border-hairline print:hidden",
          !isListShown && hiddenSide,
        )}
      >
        <SessionPane opened={chat ?? null} onOpen={open} onClose={hideList} />
      </div>
      <div
        className={classNames(
          side,
          "lg:flex-1",
          isListShown && `${hiddenSide} print:[content-visibility:visible] print:block`,
        )}
      >
        <ChatPane
          user={user}
          chatKey={key}
          onTemporaryChange={changeTemporary}
          onShowList={showList}
          onOpen={open}
        />
      </div>
      <TemporaryQuestions
        wouldLose={wouldLose}
        isEnding={isEnding}
        onEndingChange={setEnding}
        onEnd={endTemporary}
      />
    </div>
  );
}

/** Whether the chats are shown in place of the open one, where there is room for one of them. */
function useList() {
  const [isListShown, setListShown] = useState(false);
  const isNarrow = useMedia("(width < 64rem)");
  // The same at each render, so that neither side renders again when they take turns.
  const showList = useCallback(() => setListShown(true), []);
  const hideList = useCallback(() => setListShown(false), []);
  useBackCloses(isListShown && isNarrow, hideList);
  return { isListShown, showList, hideList };
}

const words = {
  title: t`Leave this temporary chat?`,
  body: t`It is stored nowhere: its questions and answers will be gone.`,
  confirmLabel: t`Leave chat`,
};

interface TemporaryQuestionsProps {
  /** Whether the open chat is temporary and has messages. */
  readonly wouldLose: boolean;
  /** Another chat was asked for at the same address. */
  readonly isEnding: boolean;
  readonly onEndingChange: (isEnding: boolean) => void;
  readonly onEnd: () => void;
}

/** Asks before a temporary chat is lost, however it is left (ai.4). */
function TemporaryQuestions({ wouldLose, isEnding, onEndingChange, onEnd }: TemporaryQuestionsProps) {
  return (
    <>
      <LeaveQuestion isUnsaved={wouldLose} guardsPage {...words} onDiscard={onEnd} />
      <ConfirmDialog open={isEnding} onOpenChange={onEndingChange} {...words} onConfirm={onEnd} />
    </>
  );
}
