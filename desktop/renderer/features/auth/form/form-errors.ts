import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiError, userMessageOf } from "../../../lib/api/api-error.ts";

/**
 * Puts the server's field messages on the form's own fields and moves the focus to the first of them, where it may be moved.
 * Answers false when none of the form's fields was named, so that the message has to be shown elsewhere.
 */
export function showFieldErrors<V extends FieldValues>(
  setError: UseFormSetError<V>,
  names: readonly FieldPath<V>[],
  error: unknown,
  mayMoveFocus: boolean,
): boolean {
  const fields = error instanceof ApiError ? error.fields : {};
  const named = names.filter((name) => fields[name] !== undefined);
  named.forEach((name, index) => {
    setError(name, { type: "server", message: fields[name] }, { shouldFocus: mayMoveFocus && index === 0 });
  });
  return named.length > 0;
}

/** The sentence for a failed call of these screens: the server's own, as far as there is one. */
export function failureText(error: unknown): string {
  return userMessageOf(error, "Something unexpected happened. Please try again.");
}
