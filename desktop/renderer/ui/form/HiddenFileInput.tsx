import type { Ref } from "react";

interface HiddenFileInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  /** Media types, separated by commas. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** Opens the file dialog of the system when a button clicks it. */
export function HiddenFileInput({ ref, label, accept, onFile }: HiddenFileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
      onChange={(event) => {
        const file = event.target.files?.[0];
        // The same file can be chosen again after it was removed.
        event.target.value = "";
        if (file) onFile(file);
      }}
    />
  );
}
