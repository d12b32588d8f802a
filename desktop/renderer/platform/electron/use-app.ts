import { useEffect, useState } from "react";
import type { AppDescription } from "../../../bridge.ts";

/** The app around the page; null until it is known. Follows its updates. */
export function useApp(): AppDescription | null {
  const [app, setApp] = useState<AppDescription | null>(null);
  useEffect(() => {
    void window.glimmer.describeApp().then(setApp);
    return window.glimmer.onUpdate((update) => setApp((known) => known && { ...known, update }));
  }, []);
  return app;
}
