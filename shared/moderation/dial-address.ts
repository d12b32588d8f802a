/** The link that calls a number as it is dialled in the country: `tel:` takes no spaces. */
export function getDialAddress(phone: string): string {
  return `tel:${phone.replaceAll(/\D/g, "")}`;
}
