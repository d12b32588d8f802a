import { expect, test } from "vitest";
import { alertsReceiver, receivesMessageEvents } from "./what-receiver-hears.ts";
import type { SentRow } from "./insert-message-queries.ts";

// A Wednesday.
const at = new Date("2026-03-04T23:30:00Z");
const open: SentRow = {
  place: 1,
  mentions: [],
  has_inert_links: false,
  has_accepted: false,
  receiver_state: "open",
  is_muted: false,
  paused_until: null,
  quiet_hours: null,
  time_zone: "UTC",
};
const night = { from: "22:00", to: "07:00", days: [3] };

test.each<[string, SentRow, boolean]>([
  ["of an open conversation", open, true],
  ["of a request", { ...open, receiver_state: "request" }, false],
  ["of a declined request", { ...open, receiver_state: "declined" }, false],
  ["that is muted", { ...open, is_muted: true }, false],
  ["during a pause", { ...open, paused_until: new Date(at.getTime() + 1) }, false],
  ["after a pause", { ...open, paused_until: at }, true],
  ["in quiet hours", { ...open, quiet_hours: night }, false],
  [
    "when the receiver's clock is past quiet hours",
    { ...open, quiet_hours: night, time_zone: "Asia/Tokyo" },
    true,
  ],
])("a message %s alerts: %j → %j", (_, row, expected) => {
  expect(alertsReceiver(row, at)).toBe(expected);
});

test.each([[null, false], ["open", true], ["request", true], ["declined", false]] as const)(
  "a receiver with the conversation in the state %j receives messages: %s",
  (state, hears) => {
    expect(receivesMessageEvents(state)).toBe(hears);
  },
);
