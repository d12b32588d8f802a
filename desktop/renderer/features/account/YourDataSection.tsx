import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { useMutation, useMutationState } from "@tanstack/react-query";
import { restorableDays } from "#shared/account/restorable-days.ts";
import { exportAccount } from "#shared/account/leaving-contract.ts";
import { getRateLimitStatus } from "#shared/system/contract.ts";
import { getFailureText } from "../../lib/form/failure-text.ts";
import { formatMediumDateTime } from "../../lib/text/format-dates.ts";
import { Button } from "../../ui/button/Button.tsx";
import { FormError } from "../../ui/form/FormError.tsx";
import { SettingsSection } from "../../ui/layout/SettingsSection.tsx";
import { LazyOverlay } from "../../ui/dialog/LazyOverlay.tsx";
import { accountKeys } from "../../lib/query-keys/account-keys.ts";
import type { SavedExport } from "../../../bridge.ts";
import { createNetworkError, findFailure } from "../../lib/api/api-error.ts";
import { call } from "../../lib/api/call.ts";
import { platform } from "../../lib/platform/current-platform.ts";
import { downloadFile } from "../../lib/window/save-file.ts";

/** Downloads a copy of all the member's data, and deletes the account (auth.15). */
export function YourDataSection() {
  return (
    <SettingsSection title={t`Your data`}>
      <div className="flex flex-col gap-5">
        <Download />
        <DeleteAccount />
      </div>
    </SettingsSection>
  );
}

function Download() {
  const { start, isPending, result, error } = useExport();
  const problem = error
    ? `${t`Your data could not be downloaded.`} ${getFailureText(error)}`
    : problemOf(result);
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="text-meta font-semibold text-ink">{t`A copy of your data`}</p>
      <p className="text-meta text-quiet">
        {t`A zip file with your profile, posts, comments, messages, pictures and all the rest of your account.`}
      </p>
      <Button variant="secondary" className="mt-2" isLoading={isPending} onClick={start}>
        {t`Download my data`}
      </Button>
      <p role="status" className="text-meta text-quiet wrap-anywhere">
        {isPending ? t`Putting your data together.` : said(result)}
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
  if (result?.kind === "begun") return t`The download has begun. Your browser shows how far it is.`;
  if (result?.kind === "cancelled") return t`Nothing was saved.`;
  if (result?.kind !== "saved") return "";
  const { folder, name } = result;
  return t`Your data is in ${folder}, as ${name}.`;
}

/** Says what happened, and what to do. */
function problemOf(result: Export | undefined): string | null {
  switch (result?.kind) {
    case "used-up":
      return t`You have downloaded your data ${
        plural({ times: result.limit }, { one: "# time", other: "# times" })
      } in a day. You can download it again from ${{ time: formatMediumDateTime(result.until) }} on.`;
    case "broken-off":
      return t`Your data could not be downloaded. It stopped arriving before it was complete. Please try again.`;
    case "disk-full":
      return t`Your data could not be saved. The disk is full. Free some space on it, or choose another one.`;
    case "not-writable":
      return t`Your data could not be saved. No file can be written there. Please choose another folder.`;
    default:
      return null;
  }
}

const loadDialog = () => import("./DeleteAccountDialog.tsx");

/** Deletes the account, after a dialog (auth.18). */
function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="text-meta font-semibold text-ink">{t`Delete your account`}</p>
      <p className="text-meta text-quiet">
        {t`It's free, and you can change your mind for ${
          plural(restorableDays, { one: "# day", other: "# days" })
        }.`}
      </p>
      <Button variant="secondary" className="mt-2" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t`Delete account`}
      </Button>
      {isOpen && (
        <LazyOverlay load={loadDialog} onClose={close}>
          {({ DeleteAccountDialog }) => <DeleteAccountDialog onClose={close} />}
        </LazyOverlay>
      )}
    </div>
  );
}

/**
 * The outcome of a click: the browser downloads, the app has the file or why not, or no more today.
 */
type Export =
  | { readonly kind: "begun" | "cancelled" | "broken-off" | "disk-full" | "not-writable" }
  | { readonly kind: "saved"; readonly name: string; readonly folder: string }
  | { readonly kind: "used-up"; readonly limit: number; readonly until: string };

/**
 * Saves all the member's data as a file (auth.15). The app may need minutes, and Settings that are
 * left and opened again still say what becomes of it.
 */
function useExport() {
  const { mutate } = useMutation({ mutationKey: accountKeys.export, mutationFn: exportData });
  const latest = useMutationState({
    filters: { mutationKey: accountKeys.export },
    select: ({ state }) => ({
      isPending: state.status === "pending",
      result: state.data as Export | undefined,
      error: state.error,
    }),
  }).at(-1);
  return { start: () => mutate(), isPending: false, result: undefined, error: null, ...latest };
}

/** A link shows no failure, and nobody should choose a place in vain: the limit is read first. */
async function exportData(): Promise<Export> {
  const limits = await call(getRateLimitStatus, {});
  const { used, limit, resetsAt } = limits.find(({ name }) => name === "export") ?? { used: 0, limit: 1 };
  if (used >= limit && resetsAt) return { kind: "used-up", limit, until: resetsAt };
  const { saveExport } = platform();
  if (saveExport) return await exportOf(await saveExport());
  // The browser writes what arrives to disk, however much it is; a page would hold it in memory.
  downloadFile(exportAccount.path);
  return { kind: "begun" };
}

/** Throws what the call would have thrown here. */
async function exportOf(saved: SavedExport): Promise<Export> {
  if (saved.outcome === "saved") return { kind: "saved", name: saved.name, folder: saved.folder };
  if (saved.outcome === "unreachable") throw createNetworkError();
  if (saved.outcome !== "refused") return { kind: saved.outcome };
  const { status, headers, body } = saved;
  throw await findFailure(new Response(body || null, { status, headers })) ?? createNetworkError();
}
