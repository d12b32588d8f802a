/** Attributes of the button that opens the editor of a poll, and of its first field. */
export const pollButtonMark = "data-poll-button";
export const pollFieldMark = "data-poll-field";
