import { failureText } from "../../lib/form/failure-text.ts";
import { Button } from "../../ui/button/Button.tsx";
import { FormError } from "../../ui/form/FormError.tsx";
import { SettingsSection } from "../../ui/layout/SettingsSection.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { useExport } from "./use-export.ts";

/** Downloads a copy of all the member's data, and deletes the account (auth.15). */
export function YourDataSection() {
  return (
    <SettingsSection title="Your data">
      <div className="flex flex-col gap-5">
        <Download />
        <DeleteAccount />
      </div>
    </SettingsSection>
  );
}

function Download() {
  const { mutate, isPending, isSuccess, error, bytes } = useExport();
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="text-meta font-semibold text-ink">A copy of your data</p>
      <p className="text-meta text-quiet">
        A zip file with your profile, posts, comments, messages, pictures and all the rest of your account.
      </p>
      <Button variant="secondary" className="mt-2" isLoading={isPending} onClick={() => mutate()}>
        Download my data
      </Button>
      <p role="status" className="text-meta text-quiet">
        {`${isPending ? "Putting your data together. You can go on in another window." : ""}${
          isSuccess ? "Your data is in your downloads." : ""
        }`}
      </p>
      {isPending && bytes > 0 && (
        <p aria-hidden="true" className="text-meta tabular text-quiet">{`${formatSize(bytes)} so far`}</p>
      )}
      {error && (
        <div className="mt-2 self-stretch">
          <FormError message={`Your data could not be downloaded. ${failureText(error)}`} />
        </div>
      )}
    </div>
  );
}

function formatSize(bytes: number): string {
  const unit = bytes < 1_000_000 ? "kilobyte" : "megabyte";
  return new Intl.NumberFormat("en", { style: "unit", unit, maximumFractionDigits: 1 })
    .format(bytes / (unit === "kilobyte" ? 1000 : 1_000_000));
}
