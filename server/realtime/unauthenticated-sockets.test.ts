import { expect, test } from "vitest";
import { limitUnauthenticatedSockets } from "./unauthenticated-sockets.ts";

test("refuses a source that has its share with 429, and everyone with 503 when all places are taken", () => {
  const admission = limitUnauthenticatedSockets(2, 3);
  admission.admit("a");
  admission.admit("a");
  expect(() => admission.admit("a")).toThrow(expect.objectContaining({ code: "rate_limited" }) as Error);
  admission.admit("b");
  expect(() => admission.admit("c")).toThrow(expect.objectContaining({ code: "unavailable" }) as Error);
  admission.release("a");
  admission.admit("c");
});

test("counts a closed socket that lingers, even beyond the limits", () => {
  const admission = limitUnauthenticatedSockets(1, 1);
  admission.admit("a");
  admission.readmit("a");
  admission.release("a");
  expect(() => admission.admit("a")).toThrow();
  admission.release("a");
  admission.admit("a");
});
