import { useRef, useState } from "react";
import { TextField } from "../../../ui/form/TextFields.tsx";
import {
  type CardField,
  cardOf,
  cardProblems,
  writeCardNumber,
  writeCvc,
  writeExpiry,
} from "./card-fields.ts";
import type { PayOutcome } from "./pay-outcome.ts";
import { PayForm } from "./PayForm.tsx";
import { authenticateAtTill, confirmAtTill } from "./practice-till.ts";
import { SecondStepDialog } from "./SecondStepDialog.tsx";
import { PracticeCards } from "./PracticeCards.tsx";
import { usePay } from "./use-pay.ts";

interface CardFormProps {
  readonly intentId: string;
  readonly clientSecret: string;
}

const empty = { number: "", expiry: "", cvc: "" };

/** The card form of the practice till (shop.5): in the page, since no real card is ever typed here. */
export function PracticeCardForm({ intentId, clientSecret }: CardFormProps) {
  const [texts, setTexts] = useState(empty);
  const [problems, setProblems] = useState<ReturnType<typeof cardProblems>>({});
  const number = useRef<HTMLInputElement>(null);
  const { isPaying, failure, pay } = usePay(intentId);
  const { question, askBank } = useSecondStep(intentId, clientSecret);
  const change = (field: CardField, text: string) => {
    setTexts((before) => ({ ...before, [field]: text }));
    setProblems(({ [field]: _gone, ...rest }) => rest);
  };
  const send = () => {
    const card = cardOf(texts);
    const found = cardProblems(card, Date.now());
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    void pay(async () => {
      const reached = await confirmAtTill(intentId, clientSecret, card);
      return reached.kind === "second-step" ? await askBank() : reached;
    });
  };
  const useCard = (practiceNumber: string) => {
    setTexts({ number: writeCardNumber(practiceNumber), expiry: "12 / 34", cvc: "123" });
    setProblems({});
    number.current?.focus();
  };
  return (
    <>
      <PayForm isPaying={isPaying} failure={failure} onPay={send}>
        <p className="rounded-control bg-brand-wash px-4 py-3 font-medium text-ink">
          Practice payment: no card is charged
        </p>
        <CardFields texts={texts} problems={problems} numberRef={number} onChange={change} />
        <PracticeCards onUse={useCard} isDisabled={isPaying} />
      </PayForm>
      {question}
    </>
  );
}

interface CardFieldsProps {
  readonly texts: typeof empty;
  readonly problems: ReturnType<typeof cardProblems>;
  readonly numberRef: React.RefObject<HTMLInputElement | null>;
  readonly onChange: (field: CardField, text: string) => void;
}

/** Without the browser's own completion, which would offer real cards. */
function CardFields({ texts, problems, numberRef, onChange }: CardFieldsProps) {
  return (
    <>
      <TextField
        ref={numberRef}
        label="Card number"
        inputMode="numeric"
        autoComplete="off"
        placeholder="1234 1234 1234 1234"
        className="tabular"
        value={texts.number}
        error={problems.number}
        onChange={({ target }) => onChange("number", writeCardNumber(target.value))}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          label="Expiry"
          inputMode="numeric"
          autoComplete="off"
          placeholder="MM / YY"
          className="tabular"
          value={texts.expiry}
          error={problems.expiry}
          onChange={({ target }) => onChange("expiry", writeExpiry(target.value))}
        />
        <TextField
          label="CVC"
          inputMode="numeric"
          autoComplete="off"
          placeholder="123"
          className="tabular"
          value={texts.cvc}
          error={problems.cvc}
          onChange={({ target }) => onChange("cvc", writeCvc(target.value))}
        />
      </div>
    </>
  );
}

/** Asks the member in the bank's place. `question` is the dialog while it is open. */
function useSecondStep(intentId: string, clientSecret: string) {
  const [answer, setAnswer] = useState<((outcome: "succeed" | "fail") => void) | null>(null);
  const askBank = async (): Promise<PayOutcome> => {
    const { promise, resolve } = Promise.withResolvers<"succeed" | "fail">();
    setAnswer(() => resolve);
    const outcome = await promise;
    setAnswer(null);
    return await authenticateAtTill(intentId, clientSecret, outcome);
  };
  return { question: answer && <SecondStepDialog onAnswer={answer} />, askBank };
}
