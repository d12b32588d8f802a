import Stripe from "stripe";
import { z } from "zod";
import { PaymentsUnavailable } from "./payments.ts";

/**
 * Awaits a Stripe call and parses its answer. Throws Stripe's own error, or `PaymentsUnavailable`
 * for an unexpected answer, which could break the `stripe` package or our code.
 */
export async function readAnswer<T>(schema: z.ZodType<T>, call: Promise<unknown>): Promise<T> {
  const answer = await call.catch((cause: unknown) => {
    throw cause instanceof Stripe.errors.StripeError ? cause : oddAnswer("It cannot be read", cause);
  });
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  // Only the fields, never their values, which may be a member's.
  throw oddAnswer(z.prettifyError(parsed.error).replaceAll(/\s+/g, " "), parsed.error);
}

function oddAnswer(problem: string, cause: unknown): PaymentsUnavailable {
  return new PaymentsUnavailable(`The payment provider answered oddly: ${problem}`, { cause });
}

/** One page of a list, after an id. */
type AskPage = (page: { limit: number; starting_after?: string }) => Promise<unknown>;

/** Stripe's own limit of a page. */
const pageSize = 100;

/** The first `limit` objects of a list, page after page. Throws like `readAnswer`. */
export async function readList<T extends { readonly id: string }>(
  schema: z.ZodType<T>,
  limit: number,
  ask: AskPage,
): Promise<T[]> {
  const page = z.object({ data: z.array(schema), has_more: z.boolean() });
  const all: T[] = [];
  for (let after: string | undefined;;) {
    const size = Math.min(limit - all.length, pageSize);
    const { data, has_more } = await readAnswer(
      page,
      ask(after === undefined ? { limit: size } : { limit: size, starting_after: after }),
    );
    all.push(...data.slice(0, size));
    after = data.at(-1)?.id;
    if (!has_more || after === undefined || all.length >= limit) return all;
  }
}
