import { useState } from "react";
import { Button } from "../../ui/button/Button.tsx";
import { LazyOverlay } from "../../ui/dialog/LazyOverlay.tsx";
import { UserPlus } from "../../ui/icons/user-plus.ts";

const loadReferral = () => import("./ReferralDialog.tsx");

interface InviteButtonProps {
  readonly username: string;
  readonly label: string;
  readonly className?: string;
}

/** Opens the dialog with the member's invitation link. */
export function InviteButton({ username, label, className }: InviteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className={className}
        icon={<UserPlus size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <LazyOverlay load={loadReferral} onClose={close}>
          {({ ReferralDialog }) => <ReferralDialog username={username} onClose={close} />}
        </LazyOverlay>
      )}
    </>
  );
}
