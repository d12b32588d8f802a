/** The columns of content that say whether it was edited (posts.21). */
export interface EditedRow {
  readonly revision: number;
  readonly edited_at: Date | null;
}

/** Of new content, and of what was deleted. */
export const unedited: EditedRow = { revision: 1, edited_at: null };

export function presentEdits({ revision, edited_at: at }: EditedRow) {
  return { revision, editedAt: at?.toISOString() ?? null };
}
