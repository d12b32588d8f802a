import { minimumAge } from "#shared/auth/rules.ts";
import { product } from "#shared/product.ts";
import { LegalPage } from "./LegalPage.tsx";
import { MailLink } from "./MailLink.tsx";
import { Section } from "./Section.tsx";

const { name } = product;

export function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy Policy"
      version={product.privacyVersion}
      intro="In short: we keep what the service needs and no more, we do not sell it, and it stays yours to see, correct, take along and delete."
    >
      <Section title="Purpose of the Policy">
        <p>
          This page says which personal data {name}{" "}
          keeps, why, for how long, and what you can do about it. It is meant to be read; if something is
          unclear, please ask.
        </p>
      </Section>
      <Section title="Scope of Application">
        <p>
          It applies to the {name}{" "}
          web and desktop apps and the service behind them, for members and visitors alike. It does not apply
          to other sites that a post may link to. We do not knowingly accept children under{" "}
          {minimumAge}; if you believe a child has joined, tell us and we remove the account.
        </p>
      </Section>
      <Section title="Information Collection">
        <p>We keep</p>
        <ul>
          <li>
            <strong>Your account:</strong>{" "}
            email address, username, display name, and your password as a one-way hash that nobody can read
            back. The versions of the legal texts you accepted, your confirmation of age and, where given, of
            a guardian's consent.
          </li>
          <li>
            <strong>What you choose to add:</strong>{" "}
            name, picture, a few words about you, place, website, preferences.
          </li>
          <li>
            <strong>What you do here:</strong>{" "}
            posts, images, comments, likes and the like, and the XP they earned. Images are stored without the
            location and camera data they came with.
          </li>
          <li>
            <strong>Your sessions:</strong>{" "}
            when each began and was last used and which browser or device it came from, so that you can see
            and end them in Settings.
          </li>
          <li>
            <strong>Technical records:</strong>{" "}
            network addresses and request logs for a short time, to keep abuse out and to find faults.
          </li>
        </ul>
        <p>
          We set one cookie, which keeps you signed in. Your browser also keeps your theme and unsent drafts,
          on your device. There are no advertising or tracking cookies, and nothing on our pages is loaded
          from third parties.
        </p>
      </Section>
      <Section title="Use of Information">
        <ul>
          <li>to run the service: to show posts, deliver notifications, count XP and keep you signed in;</li>
          <li>
            to keep it safe: posts, comments and images are classified automatically, and the result is the
            level shown beside them;
          </li>
          <li>to write to you about your account: verification, password resets, important changes;</li>
          <li>to find and mend faults.</li>
        </ul>
        <p>
          We do not build advertising profiles, and no decision with legal effect for you is made by a machine
          alone.
        </p>
      </Section>
      <Section title="Information Sharing and Disclosure">
        <p>
          Your profile, posts and comments are seen by other members; your email address, sessions and
          settings are not. We do not sell personal data. We share it only
        </p>
        <ul>
          <li>
            with those who work for us under contract, such as hosting and email delivery, as far as their
            task needs;
          </li>
          <li>
            with a moderation or AI service, where one is in use: it receives the text or image in question,
            not your name or address;
          </li>
          <li>where the law obliges us to, and then as little as it requires.</li>
        </ul>
      </Section>
      <Section title="User Rights and Choices">
        <p>You have the right to</p>
        <ul>
          <li>
            <strong>Access:</strong> learn what we keep about you, and receive a copy.
          </li>
          <li>
            <strong>Correction:</strong>{" "}
            have wrong data put right; much of it you can change yourself in Settings.
          </li>
          <li>
            <strong>Deletion:</strong> have your account and its data removed.
          </li>
          <li>
            <strong>Restriction:</strong> have us set data aside while a question about it is open.
          </li>
          <li>
            <strong>Portability:</strong> receive your data in a common, machine-readable form.
          </li>
          <li>
            <strong>Objection:</strong> object to a use of your data, with reasons of your own.
          </li>
        </ul>
        <p>
          Write to <MailLink />{" "}
          from the address of your account and we answer within 30 days. You may also complain to the data
          protection authority where you live.
        </p>
      </Section>
      <Section title="Data Security">
        <p>
          Connections are encrypted, passwords are hashed with Argon2, and session tokens are stored only as
          hashes. Setting a new password ends all your other sessions. Few people have access to the database,
          and only for their work. No system is beyond fault: if a breach should put you at risk, we tell you
          and the authorities without delay.
        </p>
      </Section>
      <Section title="Data Retention">
        <ul>
          <li>Account data: as long as you have an account.</li>
          <li>After you ask for deletion: 30 days in which you may change your mind, then it is removed.</li>
          <li>Posts and comments: until you delete them, or your account is deleted.</li>
          <li>Sessions: 30 days after their last use, or until you end them.</li>
          <li>Backups and technical records: a short time longer, and then overwritten.</li>
        </ul>
      </Section>
      <Section title="Contact Information">
        <p>
          Everything about your data: <MailLink />.
        </p>
      </Section>
    </LegalPage>
  );
}
