import { t } from "@lingui/core/macro";
import { useState } from "react";
import type { Promotion } from "#shared/promotions/contract.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";

const loadDialogs = () => import("./PromotionDialogs.tsx");

/**
 * 'Stop now' while a promotion runs, and 'Promote again' when its post can be
 * promoted (promotions.7).
 */
export function PromotionActions({ promotion }: { readonly promotion: Promotion }) {
  const [open, setOpen] = useState<"stop" | "again" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {promotion.isActive && (
        <Button size="sm" variant="secondary" onClick={() => setOpen("stop")}>{t`Stop now`}</Button>
      )}
      {promotion.canPromoteAgain && (
        <Button size="sm" variant="secondary" onClick={() => setOpen("again")}>{t`Promote again`}</Button>
      )}
      {open && (
        <LazyOverlay load={loadDialogs} onClose={close}>
          {({ StopDialog, PromoteDialog }) =>
            open === "stop"
              ? <StopDialog promotion={promotion} onClose={close} />
              : <PromoteDialog postId={promotion.postId} onClose={close} />}
        </LazyOverlay>
      )}
    </>
  );
}
