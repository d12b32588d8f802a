import { Card } from "./Card.tsx";

/** In the place of a card that cannot be drawn. */
export function UnshownCard() {
  return <Card className="p-5 text-meta text-quiet">This can't be shown.</Card>;
}
