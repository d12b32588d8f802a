import { t } from "@lingui/core/macro";
import type { Ref } from "react";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { ReactionEmoji } from "#shared/messages/rules.ts";
import { IconButton } from "../../../../ui/button/IconButton.tsx";
import { Copy } from "../../../../ui/icons/copy.ts";
import { Ellipsis } from "../../../../ui/icons/ellipsis.ts";
import { Pencil } from "../../../../ui/icons/pencil.ts";
import { Flag } from "../../../../ui/icons/flag.ts";
import { Reply } from "../../../../ui/icons/reply.ts";
import { SmilePlus } from "../../../../ui/icons/smile-plus.ts";
import { Undo2 } from "../../../../ui/icons/undo-2.ts";
import { Menu } from "../../../../ui/menu/Menu.tsx";
import type { MenuItem } from "../../../../ui/menu/OpenMenu.tsx";
import { platform } from "../../../../lib/platform/current-platform.ts";
import { toast } from "../../../../lib/announce/toast.ts";
import { getLanguageName } from "../../../../lib/language/language-names.ts";
import { toggleTranslation } from "../../../../lib/translation/translate.ts";
import { useTranslation } from "../../../../lib/translation/translations.ts";
import { useTranslatable } from "../../../../lib/translation/use-translatable.ts";
import { Languages } from "../../../../ui/icons/languages.ts";
import { startMessageEdit } from "../../composer/edit/message-edit.ts";
import { focusComposer } from "../../composer/focus-composer.ts";
import { openMessageDialog } from "./message-dialog.ts";
import { ReactionPicker } from "./Reactions.tsx";

interface MessageActionsProps {
  readonly message: DirectMessage;
  readonly isOwn: boolean;
  readonly own: ReactionEmoji | null;
  readonly canReact: boolean;
  readonly canEdit: boolean;
  /** Null where it may not be answered. */
  readonly answer: (() => void) | null;
  readonly isPicking: boolean;
  readonly onPickingChange: (isPicking: boolean) => void;
  readonly onReact: (emoji: ReactionEmoji) => void;
  /** Only the current message's actions are in the tab order. */
  readonly isCurrent: boolean;
  readonly ref: Ref<HTMLDivElement>;
}

/** The reactions and the menu beside a message. */
export function MessageActions(
  { message, isOwn, own, canReact, canEdit, answer, isPicking, onPickingChange, onReact, isCurrent, ref }:
    MessageActionsProps,
) {
  const tabIndex = isCurrent ? 0 : -1;
  const translate = useTranslate(message);
  const items = menuItems({
    message,
    isOwn,
    canReact,
    canEdit,
    answer,
    onReact: () => onPickingChange(true),
    translate,
  });
  return (
    <div
      ref={ref}
      className="flex shrink-0 items-center self-center opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 group-data-held:opacity-100 has-aria-expanded:opacity-100"
    >
      {canReact && (
        <ReactionPicker own={own} isOpen={isPicking} onOpenChange={onPickingChange} onChoose={onReact}>
          <IconButton
            data-message-action
            label={t`React`}
            tabIndex={tabIndex}
            icon={<SmilePlus size={17} aria-hidden="true" />}
            className="size-8!"
          />
        </ReactionPicker>
      )}
      {items.length > 0 && (
        <Menu
          align={isOwn ? "end" : "start"}
          trigger={
            <IconButton
              data-message-action
              data-translates={translate ? `message:${message.id}` : undefined}
              label={t`Message options`}
              tabIndex={tabIndex}
              icon={<Ellipsis size={17} aria-hidden="true" />}
              className="size-8!"
            />
          }
          items={items}
        />
      )}
    </div>
  );
}

/** Null for one's own messages, for covered ones, and in a language that the member reads. */
function useTranslate({ id, content, senderId, isCovered }: DirectMessage): MenuItem | null {
  const key = `message:${id}`;
  const text = isCovered ? "" : content;
  const from = useTranslatable({ text, language: null, authorId: senderId });
  const isShown = useTranslation(key, content)?.isShown ?? false;
  if (from === null) return null;
  return {
    label: isShown ? t`Show original` : t`Translate from ${{ language: getLanguageName(from) }}`,
    icon: <Languages size={18} />,
    onSelect: () => void toggleTranslation(key, content, from),
  };
}

interface MenuParts
  extends Pick<MessageActionsProps, "message" | "isOwn" | "canReact" | "canEdit" | "answer"> {
  readonly onReact: () => void;
  readonly translate: MenuItem | null;
}

function menuItems(
  { message, isOwn, canReact, canEdit, answer, onReact, translate }: MenuParts,
): readonly MenuItem[] {
  const { content, isUnsent } = message;
  if (isUnsent) return [];
  const copy: MenuItem = { label: t`Copy`, icon: <Copy size={18} />, onSelect: () => void copyText(content) };
  const answerItem: MenuItem | null = answer && {
    label: t({ message: "Answer", context: "verb" }),
    icon: <Reply size={18} />,
    onSelect: answer,
    focusAfter: focusComposer,
  };
  const react: MenuItem = { label: t`React`, icon: <SmilePlus size={18} />, onSelect: onReact };
  const edit: MenuItem = {
    label: t`Edit`,
    icon: <Pencil size={18} />,
    onSelect: () => startMessageEdit(message),
    focusAfter: focusComposer,
  };
  const unsend: MenuItem = {
    label: t`Unsend`,
    icon: <Undo2 size={18} />,
    tone: "danger",
    startsGroup: true,
    onSelect: () => openMessageDialog({ kind: "unsend", message }),
  };
  const report: MenuItem = {
    label: t({ message: "Report", context: "verb" }),
    icon: <Flag size={18} />,
    startsGroup: true,
    onSelect: () => openMessageDialog({ kind: "report", message }),
  };
  return [
    ...answerItem ? [answerItem] : [],
    ...content ? [copy] : [],
    ...canReact ? [react] : [],
    ...translate ? [translate] : [],
    ...canEdit ? [edit] : [],
    isOwn ? unsend : report,
  ];
}

async function copyText(text: string): Promise<void> {
  try {
    await platform().copyText(text);
    toast({ title: t`Copied`, tone: "success" });
  } catch {
    toast({
      title: t`Error`,
      description: t`The message could not be copied. Please select it and copy it yourself.`,
      tone: "danger",
    });
  }
}
