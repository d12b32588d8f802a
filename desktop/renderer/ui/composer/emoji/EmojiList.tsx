import { t } from "@lingui/core/macro";
import { EmojiPicker, type EmojiPickerListComponents } from "frimousse";
import { emojiLocale } from "./drawn-emoji.ts";
import { emojiCell } from "./emoji-cell.ts";

const components: Partial<EmojiPickerListComponents> = {
  CategoryHeader: ({ category, ...given }) => (
    <div {...given} className="bg-float px-3 pt-2 pb-1 text-meta font-semibold text-quiet">
      {category.label}
    </div>
  ),
  // Arrow keys go by the screen, so the first stands at the left in every language. The library
  // counts from 0, which ARIA does not know, and finds the rows it scrolls to by their number.
  Row: ({ "aria-rowindex": index, ...given }) => (
    <div {...given} aria-rowindex={index === 0 ? undefined : index} dir="ltr" className="px-2" />
  ),
  Emoji: ({ emoji, "aria-colindex": index = 0, ...given }) => (
    <button
      {...given}
      type="button"
      role="gridcell"
      aria-colindex={index + 1}
      className={`${emojiCell} ${emoji.isActive ? "bg-wash" : ""}`}
    >
      {emoji.emoji}
    </button>
  ),
};

/** The groups of emoji, or those that a search found. */
export function EmojiList({ width }: { readonly width: string }) {
  return (
    <EmojiPicker.Viewport lang={emojiLocale} className="min-h-24 flex-1" style={{ width }}>
      <EmojiPicker.Empty>
        <span className="block px-3 py-6 text-center text-body text-quiet">{t`No emoji found`}</span>
      </EmojiPicker.Empty>
      <EmojiPicker.List aria-label={t`Emoji`} className="pb-2 select-none" components={components} />
    </EmojiPicker.Viewport>
  );
}

/** The name of the emoji that is pointed at; the list tells it to screen readers. */
export function EmojiName() {
  return (
    <EmojiPicker.ActiveEmoji>
      {({ emoji }) => (
        <span aria-hidden="true" lang={emojiLocale} className="min-w-0 truncate text-meta text-quiet">
          {emoji?.label ?? ""}
        </span>
      )}
    </EmojiPicker.ActiveEmoji>
  );
}
