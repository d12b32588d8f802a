/** Of drafts and scheduled posts. */
export const draftKeys = {
  all: ["drafts"],
  lists: ["drafts", "list"],
  list: (kind: "drafts" | "scheduled") => ["drafts", "list", kind],
  /** All of them at once, which the composer counts. */
  newest: ["drafts", "newest"],
} as const;
