import { useState } from "react";
import { ageOfMajority, ageProblem, isUnderAgeOn } from "#shared/auth/age-rule.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { formatMonthBefore } from "../../lib/text/format-dates.ts";
import { serverDate } from "../../lib/clock/server-time.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { failureText } from "../../lib/form/failure-text.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { FormError } from "../../ui/form/FormError.tsx";
import { TextField } from "../../ui/form/TextFields.tsx";
import { useGiveBirthDate } from "./use-give-birth-date.ts";

type Problem = ReturnType<typeof ageProblem>;

/** What the member counts as, and until they gave a date of birth a way to give it (auth.22). */
export function BirthDate({ user }: { readonly user: CurrentUser }) {
  if (!user.hasGivenBirthDate) return <BirthDateForm />;
  return (
    <div className="text-body">
      <p className="text-meta font-semibold text-ink">Age</p>
      <p className="text-quiet">
        {user.ofAgeFrom
          ? `You count as under ${ageOfMajority} until the end of ${
            formatMonthBefore(user.ofAgeFrom)
          }. That month is all we keep of your date of birth, and only until it is over.`
          : `You count as ${ageOfMajority} or older. We keep nothing else of your date of birth.`}
      </p>
    </div>
  );
}

function BirthDateForm() {
  const give = useGiveBirthDate();
  const [birthDate, setBirthDate] = useState("");
  const [guardianConsent, setConsent] = useState(false);
  const [problem, setProblem] = useState<Problem>(null);
  const isMinor = birthDate !== "" && isUnderAgeOn(birthDate, serverDate());
  const refused = give.error instanceof ApiError ? give.error.fields : {};
  const messageAt = (field: "birthDate" | "guardianConsent") =>
    problem ? problem.field === field ? problem.message : undefined : refused[field];
  const isShown = messageAt("birthDate") ?? (isMinor ? messageAt("guardianConsent") : undefined);
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const found = ageProblem({ birthDate, guardianConsent }, serverDate());
        setProblem(found);
        if (!found) give.mutate(isMinor ? { birthDate, guardianConsent } : { birthDate });
      }}
    >
      <FormError message={give.error && !isShown ? failureText(give.error) : null} />
      <div className="w-full">
        <TextField
          label="Date of birth"
          type="date"
          autoComplete="bday"
          className="max-w-52"
          value={birthDate}
          onChange={({ target }) => {
            setBirthDate(target.value);
            setProblem(null);
            give.reset();
          }}
          hint={`Until you give it, you count as under ${ageOfMajority}. You can give it once. We don't keep the date itself: if you're under ${ageOfMajority}, only the month in which you turn ${ageOfMajority}, until that month is over.`}
          error={messageAt("birthDate")}
        />
      </div>
      {isMinor && (
        <Checkbox
          label="My parent or guardian agrees that I am a member"
          checked={guardianConsent}
          onChange={({ target }) => {
            setConsent(target.checked);
            setProblem(null);
          }}
          error={messageAt("guardianConsent")}
        />
      )}
      <Button type="submit" variant="secondary" disabled={birthDate === ""} isLoading={give.isPending}>
        Save date of birth
      </Button>
    </form>
  );
}
