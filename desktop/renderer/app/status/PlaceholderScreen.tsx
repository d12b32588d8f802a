import { Link, useLocation } from "@tanstack/react-router";
import { Button } from "../../ui/button/Button.tsx";
import { StatusScreen } from "./StatusScreen.tsx";

interface Later {
  readonly title: string;
  readonly body: string;
}

const unknown: Later = { title: "This opens soon", body: "There's nothing to see here yet." };

/** What each planned screen will be, by its address. */
const screens: Readonly<Record<string, Later>> = {
  "/ai-chat": {
    title: "Lisa is getting ready",
    body: "You'll chat with Lisa, our AI assistant, and make images for your posts here.",
  },
};

/** Stands in for a planned screen: says what it will be and leads back. */
export function PlaceholderScreen() {
  const { pathname } = useLocation();
  const address = pathname.replace(/\/+$/, "");
  const { title, body } = screens[address] ?? unknown;
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
