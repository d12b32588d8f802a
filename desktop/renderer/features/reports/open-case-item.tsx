import { t } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { isModerator } from "#shared/members/is-moderator.ts";
import { runMutation } from "../../lib/cache/query-client.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { openScreen } from "../../lib/navigation/open-screen.ts";
import { Shield } from "../../ui/icons/shield.ts";
import type { MenuItem } from "../../ui/menu/OpenMenu.tsx";
import type { CaseTarget } from "./find-case.ts";

/**
 * The row 'Open case' of a menu, for moderators: leads to the open case about something, or to a
 * new one. Its call loads when it is chosen.
 */
export function openCaseItems(
  client: QueryClient,
  user: CurrentUser | null,
  target: CaseTarget,
): readonly MenuItem[] {
  if (!user || !isModerator(user)) return [];
  const open = async () => {
    try {
      const { findCase } = await import("./find-case.ts");
      const { id } = await runMutation(client, () => findCase(target));
      openScreen(`/moderation?case=${id}`);
    } catch (error) {
      toastFailure(error, t`The case could not be opened. Please try again.`);
    }
  };
  return [{
    label: t`Open case`,
    icon: <Shield size={18} />,
    startsGroup: true,
    onSelect: () => void open(),
  }];
}
