import { t } from "@lingui/core/macro";
import type { getAvailableModels } from "#shared/assistant/models-contract.ts";
import type { CallOutput } from "#shared/endpoint.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { useScreenTitle } from "../../../lib/navigation/page-title.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { EyeOff } from "../../../ui/icons/eye-off.ts";
import { PanelLeft } from "../../../ui/icons/panel-left.ts";
import { type ChatKey, isSession, temporaryChat, useAssistant } from "../answers/live-answers.ts";
import { PracticeNote } from "../PracticeNote.tsx";
import { useChatSession } from "../sessions/use-chat-sessions.ts";

interface ChatHeaderProps {
  readonly chatKey: ChatKey;
  readonly provider: CallOutput<typeof getAvailableModels>["provider"];
  readonly onShowList: () => void;
  readonly onTemporaryChange: (isTemporary: boolean) => void;
}

/** The title of the chat, and for a new one the choice to keep nothing of it. */
export function ChatHeader({ chatKey, provider, onShowList, onTemporaryChange }: ChatHeaderProps) {
  const title = useChatSession(chatKey)?.title ?? null;
  const isBusy = useAssistant(({ live, failed }) => chatKey in live || chatKey in failed);
  const isTemporary = chatKey === temporaryChat;
  useScreenTitle(title);
  return (
    <header className="shrink-0 border-b border-hairline">
      <div className="flex min-h-14 items-center gap-2 px-2 py-2 lg:px-4 low:min-h-11 low:py-0">
        <IconButton
          label={t`Show chats`}
          icon={<PanelLeft size={20} aria-hidden="true" />}
          className="lg:hidden"
          onClick={onShowList}
        />
        <h1 className="min-w-0 flex-1 truncate text-title font-semibold">
          <bdi {...(title && getLangAndDir(title))}>
            {title ?? (isTemporary ? t`Temporary chat` : t`AI Chat`)}
          </bdi>
        </h1>
        {!isSession(chatKey) && (
          <IconButton
            label={t`Temporary chat`}
            isPressed={isTemporary}
            disabled={isBusy || provider === null}
            icon={<EyeOff size={19} aria-hidden="true" />}
            className="aria-pressed:bg-brand-wash aria-pressed:text-brand"
            onClick={() => onTemporaryChange(!isTemporary)}
          />
        )}
      </div>
      {isTemporary && (
        <p className="bg-wash px-4 py-2 text-meta text-quiet">
          {t`Nothing of this chat is stored except the XP it costs. It is gone when you leave it or reload the page.`}
        </p>
      )}
      {provider === "practice" && <PracticeNote />}
    </header>
  );
}
