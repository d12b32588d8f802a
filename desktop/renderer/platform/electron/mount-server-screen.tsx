import { t } from "@lingui/core/macro";
import { createRoot } from "react-dom/client";
import { product } from "#shared/product.ts";
import { ServerForm } from "./ServerForm.tsx";

/** The first screen of an app that was packaged without a server. */
export function mountServerScreen(root: HTMLElement): void {
  createRoot(root).render(<ServerScreen />);
}

/** Asks which server to use. */
function ServerScreen() {
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh w-full max-w-110 flex-col justify-center gap-6 px-6 py-16"
    >
      <div className="flex flex-col gap-2">
        <img src="/icon.svg" alt="" width={48} height={48} />
        <h1 className="mt-3 text-heading font-semibold">{t`Which ${{ product: product.name }}?`}</h1>
        <p className="text-lead text-quiet">
          {t`Enter the address of your community. It was in your invitation, or it is what you open in the browser.`}
        </p>
      </div>
      <ServerForm current="" submitLabel={t`Continue`} />
    </main>
  );
}
