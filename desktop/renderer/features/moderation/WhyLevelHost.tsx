import { LazyOverlay } from "../../ui/dialog/LazyOverlay.tsx";
import { openWhyLevel, useWhyLevel } from "./why-level.ts";

const load = () => import("./why/WhyLevelDialog.tsx");
const close = () => openWhyLevel(null);

/** Shows 'Why this level?' over every screen. */
export function WhyLevelHost() {
  const about = useWhyLevel((state) => state.open);
  if (!about) return null;
  return (
    <LazyOverlay load={load} onClose={close}>
      {({ WhyLevelDialog }) => <WhyLevelDialog about={about} onClose={close} />}
    </LazyOverlay>
  );
}
