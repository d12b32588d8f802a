/** The title of a session until it is renamed: Chat_ddmmyy_hhmm in the member's own time (ai.4). */
export function defaultSessionTitle(now: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const day = two(now.getDate()) + two(now.getMonth() + 1) + two(now.getFullYear() % 100);
  return `Chat_${day}_${two(now.getHours())}${two(now.getMinutes())}`;
}
