import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

/** The readers' results, printed as one line of JSON. */
export interface ReadersReport {
  served: number;
  refused: number;
  /** Everything else: failed connections and other statuses. */
  failed: number;
}

/**
 * A program for the test of load shedding: READERS members read FEED without pause, and wait as
 * long as a refusal asks for. It prints `running` first, and reads `stop`.
 */
const { FEED = "", TOKEN = "", READERS = "1" } = process.env;
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const headers = { Authorization: `Bearer ${TOKEN}` };
const report: ReadersReport = { served: 0, refused: 0, failed: 0 };
let isStopping = false;

async function read(): Promise<void> {
  const [response] = await once(get(FEED, { agent, headers }), "response") as [IncomingMessage];
  response.resume();
  await once(response, "end");
  if (response.statusCode === 200) report.served += 1;
  else if (response.statusCode !== 503) report.failed += 1;
  else {
    report.refused += 1;
    await wait(Number(response.headers["retry-after"]) * 1_000 * (1 + Math.random() / 2), undefined, {
      ref: false,
    });
  }
}

async function readOn(): Promise<void> {
  while (!isStopping) {
    await read().catch(() => report.failed += 1);
  }
}

for (let reader = 0; reader < Number(READERS); reader++) void readOn();
console.log("running");
createInterface({ input: process.stdin }).on("line", () => {
  isStopping = true;
  console.log(JSON.stringify(report));
});
