import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type PublishedNumbers, switchTransparency } from "#shared/cases/numbers-contract.ts";
import { Switch } from "../../ui/form/Switch.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { useTransparency } from "./numbers/use-numbers.ts";
import { announceToScreenReaders } from "../../lib/announce/announce-to-screen-readers.ts";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { caseKeys } from "../../lib/query-keys/case-keys.ts";

/** Where administrators publish the numbers of moderation (numbers.3). */
export function TransparencyTab() {
  const id = useId();
  const { data, error, ...query } = useTransparency();
  const switching = useSwitchTransparency();
  if (query.isPending) {
    return (
      <div role="status" aria-label={t`Loading the choice`} className="pt-4">
        <Skeleton className="h-36 w-full rounded-card" />
      </div>
    );
  }
  if (!data) return <QueryFailure title={t`The choice could not be loaded`} query={{ ...query, error }} />;
  return (
    <div className="pt-4">
      <Card as="section" aria-labelledby={id}>
        <div className="flex items-center justify-between gap-4">
          <h2 id={id} className="text-lead font-semibold">{t`Publish the numbers of moderation`}</h2>
          <Switch
            aria-labelledby={id}
            aria-describedby={`${id}-what`}
            checked={data.isPublished}
            onChange={({ target }) => switching.mutate(target.checked)}
          />
        </div>
        <p id={`${id}-what`} className="mt-1 max-w-150 text-body text-quiet">
          {data.isPublished
            ? t`Anybody can read them, also without an account: months that are over, without counts so small that somebody could be recognized.`
            : t`Off: anybody who opens the page reads that nothing is published. On, it shows months that are over, without counts so small that somebody could be recognized.`}
        </p>
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
          <li>
            <Link to="/transparency" className={link}>{t`Open /transparency`}</Link>
          </li>
          <li>
            <Link to="/moderation/numbers" className={link}>{t`All numbers, for moderators`}</Link>
          </li>
        </ul>
      </Card>
    </div>
  );
}

const link = "inline-flex min-h-6 items-center text-brand hover:underline pointer-coarse:min-h-11";

/** Publishes the numbers or stops it: shown at once, undone when the server refuses. */
function useSwitchTransparency() {
  const client = useQueryClient();
  const show = (isPublished: boolean) =>
    client.setQueryData<PublishedNumbers>(
      caseKeys.transparency,
      (known) => known && { ...known, isPublished },
    );
  return useMutation({
    // One call at a time, so that the last click wins.
    scope: { id: "transparency-switch" },
    mutationFn: (isPublished: boolean) => call(switchTransparency, { body: { isPublished } }),
    onMutate: async (isPublished) => {
      await client.cancelQueries({ queryKey: caseKeys.transparency });
      show(isPublished);
    },
    onSuccess: ({ isPublished }) =>
      announceToScreenReaders(
        isPublished ? t`The numbers are published.` : t`The numbers are not published.`,
      ),
    onError: (error, isPublished) => {
      show(!isPublished);
      toastFailure(error, t`Please try again.`, t`The choice could not be saved`);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: caseKeys.transparency }),
  });
}
