/** The side of an emoji's button, as `emojiCell` has it. */
export const emojiCellRem = { fine: 2.25, coarse: 2.75 } as const;

/** Classes of an emoji's button: as large as the pointer needs. */
export const emojiCell =
  "flex size-9 shrink-0 items-center justify-center rounded-control text-title outline-none pointer-coarse:size-11";
