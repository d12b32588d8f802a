import type { Check } from "../check.ts";
import type { Examination } from "../examination.ts";
import { openForDoctor } from "../database/open-for-doctor.ts";
import { type Finding, fix, ok, skipped, warn } from "../finding.ts";
import { ask } from "../server/ask.ts";

const [warnFromMs, fixFromMs] = [5_000, 60_000];

/** The time of another clock, at a moment of ours. */
interface Reading {
  readonly whose: string;
  readonly aheadMs: number;
}

/**
 * This machine's clock against that of the database, and those of the providers: mailed links,
 * payment events and sign-ins by two devices depend on it.
 */
export const checkClock: Check = {
  name: "clock",
  waitsFor: "Another clock",
  ifSilent: "See the lines for the database and the providers.",
  async run(examination) {
    const asked = [
      readDatabase(examination),
      ...clockAddresses(examination).map((url) => readHeader(examination, url)),
    ];
    const readings = (await Promise.all(asked.map((reading) => reading.catch(() => null)))).filter((one) =>
      one !== null
    );
    return judgeClock(readings);
  },
};

export function judgeClock(readings: readonly Reading[]): Finding {
  const [worst] = readings.toSorted((a, b) => Math.abs(b.aheadMs) - Math.abs(a.aheadMs));
  if (!worst) {
    return skipped("No other clock can be asked: neither a database elsewhere nor a provider responds.");
  }
  const size = Math.abs(worst.aheadMs);
  const names = readings.map(({ whose }) => whose).join(", ");
  if (size < warnFromMs) return ok(`The clock agrees with ${names}.`);
  const says = `This machine's clock is ${Math.round(size / 1000)} s ${
    worst.aheadMs > 0 ? "behind" : "ahead of"
  } ${worst.whose}.`;
  const todo =
    "Find which of the two is wrong (timedatectl), and let it follow a time server: timedatectl set-ntp true";
  return size < fixFromMs
    ? warn(says, todo)
    : fix(says, `${todo}\nUntil then links expire at once or too late, and Stripe's events are refused.`);
}

/** Services that are not on this machine. */
function clockAddresses({ config }: Examination): string[] {
  const ai = config.ai ? config.ai.baseUrl ?? "https://api.openai.com/v1" : null;
  const stripe = config.stripe && config.stripe.practiceTillUrl === null ? "https://api.stripe.com" : null;
  return [ai, stripe].filter((url) => url !== null && url.startsWith("https:")) as string[];
}

async function readHeader({ now }: Examination, url: string): Promise<Reading | null> {
  const before = now().getTime();
  const { headers } = await ask(url);
  const after = now().getTime();
  const shown = Date.parse(String(headers.date));
  // The header has whole seconds, so on average half a second is missing.
  return Number.isNaN(shown)
    ? null
    : { whose: new URL(url).host, aheadMs: shown + 500 - (before + after) / 2 };
}

async function readDatabase(examination: Examination): Promise<Reading | null> {
  if (examination.embedded) return null;
  const db = openForDoctor(examination);
  try {
    // Opens the connection, which takes longer than a statement.
    await db.sql`select 1`;
    const before = examination.now().getTime();
    const [row] = await db.sql<{ now: Date }[]>`select clock_timestamp() as now`;
    const after = examination.now().getTime();
    return row ? { whose: "the database", aheadMs: row.now.getTime() - (before + after) / 2 } : null;
  } finally {
    await db.close();
  }
}
