import { t } from "@lingui/core/macro";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { ServerForm } from "./ServerForm.tsx";
import { useApp } from "./use-app.ts";

/** Asks for another server. Changing it signs out, since a session belongs to its server. */
export function ServerDialog(
  { open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void },
) {
  const app = useApp();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Use another server`}
      description={t`This signs you out here and restarts the app.`}
    >
      <ServerForm
        key={app?.serverAddress}
        current={app?.serverAddress ?? ""}
        submitLabel={t`Use this server`}
      />
    </Dialog>
  );
}
