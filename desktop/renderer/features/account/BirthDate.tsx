import { t } from "@lingui/core/macro";
import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ageOfMajority, findAgeProblem, isUnderAgeOn } from "#shared/auth/age-rule.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { giveBirthDate } from "#shared/account/age-contract.ts";
import type { CallInput } from "#shared/endpoint.ts";
import { formatMonthBefore } from "../../lib/text/format-dates.ts";
import { getServerDate } from "../../lib/clock/server-time.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { getFailureText } from "../../lib/form/failure-text.ts";
import { showText } from "../../lib/language/show-text.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { FormError } from "../../ui/form/FormError.tsx";
import { TextField } from "../../ui/form/TextFields.tsx";
import { toast } from "../../lib/announce/toast.ts";
import { call } from "../../lib/api/call.ts";
import { refreshSession } from "../../lib/session/session.ts";
import { sessionKey } from "../../lib/query-keys/member-keys.ts";

type Problem = ReturnType<typeof findAgeProblem>;

/** Shows the member's age group, and until they gave a date of birth a way to give it (auth.22). */
export function BirthDate({ user }: { readonly user: CurrentUser }) {
  if (!user.hasGivenBirthDate) return <BirthDateForm />;
  return (
    <div className="text-body">
      <p className="text-meta font-semibold text-ink">{t`Age`}</p>
      <p className="text-quiet">
        {user.ofAgeFrom
          ? t`You count as under ${ageOfMajority} until the end of ${{
            month: formatMonthBefore(user.ofAgeFrom),
          }}. That month is all we keep of your date of birth, and only until it is over.`
          : t`You count as ${ageOfMajority} or older. We keep nothing else of your date of birth.`}
      </p>
    </div>
  );
}

function BirthDateForm() {
  const give = useGiveBirthDate();
  const [birthDate, setBirthDate] = useState("");
  const [guardianConsent, setConsent] = useState(false);
  const [problem, setProblem] = useState<Problem>(null);
  const isMinor = birthDate !== "" && isUnderAgeOn(birthDate, getServerDate());
  const refused = give.error instanceof ApiError ? give.error.fields : {};
  const messageAt = (field: "birthDate" | "guardianConsent") =>
    problem ? problem.field === field ? showText(problem.text) : undefined : refused[field];
  const isShown = messageAt("birthDate") ?? (isMinor ? messageAt("guardianConsent") : undefined);
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const found = findAgeProblem({ birthDate, guardianConsent }, getServerDate());
        setProblem(found);
        if (!found) give.mutate(isMinor ? { birthDate, guardianConsent } : { birthDate });
      }}
    >
      <FormError message={give.error && !isShown ? getFailureText(give.error) : null} />
      <div className="w-full">
        <TextField
          label={t`Date of birth`}
          type="date"
          autoComplete="bday"
          className="max-w-52"
          value={birthDate}
          onChange={({ target }) => {
            setBirthDate(target.value);
            setProblem(null);
            give.reset();
          }}
          hint={t`Until you give it, you count as under ${ageOfMajority}. You can give it once. We don't keep the date itself: if you're under ${ageOfMajority}, only the month in which you turn ${ageOfMajority}, until that month is over.`}
          error={messageAt("birthDate")}
        />
      </div>
      {isMinor && (
        <Checkbox
          label={t`My parent or guardian agrees that I am a member`}
          checked={guardianConsent}
          onChange={({ target }) => {
            setConsent(target.checked);
            setProblem(null);
          }}
          error={messageAt("guardianConsent")}
        />
      )}
      <Button type="submit" variant="secondary" disabled={birthDate === ""} isLoading={give.isPending}>
        {t`Save date of birth`}
      </Button>
    </form>
  );
}

/** Gives the member's date of birth, once (auth.22). */
function useGiveBirthDate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof giveBirthDate>["body"]) => call(giveBirthDate, { body }),
    onSuccess: async (user) => {
      // A session fetch in flight does not have the change yet.
      await client.cancelQueries({ queryKey: sessionKey });
      client.setQueryData(sessionKey, user);
      toast({ title: t`Date of birth saved`, tone: "success" });
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return;
      // It was given on another device. The refetched session takes the form and its message away.
      toast({ title: getFailureText(error), tone: "danger" });
      refreshSession(client);
    },
  });
}
