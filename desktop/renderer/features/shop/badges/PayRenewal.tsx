import { Button } from "../../../ui/button/Button.tsx";
import { usePayRenewal } from "./use-pay-renewal.ts";

/** Takes a refused renewal with the card of now, or on a page that takes any (badges.9). */
export function PayRenewal({ name }: { readonly name: string }) {
  const { pay, isPaying } = usePayRenewal(name);
  return <Button size="sm" isLoading={isPaying} onClick={pay}>Pay now</Button>;
}
