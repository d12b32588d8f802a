/** Whether an `Accept-Encoding` header takes an encoding: named, or by `*`, and not with a weight of 0. */
export function acceptsEncoding(header: string, encoding: string): boolean {
  let byWildcard = false;
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    if (name === encoding) return !isRefused;
    if (name === "*") byWildcard = !isRefused;
  }
  return byWildcard;
}
