import { platform } from "../../platform/index.ts";
import { toast } from "../../ui/toast.ts";

/** Puts the post's address on the clipboard. */
export async function copyPostLink(postId: string): Promise<void> {
  try {
    await platform().copyText(platform().publicAddress(`/post/${postId}`));
    toast({ title: "Link copied", tone: "success" });
  } catch {
    toast({ title: "Copy failed", description: "Please copy the link manually", tone: "danger" });
  }
}
