/** "Mute for an hour" of the tray's menu. Ends with the app at the latest. */
interface Mute {
  /** Null when notifications are not muted. */
  until(): Date | null;
  start(): void;
  end(): void;
}

const hourMs = 60 * 60_000;

/** @param onChange called when the hour starts or ends */
export function createMute(now: () => Date, onChange: () => void): Mute {
  let until: Date | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    until = null;
    onChange();
  };
  return {
    // Timers stand still while the computer sleeps.
    until: () => until !== null && until > now() ? until : null,
    start: () => {
      clearTimeout(timer);
      until = new Date(now().getTime() + hourMs);
      timer = setTimeout(end, hourMs);
      onChange();
    },
    end,
  };
}
