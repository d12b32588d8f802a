import { useMutation } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { createCheckoutSession } from "#shared/shop/contract.ts";
import { dollars } from "#shared/shop/money.ts";
import { checkoutPack } from "#shared/shop/packs.ts";
import { ApiError, userMessageOf } from "../../lib/api/api-error.ts";
import { call } from "../../lib/api/call.ts";
import { platform } from "../../platform/index.ts";
import { Button } from "../../ui/button/Button.tsx";
import { toast } from "../../ui/toast/toast.ts";

/** The desktop app's page takes no cards: the same order is paid on a page of the provider, in the system's browser (shop.4). */
export function ContinueInBrowser() {
  const opening = useMutation({
    mutationFn: openInBrowser,
    onError: (error) => toast({ title: "Payment Failed", description: reasonOf(error), tone: "danger" }),
  });
  return (
    <div className="flex flex-col items-center gap-4 px-2 py-6 text-center">
      <p className="max-w-90 text-balance text-quiet" role="status">
        {opening.isSuccess
          ? "Your browser shows the payment page. Once you have paid there, you come back here."
          : "You pay in your browser, where you need not be signed in, and come back here."}
      </p>
      <Button
        size="lg"
        isLoading={opening.isPending}
        icon={<ExternalLink size={18} aria-hidden="true" />}
        onClick={() => opening.mutate()}
      >
        Continue in your browser
      </Button>
    </div>
  );
}

async function openInBrowser(): Promise<void> {
  const { xpAmount, cents, name } = checkoutPack;
  const body = { xpAmount, amount: dollars(cents), description: name, client: "desktop" as const };
  const { url } = await call(createCheckoutSession, { body });
  if (!url) throw new Error("No checkout URL received from server");
  platform().openCheckout(url);
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) {
    return error.status === 0 ? "Network error" : userMessageOf(error, "Failed to create checkout session");
  }
  return error instanceof Error ? error.message : "Failed to create checkout session";
}
