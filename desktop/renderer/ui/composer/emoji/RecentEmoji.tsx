import { t } from "@lingui/core/macro";
import { useState } from "react";
import { useSession } from "../../../lib/session/session.ts";
import { emojiCell } from "./emoji-cell.ts";
import { readRecentEmoji } from "./recent-emoji.ts";

interface RecentEmojiProps {
  readonly columns: number;
  readonly onChoose: (emoji: string) => void;
}

/** A row of the emoji that were chosen last. */
export function RecentEmoji({ columns, onChoose }: RecentEmojiProps) {
  const { user } = useSession();
  const [recent] = useState(() => readRecentEmoji(user?.id ?? ""));
  if (recent.length === 0) return null;
  return (
    <div role="group" aria-label={t`Recent`} className="border-b border-hairline px-2 pb-1">
      <p aria-hidden="true" className="px-1 pt-1 text-meta font-semibold text-quiet">{t`Recent`}</p>
      <div dir="ltr" className="flex">
        {recent.slice(0, columns).map((emoji) => (
          <button
            key={emoji}
            type="button"
            className={`${emojiCell} hover:bg-wash focus-visible:bg-wash`}
            onClick={() => onChoose(emoji)}
          >
            {emoji}
          </button>
        ))}
      </div>
    </div>
  );
}
