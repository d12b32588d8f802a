import { UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/Button.tsx";

const ReferralDialog = lazy(async () => ({ default: (await import("./ReferralDialog.tsx")).ReferralDialog }));

interface InviteButtonProps {
  readonly username: string;
  readonly label: string;
  readonly className?: string;
}

/** Opens one's invitation link. */
export function InviteButton({ username, label, className }: InviteButtonProps) {
  const [isOpen, setOpen] = useState(false);
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
        <Suspense>
          <ReferralDialog username={username} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
