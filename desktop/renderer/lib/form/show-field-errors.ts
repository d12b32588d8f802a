import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiError } from "../api/api-error.ts";

/**
 * Puts the server's field messages on the form's own fields and focuses the first of them, where the focus may move.
 * Returns false when the server named none of the fields, so that the message has to be shown elsewhere.
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
