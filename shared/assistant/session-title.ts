/** The title of a session until it is renamed: Chat_ddmmyy_hhmm in the member's own time (ai.4). */
export function formatSessionTitle(now: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  const day = twoDigits(now.getDate()) + twoDigits(now.getMonth() + 1) + twoDigits(now.getFullYear() % 100);
  return `Chat_${day}_${twoDigits(now.getHours())}${twoDigits(now.getMinutes())}`;
}
