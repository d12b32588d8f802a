import { ageOfMajority, minimumAge } from "#shared/auth/age-rule.ts";
import { product } from "#shared/product.ts";
import { retention } from "#shared/retention.ts";
import { KeptTimes } from "./KeptTimes.tsx";
import { LegalPage } from "./LegalPage.tsx";
import { MailLink } from "./MailLink.tsx";
import { Section } from "./Section.tsx";

const { name } = product;

export function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy Policy"
      version={product.privacyVersion}
      intro="In short: we keep what the service needs and no more, we do not sell it, and you can see, correct, export and delete your data at any time."
    >
      <Section title="Purpose of the Policy">
        <p>
          This page says which personal data {name}{" "}
          keeps, why, for how long, and what you can do about it. If anything is unclear, please ask.
        </p>
      </Section>
      <Section title="Scope of Application">
        <p>
          It applies to the {name}{" "}
          web and desktop apps and the service behind them, for members and visitors alike. It does not apply
          to other sites that a post may link to. We do not knowingly accept children under{" "}
          {minimumAge}; if you believe a child has joined, tell us and we will remove the account.
        </p>
      </Section>
      <Section title="Information Collection">
        <p>We keep:</p>
        <ul>
          <li>
            <strong>Your account:</strong>{" "}
            email address, username, display name, and your password as a one-way hash that nobody can read
            back; the versions of the legal texts you accepted; whether you gave a date of birth and, where
            given, a guardian's consent. Of the date we keep nothing but the month you turn{" "}
            {ageOfMajority}, and that only until it is over. No other member sees it.
          </li>
          <li>
            <strong>What you choose to add:</strong>{" "}
            your pictures with their descriptions, your pronouns, a few words about you, lines of your own,
            your location, website and preferences, among them the country whose help lines you choose to see
            first.
          </li>
          <li>
            <strong>What you do here:</strong>{" "}
            posts, images, comments, likes and other reactions, and the XP they earn. We remove location and
            camera data from images before we store them. We keep whether AI made an image: we label it where
            it is shown, and in its file.
          </li>
          <li>
            <strong>How long you have been talking with AI,</strong> while you count as under{" "}
            {ageOfMajority}: when you began, when you last asked and which answer came with a reminder, so
            that we can remind you of a break. It is deleted within two hours after you stop. Where{" "}
            {product.assistantName} reminds you, her message stays in your conversation.
          </li>
          <li>
            <strong>Whether a question to an AI speaks of a crisis:</strong>{" "}
            in AI chats, with the question, so that you find the help lines beside it again. It is deleted
            with the chat.
          </li>
          <li>
            <strong>Reports and decisions:</strong>{" "}
            what you report and why; what others report about you, with a copy of it as it was, and of the
            texts around it, so that it can be judged fairly, also when it is deleted since; what moderators
            decided, and why. Of a message that is the message and the five before it.
          </li>
          <li>
            <strong>Reports without an account:</strong>{" "}
            what you report and why, your email address and, if you give it, your name. Moderators see the
            name and never the address, which only gets the receipt and the outcome. Both are deleted with the
            report.
          </li>
          <li>
            <strong>Your sessions:</strong>{" "}
            when each one started and was last used, and on which browser or device, so that you can see and
            end them in Settings.
          </li>
          <li>
            <strong>Technical records:</strong>{" "}
            network addresses for a day, to prevent abuse; and request logs, which have none, to find faults.
          </li>
        </ul>
        <p>
          {`We only set cookies that the service needs: two that keep you signed in, one that recognises a browser you have signed in with (for a year), so that nobody can lock you out, and one that lets you ask for your verification email again (for ${retention.registrations.days} days). Your browser also keeps your theme and unsent drafts on your device. There are no advertising or tracking cookies, and our pages load nothing from third parties; only pictures and sound may come to you through a content delivery network that works for us.`}
        </p>
      </Section>
      <Section title="Use of Information">
        <p>We use it:</p>
        <ul>
          <li>to run the service: to show posts, deliver notifications, count XP and keep you signed in;</li>
          <li>
            to show you the help lines of your country on a hard day: of the country you chose, else by your
            time zone, else by your browser's language, never by your network address. We do not log that you
            saw them;
          </li>
          <li>
            to keep it safe: posts, comments and images are classified automatically, and each shows the
            resulting level;
          </li>
          <li>
            to write to you about your account: verification, sign-in links, password resets and important
            changes;
          </li>
          <li>to find and fix faults.</li>
        </ul>
        <p>
          We do not build advertising profiles, and we make no decision with legal effect for you by automated
          means alone.
        </p>
      </Section>
      <Section title="Information Sharing and Disclosure">
        <p>
          Your profile, posts and comments are seen by other members; your email address, sessions and
          settings are not. We do not sell personal data. We only share it:
        </p>
        <ul>
          <li>
            with our moderators, who are members chosen by the operator: what was reported and by whom, your
            profile, posts and comments, and earlier decisions about you; never your other messages, your
            email address or your devices. The member who is reported never learns who reported them;
          </li>
          <li>
            with those who work for us under contract, such as hosting and email delivery, as far as their
            work requires;
          </li>
          <li>
            with a moderation or AI service, where one is in use: it receives the text or image in question,
            but not your name or email address;
          </li>
          <li>
            with a service that knows images of child abuse, where one is in use: it receives a digest of a
            picture, or the picture, and nothing about you. A picture that it recognises is seen by nobody,
            kept as evidence, and reported to those whom the law names;
          </li>
          <li>
            where the law requires it, and then only as much as it requires: that can be what was removed and
            is kept as evidence, and whose it was.
          </li>
        </ul>
      </Section>
      <Section title="User Rights and Choices">
        <p>You have the right to:</p>
        <ul>
          <li>
            <strong>Access:</strong> find out what we keep about you, and receive a copy.
          </li>
          <li>
            <strong>Correction:</strong> have wrong data corrected.
          </li>
          <li>
            <strong>Deletion:</strong> have your account and its data removed.
          </li>
          <li>
            <strong>Restriction:</strong> have us stop using your data while a question about it is open.
          </li>
          <li>
            <strong>Portability:</strong> receive your data in a common, machine-readable form.
          </li>
          <li>
            <strong>Objection:</strong> object to how your data is used.
          </li>
        </ul>
        <p>
          Write to <MailLink />{" "}
          from your account's email address, and we will answer within 30 days. You may also complain to the
          data protection authority where you live.
        </p>
      </Section>
      <Section title="Data Security">
        <p>
          Connections are encrypted, passwords are hashed with Argon2, and session tokens are stored only as
          hashes. Setting a new password ends all your other sessions. Few people have access to the database,
          and only for their work. No system is perfect: if a breach puts you at risk, we will tell you and
          the authorities without delay.
        </p>
      </Section>
      <Section title="Data Retention">
        <p>
          How long we keep what, and from when. We check every hour, and delete what has reached its time.
        </p>
        <KeptTimes />
      </Section>
      <Section title="Contact Information">
        <p>
          For anything about your data, write to <MailLink />.
        </p>
      </Section>
    </LegalPage>
  );
}
