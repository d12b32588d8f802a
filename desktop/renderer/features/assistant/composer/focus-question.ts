/** The id of the question field. */
export const questionField = "ai-question";

/** Focuses the question field, for instance after a suggestion was put into it. */
export function focusQuestion(): void {
  document.getElementById(questionField)?.focus();
}
