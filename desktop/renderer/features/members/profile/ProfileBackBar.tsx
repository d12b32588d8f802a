import { useGoBack } from "../../../lib/navigation/use-go-back.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { ArrowLeft } from "../../../ui/icons/arrow-left.ts";

/**
 * The way back above a profile below 1024 px, where no side column leads anywhere. The name below
 * it is the screen's heading.
 */
export function ProfileBackBar() {
  const leave = useGoBack();
  return (
    <div className="flex min-h-14 items-center gap-2 px-1 py-2 lg:hidden low:min-h-11 low:py-0">
      <IconButton label="Back" icon={<ArrowLeft size={20} aria-hidden="true" />} onClick={leave} />
      <p className="text-title font-semibold">Profile</p>
    </div>
  );
}
