import { useState } from "react";
import { restorableDays } from "#shared/account/restorable-days.ts";
import { Button } from "../../ui/button/Button.tsx";
import { LazyOverlay } from "../../ui/dialog/LazyOverlay.tsx";

const loadDialog = () => import("./leaving/DeleteAccountDialog.tsx");

/** Deletes the account, after a dialog (auth.18). */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="text-meta font-semibold text-ink">Delete your account</p>
      <p className="text-meta text-quiet">
        It's free, and you can change your mind for {restorableDays} days.
      </p>
      <Button variant="secondary" className="mt-2" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      {isOpen && (
        <LazyOverlay load={loadDialog} onClose={close}>
          {({ DeleteAccountDialog }) => <DeleteAccountDialog onClose={close} />}
        </LazyOverlay>
      )}
    </div>
  );
}
