import type { Order } from "#shared/shop/contract.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { useSyncPayment } from "../payments/use-sync-payment.ts";
import { describePurchase, type PurchaseAct } from "./purchase-texts.ts";
import { useContinueOrder, useDiscardOrder } from "./use-purchase-acts.ts";

/** The id of a purchase's row. */
export function rowId(orderId: string): string {
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
        aria-label={`Continue paying for ${name}`}
        isLoading={isOpening}
        onClick={open}
      >
        Continue
      </Button>
      {isOpenElsewhere && (
        <p role="status" className="basis-full text-meta text-quiet">
          The payment page is open in your browser.
        </p>
      )}
    </>
  );
}

function Discard({ order: { id, name } }: { readonly order: Order }) {
  const discard = useDiscardOrder(id);
  // Its buttons go, and the focus with them.
  const focusRow = () => document.getElementById(rowId(id))?.focus({ preventScroll: true });
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`Discard ${name}`}
      isLoading={discard.isPending}
      onClick={() => discard.mutate(undefined, { onSuccess: focusRow })}
    >
      Discard
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
      Check again
    </Button>
  );
}

const buttons = { continue: Continue, discard: Discard, check: CheckAgain } as const satisfies Record<
  PurchaseAct,
  unknown
>;
