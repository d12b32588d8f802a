import { classNames } from "../../ui/class-names.ts";
import { ListPane } from "./list/ListPane.tsx";
import { ThreadPane } from "./ThreadPane.tsx";
import { useOpenConversation } from "./use-open-conversation.ts";

/** /chat: the conversations and the open one side by side; below 1024 px one or the other. */
export function ChatScreen() {
  const opened = useOpenConversation();
  return (
    <div className="flex min-h-0 flex-1 overflow-hidden bg-surface max-lg:bg-paper lg:rounded-card lg:border lg:border-hairline print:block print:border-0">
      <div
        className={classNames(
          "flex w-full min-w-0 flex-col lg:w-80 lg:shrink-0 lg:border-r lg:border-hairline",
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
