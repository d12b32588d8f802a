import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isUnauthorized } from "../api/call-retry-rule.ts";

/**
 * True from the first call that returned 401 while the screen is open: it shows
 * 'Please Log In' (routes.5).
 */
export function useLogInNeeded(): boolean {
  const client = useQueryClient();
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    const noticeUnauthorized = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== "updated" || event.action.type !== "error") return;
      if (isUnauthorized(event.action.error)) setEnded(true);
    };
    const stops = [
      client.getQueryCache().subscribe(noticeUnauthorized),
      client.getMutationCache().subscribe(noticeUnauthorized),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client]);
  return hasEnded;
}
