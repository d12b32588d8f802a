import { t } from "@lingui/core/macro";
import { EmojiPicker } from "frimousse";
import { Popover } from "radix-ui";
import { useRef, useState } from "react";
import { useSession } from "../../../lib/session/session.ts";
import type { MenuPlace } from "../../menu/OpenMenu.tsx";
import { useLeavePopup } from "../../menu/use-leave-popup.ts";
import { resolveEmoji } from "./drawn-emoji.ts";
import { EmojiList, EmojiName } from "./EmojiList.tsx";
import { fitGrid } from "./fit-grid.ts";
import { RecentEmoji } from "./RecentEmoji.tsx";
import { rememberEmoji } from "./recent-emoji.ts";
import { SkinToneButton } from "./SkinToneButton.tsx";
import { readSkinTone } from "./skin-tone.ts";

interface EmojiPopoverProps extends MenuPlace {
  readonly onChoose: (emoji: string) => void;
}

/** All emoji, over the control that opened it; the one that is chosen closes it. */
export function EmojiPopover({ controlId, control, isOpen, onOpenChange, onChoose }: EmojiPopoverProps) {
  const { user } = useSession();
  const chosen = useRef<string>(undefined);
  const leaving = useLeavePopup(control, () => {
    const emoji = chosen.current;
    chosen.current = undefined;
    if (emoji !== undefined) onChoose(emoji);
    return emoji !== undefined;
  });
  const choose = (emoji: string) => {
    rememberEmoji(user?.id ?? "", emoji);
    chosen.current = emoji;
    onOpenChange(false);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-labelledby={controlId}
          sideOffset={6}
          collisionPadding={8}
          // Where fingers type, the keyboard would cover what they came for.
          onOpenAutoFocus={(event) => {
            if (!matchMedia("(pointer: coarse)").matches || !(event.target instanceof HTMLElement)) return;
            event.preventDefault();
            event.target.focus({ preventScroll: true });
          }}
          {...leaving}
          className="z-50 animate-rise overflow-hidden rounded-card border border-hairline bg-float shadow-float outline-none"
        >
          <Picker onChoose={choose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Begins anew each time it opens. */
function Picker({ onChoose }: Pick<EmojiPopoverProps, "onChoose">) {
  const [{ columns, width }] = useState(fitGrid);
  const [search, setSearch] = useState("");
  return (
    <EmojiPicker.Root
      columns={columns}
      resolveEmojiData={resolveEmoji}
      skinTone={readSkinTone()}
      onEmojiSelect={({ emoji }) => onChoose(emoji)}
      className="flex max-h-[min(24rem,var(--radix-popover-content-available-height))] w-fit flex-col"
    >
      <EmojiPicker.Search
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        aria-label={t`Search emoji`}
        placeholder={t`Search emoji`}
        className="m-2 mb-1 min-h-9 rounded-control border border-control/80 bg-surface px-3 text-body outline-none placeholder:text-quiet focus-visible:border-brand pointer-coarse:min-h-11"
      />
      {search === "" && <RecentEmoji columns={columns} onChoose={onChoose} />}
      <EmojiList width={width} />
      <div className="flex min-h-11 items-center gap-2 border-t border-hairline ps-3 pe-2">
        <EmojiName />
        <SkinToneButton />
      </div>
    </EmojiPicker.Root>
  );
}
