import type { Notification } from "#shared/notifications/contract.ts";
import { hasTexts, isObject } from "../../lib/api/malformed-rows.ts";

/** Whether a row has the fields that the list needs to show it. */
export function isNotification(row: unknown): row is Notification {
  return isObject(row) && hasTexts(row, "id", "type", "createdAt") && typeof row["count"] === "number" &&
    Array.isArray(row["actors"]) && row["actors"].every(isActor) &&
    (row["post"] === null || (isObject(row["post"]) && hasTexts(row["post"], "content")));
}

function isActor(actor: unknown): boolean {
  return isObject(actor) && hasTexts(actor, "id", "username", "displayName");
}
