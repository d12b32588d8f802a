import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { product } from "#shared/product.ts";
import { isForeign } from "../../lib/api/api-error.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { Button } from "../../ui/button/Button.tsx";
import { platform } from "../../lib/platform/current-platform.ts";
import { createPlatformPart } from "../../platform/platform-part.tsx";
import { retryScreenDelayMs } from "./retry-delay.ts";
import { StatusScreen } from "./StatusScreen.tsx";

const PlatformWays = createPlatformPart(platform().parts.unreachable);

const away =
  t`You're still signed in. We keep trying, and this page continues as soon as the server responds.`;
const foreign = t`The network answers instead of ${{
  product: product.name,
}}. Sign in to the Wi-Fi or network you're on: you're still signed in here, and this page continues automatically.`;

/**
 * Shows while the server is unreachable and the session unknown. Signs nobody out and retries
 * automatically (api.3).
 */
export function UnreachableScreen() {
  const { refetch, isFetching, error, errorUpdateCount } = useQuery(sessionQuery);
  useEffect(() => {
    const retry = () => void refetch();
    const timer = setTimeout(retry, retryScreenDelayMs(errorUpdateCount));
    addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", retry);
    };
  }, [refetch, errorUpdateCount]);
  return (
    <StatusScreen
      isAlert
      title={t`We can't reach ${{ product: product.name }}`}
      body={isForeign(error) ? foreign : away}
      action={<Button onClick={() => void refetch()} isLoading={isFetching}>{t`Retry`}</Button>}
    >
      <PlatformWays />
    </StatusScreen>
  );
}
