import { Link, useLocation } from "@tanstack/react-router";
import { Button } from "../../ui/button/Button.tsx";
import { StatusScreen } from "./StatusScreen.tsx";

interface Later {
  readonly title: string;
  readonly body: string;
}

const shop: Later = {
  title: "The XP shop opens soon",
  body: "You'll find badges, AI services and XP packs here. The XP you earn until then stays yours.",
};

/** What each planned screen will be, by its address. */
const screens: Readonly<Record<string, Later>> = {
  "/ai-chat": {
    title: "Lisa is getting ready",
    body: "You'll chat with Lisa, our AI assistant, and make images for your posts here.",
  },
  "/shop": shop,
  "/xp-shop": shop,
};

/** Stands in for a planned screen: says what it will be and leads back. */
export function PlaceholderScreen() {
  const { pathname } = useLocation();
  const address = pathname.replace(/\/+$/, "");
  const { title, body } = screens[address] ?? shop;
  return (
    <StatusScreen
      isNested
      title={title}
      body={body}
      action={
        <Button asChild variant="secondary">
          <Link to="/">Back to Home</Link>
        </Button>
      }
    />
  );
}
