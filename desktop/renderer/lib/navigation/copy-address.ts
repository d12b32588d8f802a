import { t } from "@lingui/core/macro";
import { platform } from "../platform/current-platform.ts";
import { toast } from "../announce/toast.ts";

/** Copies an address of the product and shows a toast. Returns whether it worked. */
export async function copyAddress(path: string): Promise<boolean> {
  try {
    await platform().copyText(platform().publicAddress(path));
    toast({ title: t`Link copied`, tone: "success" });
    return true;
  } catch {
    toast({ title: t`Copy failed`, description: t`Please copy the link manually`, tone: "danger" });
    return false;
  }
}
