import { useQuery } from "@tanstack/react-query";
import { checkUsername } from "#shared/auth/registration-contract.ts";
import { newUsername, takenUsernameText } from "#shared/members/name-fields.ts";
import { call } from "../../lib/api/call.ts";
import { useDebounced } from "../../lib/form/use-debounced.ts";
import { showText } from "../../lib/language/show-text.ts";
import { authKeys } from "../../lib/query-keys/account-keys.ts";

const pauseMs = 350;
const freshMs = 60_000;

/**
 * Why a username that is being typed cannot be had, once the member pauses: somebody else has it.
 * Undefined also when the server could not be asked: it says it again when the form is sent.
 * @param own the member's present one, which they have
 */
export function useTakenUsername(typed: string, own?: string): string | undefined {
  const name = typed.trim();
  const asked = useDebounced(name, pauseMs);
  const { data } = useQuery({
    queryKey: authKeys.username(asked),
    queryFn: ({ signal }) => call(checkUsername, { query: { username: asked } }, { signal }),
    enabled: asked !== own && newUsername.safeParse(asked).success,
    staleTime: freshMs,
    retry: false,
  });
  return data?.isTaken && asked === name ? showText(takenUsernameText) : undefined;
}
