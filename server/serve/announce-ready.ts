import type { ChildProcess } from "node:child_process";
import process from "node:process";

/** The message of a server to its parent process once it serves. */
export interface Ready {
  readonly pid: number;
  /** The actual port when `PORT=0` asked for any. */
  readonly port: number;
  /** The address for members. */
  readonly address: string;
}

/** The exit code of a server that could not listen because another program uses the port. */
export const portTakenCode = 75;

/** Sends it to the parent over the IPC channel, if there is one. */
export function announceReady(ready: Omit<Ready, "pid">): void {
  process.send?.({ pid: process.pid, ...ready });
}

/** Waits for it in the parent. Rejects when the child ends first. */
export function waitUntilReady(child: ChildProcess): Promise<Ready> {
  return new Promise((resolve, reject) => {
    child.once("message", (ready) => resolve(ready as Ready));
    child.once("error", reject);
    child.once(
      "exit",
      (code, signal) => reject(new Error(`It stopped with ${signal ?? code} before it was ready`)),
    );
  });
}
