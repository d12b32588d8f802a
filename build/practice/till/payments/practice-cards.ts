/** The outcome when a card is charged. */
export type CardOutcome =
  | "succeeds"
  | "needs_step"
  | "always_step"
  | "fails_later"
  | "declined"
  | "insufficient_funds"
  | "expired_card"
  | "incorrect_cvc"
  | "processing_error"
  | "not_a_test_card";

interface CardProblem {
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

/**
 * Stripe's numbers for tests. `needs_step`: asks the customer's bank; `always_step`: also for later
 * payments; `fails_later`: the first payment succeeds, no later one does.
 */
const numbers: Readonly<Record<string, CardOutcome>> = {
  "4242424242424242": "succeeds",
  "5555555555554444": "succeeds",
  "4000002500003155": "needs_step",
  "4000002760003184": "always_step",
  "4000000000000341": "fails_later",
  "4000000000000002": "declined",
  "4000000000009995": "insufficient_funds",
  "4000000000000069": "expired_card",
  "4000000000000127": "incorrect_cvc",
  "4000000000000119": "processing_error",
};

/** Payment methods that exist without being made, and the card behind each. */
export const namedMethods: Readonly<Record<string, string>> = {
  pm_card_visa: "4242424242424242",
  pm_card_mastercard: "5555555555554444",
  pm_card_authenticationRequired: "4000002500003155",
  pm_card_chargeCustomerFail: "4000000000000341",
  pm_card_chargeDeclined: "4000000000000002",
  pm_card_chargeDeclinedInsufficientFunds: "4000000000009995",
  pm_card_chargeDeclinedExpiredCard: "4000000000000069",
  pm_card_chargeDeclinedIncorrectCvc: "4000000000000127",
  pm_card_chargeDeclinedProcessingError: "4000000000000119",
};

const declined: CardProblem = {
  code: "card_declined",
  decline_code: "generic_decline",
  message: "Your card was declined.",
};

/** Stripe's words for each refusal. */
const problems: Readonly<Record<Exclude<CardOutcome, "succeeds" | "needs_step">, CardProblem>> = {
  always_step: {
    code: "authentication_required",
    decline_code: "authentication_required",
    message: "Your card was declined. This transaction requires authentication.",
  },
  fails_later: declined,
  declined,
  insufficient_funds: {
    code: "card_declined",
    decline_code: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  expired_card: { code: "expired_card", message: "Your card has expired." },
  incorrect_cvc: { code: "incorrect_cvc", message: "Your card's security code is incorrect." },
  processing_error: {
    code: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit.",
  },
  not_a_test_card: {
    code: "card_declined",
    decline_code: "test_mode_live_card",
    message: "Your card was declined. Your request was in test mode, but used a non test card. " +
      "For a list of valid test cards, visit: https://stripe.com/docs/testing.",
  },
};

/**
 * Why a card is refused now; null: it is not. @param isFirst the customer is there,
 * paying for the first time
 */
export function describeProblem(outcome: CardOutcome, isFirst: boolean): CardProblem | null {
  if (outcome === "succeeds" || outcome === "needs_step") return null;
  return isFirst && (outcome === "fails_later" || outcome === "always_step") ? null : problems[outcome];
}

interface TypedCard {
  readonly number: string;
  /** `MM / YY` */
  readonly expiry: string;
  readonly cvc: string;
}

export interface ReadCard {
  readonly outcome: CardOutcome;
  readonly brand: "visa" | "mastercard";
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/**
 * A card as it was typed, or what Stripe says of one that cannot be read. @param now
 * of the till, seconds
 */
export function readCard(card: TypedCard, now: number): ReadCard | CardProblem {
  const number = card.number.replaceAll(/[\s-]/g, "");
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) {
    return { code: "incorrect_number", message: "Your card number is incorrect." };
  }
  const [, month = "", year = ""] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(card.expiry) ?? [];
  const expMonth = Number(month);
  if (expMonth < 1 || expMonth > 12) {
    return { code: "invalid_expiry_month", message: "Your card's expiration month is invalid." };
  }
  const expYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  if (Date.UTC(expYear, expMonth) <= now * 1000) {
    return { code: "invalid_expiry_year", message: "Your card's expiration year is invalid." };
  }
  if (!/^\d{3,4}$/.test(card.cvc.trim())) {
    return { code: "invalid_cvc", message: "Your card's security code is invalid." };
  }
  return findCard(number, expMonth, expYear);
}

/** A card by its number, which expires in many years. */
export function findCard(number: string, expMonth = 12, expYear = 2040): ReadCard {
  return {
    outcome: numbers[number] ?? "not_a_test_card",
    brand: number.startsWith("5") ? "mastercard" : "visa",
    last4: number.slice(-4),
    expMonth,
    expYear,
  };
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
