import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { continueOrder, discardOrder, type Order } from "#shared/shop/contract.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { useSyncPayment } from "../payments/use-sync-payment.ts";
import { describePurchase, type PurchaseAct } from "./purchase-texts.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { refreshSession } from "../../../lib/session/session.ts";
import { shopKeys } from "../../../lib/query-keys/shop-keys.ts";
import { createOrderToast } from "../payments/payment-return.ts";
import { useOpenPayment } from "../use-open-payment-page.ts";

/** The id of a purchase's row. */
export function getRowId(orderId: string): string {
  return `purchase-${orderId}`;
}

/** The buttons of a purchase that is not over. */
export function PurchaseActs({ order }: { readonly order: Order }) {
  const { acts } = describePurchase(order);
  if (acts.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {acts.map((act) => {
        const Act = buttons[act];
        return <Act key={act} order={order} />;
      })}
    </div>
  );
}

function Continue({ order: { id, name } }: { readonly order: Order }) {
  const { open, isOpening, isOpenElsewhere } = useContinueOrder(id);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t`Continue paying for ${name}`}
        isLoading={isOpening}
        onClick={open}
      >
        {t`Continue`}
      </Button>
      {isOpenElsewhere && (
        <p role="status" className="basis-full text-meta text-quiet">
          {t`The payment page is open in your browser.`}
        </p>
      )}
    </>
  );
}

function Discard({ order: { id, name } }: { readonly order: Order }) {
  const discard = useDiscardOrder(id);
  // Its buttons go, and the focus with them.
  const focusRow = () => document.getElementById(getRowId(id))?.focus({ preventScroll: true });
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={t`Discard ${name}`}
      isLoading={discard.isPending}
      onClick={() => discard.mutate(undefined, { onSuccess: focusRow })}
    >
      {t`Discard`}
    </Button>
  );
}

function CheckAgain({ order: { sessionId } }: { readonly order: Order }) {
  const sync = useSyncPayment();
  if (sessionId === null) return null;
  return (
    <Button
      size="sm"
      variant="secondary"
      isLoading={sync.isPending}
      onClick={() => sync.mutate({ sessionId, outcome: "asked" })}
    >
      {t`Check again`}
    </Button>
  );
}

const buttons = { continue: Continue, discard: Discard, check: CheckAgain } as const satisfies Record<
  PurchaseAct,
  unknown
>;

/** Opens the page where an unpaid order is paid. */
function useContinueOrder(id: string) {
  return useOpenPayment(
    (idempotencyKey) =>
      call(continueOrder, { params: { id }, body: { client: platform().kind } }, { idempotencyKey }),
    { fallback: t`This purchase could not be opened. Please try again.` },
  );
}

/** Ends an unpaid order, and shows what it is then: it may have been paid meanwhile. */
function useDiscardOrder(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(discardOrder, { params: { id } }),
    onSuccess: (order: Order) =>
      toast(
        order.state === "cancelled"
          ? { title: t`Purchase discarded`, description: t`No charges were made.` }
          : createOrderToast(order, "asked"),
      ),
    onError: (error) => toastFailure(error, t`This purchase could not be discarded. Please try again.`),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: shopKeys.all });
      refreshSession(client);
    },
  });
}
