import { t } from "@lingui/core/macro";
import { useRouter } from "@tanstack/react-router";
import { type Query, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { onConnectionReturn } from "../../lib/realtime/connection-return.ts";
import { reloadByItself } from "../../lib/window/reload-by-itself.ts";
import { sessionKey } from "../../lib/query-keys/member-keys.ts";
import { getButtonClass } from "../../ui/button/button-class.ts";
import { StatusScreen } from "./StatusScreen.tsx";

/**
 * Shows when nothing else can be shown (client.6). It reloads the page by itself, once, when the
 * connection returns, since there is nothing to lose.
 */
export function FailureScreen() {
  useEffect(() => onConnectionReturn(() => void reloadByItself()), []);
  return <Failure isNested={false} />;
}

/**
 * Shows in place of one screen that failed, inside the page around it. It removes what that screen
 * read, such as a malformed response, and opens the screen again when the connection returns
 * (client.12).
 */
export function ScreenFailure() {
  const router = useRouter();
  const client = useQueryClient();
  // At the first render the failed screen has not gone yet.
  const [read] = useState(() => client.getQueryCache().findAll({ type: "active" }));
  useEffect(() => {
    const isLost = (query: Query) => query.queryKey !== sessionKey && read.includes(query);
    client.removeQueries({ type: "inactive", predicate: isLost });
    return onConnectionReturn(() => void router.invalidate());
  }, [router, client, read]);
  return <Failure isNested />;
}

function Failure({ isNested }: { isNested: boolean }) {
  return (
    <StatusScreen
      isAlert
      isNested={isNested}
      title={t`Something went wrong`}
      body={t`Please refresh the page to continue`}
      action={
        <button type="button" className={getButtonClass()} onClick={() => location.reload()}>
          {t`Refresh Page`}
        </button>
      }
    />
  );
}
