import { t } from "@lingui/core/macro";

/** Says on paper what a printed page lacks, since only what is loaded is printed. */
export function NotPrinted({ what }: { readonly what: string }) {
  return (
    <span className="hidden py-2 text-meta print:block">
      {t`${what} were not loaded, and are not printed here.`}
    </span>
  );
}
