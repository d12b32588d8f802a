import { product } from "#shared/product.ts";

/** The address members write to. */
export function MailLink() {
  return (
    <a
      href={`mailto:${product.contactEmail}`}
      className="font-medium text-brand underline underline-offset-4"
    >
      {product.contactEmail}
    </a>
  );
}
