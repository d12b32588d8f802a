import { useAbout } from "../../lib/api/use-about.ts";

/**
 * The address members of this server write to (mail.3). Until the server has said it, and when it
 * cannot, no other address is shown.
 */
export function MailLink() {
  const about = useAbout();
  return (
    <span>
      {about
        ? (
          <a
            href={`mailto:${about.contactEmail}`}
            className="font-medium break-words text-brand underline underline-offset-4"
          >
            {about.contactEmail}
          </a>
        )
        : "the reply address of our emails"}
    </span>
  );
}
