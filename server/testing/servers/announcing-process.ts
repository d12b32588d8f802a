import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { openHubBus } from "../../realtime/between-processes/hub-bus.ts";

/**
 * A process at a launcher's hub, for tests: announces `name:0`, `name:1` and so on, with an event
 * published before each, and prints each number once the others have heard of it, with how long
 * that took. Without a pause (`PAUSE_MS`) one follows the other; without a name it only listens.
 */
const { HUB_SOCKET = "", HUB_TOKEN = "", NAME = "", PAUSE_MS = "0" } = process.env;
const log = { warn: () => {}, info: () => {} };
const bus = await openHubBus({ path: HUB_SOCKET, token: HUB_TOKEN }, log);
bus.listen({ onEvent() {}, onGap() {} });
process.stdout.write(`${bus.state}\n`);
for (let number = 0; NAME !== ""; number++) {
  if (Number(PAUSE_MS) > 0) await wait(Number(PAUSE_MS));
  bus.publish({ type: "file_changed", key: `${NAME}:${2 * number}` });
  const from = performance.now();
  await bus.announce({ type: "file_changed", key: `${NAME}:${2 * number + 1}` });
  process.stdout.write(`${2 * number + 1} ${performance.now() - from}\n`);
}
await new Promise(() => {});
