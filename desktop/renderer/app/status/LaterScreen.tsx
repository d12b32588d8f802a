import { Link, useLocation } from "@tanstack/react-router";
import { useSession } from "../../lib/session/session.ts";
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
  "/chat": {
    title: "Messages open soon",
    body: "You'll write to the people you follow here. What they share with you until then waits for you.",
  },
  "/notifications": {
    title: "Notifications open soon",
    body: "You'll find likes, comments, mentions and new followers here, to read whenever you like.",
  },
  "/ai-chat": {
    title: "Lisa is getting ready",
    body: "You'll chat with Lisa, our AI assistant, and make images for your posts here.",
  },
  "/shop": shop,
  "/xp-shop": shop,
  "/checkout": {
    title: "Buying XP opens soon",
    body: "You can't buy anything yet, and nothing is charged. You earn XP when you write, like and share.",
  },
  "/promotion-results": {
    title: "Promotion results open soon",
    body: "You'll see how your promoted posts do here, hour by hour.",
  },
  "/community-settings": {
    title: "Community settings open soon",
    body: "You'll manage members, gifts and bots here.",
  },
};

const denied: Later = {
  title: "Access Denied",
  body: "This area is restricted to administrators only",
};

/** Stands in for a planned screen: says what it will be and leads back. */
export function LaterScreen() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const address = pathname.replace(/\/+$/, "");
  const isDenied = address === "/community-settings" && !user?.isAdmin;
  const { title, body } = isDenied ? denied : screens[address] ?? shop;
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
