import type { Ref } from "react";

interface HiddenFileInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  /** Media types, separated by commas. */
  readonly accept: string;
  readonly isMultiple?: boolean;
  /** At least one; one unless `isMultiple`. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the file dialog of the system when a button clicks it. */
export function HiddenFileInput(
  { ref, label, accept, isMultiple = false, onFiles }: HiddenFileInputProps,
) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple={isMultiple}
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
      onChange={(event) => {
        const files = [...event.target.files ?? []];
        // The same file can be chosen again after it was removed.
        event.target.value = "";
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
