/** 'Mute for an hour', until the app ends at the latest. */
interface QuietHour {
  until(): Date | null;
  begin(): void;
  end(): void;
}

const hourMs = 60 * 60_000;

/** @param onChange it began or ended */
export function createQuietHour(now: () => Date, onChange: () => void): QuietHour {
  let until: Date | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    until = null;
    onChange();
  };
  return {
    // A computer that slept past the end has a timer that is late.
    until: () => until !== null && until > now() ? until : null,
    begin: () => {
      clearTimeout(timer);
      until = new Date(now().getTime() + hourMs);
      timer = setTimeout(end, hourMs);
      onChange();
    },
    end,
  };
}
