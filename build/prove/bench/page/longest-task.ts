import type { Page } from "playwright";

/** The longest task of a page, in ms. */
export interface LongestTask {
  /** Processor time of its thread: what else the machine does is not in it. */
  readonly cpuMs: number;
  /** From its start to its end. */
  readonly wallMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of the page's main thread while the work is done, and half a second after. */
export async function measureLongestTask(page: Page, work: () => Promise<unknown>): Promise<LongestTask> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has no browser to trace");
  await browser.startTracing(page, { categories: ["toplevel"] });
  await work();
  await page.waitForTimeout(500);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(
    traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain").map(
      thread,
    ),
  );
  const tasks = traceEvents.filter((event) =>
    event.ph === "X" && event.name.endsWith("RunTask") && mainThreads.has(thread(event))
  );
  return { cpuMs: longest(tasks.map(({ tdur }) => tdur)), wallMs: longest(tasks.map(({ dur }) => dur)) };
}

function longest(times: readonly (number | undefined)[]): number {
  return times.reduce<number>((most, time = 0) => Math.max(most, time), 0) / 1000;
}
