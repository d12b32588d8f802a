import { platform } from "../../platform/index.ts";
import { toast } from "../../ui/toast/toast.ts";

/** Puts an address of the product on the clipboard and says so; whether it worked. */
export async function copyAddress(path: string): Promise<boolean> {
  try {
    await platform().copyText(platform().publicAddress(path));
    toast({ title: "Link copied", tone: "success" });
    return true;
  } catch {
    toast({ title: "Copy failed", description: "Please copy the link manually", tone: "danger" });
    return false;
  }
}
