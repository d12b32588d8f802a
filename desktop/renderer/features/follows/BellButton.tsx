import { t } from "@lingui/core/macro";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { BellRing } from "../../ui/icons/bell-ring.ts";
import { Bell } from "../../ui/icons/bell.ts";
import { useBell } from "./use-bell.ts";

interface BellButtonProps {
  readonly memberId: string;
  readonly hasBell: boolean;
}

/** Whether each post of a followed member notifies (notifications.7). */
export function BellButton({ memberId, hasBell }: BellButtonProps) {
  const { mutate } = useBell(memberId);
  const Icon = hasBell ? BellRing : Bell;
  return (
    <IconButton
      label={t`Notify me of posts`}
      icon={<Icon size={18} aria-hidden="true" />}
      isPressed={hasBell}
      className={hasBell ? "text-brand!" : ""}
      onClick={() => mutate(!hasBell)}
    />
  );
}
