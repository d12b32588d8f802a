import { expect, test } from "vitest";
import { getCrownDialogText } from "./CrownDialog.tsx";

const black = { expiresAt: "2026-12-05T12:00:00.000Z" };

test.each(
  [
    [
      { act: "upgrade", isResumed: true },
      black,
      /^You cancelled Black Crown, which would end on .*2026\. .* goes on as Gold Crown/,
    ],
    [
      { act: "upgrade", isResumed: false },
      black,
      /^Today you pay the difference .*You can cancel at any time\.$/,
    ],
    [
      { act: "subscribe", isResumed: false },
      black,
      /Your Black Crown ends on .*2026 as before; nothing of it is given back\.$/,
    ],
    [{ act: "subscribe", isResumed: false }, null, /^You pay on the next page/],
  ] as const,
)("for %j beside %j it says %s", (preview, owned, expected) => {
  expect(getCrownDialogText("Gold Crown", preview, owned)).toMatch(expected);
});
