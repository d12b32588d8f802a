import { formatNumber } from "#shared/language/text.ts";
import { msg } from "@lingui/core/runtime-macro";
import { AppError } from "../../errors.ts";

/**
 * Runs a statement that charges. Throws `insufficient_xp` (402) when the member has too little;
 * nothing was written then.
 */
export async function refuseShortfall<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asShortfall(error) ?? error;
  }
}

function asShortfall(error: unknown): AppError | null {
  const { code, detail } = error as { code?: string; detail?: string };
  if (code !== "XP402") return null;
  const { needed, balance } = JSON.parse(detail ?? "{}") as { needed: number; balance: number };
  return new AppError(
    "insufficient_xp",
    msg`This costs ${{ needed: formatNumber(needed) }} XP; you have ${{
      balance: formatNumber(balance),
    }}.`,
    { cause: error },
  );
}
