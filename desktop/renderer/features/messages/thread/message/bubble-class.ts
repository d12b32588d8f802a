import { classNames } from "../../../../ui/class-names.ts";

interface BubbleLook {
  readonly isOwn: boolean;
  readonly startsGroup: boolean;
  readonly endsGroup: boolean;
}

/** The classes of a message's bubble. The corners on its side show which messages are grouped. */
export function getBubbleClass({ isOwn, startsGroup, endsGroup }: BubbleLook, extra?: string): string {
  return classNames(
    "max-w-full min-w-0 overflow-hidden rounded-card text-body text-ink border-hairline forced-colors:border print:border",
    isOwn ? "bg-brand-wash" : "bg-wash",
    isOwn && !startsGroup && "rounded-se-sm",
    isOwn && !endsGroup && "rounded-ee-sm",
    !isOwn && !startsGroup && "rounded-ss-sm",
    !isOwn && !endsGroup && "rounded-es-sm",
    extra,
  );
}
