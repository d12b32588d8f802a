import { type RefObject, useRef, useState } from "react";
import { serverNow } from "../../../../lib/clock/server-time.ts";
import { TextField } from "../../../../ui/form/TextFields.tsx";
import {
  type CardField,
  cardProblems,
  parseCard,
  writeCardNumber,
  writeCvc,
  writeExpiry,
} from "./card-fields.ts";
import type { OpenPayment } from "../opening/find-payment.ts";
import type { PayOutcome } from "./pay-outcome.ts";
import { PayForm } from "./PayForm.tsx";
import { authenticateAtTill, confirmAtTill } from "./call-practice-till.ts";
import { SecondStepDialog } from "./SecondStepDialog.tsx";
import { PracticeCards } from "./PracticeCards.tsx";
import { type FormPayment, usePay } from "./use-pay.ts";

interface CardFormProps {
  readonly payment: FormPayment;
}

const empty = { number: "", expiry: "", cvc: "" };
const fields = ["number", "expiry", "cvc"] as const satisfies readonly CardField[];

type Inputs = Record<CardField, RefObject<HTMLInputElement | null>>;

function useInputs(): Inputs {
  return { number: useRef(null), expiry: useRef(null), cvc: useRef(null) };
}

/**
 * The card form of the practice till (shop.5): in the page, since no real card is ever typed here.
 */
export function PracticeCardForm({ payment }: CardFormProps) {
  const [texts, setTexts] = useState(empty);
  const [problems, setProblems] = useState<ReturnType<typeof cardProblems>>({});
  const inputs = useInputs();
  const { isPaying, failure, pay } = usePay(payment);
  const { answer, askBank } = useSecondStep();
  const change = (renderField: CardField, text: string) => {
    setTexts((before) => ({ ...before, [renderField]: text }));
    setProblems(({ [renderField]: _gone, ...rest }) => rest);
  };
  const send = () => {
    const card = parseCard(texts);
    const found = cardProblems(card, serverNow());
    setProblems(found);
    const wrong = fields.find((field) => found[field] !== undefined);
    if (wrong) return inputs[wrong].current?.focus();
    void pay(async (opened) => {
      const reached = await confirmAtTill(opened, card);
      return reached.kind === "second-step" ? await askBank(opened) : reached;
    });
  };
  const fillIn = (number: string) => {
    setTexts({ number: writeCardNumber(number), expiry: "12 / 34", cvc: "123" });
    setProblems({});
  };
  return (
    <>
      <PayForm isPaying={isPaying} failure={failure} onPay={send}>
        <p className="rounded-control bg-brand-wash px-4 py-3 font-medium text-ink">
          Practice payment: no card is charged
        </p>
        <CardFields texts={texts} problems={problems} inputs={inputs} onChange={change} />
      </PayForm>
      <PracticeCards onUse={fillIn} isDisabled={isPaying} />
      {answer && <SecondStepDialog onAnswer={answer} />}
    </>
  );
}

interface CardFieldsProps {
  readonly texts: typeof empty;
  readonly problems: ReturnType<typeof cardProblems>;
  /** The inputs, of which the first invalid one is focused. */
  readonly inputs: Inputs;
  readonly onChange: (field: CardField, text: string) => void;
}

const looks = {
  number: { label: "Card number", placeholder: "1234 1234 1234 1234", write: writeCardNumber },
  expiry: { label: "Expiry", placeholder: "MM / YY", write: writeExpiry },
  cvc: { label: "CVC", placeholder: "123", write: writeCvc },
} as const;

/** Without the browser's autofill, which would offer real cards. */
function CardFields({ texts, problems, inputs, onChange }: CardFieldsProps) {
  const field = (name: CardField) => {
    const { label, placeholder, write } = looks[name];
    return (
      <TextField
        ref={inputs[name]}
        label={label}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        className="tabular"
        value={texts[name]}
        error={problems[name]}
        onChange={({ target }) => onChange(name, write(target.value))}
      />
    );
  };
  return (
    <>
      {field("number")}
      <div className="grid grid-cols-2 items-start gap-4">
        {field("expiry")}
        {field("cvc")}
      </div>
    </>
  );
}

/** Asks the member as a bank would. `answer` is set while the question is open. */
function useSecondStep() {
  const [answer, setAnswer] = useState<((outcome: "succeed" | "fail") => void) | null>(null);
  const askBank = async (payment: OpenPayment): Promise<PayOutcome> => {
    const { promise, resolve } = Promise.withResolvers<"succeed" | "fail">();
    setAnswer(() => resolve);
    const outcome = await promise;
    setAnswer(null);
    return await authenticateAtTill(payment, outcome);
  };
  return { answer, askBank };
}
