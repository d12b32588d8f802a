import { t } from "@lingui/core/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import {
  exportNumbers,
  exportTransparency,
  getNumbers,
  getTransparency,
} from "#shared/cases/numbers-contract.ts";
import { call, callFile } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { getServerDate } from "../../../lib/clock/server-time.ts";
import { saveFile } from "../../../lib/window/save-file.ts";
import { caseKeys } from "../../../lib/query-keys/case-keys.ts";

/** The numbers of the desk (numbers.1). */
export function useNumbers() {
  return useQuery({
    queryKey: caseKeys.numbers,
    queryFn: ({ signal }) => call(getNumbers, {}, { signal }),
    staleTime: 0,
  });
}

/** Reads the numbers that are public (numbers.3). */
export function useTransparency() {
  return useQuery({
    queryKey: caseKeys.transparency,
    queryFn: ({ signal }) => call(getTransparency, {}, { signal }),
  });
}

/** Saves them as a file. Makes a call rather than a link, so that a failure shows here. */
export function useDownloadNumbers(isPublic: boolean) {
  const [endpoint, name] = isPublic
    ? [exportTransparency, "glimmer-transparency"] as const
    : [exportNumbers, "glimmer-numbers"] as const;
  return useMutation({
    mutationFn: () => callFile(endpoint, {}),
    onSuccess: (file) =>
      saveFile(file, "text/csv", `${name}-${getServerDate().toISOString().slice(0, 10)}.csv`),
    onError: (error) => toastFailure(error, t`Please try again.`, t`The numbers could not be downloaded`),
  });
}
