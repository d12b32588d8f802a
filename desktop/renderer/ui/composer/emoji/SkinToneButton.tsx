import { t } from "@lingui/core/macro";
import { EmojiPicker, useSkinTone } from "frimousse";
import { useEffect } from "react";
import { emojiCell } from "./emoji-cell.ts";
import { keepSkinTone } from "./skin-tone.ts";

/** Goes through the skin tones; the browser keeps the one that is left. */
export function SkinToneButton() {
  const [tone] = useSkinTone();
  useEffect(() => keepSkinTone(tone), [tone]);
  return (
    <EmojiPicker.SkinToneSelector
      aria-label={t`Skin tone`}
      data-tooltip={t`Skin tone`}
      className={`${emojiCell} ms-auto hover:bg-wash focus-visible:bg-wash`}
    />
  );
}
