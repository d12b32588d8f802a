import { useRouter } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onConnectionReturn } from "../../lib/realtime/connection-return.ts";
import { reloadIfReachable } from "../../lib/window/reload-if-reachable.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { StatusScreen } from "./StatusScreen.tsx";

/**
 * Shows when nothing else can be shown (client.6). It reloads the page by itself when the
 * connection returns, since there is nothing to lose.
 */
export function FailureScreen() {
  useEffect(() => onConnectionReturn(() => void reloadIfReachable()), []);
  return <Failure isNested={false} />;
}

/**
 * Shows in place of one screen that failed, inside the page around it. When the connection returns,
 * it forgets what the screen could not show, such as a malformed response, and begins it anew
 * (client.12).
 */
export function ScreenFailure() {
  const router = useRouter();
  const client = useQueryClient();
  useEffect(() => {
    const beginAnew = async () => {
      const { forgetUnshown } = await import("../../lib/realtime/recover-failed-queries.ts");
      forgetUnshown(client);
      await router.invalidate();
    };
    return onConnectionReturn(() => void beginAnew().catch(() => undefined));
  }, [router, client]);
  return <Failure isNested />;
}

function Failure({ isNested }: { isNested: boolean }) {
  return (
    <StatusScreen
      isAlert
      isNested={isNested}
      title="Something went wrong"
      body="Please refresh the page to continue"
      action={
        <button type="button" className={buttonClass()} onClick={() => location.reload()}>
          Refresh Page
        </button>
      }
    />
  );
}
