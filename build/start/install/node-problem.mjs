/**
 * Why this Node cannot run Glimmer: its packages are made for 20.19 and for 22.12 or newer. Null
 * when it can.
 *
 * @param {string} version
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return null;
  const besides = major > 20 ? " It does not run on 21, nor on 22 before 22.12." : "";
  return `Glimmer needs Node 20.19 or newer; this is ${version}.${besides} See https://nodejs.org/en/download.`;
}
