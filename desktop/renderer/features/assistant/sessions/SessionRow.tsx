import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { suggestAiTitle } from "#shared/assistant/contract.ts";
import type { AiSession } from "#shared/assistant/ai-chat-shapes.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { Ellipsis } from "../../../ui/icons/ellipsis.ts";
import { Pencil } from "../../../ui/icons/pencil.ts";
import { Sparkles } from "../../../ui/icons/sparkles.ts";
import { Trash2 } from "../../../ui/icons/trash-2.ts";
import { Menu } from "../../../ui/menu/Menu.tsx";
import { Spinner } from "../../../ui/status/Spinner.tsx";
import { useRenameChatSession } from "./use-chat-sessions.ts";
import { limitTo } from "../../../ui/form/limit-to.ts";

interface SessionRowProps {
  readonly session: AiSession;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

/** One chat of the list: opens it, renames it in place, deletes it. */
export function SessionRow({ session, isOpen, onOpen, onDelete }: SessionRowProps) {
  /** The title being written, and the one it had then; null while it is not being renamed. */
  const [renaming, setRenaming] = useState<{ readonly title: string; readonly before: string } | null>(null);
  const rename = useRenameChatSession();
  const suggestion = useMutation({
    mutationFn: () => call(suggestAiTitle, { params: { id: session.id } }),
    onSuccess: ({ title }) => setRenaming({ title, before: session.title }),
    onError: (error) => toastFailure(error, t`No title could be suggested. Please write one yourself.`),
  });
  if (renaming !== null) {
    return (
      <RenameField
        title={renaming.title}
        onDone={(title) => {
          setRenaming(null);
          // A title that a model suggested meanwhile is not undone by leaving the field.
          if (title && title !== renaming.before) rename.mutate({ id: session.id, title });
        }}
      />
    );
  }
  const isBusy = session.isAnswering || suggestion.isPending;
  return (
    <li
      className={classNames(
        "group mx-2 flex items-center rounded-control transition-colors",
        isOpen ? "bg-brand-wash" : "hover:bg-wash",
      )}
    >
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-control px-3 text-start focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
      >
        <bdi {...getLangAndDir(session.title)} className="truncate text-ink">{session.title}</bdi>
        {isBusy && <Spinner size={14} />}
        {session.isAnswering && <span className="sr-only">{t`Answering`}</span>}
      </button>
      <Menu
        trigger={
          <IconButton
            label={t`Options for ${{ title: session.title }}`}
            icon={<Ellipsis size={17} aria-hidden="true" />}
            className="size-8! pointer-fine:opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 aria-expanded:opacity-100"
          />
        }
        items={[
          {
            label: t`Rename`,
            icon: <Pencil size={18} />,
            onSelect: () => setRenaming({ title: session.title, before: session.title }),
          },
          {
            label: t`Suggest a title (free)`,
            icon: <Sparkles size={18} />,
            onSelect: () => suggestion.mutate(),
          },
          {
            label: t`Delete`,
            icon: <Trash2 size={18} />,
            tone: "danger",
            startsGroup: true,
            onSelect: onDelete,
          },
        ]}
      />
    </li>
  );
}

interface RenameFieldProps {
  readonly title: string;
  /** Called with the new title, or null when the title stays. */
  readonly onDone: (title: string | null) => void;
}

/** Enter and leaving the field save the title, Escape does not. */
function RenameField({ title, onDone }: RenameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(title);
  useEffect(() => field.current?.select(), []);
  return (
    <li className="mx-2">
      <input
        ref={field}
        aria-label={t`Title of the chat`}
        {...limitTo(100)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => onDone(text.trim() || null)}
        onKeyDown={(event) => {
          if (event.key === "Enter") onDone(text.trim() || null);
          if (event.key === "Escape") {
            event.stopPropagation();
            onDone(null);
          }
        }}
        className="h-10 w-full rounded-control border border-brand bg-surface px-3 text-body text-ink outline-none pointer-coarse:h-11"
      />
    </li>
  );
}
