import { t } from "@lingui/core/macro";
import { platform } from "../../../lib/platform/current-platform.ts";
import { toast } from "../../../lib/announce/toast.ts";

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string): Promise<void> {
  try {
    await platform().copyText(text);
    toast({ title: t`Copied`, tone: "success" });
  } catch {
    toast({
      title: t`Error`,
      description: t`The text could not be copied. Please select it and copy it yourself.`,
      tone: "danger",
    });
  }
}
