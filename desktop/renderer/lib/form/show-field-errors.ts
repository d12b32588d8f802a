import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiError } from "../api/api-error.ts";

/**
 * Shows the server's field messages at the form's fields and focuses the first of them if the focus
 * may move. Returns false when the server named none of the fields, so that the message must be
 * shown elsewhere.
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
