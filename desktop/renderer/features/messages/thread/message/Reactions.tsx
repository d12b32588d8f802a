import { t } from "@lingui/core/macro";
import { Popover } from "radix-ui";
import { type KeyboardEvent, type ReactNode, useDeferredValue } from "react";
import { isolateName } from "#shared/isolate-name.ts";
import { type ReactionEmoji, reactionEmojis } from "#shared/messages/rules.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { getLineStep } from "../../../../lib/keyboard/line-step.ts";
import { useBackCloses } from "../../../../lib/navigation/back-closes.ts";
import { classNames } from "../../../../ui/class-names.ts";

const names: Readonly<Record<ReactionEmoji, string>> = {
  [reactionEmojis[0]]: t`Thumbs up`,
  [reactionEmojis[1]]: t`Heart`,
  [reactionEmojis[2]]: t`Laughing`,
  [reactionEmojis[3]]: t`Sad`,
  [reactionEmojis[4]]: t`Surprised`,
};

interface ReactionPickerProps {
  readonly own: ReactionEmoji | null;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChoose: (emoji: ReactionEmoji) => void;
  /** The control that opens it. */
  readonly children: ReactNode;
}

/** The five reactions in a strip over the message (messages.5). */
export function ReactionPicker({ own, isOpen, onOpenChange, onChoose, children }: ReactionPickerProps) {
  useBackCloses(isOpen, () => onOpenChange(false));
  // The next frame shows the tap and the reaction, even when the strip takes long.
  const isShown = useDeferredValue(isOpen);
  return (
    <Popover.Root open={isShown} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>{children}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={t`Choose a reaction`}
          side="top"
          sideOffset={6}
          collisionPadding={8}
          onKeyDown={moveByArrow}
          className="z-50 flex animate-rise gap-1 rounded-full border border-hairline bg-float p-1 shadow-float"
        >
          {reactionEmojis.map((emoji) => (
            <button
              key={emoji}
              type="button"
              aria-label={names[emoji]}
              aria-pressed={own === emoji}
              className="flex size-10 items-center justify-center rounded-full text-title transition-colors hover:bg-wash aria-pressed:bg-brand-wash pointer-coarse:size-11"
              onClick={() => {
                onOpenChange(false);
                onChoose(emoji);
              }}
            >
              {emoji}
            </button>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = getLineStep(event.key);
  if (step === 0) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll("button")];
  const at = all.findIndex((button) => button === document.activeElement);
  all.at((at + step) % all.length)?.focus();
}

interface ReactionChipsProps {
  readonly reactions: DirectMessage["reactions"];
  readonly ownId: string;
  readonly otherName: string;
  readonly isDisabled: boolean;
  readonly onChoose: (emoji: ReactionEmoji) => void;
}

/** The reactions of a message; a tap adds or removes the member's own. */
export function ReactionChips({ reactions, ownId, otherName, isDisabled, onChoose }: ReactionChipsProps) {
  const used = reactionEmojis.filter((emoji) => reactions[emoji]?.length);
  if (used.length === 0) return null;
  return (
    <div className="z-1 -mt-1.5 flex gap-1 px-2">
      {used.map((emoji) => {
        const ids = reactions[emoji] ?? [];
        const isOwn = ids.includes(ownId);
        const who = describeReaction(names[emoji], isolateName(otherName), isOwn, ids.length > 1);
        return (
          <button
            key={emoji}
            type="button"
            disabled={isDisabled}
            aria-pressed={isOwn}
            aria-label={who.label}
            data-tooltip={who.tooltip}
            className={classNames(
              "flex h-6.5 animate-appear items-center gap-1 rounded-full border px-2 text-meta tabular",
              isOwn ? "border-brand bg-brand-wash" : "border-hairline bg-surface",
            )}
            onClick={() => onChoose(emoji)}
          >
            <span aria-hidden="true">{emoji}</span>
            {ids.length > 1 && <span aria-hidden="true">{ids.length}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** Whose reaction it is: to screen readers, with its name, and in the tooltip. */
function describeReaction(reaction: string, name: string, isOwn: boolean, areBoth: boolean) {
  if (areBoth) return { label: t`${reaction} from you and ${name}`, tooltip: t`You and ${name}` };
  if (isOwn) return { label: t`${reaction} from you`, tooltip: t`You` };
  return { label: t`${reaction} from ${name}`, tooltip: name.charAt(0).toUpperCase() + name.slice(1) };
}
