/** The id of the field that questions are written in. */
export const questionField = "ai-question";

/** Moves the focus to the field, for instance after something was put into it. */
export function focusQuestion(): void {
  document.getElementById(questionField)?.focus();
}
