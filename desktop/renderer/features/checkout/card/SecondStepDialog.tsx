import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";

interface SecondStepDialogProps {
  readonly onAnswer: (outcome: "succeed" | "fail") => void;
}

/** Stands in for the page of a bank that asks its customer before a payment. Esc refuses. */
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
    />
  );
}
