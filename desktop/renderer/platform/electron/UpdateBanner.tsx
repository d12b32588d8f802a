import { X } from "lucide-react";
import { useState } from "react";
import { product } from "#shared/product.ts";
import { Button } from "../../ui/button/Button.tsx";
import { useApp } from "./use-app.ts";

/** Offers to restart into a newer release, which also installs when the app quits. */
export function UpdateBanner() {
  const update = useApp()?.update;
  const [laterVersion, setLaterVersion] = useState<string | null>(null);
  if (update?.status !== "ready" || update.version === laterVersion) return null;
  return (
    <aside
      aria-label="Update"
      role="status"
      className="fixed right-4 bottom-4 left-4 z-50 flex animate-rise items-center gap-3 rounded-card border border-hairline bg-float py-3 pr-2 pl-5 shadow-float sm:left-auto max-md:bottom-20"
    >
      <p className="flex-1 text-body">
        {product.name} {update.version} is ready.
      </p>
      <Button size="sm" onClick={() => void window.glimmer.restartToUpdate()}>Restart to update</Button>
      <button
        type="button"
        aria-label="Later"
        onClick={() => setLaterVersion(update.version)}
        className="flex size-9 items-center justify-center rounded-full text-quiet hover:bg-wash hover:text-ink pointer-coarse:size-11"
      >
        <X size={18} aria-hidden="true" />
      </button>
    </aside>
  );
}
