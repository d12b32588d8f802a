import { msg } from "@lingui/core/runtime-macro";
import { expect, test } from "vitest";
import type { Text } from "#shared/language/text.ts";
import { storeText } from "../../../language/store-text.ts";
import type { NotificationRow } from "./notification-queries.ts";
import { presentNotification } from "./present.ts";

const row: NotificationRow = {
  id: "n",
  type: "xp",
  is_read: false,
  post_id: null,
  comment_id: null,
  decision_id: null,
  reason: null,
  message: null,
  words: null,
  grown_at: new Date(0),
  count: 1,
  xp: 5,
  actors: [],
  content: null,
  pictures: null,
};

test.each([
  ["streak", "Daily streak"],
  ["offer_help", "offer_help"],
  // Of a newer release, while both run.
  ["not_known_yet", null],
  [null, null],
])("presents the reason %j as %j", (reason, presented) => {
  expect(presentNotification({ ...row, reason }, "en").reason).toBe(presented);
});

test("says what is stored as a message, and what 0.3.0 stored in English", () => {
  const words = JSON.parse(storeText(msg`You are a moderator now: ${{ reason: "{Kind} 'words'" }}`)) as Text;
  expect(presentNotification({ ...row, words }, "en").message).toBe(
    "You are a moderator now: {Kind} 'words'",
  );
  expect(presentNotification({ ...row, message: "It {is}." }, "en").message).toBe("It {is}.");
});
