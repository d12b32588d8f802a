import { useEffect } from "react";
import { product } from "#shared/product.ts";
import { toast } from "../../lib/announce/toast.ts";

/** Says once that the page had stopped and was loaded again (desktop.6). Shows nothing itself. */
export function ReloadNotice() {
  useEffect(() => {
    const say = (wasReloaded: boolean) => {
      if (!wasReloaded) return;
      toast({
        title: `${product.name} had stopped`,
        description: "It was loaded again. Your drafts are kept.",
      });
    };
    window.glimmer.takeReloadNotice().then(say, () => undefined);
  }, []);
  return null;
}
