import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { askAboutLevel, getLevelReasons, type JudgedKind } from "#shared/moderation/why-contract.ts";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { moderationKeys } from "../../lib/query-keys/moderation-keys.ts";

/** One's own post, comment or message. */
export interface OwnContent {
  readonly kind: JudgedKind;
  readonly id: string;
}

/** Why one's own content has its level; read anew whenever it is opened. */
export function useLevelReasons(about: OwnContent) {
  const { kind, id } = about;
  return useQuery({
    queryKey: moderationKeys.levelReasons(kind, id),
    queryFn: ({ signal }) => call(getLevelReasons, { params: { kind, id } }, { signal }),
    staleTime: 0,
  });
}

/** Asks a person to look. */
export function useAskAboutLevel(about: OwnContent) {
  const client = useQueryClient();
  const { kind, id } = about;
  return useMutation({
    mutationFn: () => call(askAboutLevel, { params: { kind, id } }),
    onSuccess: (reasons) => client.setQueryData(moderationKeys.levelReasons(kind, id), reasons),
    onError: (error) => {
      toastFailure(error, "Your question could not be sent. Please try again.");
      void client.invalidateQueries({ queryKey: moderationKeys.levelReasons(kind, id) });
    },
  });
}
