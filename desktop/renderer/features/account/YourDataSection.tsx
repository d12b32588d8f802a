import { failureText } from "../../lib/form/failure-text.ts";
import { formatMediumDateTime } from "../../lib/text/format-dates.ts";
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
  const { mutate, isPending, data, error } = useExport();
  const problem = error
    ? `Your data could not be downloaded. ${failureText(error)}`
    : data?.kind === "used-up"
    ? `You have downloaded your data ${data.limit} times in a day. You can download it again from ${
      formatMediumDateTime(data.until)
    } on.`
    : null;
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
        {isPending ? "Putting your data together." : said(data?.kind)}
      </p>
      {problem && (
        <div className="mt-2 self-stretch">
          <FormError message={problem} />
        </div>
      )}
    </div>
  );
}

function said(kind: string | undefined): string {
  if (kind === "begun") return "The download has begun. Your browser shows how far it is.";
  return kind === "saved" ? "Your data is in your downloads." : "";
}
