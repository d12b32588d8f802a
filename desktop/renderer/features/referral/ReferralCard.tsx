import { UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";

const ReferralDialog = lazy(async () => ({ default: (await import("./ReferralDialog.tsx")).ReferralDialog }));

/** The way to one's invitation link. */
export function ReferralCard({ username }: { readonly username: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" aria-labelledby="referral-title" className="p-5">
      <h2 id="referral-title" className="font-semibold">Be a Reference</h2>
      <p className="mt-1 text-meta text-quiet">Invite a friend. You get 200 XP each.</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        icon={<UserPlus size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Invite
      </Button>
      {isOpen && (
        <Suspense>
          <ReferralDialog username={username} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
