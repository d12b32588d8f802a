import { formatCents } from "#shared/shop/money.ts";
import { checkoutPack } from "#shared/shop/xp-packs.ts";
import { Button } from "../../../../ui/button/Button.tsx";
import { Dialog } from "../../../../ui/dialog/Dialog.tsx";

interface SecondStepDialogProps {
  readonly onAnswer: (outcome: "succeed" | "fail") => void;
}

/** Replaces the page of a bank that asks its customer before a payment. Esc refuses. */
export function SecondStepDialog({ onAnswer }: SecondStepDialogProps) {
  return (
    <Dialog
      isAlert
      open
      onOpenChange={(isOpen) => !isOpen && onAnswer("fail")}
      title="Confirm with your bank"
      description="Some banks ask you to confirm a payment. This is a practice bank: no card is charged."
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer("fail")}>Refuse</Button>
          <Button onClick={() => onAnswer("succeed")}>Confirm payment</Button>
        </>
      }
    >
      <p className="tabular flex justify-between gap-4 rounded-control bg-wash px-4 py-3">
        <span>{checkoutPack.name}</span>
        <span className="font-semibold">{formatCents(checkoutPack.cents)}</span>
      </p>
    </Dialog>
  );
}
