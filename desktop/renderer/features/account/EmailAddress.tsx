import { t } from "@lingui/core/macro";
import { useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { Button } from "../../ui/button/Button.tsx";
import { LazyOverlay } from "../../ui/dialog/LazyOverlay.tsx";
import { useCancelEmailChange } from "./use-email-change.ts";

const loadDialog = () => import("./ChangeEmailDialog.tsx");

/**
 * The member's address, a way to change it, and a change that waits to be confirmed (members.8).
 */
export function EmailAddress({ user }: { readonly user: CurrentUser }) {
  const [isOpen, setOpen] = useState(false);
  const cancel = useCancelEmailChange();
  const close = () => setOpen(false);
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-meta font-semibold text-ink">{t`Email`}</p>
          <p dir="ltr" className="text-body wrap-anywhere text-ink">{user.email}</p>
          <p className="text-meta text-quiet">{t`Only you can see it.`}</p>
        </div>
        {!user.pendingEmail && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t`Change email`}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {t({ message: "Change", context: "verb" })}
          </Button>
        )}
      </div>
      {user.pendingEmail && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p role="status" className="wrap-anywhere text-body">
            <span className="font-semibold">{t`Pending:`}</span>{" "}
            <span>{t`${{ address: user.pendingEmail }}. Open the link we sent there within 24 hours.`}</span>
          </p>
          <Button
            size="sm"
            variant="secondary"
            isLoading={cancel.isPending}
            onClick={() => cancel.mutate()}
          >
            {t`Cancel change`}
          </Button>
        </div>
      )}
      {isOpen && (
        <LazyOverlay load={loadDialog} onClose={close}>
          {({ ChangeEmailDialog }) => <ChangeEmailDialog user={user} onClose={close} />}
        </LazyOverlay>
      )}
    </div>
  );
}
