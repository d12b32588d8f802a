// A process at a launcher's hub (HUB_SOCKET, HUB_TOKEN) that does nothing but announce when its
// parent process asks, and count what others announce. Started by measure-announcements.ts, with
// Deno.
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { openHubBus } from "../../../../server/realtime/between-processes/hub-bus.ts";
import { announceReady } from "../../../../server/serve/announce-ready.ts";
import type { Asked, Told } from "./measure-announcements.ts";

const { HUB_SOCKET: path = "", HUB_TOKEN: token = "" } = process.env;
const own = `${process.pid}:`;
const announcements = 1_000;
const pauseMs = 2;

const bus = await openHubBus({ path, token }, console);
let heard = 0;
bus.listen({
  onEvent(event) {
    if (event.type === "file_changed" && !event.key.startsWith(own)) heard += 1;
  },
  onGap() {},
});

process.on("message", (asked: Asked) => {
  if (asked === "announce") return void announce();
  process.send?.({ heard, tookMs: [] } satisfies Told);
});

async function announce(): Promise<void> {
  const tookMs: number[] = [];
  while (tookMs.length < announcements) {
    await wait(pauseMs);
    const from = performance.now();
    await bus.announce({ type: "file_changed", key: own + tookMs.length });
    tookMs.push(performance.now() - from);
  }
  process.send?.({ heard, tookMs } satisfies Told);
}

announceReady({ port: 0, address: "" });
