import { classifyText } from "../built-in-classifier.ts";

/**
 * Returns how long it takes to classify `length` characters of a repeated part, in ms of processor
 * time, which other programs on a busy machine do not affect. A quadratic step would take minutes
 * for 100,000.
 */
export function measureClassifying(
  part: string,
  length: number,
  classify: (text: string) => unknown = classifyText,
): number {
  const repeated = (size: number) => part.repeat(Math.ceil(size / part.length));
  classify(repeated(5_000));
  const text = repeated(length);
  const before = process.cpuUsage();
  classify(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
