import { readFileSync } from "node:fs";

/** Whether this was started to outlive its terminal (nohup): then a hang-up must stay ignored. */
export function ignoresHangUp(): boolean {
  try {
    const mask = /^SigIgn:\s*([0-9a-f]+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? "0";
    return (BigInt(`0x${mask}`) & 1n) === 1n;
  } catch {
    return false;
  }
}
