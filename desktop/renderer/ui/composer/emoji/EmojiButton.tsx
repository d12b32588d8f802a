import { t } from "@lingui/core/macro";
import { IconButton } from "../../button/IconButton.tsx";
import { Smile } from "../../icons/smile.ts";
import { MenuControl } from "../../menu/Menu.tsx";
import { findTextBeside, typeText } from "../text-beside.ts";

/** The picker and its data load when it is opened. */
const loadPicker = () => import("./EmojiPopover.tsx");

/** Puts an emoji into the text beside it (posts.31). */
export function EmojiButton({ isDisabled }: { readonly isDisabled: boolean }) {
  return (
    <MenuControl
      popup="dialog"
      trigger={
        <IconButton
          label={t`Emoji`}
          icon={<Smile size={18} aria-hidden="true" />}
          disabled={isDisabled}
        />
      }
      load={loadPicker}
    >
      {({ EmojiPopover }, place) => (
        <EmojiPopover
          {...place}
          onChoose={(emoji) => {
            const field = place.control.current && findTextBeside(place.control.current);
            if (field) typeText(field, emoji);
          }}
        />
      )}
    </MenuControl>
  );
}
