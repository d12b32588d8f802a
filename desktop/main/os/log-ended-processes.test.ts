import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { quietLog } from "../testing/quiet-log.ts";
import { logEndedProcesses } from "./log-ended-processes.ts";

test("logs a helper process that ends early, and no other", () => {
  const [app, log] = [new EventEmitter(), quietLog()];
  logEndedProcesses(app as never, log);
  app.emit("child-process-gone", {}, { type: "GPU", reason: "crashed", exitCode: 11 });
  app.emit("child-process-gone", {}, {
    type: "Utility",
    name: "Network Service",
    reason: "oom",
    exitCode: 9,
  });
  app.emit("child-process-gone", {}, { type: "Utility", reason: "clean-exit", exitCode: 0 });
  expect(log.lines).toEqual([
    "A process is gone: GPU, crashed, exit code 11",
    "A process is gone: Network Service, oom, exit code 9",
  ]);
});
