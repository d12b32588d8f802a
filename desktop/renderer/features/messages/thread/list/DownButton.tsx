import { Button } from "../../../../ui/button/Button.tsx";
import { IconButton } from "../../../../ui/button/IconButton.tsx";
import { ArrowDown } from "../../../../ui/icons/arrow-down.ts";

interface DownButtonProps {
  readonly newCount: number;
  readonly onPress: () => void;
}

/**
 * Shows while a thread is scrolled up: scrolls to the end, and says how many new messages are
 * there.
 */
export function DownButton({ newCount, onPress }: DownButtonProps) {
  const icon = <ArrowDown size={18} aria-hidden="true" />;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 z-10 flex animate-rise justify-center *:pointer-events-auto">
      {newCount > 0
        ? (
          <Button size="sm" icon={icon} className="shadow-float" onClick={onPress}>
            {newCount === 1 ? "1 new message" : `${newCount} new messages`}
          </Button>
        )
        : (
          <IconButton
            label="Go to the latest message"
            icon={icon}
            className="border border-hairline bg-float shadow-float"
            onClick={onPress}
          />
        )}
    </div>
  );
}
