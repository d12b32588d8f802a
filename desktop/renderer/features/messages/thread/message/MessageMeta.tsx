import { t } from "@lingui/core/macro";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { PointInTime } from "../../../../ui/content/PointInTime.tsx";
import { formatTime } from "../../../../lib/text/format-dates.ts";
import type { Elements } from "../../../../ui/elements.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { CheckCheck } from "../../../../ui/icons/check-check.ts";
import { Check } from "../../../../ui/icons/check.ts";
import { Clock } from "../../../../ui/icons/clock.ts";
import { ModerationMark } from "../../../moderation/ModerationMark.tsx";

const ticks = {
  sending: { label: t`Sending`, icon: Clock, colour: "text-quiet" },
  sent: { label: t({ message: "Sent", context: "message" }), icon: Check, colour: "text-quiet" },
  delivered: { label: t`Delivered`, icon: CheckCheck, colour: "text-quiet" },
  read: { label: t({ message: "Read", context: "message" }), icon: CheckCheck, colour: "text-success" },
} as const;
type Tick = keyof typeof ticks;

interface MessageMetaProps {
  readonly at: string;
  /** When it was edited last; null or absent: never. */
  readonly editedAt?: string | null | undefined;
  /** Only on the member's own messages (messages.5). */
  readonly tick: Tick | null;
  /** Undefined for an unsent message, which is not classified yet. */
  readonly level?: ModerationLevel | null | undefined;
  /** The button of the member's own message that says why it has its level. */
  readonly why?: Elements;
}

/** Time, whether it was edited, moderation level and ticks, at the end of a message. */
export function MessageMeta({ at, editedAt, tick, level, why }: MessageMetaProps) {
  return (
    <span className="ms-auto flex shrink-0 items-center gap-1 text-xs text-quiet select-none">
      {editedAt && <span>{t`Edited`}</span>}
      <PointInTime at={at} format={formatTime} className="tabular" />
      {level !== undefined && <ModerationMark level={level} isSmall />}
      {why}
      {tick && <Ticks tick={tick} />}
    </span>
  );
}

function Ticks({ tick }: { readonly tick: Tick }) {
  const { label, icon: Icon, colour } = ticks[tick];
  return (
    <span data-tick={tick} data-tooltip={label} className={classNames("inline-flex", colour)}>
      <Icon size={15} aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** The tick of a message that the server has. */
export function getTick({ status, isUnsent }: DirectMessage, isOwn: boolean): Tick | null {
  return isOwn && !isUnsent ? status : null;
}
