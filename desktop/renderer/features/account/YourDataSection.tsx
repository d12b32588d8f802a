import { failureText } from "../../lib/form/failure-text.ts";
import { formatMediumDateTime } from "../../lib/text/format-dates.ts";
import { Button } from "../../ui/button/Button.tsx";
import { FormError } from "../../ui/form/FormError.tsx";
import { SettingsSection } from "../../ui/layout/SettingsSection.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { type Export, useExport } from "./use-export.ts";

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
  const { start, isPending, result, error } = useExport();
  const problem = error ? `Your data could not be downloaded. ${failureText(error)}` : problemOf(result);
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="text-meta font-semibold text-ink">A copy of your data</p>
      <p className="text-meta text-quiet">
        A zip file with your profile, posts, comments, messages, pictures and all the rest of your account.
      </p>
      <Button variant="secondary" className="mt-2" isLoading={isPending} onClick={start}>
        Download my data
      </Button>
      <p role="status" className="text-meta text-quiet wrap-anywhere">
        {isPending ? "Putting your data together." : said(result)}
      </p>
      {problem && (
        <div className="mt-2 self-stretch">
          <FormError message={problem} />
        </div>
      )}
    </div>
  );
}

function said(result: Export | undefined): string {
  if (result?.kind === "begun") return "The download has begun. Your browser shows how far it is.";
  if (result?.kind === "cancelled") return "Nothing was saved.";
  return result?.kind === "saved" ? `Your data is in ${result.folder}, as ${result.name}.` : "";
}

/** What happened, and what to do. */
function problemOf(result: Export | undefined): string | null {
  switch (result?.kind) {
    case "used-up":
      return `You have downloaded your data ${result.limit} times in a day. You can download it again from ${
        formatMediumDateTime(result.until)
      } on.`;
    case "broken-off":
      return "Your data could not be downloaded. It stopped arriving before it was complete. Please try again.";
    case "disk-full":
      return "Your data could not be saved. The disk is full. Free some space on it, or choose another one.";
    case "not-writable":
      return "Your data could not be saved. No file can be written there. Please choose another folder.";
    default:
      return null;
  }
}
