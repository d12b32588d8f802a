import { expect, test } from "vitest";
import { notificationTypes } from "#shared/notifications/notification-types.ts";
import { typeGroups } from "./TypeChoices.tsx";

test("offers every type exactly once", () => {
  const offered = typeGroups.flatMap(({ types }) => types.map(([type]) => type));
  expect(offered.toSorted()).toEqual([...notificationTypes].toSorted());
});
