import { expect, test } from "vitest";
import { receivesMessageEvents } from "./permissions.ts";

test.each([[null, false], ["open", true], ["request", true], ["declined", false]] as const)(
  "a receiver with the conversation in the state %j receives messages: %s",
  (state, hears) => {
    expect(receivesMessageEvents(state)).toBe(hears);
  },
);
