import { spawnSync } from "node:child_process";

/** Whether there is a Caddy that knows what our files say: 2.7 or newer. */
export const hasCaddy = /^v?2\.(?:[7-9]|\d\d)/.test(
  spawnSync("caddy", ["version"], { encoding: "utf8" }).stdout ?? "",
);
if (!hasCaddy) console.log("No caddy of 2.7 or newer found: our Caddyfiles are not checked.");
