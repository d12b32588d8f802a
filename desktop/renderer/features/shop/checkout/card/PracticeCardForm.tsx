import { t } from "@lingui/core/macro";
import { type RefObject, useRef, useState } from "react";
import { checkoutPack } from "#shared/shop/xp-packs.ts";
import { getServerTime } from "../../../../lib/clock/server-time.ts";
import { TextField } from "../../../../ui/form/TextFields.tsx";
import {
  type CardField,
  findCardProblems,
  parseCard,
  writeCardNumber,
  writeCvc,
  writeExpiry,
} from "./card-fields.ts";
import type { OpenPayment } from "../opening/find-payment.ts";
import type { PayOutcome } from "./pay-outcome.ts";
import { PayForm } from "./PayForm.tsx";
import { authenticateAtTill, confirmAtTill } from "./call-practice-till.ts";
import { type FormPayment, usePay } from "./use-pay.ts";
import { Button } from "../../../../ui/button/Button.tsx";
import { Dialog } from "../../../../ui/dialog/Dialog.tsx";
import { showText } from "../../../../lib/language/show-text.ts";
import { formatCents } from "../../../../lib/text/format-money.ts";

/** Stripe's own test cards, so that the same numbers work with its test keys. */
const cards = [
  { number: "4242424242424242", effect: t`succeeds`, use: t`Use the card that succeeds` },
  { number: "4000000000000002", effect: t`is declined`, use: t`Use the card that is declined` },
  {
    number: "4000002500003155",
    effect: t`needs a second step`,
    use: t`Use the card that needs a second step`,
  },
] as const;

interface PracticeCardsProps {
  readonly isDisabled: boolean;
  readonly onUse: (number: string) => void;
}

/** The practice till's card numbers, each with a button that fills the form. */
function PracticeCards({ isDisabled, onUse }: PracticeCardsProps) {
  return (
    <div className="mt-6">
      <h3 className="text-meta font-semibold">{t`Test cards`}</h3>
      <ul className="mt-1 divide-y divide-hairline">
        {cards.map(({ number, effect, use }) => (
          <li key={number} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0 text-meta">
              <span className="tabular block text-ink">
                <bdi>{writeCardNumber(number)}</bdi>
              </span>
              <span className="text-quiet">{effect}</span>
            </span>
            <Button
              variant="secondary"
              size="sm"
              disabled={isDisabled}
              aria-label={use}
              onClick={() =>
                onUse(number)}
            >
              {t({ message: "Use", context: "verb" })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

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
  const [problems, setProblems] = useState<ReturnType<typeof findCardProblems>>({});
  const inputs = useInputs();
  const { isPaying, failure, pay } = usePay(payment);
  const { answer, askBank } = useSecondStep();
  const change = (renderField: CardField, text: string) => {
    setTexts((before) => ({ ...before, [renderField]: text }));
    setProblems(({ [renderField]: _gone, ...rest }) => rest);
  };
  const send = () => {
    const card = parseCard(texts);
    const found = findCardProblems(card, getServerTime());
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
          {t`Practice payment: no card is charged`}
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
  readonly problems: ReturnType<typeof findCardProblems>;
  /** The inputs, of which the first invalid one is focused. */
  readonly inputs: Inputs;
  readonly onChange: (field: CardField, text: string) => void;
}

const looks = {
  number: { label: t`Card number`, placeholder: "1234 1234 1234 1234", write: writeCardNumber },
  expiry: { label: t`Expiry`, placeholder: t`MM / YY`, write: writeExpiry },
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
        dir="ltr"
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

interface SecondStepDialogProps {
  readonly onAnswer: (outcome: "succeed" | "fail") => void;
}

/** Replaces the page of a bank that asks its customer before a payment. Esc refuses. */
function SecondStepDialog({ onAnswer }: SecondStepDialogProps) {
  return (
    <Dialog
      isAlert
      open
      onOpenChange={(isOpen) => !isOpen && onAnswer("fail")}
      title={t`Confirm with your bank`}
      description={t`Some banks ask you to confirm a payment. This is a practice bank: no card is charged.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer("fail")}>{t`Refuse`}</Button>
          <Button onClick={() => onAnswer("succeed")}>{t`Confirm payment`}</Button>
        </>
      }
    >
      <p className="tabular flex justify-between gap-4 rounded-control bg-wash px-4 py-3">
        <span>{showText(checkoutPack.name)}</span>
        <span className="font-semibold">{formatCents(checkoutPack.cents)}</span>
      </p>
    </Dialog>
  );
}
