import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { sessionQuery } from "../../lib/session/session.ts";
import { Button } from "../../ui/button/Button.tsx";
import { platform } from "../../platform/index.ts";
import { platformPart } from "../../platform/platform-part.tsx";
import { retryDelayMs } from "./retry-delay.ts";
import { StatusScreen } from "./StatusScreen.tsx";

const PlatformWays = platformPart(platform().parts.unreachable);

/** Shows when the server is away and the session unknown. Signs nobody out and retries by itself (api.3). */
export function UnreachableScreen() {
  const { refetch, isFetching, errorUpdateCount } = useQuery(sessionQuery);
  useEffect(() => {
    const retry = () => void refetch();
    const timer = setTimeout(retry, retryDelayMs(errorUpdateCount));
    addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", retry);
    };
  }, [refetch, errorUpdateCount]);
  return (
    <StatusScreen
      isAlert
      title="We can't reach Glimmer"
      body="You're still signed in. We keep trying, and this page continues as soon as the server responds."
      action={<Button onClick={() => void refetch()} isLoading={isFetching}>Retry</Button>}
    >
      <PlatformWays />
    </StatusScreen>
  );
}
