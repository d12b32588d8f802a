import { t } from "@lingui/core/macro";

const names: Readonly<Record<string, string>> = {
  added: t`Added:`,
  answer: t`Answer:`,
  case: t`Case:`,
  changed: t`Changed:`,
  content: t`Content:`,
  days: t`Days:`,
  decision: t`Decision:`,
  deleted: t`Deleted:`,
  email: t`Email:`,
  isOn: t`Is on:`,
  isPublished: t`Is published:`,
  kind: t`Kind:`,
  level: t`Level:`,
  moved: t`Moved:`,
  postId: t`Post id:`,
  reasons: t`Reasons:`,
  removed: t`Removed:`,
  removedComments: t`Removed comments:`,
  removedPosts: t`Removed posts:`,
  restoredComments: t`Restored comments:`,
  restoredPosts: t`Restored posts:`,
  resumedPromotions: t`Resumed promotions:`,
  rule: t`Rule:`,
  stoppedPromotions: t`Stopped promotions:`,
  toldAt: t`Told at:`,
  usernames: t`Usernames:`,
  version: t`Version:`,
};

/**
 * Returns the name of an act's detail for the audit. Settings of a bot and what a later server
 * adds have the name of their field: `postFrequency` becomes 'Post frequency:'.
 */
export function nameDetail(name: string): string {
  const known = Object.hasOwn(names, name) ? names[name] : undefined;
  if (known !== undefined) return known;
  const words = name.replaceAll(/([A-Z])/g, " $1").toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}:`;
}
