/** The window of a limit in a sentence: 'a minute', 'in 15 minutes', 'an hour', 'a day'. */
export function limitWindowText(seconds: number): string {
  if (seconds % 86_400 === 0) return seconds === 86_400 ? "a day" : `in ${seconds / 86_400} days`;
  if (seconds % 3_600 === 0) return seconds === 3_600 ? "an hour" : `in ${seconds / 3_600} hours`;
  if (seconds % 60 === 0) return seconds === 60 ? "a minute" : `in ${seconds / 60} minutes`;
  return `in ${seconds} seconds`;
}
