import { t } from "@lingui/core/macro";
import { getServerTime } from "../../lib/clock/server-time.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { type Mutable, useMute } from "./use-mute.ts";

const dayMs = 24 * 60 * 60_000;

const choices: readonly (readonly [label: string, days: number | null])[] = [
  [t`For a day`, 1],
  [t`For a week`, 7],
  [t`Until I unmute`, null],
];

interface MuteDialogProps {
  readonly member: Mutable;
  readonly onClose: () => void;
}

/** Asks for how long to mute a member (mutes.1). */
export function MuteDialog({ member, onClose }: MuteDialogProps) {
  const mute = useMute(member);
  const { username } = member;
  const choose = (days: number | null) => {
    mute.mutate(days === null ? null : new Date(getServerTime() + days * dayMs).toISOString());
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Mute @${username}?`}
      description={t`You won't see their posts and comments or hear of what they do. They won't know, and you can still visit their profile.`}
    >
      <div className="flex flex-col gap-2">
        {choices.map(([label, days]) => (
          <Button key={label} variant="secondary" onClick={() => choose(days)}>{label}</Button>
        ))}
      </div>
    </Dialog>
  );
}
