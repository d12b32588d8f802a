import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import type { BotsStatus } from "#shared/bots/bot-shapes.ts";
import { useAvailableModels } from "../../assistant/use-available-models.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { Switch } from "../../../ui/form/Switch.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { ListFailure } from "../../../ui/status/ListFailure.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { SetUpModels } from "../../assistant/SetUpModels.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getBotsStatus, switchBots } from "#shared/bots/contract.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { botKeys } from "../../../lib/query-keys/admin-keys.ts";
import { botPolling } from "../bot-polling.ts";
import { invalidateBots } from "../use-bots.ts";

/** The switch for all bots, why they are stopped, and what they spent today (bots.3). */
export function BotsStatusCard() {
  const status = useBotsStatus();
  if (status.isPending) {
    return (
      <div role="status" aria-label={t`Loading the state of the bots`}>
        <Skeleton className="h-52 w-full rounded-card sm:h-36" />
      </div>
    );
  }
  if (!status.data) return <ListFailure title={t`The state of the bots could not be loaded`} list={status} />;
  return <Shown status={status.data} />;
}

function Shown({ status }: { readonly status: BotsStatus }) {
  const id = useId();
  const switching = useSwitchBots();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="flex items-center justify-between gap-4">
        <h2 id={id} className="text-lead font-semibold">{describeBotsSwitch(status)}</h2>
        <Switch
          aria-labelledby={id}
          aria-describedby={`${id}-reason`}
          checked={status.isOn}
          onChange={({ target }) => switching.mutate(target.checked)}
        />
      </div>
      <div id={`${id}-reason`} className="mt-1 max-w-150 text-body text-quiet">
        <Reason status={status} />
      </div>
      <Budget budget={status.budget} />
    </Card>
  );
}

/** Says why the bots are stopped and what to do about it, or what they do while they work. */
function Reason({ status: { isOn, standstill, budget } }: { readonly status: BotsStatus }) {
  const obstacle = useAvailableModels().data?.textObstacle;
  if (!isOn) {
    return (
      <span>
        {t`No bot posts, comments, likes or answers until you switch them on. What they were about to do is dropped.`}
      </span>
    );
  }
  if (standstill === "not_configured") {
    return obstacle && obstacle !== "no_service" ? <SetUpModels key="models" /> : (
      <span key="unset">
        <Trans>
          No AI provider is connected. Set{" "}
          <code className="text-ink">OPENAI_API_KEY</code>, and for another service than OpenAI{" "}
          <code className="text-ink">OPENAI_BASE_URL</code>, in the server's environment and start it again.
          {" "}
          <code className="text-ink">build/docs/ai.md</code> has the details.
        </Trans>
      </span>
    );
  }
  if (standstill === "over_budget") {
    const [tokens, mostTokens] = [formatXp(budget.tokens), formatXp(budget.tokensLimit)];
    const [images, mostImages] = [formatXp(budget.images), formatXp(budget.imagesLimit)];
    return (
      <span>
        {t`Today's budget is used up: ${tokens} of ${mostTokens} tokens, ${images} of ${mostImages} images. They go on at midnight UTC.`}
      </span>
    );
  }
  return <span>{t`Each bot acts in its own hours. Switching off stops all of them at once.`}</span>;
}

/** Shows how much of the present UTC day's budget all bots spent. */
function Budget({ budget }: { readonly budget: BotsStatus["budget"] }) {
  const { tokens, tokensLimit, images, imagesLimit } = budget;
  return (
    <div className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
      <Bar name={t`Tokens today`} spent={tokens} limit={tokensLimit} />
      <Bar name={t`Images today`} spent={images} limit={imagesLimit} />
    </div>
  );
}

interface BarProps {
  readonly name: string;
  readonly spent: number;
  readonly limit: number;
}

function Bar({ name, spent, limit }: BarProps) {
  const id = useId();
  const share = limit > 0 ? Math.min(1, spent / limit) : 1;
  const figures = t({
    message: `${{ spent: formatXp(spent) }} of ${{ limit: formatXp(limit) }}`,
    comment: "How much of a budget was spent",
  });
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3 text-meta text-quiet">
        <span id={id}>{name}</span>
        <span className="tabular">{figures}</span>
      </p>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(spent, limit)}
        aria-valuetext={figures}
        className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-wash"
      >
        <div
          className={`h-full rounded-full ${share < 1 ? "bg-brand" : "bg-dawn"}`}
          style={{ width: `${100 * share}%` }}
        />
      </div>
    </div>
  );
}

/** Whether the bots work, and what they spent today. */
export function useBotsStatus() {
  return useQuery({
    queryKey: botKeys.status,
    queryFn: ({ signal }) => call(getBotsStatus, {}, { signal }),
    ...botPolling,
  });
}

/** Stops or starts all bots: shown at once, undone when the server refuses (bots.3). */
function useSwitchBots() {
  const client = useQueryClient();
  const show = (isOn: boolean) =>
    client.setQueryData<BotsStatus>(botKeys.status, (status) => status && { ...status, isOn });
  return useMutation({
    mutationKey: botKeys.switch,
    // One call at a time, so that the last click wins.
    scope: { id: "bots-switch" },
    mutationFn: (isOn: boolean) => call(switchBots, { body: { isOn } }),
    onMutate: async (isOn) => {
      await client.cancelQueries({ queryKey: botKeys.status });
      show(isOn);
    },
    onSuccess: (status) => {
      if (client.isMutating({ mutationKey: botKeys.switch }) === 1) {
        client.setQueryData(botKeys.status, status);
      }
      announceToScreenReaders(`${describeBotsSwitch(status)}.`);
    },
    onError: (error, isOn) => {
      show(!isOn);
      toastFailure(
        error,
        isOn
          ? t`The bots could not be started. Please try again.`
          : t`The bots could not be stopped. Please try again.`,
      );
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: botKeys.switch }) > 1) return;
      void client.invalidateQueries({ queryKey: botKeys.status });
      invalidateBots(client);
    },
  });
}

/** The text of the switch for all bots (bots.3). */
function describeBotsSwitch({ isOn, standstill }: BotsStatus): string {
  if (!isOn) return t`All bots are stopped`;
  // The switch may have been moved before the server has responded.
  return standstill === null || standstill === "off" ? t`Bots are working` : t`Bots are on, but idle`;
}
