import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const program = join(import.meta.dirname, "../../../build/prove/testing/make-notices-due.ts");

/** Lets the ten minutes of Undo pass for every decision on the server of this run. */
export async function makeNoticesDue(): Promise<void> {
  await promisify(execFile)(process.execPath, [program, process.env["E2E_DATABASE_URL"] || ".data"]);
}
